import { http, HttpResponse, type HttpHandler } from 'msw';
import { sellerId } from './members';
import { backendUrl, type Row } from './rest';

export type EventRow = Row<'events'> & {
  organizer: Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
  event_links: { url: string } | null;
};

export const eventId = (number: number) => `eeeeeeee-0000-4000-8000-${String(number).padStart(12, '0')}`;

const day = 86_400_000;
/** A full hour in `days` days, in the database’s format. */
export const inDays = (days: number, hours = 0) =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * day + hours * 3_600_000).toISOString();

/** A published event by Sam Seller in ten days, online and free. */
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
    payment_instructions: null,
    capacity: null,
    exclusive: false,
    status: 'published',
    reason: null,
    registered: 0,
    waitlisted: 0,
    created_at: inDays(-1),
    edited_at: inDays(-1),
    removed_at: null,
    search_text: null,
    my_registration: null,
    organizer: { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' },
    event_links: null,
    ...change,
  };
}

/** The backend’s events; tests change and read them. */
export interface EventsState {
  rows: EventRow[];
  /** Every call that changes something. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** The query of every list request. */
  queries: URLSearchParams[];
  /** The error for every change, if set. */
  refusal?: { code: string; message: string } | undefined;
}

const events = `${backendUrl}/rest/v1/events`;

/** A backend for events. Policies and search are tested on the database. */
export function eventsBackend(state: EventsState): HttpHandler[] {
  const change = (name: string, act: (row: EventRow | undefined, sent: Record<string, unknown>) => unknown) =>
    http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      state.calls.push({ name, sent });
      if (state.refusal) return HttpResponse.json(state.refusal, { status: 400 });
      const result = act(
        state.rows.find(({ id }) => id === sent['event_id']),
        sent,
      );
      return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
    });
  return [
    http.get(events, ({ request }) => {
      const params = new URL(request.url).searchParams;
      const id = params.get('id')?.replace('eq.', '');
      if (!id) state.queries.push(params);
      const found = state.rows.filter((row) => !id || id.includes(row.id));
      return HttpResponse.json(found);
    }),
    http.delete(events, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
      state.calls.push({ name: 'delete', sent: { event_id: id } });
      const deleted = state.rows.filter((row) => row.id === id);
      state.rows = state.rows.filter((row) => row.id !== id);
      return HttpResponse.json(deleted.map((row) => ({ id: row.id })));
    }),
    change('register_for_event', (row) => {
      if (!row) return null;
      const full = row.capacity !== null && row.registered >= row.capacity;
      if (full) row.waitlisted += 1;
      else row.registered += 1;
      row.my_registration = full ? 'waitlisted' : 'registered';
      return row.my_registration;
    }),
    change('cancel_registration', (row) => {
      if (row?.my_registration === 'registered' && row.waitlisted === 0) row.registered -= 1;
      else if (row?.my_registration) row.waitlisted -= 1;
      if (row) row.my_registration = null;
    }),
    change('cancel_event', (row, sent) => {
      if (row) Object.assign(row, { status: 'canceled', reason: sent['reason'] || null });
    }),
    change('save_event', () => undefined),
  ];
}
