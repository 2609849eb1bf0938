import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBell } from '@/features/notifications/components/bell/notification-bell';
import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';
import PublicLayout from '@/routes/marketing/public-layout';
import NotificationsScreen from '@/routes/app/notifications-screen';
import { openUrl } from '@/platform/navigation/browser-navigation';
import { expectFocused } from '../expect-focused';
import { mockRealtimeSocket } from '../live-socket';
import { deferredResponse } from '../msw/auth';
import { member, sellerId } from '../msw/members';
import { notificationsBackend, notification, type NotificationStore } from '../msw/notifications';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

const notificationsUrl = `${backendUrl}/rest/v1/notifications`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const uuid = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

let sockets: ReturnType<typeof mockRealtimeSocket>;
let store: NotificationStore;

beforeAll(() => {
  sockets = mockRealtimeSocket();
});
beforeEach(() => {
  sockets.reset();
  store = {
    rows: [
      notification({ id: uuid(3), created_at: minutesAgo(5) }),
      notification({ id: uuid(2), kind: 'connection_request', created_at: minutesAgo(90) }),
      notification({
        id: uuid(1),
        kind: 'listing_decision',
        actor_id: null,
        actor: null,
        data: { title: 'Duplex in Ohio', decision: 'approved' },
        created_at: '2026-01-05T12:00:00+00:00',
        read_at: '2026-01-06T12:00:00+00:00',
      }),
    ],
    changes: [],
  };
  server.use(...notificationsBackend(store));
});

/** Adds a notification on the backend, which broadcasts the change. */
function addNotification(row: NotificationStore['rows'][number]) {
  store.rows.unshift(row);
  act(() => sockets.broadcast(`member:${someMember.id}`, 'changed', { changed: 'notifications' }));
}

const channelJoined = () => waitFor(() => expect(sockets.channels.joined).toHaveLength(1));

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

