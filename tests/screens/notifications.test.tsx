import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBell } from '@/features/notifications/components/bell/notification-bell';
import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';
import { PublicLayout } from '@/routes/marketing/public-layout';
import NotificationsScreen from '@/routes/protected/notifications-screen';
import { goTo } from '@/shared/lib/leave';
import { listenForSockets } from '../live-socket';
import { heldBack } from '../msw/auth';
import { member, sellerId } from '../msw/members';
import { keepsNotifications, notification, type Told } from '../msw/notifications';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, signedInAs, someMember } from '../render';

vi.mock('@/shared/lib/leave', () => ({ goTo: vi.fn<(url: string) => void>() }));

const notificationsUrl = `${backendUrl}/rest/v1/notifications`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const uuid = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

let sockets: ReturnType<typeof listenForSockets>;
let told: Told;

beforeAll(() => {
  sockets = listenForSockets();
});
beforeEach(() => {
  vi.mocked(goTo).mockClear();
  sockets.forget();
  told = {
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
  server.use(...keepsNotifications(told));
});
afterEach(() => {
  signedInAs(null);
});

/** Somebody does something: the backend has it, and says so. */
function arrives(row: Told['rows'][number]) {
  told.rows.unshift(row);
  act(() => sockets.say(`member:${someMember.id}`, 'changed', { changed: 'notifications' }));
}

const refused = (method: 'patch' | 'delete') =>
  http[method](notificationsUrl, () => HttpResponse.json({ message: 'broken' }, { status: 500 }));
const channelStands = () => waitFor(() => expect(sockets.seen.joined).toHaveLength(1));

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

describe('the bell', () => {
  const renderBell = (user = someMember as typeof someMember | null) =>
    renderScreen(<NotificationBell host="app" />, { user });
  async function openBell() {
    const view = renderBell();
    await view.user.click(await bell('Notifications, 2 unread'));
    return { ...view, list: await panel() };
  }

  it('counts what is unread, and shows at most 9+', async () => {
    told.rows = Array.from({ length: 12 }, (_, index) => notification({ id: uuid(index) }));
    renderBell();
    expect(await bell('Notifications, 12 unread')).toHaveTextContent('9+');
  });

  it('shows who, what and when, and marks what is followed', async () => {
    const { user, list } = await openBell();
    const follower = await list.findByRole('link', { name: /^Sam Seller follows you\. ?5 minutes ago ?Unread$/ });
    expect(within(follower).getByText('Sam Seller').tagName).toBe('STRONG');
    expect(within(follower).getByText('5 minutes ago')).toHaveAttribute(
      'title',
      expect.stringMatching(/^\w+ \d+, \d{4}, \d+:\d\d.[AP]M$/),
    );
    expect(list.getByRole('link', { name: /^Your listing Duplex in Ohio was verified\./ })).toHaveAttribute(
      'href',
      '/my-listings',
    );
    expect(list.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');

    await user.click(follower);
    expect(screen.getByTestId('address')).toHaveTextContent(`/community/members/${sellerId}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    await waitFor(() => expect(told.changes).toEqual([`PATCH ?id=eq.${uuid(3)}`]));
  });

  it('what is read already is followed without a request', async () => {
    const { user, list } = await openBell();
    await user.click(await list.findByRole('link', { name: /Duplex in Ohio/ }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-listings');
    expect(told.changes).toEqual([]);
  });

  it('a mark that fails is taken back', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.patch(notificationsUrl, async () =>
        answer.then(() => HttpResponse.json({ message: 'broken' }, { status: 500 })),
      ),
    );
    const { user, list } = await openBell();
    await user.click(await list.findByRole('link', { name: /wants to connect/ }));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    give(null);
    expect(await bell('Notifications, 2 unread')).toBeVisible();
  });

  it('marks all up to the newest shown; what came in since stays unread', async () => {
    const { user, list } = await openBell();
    await list.findByRole('link', { name: /follows you/ });
    const newest = told.rows[0]?.created_at ?? '';
    told.rows.unshift(notification({ id: uuid(9), kind: 'review', data: { rating: 5 } }));
    await user.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(told.changes).toEqual([expect.stringContaining(`created_at=lte.${newest}`)]));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(await list.findByRole('link', { name: /reviewed you: 5 stars\..*Unread/ })).toBeVisible();
    expect(list.getAllByText('Unread')).toHaveLength(1);
  });

  it('takes marking all back when it fails, which is no news', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.patch(notificationsUrl, async () =>
        answer.then(() => HttpResponse.json({ message: 'broken' }, { status: 500 })),
      ),
    );
    const { user, list } = await openBell();
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    give(null);
    await waitFor(() => expect(list.getAllByText('Unread')).toHaveLength(2));
    expect(await bell('Notifications, 2 unread')).toBeVisible();
    expect(list.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    expect(screen.queryByText(/^New notification/)).not.toBeInTheDocument();
  });

  it('rings live, says so politely, and shows what came in', async () => {
    const { list } = await openBell();
    await channelStands();
    expect(screen.queryByText(/^New notification/)).not.toBeInTheDocument();
    arrives(notification({ id: uuid(4), kind: 'connection_accepted', created_at: minutesAgo(0) }));
    expect(
      await list.findByRole('link', { name: /^Sam Seller accepted your connection request\. ?just now/ }),
    ).toBeVisible();
    expect(await screen.findByText('New notification, 3 unread')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread', hidden: true })).toBeInTheDocument();
  });

  it('follows what was read in another tab', async () => {
    renderBell();
    await bell('Notifications, 2 unread');
    await channelStands();
    for (const row of told.rows) row.read_at = minutesAgo(0);
    act(() => sockets.say(`member:${someMember.id}`, 'changed', { changed: 'notifications' }));
    expect(await bell('Notifications')).toBeVisible();
    expect(screen.queryByText(/^New notification/)).not.toBeInTheDocument();
  });

  it('without anything says what will be there', async () => {
    told.rows = [];
    const { user } = renderBell();
    await user.click(await bell('Notifications'));
    const list = await panel();
    expect(await list.findByText('Nothing new.')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });

  it('says when they cannot be loaded, and tries again', async () => {
    server.use(failing('notifications'));
    const { user } = renderBell();
    await user.click(await bell('Notifications'));
    const list = await panel();
    expect(await list.findByRole('alert')).toHaveTextContent('Your notifications could not be loaded');
    server.use(...keepsNotifications(told));
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByRole('link', { name: /follows you/ })).toBeVisible();
  });

  it('the focus goes in, and back to the bell; a second press closes as well', async () => {
    const { user } = await openBell();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await bell()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.click(await bell());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes with the sign-out, and another member’s is their own', async () => {
    renderBell();
    await bell('Notifications, 2 unread');
    signedInAs(null);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    told.rows = [notification({ id: uuid(8) })];
    signedInAs({ id: sellerId, email: 'sam@example.com' });
    expect(await bell('Notifications, 1 unread')).toBeVisible();
  });
});

describe('the bell of the public host', () => {
  const renderPublic = (user: typeof someMember | null) =>
    renderScreen(
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<h1>Home</h1>} />
        </Route>
      </Routes>,
      { user },
    );

  it('leads to the app, once the mark is stored', async () => {
    const { answer, give } = heldBack<null>();
    server.use(http.patch(notificationsUrl, async () => answer.then(() => new HttpResponse(null, { status: 204 }))));
    const { user } = renderPublic(someMember);
    await user.click(await bell('Notifications, 2 unread'));
    const list = await panel();
    const url = `http://app.localhost:3000/community/members/${sellerId}`;
    const follower = await list.findByRole('link', { name: /follows you/ });
    expect(follower).toHaveAttribute('href', url);
    expect(list.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      'http://app.localhost:3000/notifications',
    );
    await user.click(follower);
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
    give(null);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(url));
  });

  it('is not there for visitors, who ask for nothing', async () => {
    const asked = vi.fn<() => void>();
    server.use(http.all(notificationsUrl, asked));
    renderPublic(null);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    expect(sockets.seen.joined).toEqual([]);
  });
});

describe('the screen', () => {
  const openScreen = (at = '/notifications') => renderScreen(<NotificationsScreen />, { at, user: someMember });
  const rowNames = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
  const press = async (user: ReturnType<typeof openScreen>['user'], row: RegExp, action: string) => {
    await user.click(await screen.findByRole('button', { name: row }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('shows all of them by day', async () => {
    told.rows.splice(1, 1);
    openScreen();
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByRole('link', { name: /follows you/ })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: /January 5/ })).getByRole('link', { name: /Duplex in Ohio/ }),
    ).toBeVisible();
    expect(document.title).toMatch(/^Notifications/);
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/account');
  });

  it('marks one as read and back', async () => {
    const { user } = openScreen();
    await press(user, /follows you/, 'Mark as read');
    expect(await screen.findByRole('radio', { name: 'Unread 1' })).toBeInTheDocument();
    await press(user, /follows you/, 'Mark as unread');
    expect(await screen.findByRole('radio', { name: 'Unread 2' })).toBeInTheDocument();
    await waitFor(() => expect(told.changes).toHaveLength(2));
    expect(told.rows[0]?.read_at).toBeNull();
  });

  it('shows the unread alone, from the address as well; one that is read leaves, and the focus stays in the list', async () => {
    const { user } = openScreen('/notifications?show=unread');
    await screen.findByRole('link', { name: /follows you/ });
    expect(screen.queryByRole('link', { name: /Duplex/ })).not.toBeInTheDocument();
    await press(user, /follows you/, 'Mark as read');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('wants to connect')]));
    expect(screen.getByRole('button', { name: /^Actions for .*wants to connect/ })).toHaveFocus();
    await press(user, /wants to connect/, 'Mark as read');
    expect(await screen.findByText('You have read everything')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/notifications$/);
    const shown = await screen.findByRole('link', { name: /Duplex/ });
    expect(shown).toBeVisible();
    expect(document.activeElement).toContainElement(shown);
    expect(document.body).not.toHaveFocus();
  });

  it('is filtered from the keyboard, which stays with the choice', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('radio', { name: 'All' }));
    await user.click(screen.getByRole('radio', { name: /^Unread/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Duplex/ })).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /^Unread/ })).toHaveFocus();
  });

  it('marks all; the focus, whose button goes, stays with the list', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('radio', { name: 'Unread 0' })).toBeInTheDocument();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /follows you/ }));
    expect(document.body).not.toHaveFocus();
  });

  it('removes one; the focus goes to the next', async () => {
    const { user } = openScreen();
    await press(user, /follows you/, 'Remove');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(screen.getByRole('button', { name: /^Actions for .*wants to connect/ })).toHaveFocus();
    await waitFor(() => expect(told.changes).toEqual([`DELETE ?id=eq.${uuid(3)}`]));
    expect(screen.getByRole('radio', { name: 'Unread 1' })).toBeInTheDocument();
  });

  it('puts it back in its place when removing fails', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.delete(notificationsUrl, async () =>
        answer.then(() => HttpResponse.json({ message: 'broken' }, { status: 500 })),
      ),
    );
    const { user } = openScreen();
    await press(user, /wants to connect/, 'Remove');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    give(null);
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    expect(rowNames()[1]).toContain('wants to connect');
    expect(screen.getByRole('radio', { name: 'Unread 2' })).toBeInTheDocument();
  });

  it('takes marks back when they fail', async () => {
    server.use(refused('patch'));
    const { user } = openScreen('/notifications?show=unread');
    await press(user, /follows you/, 'Mark as read');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(rowNames()[0]).toContain('follows you');
  });

  it('loads the next page where the last one ended', async () => {
    const asked: string[] = [];
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        notification({ id: uuid(from - index), created_at: minutesAgo(60 - (from - index)) }),
      );
    server.use(
      http.get(notificationsUrl, ({ request }) => {
        const after = new URL(request.url).searchParams.get('or');
        if (after) asked.push(after);
        return HttpResponse.json(after ? page(20, 5) : page(50, 30));
      }),
    );
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Show more notifications' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(35));
    expect(asked).toEqual([expect.stringContaining(`id.lt.${uuid(21)}`)]);
    expect(screen.queryByRole('button', { name: 'Show more notifications' })).not.toBeInTheDocument();
  });

  it('says what will be there, and what went wrong', async () => {
    server.use(failing('notifications'));
    const { user } = openScreen();
    expect(screen.getByText('Loading notifications')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your notifications could not be loaded');
    told.rows = [];
    server.use(...keepsNotifications(told));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Members' })).toHaveAttribute('href', '/community/members');
  });
});

