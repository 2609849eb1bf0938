import { http, HttpResponse, type HttpHandler } from 'msw';
import { sellerId } from './members';
import { backendUrl, type Row } from './rest';

export type EventRow = Row<'events'> & {
  organiser: Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
  event_links: { url: string } | null;
};

export const eventId = (number: number) => `eeeeeeee-0000-4000-8000-${String(number).padStart(12, '0')}`;

const day = 86_400_000;
/** An hour that is so many days from now, as the database says it. */
export const inDays = (days: number, hours = 0) =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * day + hours * 3_600_000).toISOString();

/** A published event of Sam Seller's in ten days, online and free. */
export function event(change: Partial<EventRow> = {}): EventRow {
  const description = change.description ?? 'Bring a deal.';
  return {
    id: eventId(1),
    user_id: sellerId,
    title: 'Deal night',
    description,
    summary: description.slice(0, 300),
    starts_at: inDays(10),
    ends_at: inDays(10, 2),
    time_zone: 'America/New_York',
    format: 'online',
    location: null,
    price_usd: null,
    capacity: null,
    exclusive: false,
    status: 'published',
    reason: null,
    registered: 0,
    waiting: 0,
    created_at: inDays(-1),
    edited_at: inDays(-1),
    search_text: null,
    my_place: null,
    organiser: { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' },
    event_links: null,
    ...change,
  };
}

/** Events as the backend holds them; tests change and read it. */
export interface EventsState {
  rows: EventRow[];
  /** Every call that changes something. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** The query of every list that was asked for. */
  asked: URLSearchParams[];
  /** Refuses every change with this. */
  refusal?: { code: string; message: string } | undefined;
}

const events = `${backendUrl}/rest/v1/events`;

/** A backend of events. Who may do what, and what is found, is the database's work and tested there. */
export function keepsEvents(state: EventsState): HttpHandler[] {
  const change = (name: string, act: (row: EventRow | undefined, sent: Record<string, unknown>) => unknown) =>
    http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      state.calls.push({ name, sent });
      if (state.refusal) return HttpResponse.json(state.refusal, { status: 400 });
      const answer = act(
        state.rows.find(({ id }) => id === sent['event_id']),
        sent,
      );
      return answer === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(answer);
    });
  return [
    http.get(events, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const id = asked.get('id')?.replace('eq.', '');
      if (!id) state.asked.push(asked);
      const found = state.rows.filter((row) => !id || row.id === id);
      return HttpResponse.json(found);
    }),
    http.delete(events, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
      state.calls.push({ name: 'delete', sent: { event_id: id } });
      const gone = state.rows.filter((row) => row.id === id);
      state.rows = state.rows.filter((row) => row.id !== id);
      return HttpResponse.json(gone.map((row) => ({ id: row.id })));
    }),
    change('register_for_event', (row) => {
      if (!row) return null;
      const full = row.capacity !== null && row.registered >= row.capacity;
      if (full) row.waiting += 1;
      else row.registered += 1;
      row.my_place = full ? 'waiting' : 'registered';
      return row.my_place;
    }),
    change('cancel_registration', (row) => {
      if (row?.my_place === 'registered') row.registered -= 1;
      if (row?.my_place === 'waiting') row.waiting -= 1;
      if (row) row.my_place = null;
    }),
    change('cancel_event', (row, sent) => {
      if (row) Object.assign(row, { status: 'cancelled', reason: sent['reason'] || null });
    }),
    change('save_event', () => undefined),
    change('decide_event', (row) => {
      state.rows = state.rows.filter((other) => other !== row);
    }),
  ];
}
