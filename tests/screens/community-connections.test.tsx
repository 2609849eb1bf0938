import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communityKeys } from '@/features/community/api/keys';
import { ConnectButton } from '@/features/community/components/connect/connect-button';
import { LiveConnections } from '@/features/community/components/connections/live-connections';
import { FollowButton } from '@/features/community/components/follow/follow-button';
import { FollowLists } from '@/features/community/components/follow/follow-lists';
import type { Connection } from '@/features/community/member';
import ConnectionsScreen from '@/routes/protected/connections-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { listenForSockets } from '../live-socket';
import { heldBack } from '../msw/auth';
import { cardRow, network, stats } from '../msw/community';
import { member, sellerId } from '../msw/members';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const rowId = '99999999-9999-4999-8999-999999999901';
const connections = `${backendUrl}/rest/v1/connections`;
const failure = { code: 'XX000', message: 'broken by the test' };

let sockets: ReturnType<typeof listenForSockets>;
beforeAll(() => {
  sockets = listenForSockets();
});

/** How the database has it; the page reads it, and the look after a failure. */
let stored: Connection | null;
/** Everything that was written: method, filters, body. */
let written: { method: string; filter: string; body: DefaultBodyType }[];

beforeEach(() => {
  stored = null;
  written = [];
  server.use(http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.json([{ connection: stored }])));
});

/** Answers a write with these rows, after which the database has it so. */
function writes(
  method: 'post' | 'patch' | 'delete',
  found: object[],
  then: Connection | null = stored,
  status = method === 'post' ? 201 : 200,
) {
  server.use(
    http[method](connections, async ({ request }) => {
      const text = await request.text();
      const body = text ? (JSON.parse(text) as DefaultBodyType) : null;
      const { searchParams } = new URL(request.url);
      searchParams.delete('select');
      searchParams.delete('columns');
      written.push({ method, filter: decodeURIComponent(searchParams.toString()), body });
      stored = then;
      return HttpResponse.json(status < 400 ? found : found[0], { status });
    }),
  );
}

/** Stands where a member's page does: whoever reads the member under their key is shown what changes. */
function Subject({ id = sellerId }: { id?: string }) {
  const { data } = useQuery({
    queryKey: communityKeys.member(someMember.id, id),
    queryFn: () => ({
      id,
      name: 'Sam Seller',
      connection: stored,
      followed: false,
      stats: stats({ connections: 4, followers: 7 }),
    }),
    staleTime: Infinity,
  });
  return (
    <>
      {data ? (
        <>
          <ConnectButton member={data} />
          <FollowButton member={data} />
          <p>{`${data.stats.connections} connections, ${data.stats.followers} followers`}</p>
        </>
      ) : null}
      <Toaster />
    </>
  );
}

const open = (id?: string) => renderScreen(<Subject id={id} />, { user: someMember });
const button = (name: string) => screen.findByRole('button', { name });
const connect = 'Connect with Sam Seller';
const sent = 'Request sent to Sam Seller';
const accept = 'Accept request from Sam Seller';
const connected = 'Connected with Sam Seller';

