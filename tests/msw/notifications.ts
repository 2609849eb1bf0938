import { http, HttpResponse, type HttpHandler } from 'msw';
import { authUser } from './auth';
import { setUnreadCounts } from './counts';
import { sellerId } from './members';
import { backendUrl, type Row } from './rest';

type NotificationRow = Row<'notifications'> & {
  actor: Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
};

/** A notification for the signed-in member: Sam Seller started following them. */
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
    by_name: null,
    actor: { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' },
    ...change,
  };
}

const notifications = `${backendUrl}/rest/v1/notifications`;

/** No notifications. */
export const noNotifications: HttpHandler[] = [http.get(notifications, () => HttpResponse.json([]))];

/** The backend's notifications; tests change and read them. */
export interface NotificationStore {
  rows: NotificationRow[];
  /** Every mutating request: 'PATCH ?id=eq.…'. */
  changes: string[];
}

const unreadOnly = (url: URL) => url.searchParams.get('read_at') === 'is.null';

/** Lists, marks, and deletes the notifications of the store. Paging and policies are tested on the database. */
export function notificationsBackend(store: NotificationStore): HttpHandler[] {
  const matching = (request: Request) => {
    const url = new URL(request.url);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const until = url.searchParams.get('created_at')?.replace('lte.', '');
    const limit = Number(url.searchParams.get('limit') ?? Infinity);
    return store.rows
      .filter(
        (row) =>
          (!unreadOnly(url) || row.read_at === null) && (!id || row.id === id) && (!until || row.created_at <= until),
      )
      .slice(0, limit);
  };
  const note = (request: Request) =>
    store.changes.push(`${request.method} ${decodeURIComponent(new URL(request.url).search)}`);
  setUnreadCounts({ notifications: () => store.rows.filter((row) => row.read_at === null).length });
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
      const deleted = new Set(matching(request));
      store.rows = store.rows.filter((row) => !deleted.has(row));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