describe('notification bell', () => {
  const renderBell = (user = someMember as typeof someMember | null) =>
    renderScreen(<NotificationBell host="app" />, { user });
  async function openBell() {
    const view = renderBell();
    await view.user.click(await bell('Notifications, 2 unread'));
    return { ...view, list: await panel() };
  }

  it('undoes a read mark that can’t be saved', async () => {
    const { response, respond } = deferredResponse<null>();
    server.use(
      http.patch(notificationsUrl, async () =>
        response.then(() => HttpResponse.json({ message: 'broken' }, { status: 500 })),
      ),
    );
    const { user, list } = await openBell();
    await user.click(await list.findByRole('link', { name: /wants to connect/ }));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    respond(null);
    expect(await bell('Notifications, 2 unread')).toBeVisible();
  });

  it('marks everything up to the newest one shown as read; later ones stay unread', async () => {
    const { user, list } = await openBell();
    await list.findByRole('link', { name: /started following you/ });
    const newest = store.rows[0]?.created_at ?? '';
    store.rows.unshift(notification({ id: uuid(9), kind: 'review', data: { rating: 5 } }));
    await user.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(store.changes).toEqual([expect.stringContaining(`created_at=lte.${newest}`)]));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(await list.findByRole('link', { name: /left you a 5-star review\..*Unread/ })).toBeVisible();
    expect(list.getAllByText('Unread')).toHaveLength(1);
  });

  it('announces new notifications politely and lists them live', async () => {
    const { list } = await openBell();
    await channelJoined();
    expect(screen.queryByText(/^New notification/)).not.toBeInTheDocument();
    addNotification(notification({ id: uuid(4), kind: 'connection_accepted', created_at: minutesAgo(0) }));
    expect(
      await list.findByRole('link', { name: /^Sam Seller accepted your connection request\. ?just now/ }),
    ).toBeVisible();
    expect(await screen.findByText('New notification, 3 unread')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread', hidden: true })).toBeInTheDocument();
  });

  it('moves focus into the panel and back to the bell; a second press closes it, too', async () => {
    const { user } = await openBell();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectFocused(bell());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.click(await bell());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('disappears on sign-out and shows the next member’s own count', async () => {
    renderBell();
    await bell('Notifications, 2 unread');
    setSession(null);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    store.rows = [notification({ id: uuid(8) })];
    setSession({ id: sellerId, email: 'sam@example.com' });
    expect(await bell('Notifications, 1 unread')).toBeVisible();
  });
});

describe('notification bell on the public host', () => {
  const renderPublic = (user: typeof someMember | null) =>
    renderScreen(
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<h1>Home</h1>} />
        </Route>
      </Routes>,
      { user },
    );

  it('opens the app once the read mark is saved', async () => {
    const { response, respond } = deferredResponse<null>();
    server.use(
      rows('users', [member({ id: someMember.id })]),
      rows('staff', []),
      http.patch(notificationsUrl, async () => response.then(() => new HttpResponse(null, { status: 204 }))),
    );
    const { user } = renderPublic(someMember);
    await user.click(await bell('Notifications, 2 unread'));
    const list = await panel();
    const url = `http://app.localhost:3000/community/members/${sellerId}`;
    const follower = await list.findByRole('link', { name: /started following you/ });
    expect(follower).toHaveAttribute('href', url);
    expect(list.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      'http://app.localhost:3000/notifications',
    );
    await user.click(follower);
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(openUrl).not.toHaveBeenCalled();
    respond(null);
    await waitFor(() => expect(openUrl).toHaveBeenCalledExactlyOnceWith(url));
  });

  it('hides the bell from visitors, without any request', async () => {
    const onRequest = vi.fn<() => void>();
    server.use(http.all(notificationsUrl, onRequest));
    renderPublic(null);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(onRequest).not.toHaveBeenCalled();
    expect(sockets.channels.joined).toEqual([]);
  });
});

describe('notifications screen', () => {
  const openScreen = (at = '/notifications') => renderScreen(<NotificationsScreen />, { at, user: someMember });
  const rowNames = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
  const press = async (user: ReturnType<typeof openScreen>['user'], row: RegExp, action: string) => {
    await user.click(await screen.findByRole('button', { name: row }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('filters unread ones by URL; a row marked as read leaves and focus stays in the list', async () => {
    const { user } = openScreen('/notifications?show=unread');
    await screen.findByRole('link', { name: /started following you/ });
    expect(screen.queryByRole('link', { name: /Duplex/ })).not.toBeInTheDocument();
    await press(user, /started following you/, 'Mark as read');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('wants to connect')]));
    expect(screen.getByRole('button', { name: /^Actions for .*wants to connect/ })).toHaveFocus();
    await press(user, /wants to connect/, 'Mark as read');
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/notifications$/);
    const shown = await screen.findByRole('link', { name: /Duplex/ });
    expect(shown).toBeVisible();
    expect(document.activeElement).toContainElement(shown);
    expect(document.body).not.toHaveFocus();
  });

  it('marks all as read and keeps focus in the list when the button disappears', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('radio', { name: 'Unread 0' })).toBeInTheDocument();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /started following you/ }));
    expect(document.body).not.toHaveFocus();
  });

  it('removes one and moves focus to the next', async () => {
    const { user } = openScreen();
    await press(user, /started following you/, 'Remove');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(screen.getByRole('button', { name: /^Actions for .*wants to connect/ })).toHaveFocus();
    await waitFor(() => expect(store.changes).toEqual([`DELETE ?id=eq.${uuid(3)}`]));
    expect(screen.getByRole('radio', { name: 'Unread 1' })).toBeInTheDocument();
  });
});