describe('asking to connect', () => {
  it('sends one request, however often it is pressed, says so, and keeps the focus', async () => {
    writes('post', [{ id: rowId }], { id: rowId, state: 'sent' });
    const { user } = open();
    await user.dblClick(await button(connect));
    expect(await button(sent)).toHaveFocus();
    expect(written).toEqual([
      { method: 'post', filter: '', body: { sender_id: someMember.id, receiver_id: sellerId, status: 'pending' } },
    ]);
  });

  it('shows while it is under way, and goes back to not connected when it fails', async () => {
    const { answer, give } = heldBack<null>();
    server.use(http.post(connections, async () => answer.then(() => HttpResponse.json(failure, { status: 500 }))));
    const { user } = open();
    await user.click(await button(connect));
    expect(await button('Sending...')).toHaveAttribute('aria-busy', 'true');
    give(null);
    expect(await screen.findByText(/^The request was not sent\./)).toBeInTheDocument();
    expect(await button(connect)).not.toHaveAttribute('aria-busy');
  });

  it('offline says what to do', async () => {
    server.use(
      http.all(connections, () => HttpResponse.error()),
      http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.error()),
    );
    const { user } = open();
    await user.click(await button(connect));
    expect(
      await screen.findByText(
        'The request was not sent. The connection did not work. Check your network and try again.',
      ),
    ).toBeInTheDocument();
    expect(await button(connect)).toBeInTheDocument();
  });

  it('says so when a request stands already, and shows it', async () => {
    writes('post', [{ code: '23505', message: 'duplicate' }], { id: rowId, state: 'sent' }, 409);
    const { user } = open();
    await user.click(await button(connect));
    expect(await screen.findByText('You have already sent a connection request to this user')).toBeInTheDocument();
    expect(await button(sent)).toBeInTheDocument();
  });

  it('takes a lookup that fails for not connected', async () => {
    writes('post', [{ code: '23505', message: 'duplicate' }], null, 409);
    server.use(failing('users'));
    const { user } = open();
    await user.click(await button(connect));
    expect(await screen.findAllByText('You have already sent a connection request to this user')).not.toHaveLength(0);
    expect(await button(connect)).toBeInTheDocument();
  });

  it('connects where the other has asked at the same moment', async () => {
    writes('post', [], { id: rowId, state: 'connected' });
    const { user } = open();
    await user.click(await button(connect));
    expect(await button(connected)).toBeInTheDocument();
  });

  it('can be taken back, unless it was answered meanwhile', async () => {
    stored = { id: rowId, state: 'sent' };
    writes('delete', [], { id: rowId, state: 'connected' });
    const { user } = open();
    await user.click(await button(sent));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
    expect(await screen.findByText('Your request was answered meanwhile.')).toBeInTheDocument();
    expect(await button(connected)).toBeInTheDocument();
    expect(written).toEqual([{ method: 'delete', filter: `id=eq.${rowId}&status=eq.pending`, body: null }]);
  });

  it('is not offered to oneself, nor is following', async () => {
    open(someMember.id);
    expect(await screen.findByText('4 connections, 7 followers')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sam Seller/ })).not.toBeInTheDocument();
  });
});

describe('a request received', () => {
  beforeEach(() => {
    stored = { id: rowId, state: 'received' };
  });

  it('is accepted, and counted', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.patch(connections, async ({ request }) => {
        written.push({
          method: 'patch',
          filter: decodeURIComponent(new URL(request.url).search),
          body: await request.json(),
        });
        await answer;
        stored = { id: rowId, state: 'connected' };
        return HttpResponse.json([{ id: rowId }]);
      }),
    );
    const { user } = open();
    await user.click(await button(accept));
    expect(await button('Accepting...')).toBeInTheDocument();
    expect(screen.getByText(/^4 connections/)).toBeInTheDocument();
    give(null);
    expect(await button(connected)).toHaveFocus();
    expect(written).toMatchObject([{ body: { status: 'accepted', updated_at: expect.any(String) } }]);
    expect(written[0]?.filter).toContain(`id=eq.${rowId}&status=eq.pending`);
  });

  it.each([
    ['accept', accept],
    ['decline', 'Decline request from Sam Seller'],
  ])('goes back to received when it fails: %s', async (action, name) => {
    writes('patch', [failure], stored, 500);
    const { user } = open();
    await user.click(await button(name));
    expect(await screen.findByText(new RegExp(`^The request was not ${action}`))).toBeInTheDocument();
    expect(await button(accept)).toBeInTheDocument();
  });

  it('is declined', async () => {
    writes('patch', [{ id: rowId }], null);
    const { user } = open();
    await user.click(await button('Decline request from Sam Seller'));
    expect(await button(connect)).toBeInTheDocument();
    expect(written).toMatchObject([{ body: { status: 'rejected' } }]);
  });

  it('that was withdrawn meanwhile is told as such', async () => {
    writes('patch', [], null);
    const { user } = open();
    await user.click(await button(accept));
    expect(await screen.findByText('This request is no longer there.')).toBeInTheDocument();
    expect(await button(connect)).toBeInTheDocument();
  });
});