describe('the settings', () => {
  const settingsUrl = `${backendUrl}/rest/v1/notification_settings`;
  const kindsWith = (review: object[]) => [
    { kind: 'follow', position: 10, mail_chosen_in: null, settings: [{ in_app: false, mail: true }] },
    { kind: 'review', position: 20, mail_chosen_in: null, settings: review },
    { kind: 'of_a_later_version', position: 30, mail_chosen_in: null, settings: [] },
  ];
  const kinds = kindsWith([]);
  const openSettings = (confirmed = true) => {
    server.use(
      rows('notification_kinds', kinds),
      rows('users', [member({ id: someMember.id, email_confirmed: confirmed })]),
    );
    return renderScreen(<NotificationSettings />, { user: someMember });
  };
  const choice = async (kind: string, name: string) =>
    within(await screen.findByRole('group', { name: kind })).getByRole('switch', { name });

  it('show what is set, and else in the app but not by mail; kinds without a text are left out', async () => {
    openSettings();
    expect(await choice('Followers', 'In the app')).not.toBeChecked();
    expect(await choice('Followers', 'By mail')).toBeChecked();
    expect(await choice('Reviews', 'In the app')).toBeChecked();
    expect(await choice('Reviews', 'By mail')).not.toBeChecked();
    expect(screen.getAllByRole('group')).toHaveLength(2);
    expect(screen.queryByText(/needs a confirmed email/)).not.toBeInTheDocument();
  });

  it('send whoever looks for mail about deals to the buy box', async () => {
    openSettings();
    server.use(
      rows('notification_kinds', [
        { kind: 'deal_alert', position: 5, mail_chosen_in: 'buy_box', settings: [{ in_app: true, mail: true }] },
      ]),
    );
    const deals = within(await screen.findByRole('group', { name: 'Deal alerts' }));
    expect(deals.getByRole('switch', { name: 'In the app' })).toBeChecked();
    expect(deals.queryByRole('switch', { name: 'By mail' })).not.toBeInTheDocument();
    expect(deals.getByText(/^Mail: as chosen in your/)).toBeVisible();
    expect(deals.getByRole('link', { name: 'buy box' })).toHaveAttribute('href', '/buybox');
  });

  it('are saved at once, only what was pressed', async () => {
    const saved: unknown[] = [];
    server.use(
      http.post(settingsUrl, async ({ request }) => {
        server.use(rows('notification_kinds', kindsWith([{ in_app: true, mail: true }])));
        saved.push([
          new URL(request.url).searchParams.get('on_conflict'),
          request.headers.get('prefer'),
          await request.json(),
        ]);
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = openSettings();
    await user.click(await choice('Reviews', 'By mail'));
    await waitFor(() =>
      expect(saved).toEqual([
        [
          'user_id,kind',
          expect.stringContaining('resolution=merge-duplicates'),
          { user_id: someMember.id, kind: 'review', mail: true },
        ],
      ]),
    );
    expect(await choice('Reviews', 'By mail')).toBeChecked();
    expect(await choice('Reviews', 'In the app')).toBeChecked();
  });

  it('go back and say so when saving fails', async () => {
    server.use(failing('notification_settings'));
    const { user } = openSettings();
    await user.click(await choice('Reviews', 'In the app'));
    expect(await screen.findByText(/^That was not saved\./)).toBeVisible();
    expect(await choice('Reviews', 'In the app')).toBeChecked();
  });

  it('say that mail needs a confirmed email', async () => {
    openSettings(false);
    expect(await screen.findByText(/^Mail needs a confirmed email\./)).toBeVisible();
    expect(await choice('Reviews', 'By mail')).toHaveAccessibleDescription(/needs a confirmed email/);
  });

  it('that cannot be loaded can be tried again', async () => {
    server.use(failing('notification_kinds'), rows('users', [member({ id: someMember.id })]));
    const { user } = renderScreen(<NotificationSettings />, { user: someMember });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choices could not be loaded');
    server.use(rows('notification_kinds', kinds));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await choice('Reviews', 'In the app')).toBeChecked();
  });
});