describe('notification settings', () => {
  const settingsUrl = `${backendUrl}/rest/v1/notification_settings`;
  const setting = (kind: string, in_app: boolean, mail: boolean | null) => ({
    user_id: someMember.id,
    kind,
    in_app,
    mail,
    push: null,
  });
  const settingsWith = (...more: ReturnType<typeof setting>[]) => [
    setting('follow', false, true),
    setting('of_a_later_version', true, true),
    ...more,
  ];
  const settings = settingsWith();
  const phone = () => ({
    id: uuid(9),
    user_id: someMember.id,
    session_id: uuid(8),
    endpoint: 'https://push.example/9',
    p256dh: 'p',
    auth: 'a',
    device: 'Chrome on Android',
    created_at: '2026-11-01T12:00:00Z',
    last_success_at: null,
    failing_since: null,
    refused_at: null,
  });
  const openSettings = (confirmed = true, devices: ReturnType<typeof phone>[] = []) => {
    server.use(
      rows('notification_settings', settings),
      rows('push_subscriptions', devices),
      rows('users', [member({ id: someMember.id, email_confirmed: confirmed })]),
    );
    return renderScreen(<NotificationSettings />, { user: someMember });
  };
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const choice = async (kind: string, name: string) => (await group(kind)).getByRole('switch', { name });
  const customize = async (user: ReturnType<typeof openSettings>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name: `Customize ${name}` }));

  it('saves only the channel that was switched, for the whole group, and says how much of it is on', async () => {
    const saved: unknown[] = [];
    server.use(
      http.post(settingsUrl, async ({ request }) => {
        const chosen = (await request.json()) as { kind: string }[];
        server.use(
          rows(
            'notification_settings',
            chosen.map(({ kind }) => setting(kind, kind !== 'follow', true)),
          ),
        );
        saved.push(new URL(request.url).searchParams.get('on_conflict'), request.headers.get('prefer'), ...chosen);
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = openSettings();
    const people = await group('Messages and people');
    // New followers aren’t in the app, and are emailed.
    expect(people.getByRole('checkbox', { name: 'In app, 5 of 6' })).toBePartiallyChecked();
    await user.click(people.getByRole('checkbox', { name: 'Email, 1 of 6' }));
    expect(await people.findByRole('checkbox', { name: 'Email' })).toBeChecked();
    await waitFor(() => expect(saved).toHaveLength(8));
    expect(saved.slice(0, 2)).toEqual(['user_id,kind', expect.stringContaining('resolution=merge-duplicates')]);
    expect(saved).toContainEqual({ user_id: someMember.id, kind: 'message', mail: true });
    expect(await people.findByRole('checkbox', { name: 'In app, 5 of 6' })).toBePartiallyChecked();
  });

  it('turns on email for offers until it’s chosen, and says which emails can’t be turned off', async () => {
    settings.push(setting('deal', false, null));
    const { user } = openSettings();
    await customize(user, 'Offers and deals');
    await customize(user, 'Messages and people');
    await customize(user, 'Account and security');
    expect(await choice('Offers', 'Email')).toBeChecked();
    expect(await choice('Deals', 'Email')).toBeChecked();
    expect(await choice('Deals', 'In app')).not.toBeChecked();
    expect(await choice('Messages', 'Email')).not.toBeChecked();
    const moderation = within(screen.getByRole('group', { name: 'Moderation' }));
    expect(moderation.getByText('Email: can’t be turned off')).toBeInTheDocument();
    expect(moderation.queryByRole('switch', { name: 'Email' })).not.toBeInTheDocument();
  });

  it('sets what devices get once there is one, and when they’re quiet', async () => {
    const [saved, hidden]: [unknown[], unknown[]] = [[], []];
    server.use(
      rows('message_settings', []),
      http.post(`${backendUrl}/rest/v1/message_settings`, async ({ request }) => {
        hidden.push(await request.json());
        return new HttpResponse(null, { status: 201 });
      }),
      rows('quiet_hours', []),
      http.post(`${backendUrl}/rest/v1/quiet_hours`, async ({ request }) => {
        const hours = (await request.json()) as {
          user_id: string;
          starts_at: string;
          ends_at: string;
          time_zone: string;
        };
        saved.push(hours);
        server.use(rows('quiet_hours', [hours]));
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = openSettings(true, [phone()]);
    await customize(user, 'Messages and people');
    expect(await screen.findByText(/doesn’t support push notifications/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Push notifications on this device' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Turn off on Chrome on Android' })).toBeVisible();
    expect(await choice('Messages', 'Push')).toBeChecked();
    expect(await choice('Reviews', 'Push')).not.toBeChecked();
    // It isn't in the app.
    expect(await choice('New followers', 'Push')).toBeDisabled();
    await user.click(await screen.findByRole('switch', { name: 'Hide details on the lock screen' }));
    await waitFor(() => expect(hidden).toEqual([{ user_id: someMember.id, hide_push_details: true }]));
    await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    const hours = { user_id: someMember.id, starts_at: '22:00', ends_at: '07:00', time_zone: expect.any(String) };
    await waitFor(() => expect(saved).toEqual([hours]));
  });

  it('undoes the switch and shows an error when saving fails', async () => {
    const { user } = openSettings();
    server.use(http.post(settingsUrl, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    await customize(user, 'Messages and people');
    await user.click(await choice('Reviews', 'In app'));
    expect(await screen.findByText(/^Your change wasn’t saved\./)).toBeVisible();
    expect(await choice('Reviews', 'In app')).toBeChecked();
  });
});