describe('a connection', () => {
  it('is removed after a question, which stays open with the reason when that fails', async () => {
    stored = { id: rowId, state: 'connected' };
    writes('delete', [failure], stored, 500);
    const { user } = open();
    await user.click(await button(connected));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove connection?' }));
    await user.click(question.getByRole('button', { name: 'Remove connection' }));
    expect(await question.findByText(/^The connection was not removed\./)).toBeInTheDocument();
    writes('delete', [{ id: rowId }], null);
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Remove connection' })).not.toHaveAttribute('aria-busy'),
    );
    await user.click(question.getByRole('button', { name: 'Remove connection' }));
    expect(await button(connect)).toBeInTheDocument();
    expect(written.at(-1)?.filter).toBe(`id=eq.${rowId}&status=eq.accepted`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('following', () => {
  const rpc = (name: 'follow_member' | 'unfollow_member') => `${backendUrl}/rest/v1/rpc/${name}`;

  it('is shown when the server has agreed, and not before', async () => {
    const { answer, give } = heldBack<null>();
    const asked: DefaultBodyType[] = [];
    server.use(
      http.post(rpc('follow_member'), async ({ request }) => {
        asked.push(await request.json());
        await answer;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, queryClient } = open();
    await user.dblClick(await button('Follow Sam Seller'));
    expect(screen.getByRole('button', { name: 'Follow Sam Seller' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/7 followers/)).toBeInTheDocument();
    give(null);
    expect(await button('Unfollow Sam Seller')).toHaveFocus();
    expect(screen.getByText(/8 followers/)).toBeInTheDocument();
    expect(asked).toEqual([{ user_id: someMember.id, member_id: sellerId }]);
    expect(queryClient.isMutating()).toBe(0);
  });

  it('that fails changes nothing and says so', async () => {
    server.use(failing('rpc/follow_member'));
    const { user } = open();
    await user.click(await button('Follow Sam Seller'));
    expect(await screen.findByText('Failed to update follow status')).toBeInTheDocument();
    expect(await button('Follow Sam Seller')).not.toHaveAttribute('aria-busy');
    expect(screen.getByText(/7 followers/)).toBeInTheDocument();
  });
});

const person = (number: number) => ({
  id: `33333333-3333-4333-8333-33333333330${number}`,
  name: `Member ${number}`,
  title: 'Builder',
  location: 'Waco, TX',
  profile_image_url: null,
  membership_tier: 'pro',
});
const me = { ...person(0), id: someMember.id, name: 'Dana' };

/** A request to the reader, or their own, or a connection that the other began. */
function entry(number: number, { mine = false, hidden = false } = {}) {
  const other = person(number);
  const [sender, receiver] = mine ? [me, other] : [other, me];
  return {
    id: `99999999-9999-4999-8999-99999999990${number}`,
    sender_id: sender.id,
    receiver_id: receiver.id,
    updated_at: new Date(Date.now() - number * 86_400_000).toISOString(),
    sender,
    receiver: hidden ? null : receiver,
  };
}

/** Answers the lists by what is asked for. */
function lists(of: Partial<Record<'received' | 'sent' | 'connected', object[]>>, onRequest?: (url: URL) => void) {
  server.use(
    ...network({ waiting: 2, following: 3 }),
    http.get(connections, ({ request }) => {
      const url = new URL(request.url);
      onRequest?.(url);
      const side =
        url.searchParams.get('status') === 'eq.accepted'
          ? 'connected'
          : url.searchParams.has('receiver_id')
            ? 'received'
            : 'sent';
      return HttpResponse.json(of[side] ?? []);
    }),
  );
}

const openNetwork = (tab = '') =>
  renderScreen(
    <>
      <LiveConnections />
      <ConnectionsScreen />
      <Toaster />
    </>,
    { at: `${paths.connections}${tab && `?tab=${tab}`}`, path: paths.connections, user: someMember },
  );

describe('the connections screen', () => {
  it('begins with what waits for an answer, and counts every part', async () => {
    lists({ received: [entry(1), entry(2)] });
    openNetwork();
    expect(screen.getByText('Loading members')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Member 1' })).toHaveAttribute('href', paths.member(person(1).id));
    expect(screen.getAllByText('Builder · Waco, TX')).toHaveLength(2);
    expect(screen.getByText('Asked yesterday')).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Your network' }));
    expect(await tabs.findByRole('link', { name: 'Received 2' })).toHaveAttribute('aria-current', 'page');
    expect(await tabs.findByRole('link', { name: 'Following 3' })).toHaveAttribute(
      'href',
      `${paths.connections}?tab=following`,
    );
  });

  it('answers a request where it stands; the row goes and the focus goes on', async () => {
    lists({ received: [entry(1), entry(2)] });
    writes('patch', [{ id: entry(1).id }]);
    const { user } = openNetwork();
    const press = await button('Accept Member 1');
    lists({ received: [entry(2)] });
    await user.click(press);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Member 1' })).not.toBeInTheDocument());
    expect(await screen.findByText('You and Member 1 are connected')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Member 2' })).toHaveFocus();
    expect(written).toMatchObject([{ filter: `id=eq.${entry(1).id}&status=eq.pending`, body: { status: 'accepted' } }]);
  });

  it('says in the row what failed, and tries again', async () => {
    lists({ received: [entry(1)] });
    writes('patch', [failure], stored, 500);
    const { user } = openNetwork();
    await user.click(await button('Decline Member 1'));
    expect(await screen.findByText(/^The request was not declined\./)).toBeInTheDocument();
    writes('patch', [{ id: entry(1).id }]);
    const again = await button('Decline Member 1');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    lists({});
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'No requests to answer' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does one thing at a time: what is pressed meanwhile is not done, nor said to be', async () => {
    const { answer, give } = heldBack<null>();
    lists({ received: [entry(1)] });
    server.use(
      http.patch(connections, async ({ request }) =>
        answer.then(async () => {
          written.push({ method: 'patch', filter: '', body: await request.json() });
          return HttpResponse.json([{ id: entry(1).id }]);
        }),
      ),
    );
    const { user } = openNetwork();
    await user.click(await button('Decline Member 1'));
    await user.click(await button('Accept Member 1'));
    lists({});
    give(null);
    expect(await screen.findByRole('heading', { name: 'No requests to answer' })).toBeInTheDocument();
    expect(written).toMatchObject([{ body: { status: 'rejected' } }]);
    expect(screen.queryByText('You and Member 1 are connected')).not.toBeInTheDocument();
  });

  it('withdraws a request, also to somebody who cannot be seen any more', async () => {
    lists({ sent: [entry(1, { mine: true, hidden: true })] });
    writes('delete', [{ id: entry(1).id }]);
    const { user } = openNetwork('sent');
    expect(await screen.findByRole('heading', { name: 'Private profile' })).toBeInTheDocument();
    const press = await button('Withdraw request to this member');
    lists({});
    await user.click(press);
    expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Members' })).toHaveAttribute('href', paths.members);
  });

  it('removes a connection after a question', async () => {
    lists({ connected: [entry(1), entry(2, { mine: true })] });
    writes('delete', [{ id: entry(2).id }]);
    const { user } = openNetwork('connected');
    await user.click(await button('Remove Member 2'));
    const question = within(await screen.findByRole('alertdialog'));
    lists({ connected: [entry(1)] });
    await user.click(question.getByRole('button', { name: 'Remove connection' }));
    await waitFor(() => expect(screen.queryByText('Member 2')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Member 1' })).toHaveFocus();
  });

  it('tried again while it is being looked how things stand, removes the connection after all', async () => {
    const { answer, give } = heldBack<null>();
    lists({ connected: [entry(1)] });
    writes('delete', [failure], stored, 500);
    server.use(
      http.get(`${backendUrl}/rest/v1/users`, async () =>
        answer.then(() => HttpResponse.json([{ connection: { id: entry(1).id, state: 'connected' } }])),
      ),
    );
    const { user } = openNetwork('connected');
    await user.click(await button('Remove Member 1'));
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove connection' });
    await user.click(confirm);
    expect(await screen.findByText(/^The connection was not removed\./)).toBeInTheDocument();
    writes('delete', [{ id: entry(1).id }]);
    await user.click(confirm);
    lists({});
    give(null);
    expect(await screen.findByRole('heading', { name: 'No connections yet' })).toBeInTheDocument();
    expect(written).toHaveLength(2);
  });

  it('goes on after the last row of a page', async () => {
    const asked: URL[] = [];
    const page = Array.from({ length: 30 }, (_, index) => ({
      ...entry(1),
      id: `99999999-9999-4999-8999-9999999999${index + 10}`,
    }));
    lists({ connected: page }, (url) => asked.push(url));
    const { user } = openNetwork('connected');
    await user.click(await button('Show more members'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.searchParams.get('order')).toBe('updated_at.desc,id.desc');
    const last = page.at(-1);
    expect(asked[1]?.searchParams.getAll('or')).toContain(
      `(and(updated_at.lte."${last?.updated_at}",or(updated_at.lt."${last?.updated_at}",id.lt.${last?.id})))`,
    );
  });

  it('that cannot be loaded says so and can be tried again', async () => {
    server.use(...network(), failing('connections'));
    const { user } = openNetwork();
    expect(await screen.findByText('This list could not be loaded')).toBeInTheDocument();
    lists({ received: [entry(1)] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Member 1' })).toBeInTheDocument();
  });

  it('shows a request that comes while it is open', async () => {
    sockets.forget();
    lists({});
    openNetwork();
    expect(await screen.findByRole('heading', { name: 'No requests to answer' })).toBeInTheDocument();
    await waitFor(() => expect(sockets.seen.joined).toHaveLength(1));
    lists({ received: [entry(1)] });
    act(() => sockets.say(`member:${someMember.id}`, 'changed', { changed: 'connections' }));
    expect(await screen.findByRole('link', { name: 'Member 1' })).toBeInTheDocument();
  });
});

describe('lists of follows', () => {
  const follow = (number: number) => ({
    id: `88888888-8888-4888-8888-88888888880${number}`,
    created_at: new Date(Date.now() - number * 86_400_000).toISOString(),
    member: cardRow({ ...member(), ...person(number), followed: number === 1 }),
  });
  const follows = (found: object[], onRequest?: (url: URL) => void) =>
    server.use(
      http.get(`${backendUrl}/rest/v1/follows`, ({ request }) => {
        onRequest?.(new URL(request.url));
        return HttpResponse.json(found);
      }),
    );

  it('show whom one follows; whoever is unfollowed stays in sight', async () => {
    let asked: URL | undefined;
    lists({});
    follows([follow(1)], (url) => (asked = url));
    server.use(http.post(`${backendUrl}/rest/v1/rpc/unfollow_member`, () => new HttpResponse(null, { status: 204 })));
    const { user } = openNetwork('following');
    await user.click(await button('Unfollow Member 1'));
    expect(await button('Follow Member 1')).toBeInTheDocument();
    expect(screen.getByText('Followed yesterday')).toBeInTheDocument();
    expect(asked?.searchParams.get('follower_id')).toBe(`eq.${someMember.id}`);
    expect(asked?.searchParams.get('order')).toBe('created_at.desc,id.desc');
  });

  it('say what to do where there is nobody', async () => {
    lists({});
    follows([]);
    openNetwork('following');
    expect(await screen.findByRole('heading', { name: "You're not following anyone yet" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Members' })).toHaveAttribute('href', paths.members);
  });

  it('open in a window on a member’s page, and close when somebody is gone to', async () => {
    let asked: URL | undefined;
    let closed = false;
    follows([follow(1), follow(2)], (url) => (asked = url));
    const window = (
      <FollowLists
        memberId={sellerId}
        memberName="Sam Seller"
        side="followers"
        open
        onOpenChange={() => (closed = true)}
      />
    );
    const { user } = renderScreen(window, { user: someMember });
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    expect(await dialog.findByRole('button', { name: 'Follow Member 2' })).toBeInTheDocument();
    expect(asked?.searchParams.get('followed_id')).toBe(`eq.${sellerId}`);
    await user.click(dialog.getByRole('link', { name: 'Member 2' }));
    expect(closed).toBe(true);
    expect(screen.getByTestId('address')).toHaveTextContent(paths.member(person(2).id));
  });

  it('that cannot be loaded say so', async () => {
    server.use(failing('follows'));
    renderScreen(
      <FollowLists memberId={sellerId} memberName="Sam Seller" side="following" open onOpenChange={() => undefined} />,
      { user: someMember },
    );
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
    follows([]);
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText('Sam Seller follows nobody yet.')).toBeInTheDocument();
  });

  it('speak to their owner', async () => {
    follows([]);
    const own = (side: 'followers' | 'following') => (
      <FollowLists memberId={someMember.id} memberName="Ada Member" side={side} open onOpenChange={() => undefined} />
    );
    const { unmount } = renderScreen(own('followers'), { user: someMember });
    expect(await screen.findByText('Nobody follows you yet.')).toBeInTheDocument();
    unmount();
    renderScreen(own('following'), { user: someMember });
    expect(await screen.findByText("You're not following anyone yet.")).toBeInTheDocument();
  });
});
