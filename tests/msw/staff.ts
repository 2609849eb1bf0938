import { http, HttpResponse, type HttpHandler } from 'msw';
import { backendUrl } from './rest';

interface Refusal {
  code: string;
  message: string;
}

export interface StaffState {
  /** What waits, in the order of the queue. */
  queue: { id: string; kind: string }[];
  /** The decisions that were made, also those undone. */
  sent: { decision: string; arguments: Record<string, unknown>; title: string }[];
  /** The error of every decision; null for none. */
  refusal: Refusal | null;
  /** What isn't carried out. Tests leave out what is. */
  waiting: { id: string; subjects: unknown[]; is_own: boolean; title: string; error: string | null }[];
}

export const noDecisions: HttpHandler = http.post(`${backendUrl}/rest/v1/rpc/staff_decisions`, () =>
  HttpResponse.json([]),
);

/** The queue of staff and their decisions, none of which is carried out. Roles are tested on the database. */
export function staffBackend(queue: StaffState['queue'] = []): { state: StaffState; handlers: HttpHandler[] } {
  const state: StaffState = { queue, sent: [], refusal: null, waiting: [] };
  const rpc = (name: string, answer: (sent: never) => Response) =>
    http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => answer((await request.json()) as never));
  const handlers = [
    rpc('review_queue', ({ kind }: { kind?: string }) =>
      HttpResponse.json(
        state.queue
          .filter((item) => kind === undefined || item.kind === kind)
          .map((item) => ({ due_at: null, entered_at: '2026-03-01T12:00:00+00:00', ...item })),
      ),
    ),
    rpc('decide', (sent: StaffState['sent'][number]) => {
      state.sent.push(sent);
      if (state.refusal) return HttpResponse.json(state.refusal, { status: 400 });
      const id = `decision-${state.sent.length}`;
      // Every argument, because no other is an ID.
      const subjects = Object.values(sent.arguments).flat();
      state.waiting.push({ id, subjects, is_own: true, title: sent.title, error: null });
      return HttpResponse.json(id);
    }),
    rpc('staff_decisions', () => HttpResponse.json(state.waiting)),
    rpc('staff_counts', () => HttpResponse.json({})),
    rpc('undo_decision', ({ decision_id }: { decision_id: string }) => {
      state.waiting = state.waiting.filter(({ id }) => id !== decision_id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { state, handlers };
}
