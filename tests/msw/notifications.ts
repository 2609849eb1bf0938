import { http, HttpResponse, type HttpHandler } from 'msw';
import { authUser } from './auth';
import { waits } from './counts';
import { sellerId } from './members';
import { backendUrl, type Row } from './rest';

type NotificationRow = Row<'notifications'> & {
  actor: Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
};

/** A notification of the signed-in member, as it is read: by Sam Seller, who follows them. */
export function notification(change: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    user_id: authUser.id,
    kind: 'follow',
    actor_id: sellerId,
    subject_id: null,
    data: {},
    created_at: new Date().toISOString(),
    read_at: null,
    actor: { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' },
    ...change,
  };
}

const notifications = `${backendUrl}/rest/v1/notifications`;

/** Nothing is told. */
export const noNotifications: HttpHandler[] = [http.get(notifications, () => HttpResponse.json([]))];

/** What the member was told, as the backend holds it; tests change and read it. */
export interface Told {
  rows: NotificationRow[];
  /** Every request that changes something: 'PATCH ?id=eq.…'. */
  changes: string[];
}

const unreadOnly = (url: URL) => url.searchParams.get('read_at') === 'is.null';

/** A backend of notifications that marks and removes what it is asked to. Keyset and policies are the database's and tested there. */
export function keepsNotifications(told: Told): HttpHandler[] {
  const matching = (request: Request) => {
    const url = new URL(request.url);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const until = url.searchParams.get('created_at')?.replace('lte.', '');
    const limit = Number(url.searchParams.get('limit') ?? Infinity);
    return told.rows
      .filter(
        (row) =>
          (!unreadOnly(url) || row.read_at === null) && (!id || row.id === id) && (!until || row.created_at <= until),
      )
      .slice(0, limit);
  };
  const note = (request: Request) =>
    told.changes.push(`${request.method} ${decodeURIComponent(new URL(request.url).search)}`);
  waits({ notifications: () => told.rows.filter((row) => row.read_at === null).length });
  return [
    http.get(notifications, ({ request }) => HttpResponse.json(matching(request))),
    http.patch(notifications, async ({ request }) => {
      note(request);
      const { read_at } = (await request.json()) as { read_at: string | null };
      for (const row of matching(request)) row.read_at = read_at;
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(notifications, ({ request }) => {
      note(request);
      const gone = new Set(matching(request));
      told.rows = told.rows.filter((row) => !gone.has(row));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
