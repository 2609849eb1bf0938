import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communityKeys } from '@/features/community/api/keys';
import { ConnectButton } from '@/features/community/connections/components/connect-button';
import { LiveConnections } from '@/features/community/connections/components/live-connections';
import { FollowButton } from '@/features/community/connections/components/follow-button';
import type { Connection } from '@/features/community/members/member';
import ConnectionsScreen from '@/routes/app/connections-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { expectFocused } from '../expect-focused';
import { mockRealtimeSocket } from '../live-socket';
import { deferredResponse } from '../msw/auth';
import { network, stats } from '../msw/community';
import { sellerId } from '../msw/members';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const rowId = '99999999-9999-4999-8999-999999999901';
const connections = `${backendUrl}/rest/v1/connections`;
const failure = { code: 'XX000', message: 'broken by the test' };

beforeAll(() => {
  mockRealtimeSocket();
});

/** The stored connection, which the page and its state check read. */
let stored: Connection | null;
/** Every write: method, filters, and body. */
let written: { method: string; filter: string; body: DefaultBodyType }[];

beforeEach(() => {
  stored = null;
  written = [];
  server.use(http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.json([{ connection: stored }])));
});

/** Responds to a write with these rows and stores them. */
function handleWrites(
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

/** Stands for the member’s page: everything that reads the member’s query sees the change. */
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
const connected = 'Connected with Sam Seller';

describe('a connection request', () => {
  it('sends a connection request once for repeated clicks, shows its state, and holds the focus', async () => {
    handleWrites('post', [{ id: rowId }], { id: rowId, state: 'sent' });
    open();
    const target = await button(connect);
    target.focus();
    // Both before a response can arrive.
    act(() => {
      target.click();
      target.click();
    });
    await expectFocused(button(sent));
    expect(written).toEqual([
      { method: 'post', filter: '', body: { sender_id: someMember.id, receiver_id: sellerId, status: 'pending' } },
    ]);
  });

  it('shows its progress and is reverted when it fails', async () => {
    const { response, respond } = deferredResponse<null>();
    server.use(http.post(connections, async () => response.then(() => HttpResponse.json(failure, { status: 500 }))));
    const { user } = open();
    await user.click(await button(connect));
    expect(await button('Sending...')).toHaveAttribute('aria-busy', 'true');
    respond(null);
    expect(await screen.findByText(/^Your request wasn’t sent\./)).toBeInTheDocument();
    expect(await button(connect)).not.toHaveAttribute('aria-busy');
  });

  it('withdraws a connection request unless it was already answered', async () => {
    stored = { id: rowId, state: 'sent' };
    handleWrites('delete', [], { id: rowId, state: 'connected' });
    const { user } = open();
    await user.click(await button(sent));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
    expect(await screen.findByText('Your request has already been answered.')).toBeInTheDocument();
    expect(await button(connected)).toBeInTheDocument();
    expect(written).toEqual([{ method: 'delete', filter: `id=eq.${rowId}&status=eq.pending`, body: null }]);
  });

  it('offers neither connecting with oneself nor following oneself', async () => {
    open(someMember.id);
    expect(await screen.findByText('4 connections, 7 followers')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sam Seller/ })).not.toBeInTheDocument();
  });
});

describe('a connection', () => {
  it('removes a connection after confirmation, and leaves the dialog open on an error', async () => {
    stored = { id: rowId, state: 'connected' };
    handleWrites('delete', [failure], stored, 500);
    const { user } = open();
    await user.click(await button(connected));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove connection?' }));
    await user.click(question.getByRole('button', { name: 'Remove connection' }));
    expect(await question.findByText(/^The connection wasn’t removed\./)).toBeInTheDocument();
    handleWrites('delete', [{ id: rowId }], null);
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

  it('shows only after the server confirmed it', async () => {
    const { response, respond } = deferredResponse<null>();
    const requests: DefaultBodyType[] = [];
    server.use(
      http.post(rpc('follow_member'), async ({ request }) => {
        requests.push(await request.json());
        await response;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, queryClient } = open();
    await user.dblClick(await button('Follow Sam Seller'));
    expect(screen.getByRole('button', { name: 'Follow Sam Seller' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/7 followers/)).toBeInTheDocument();
    respond(null);
    await expectFocused(button('Unfollow Sam Seller'));
    expect(screen.getByText(/8 followers/)).toBeInTheDocument();
    expect(requests).toEqual([{ user_id: someMember.id, member_id: sellerId }]);
    expect(queryClient.isMutating()).toBe(0);
  });

  it('shows an error and changes nothing when it fails', async () => {
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

/** A connection, or a request sent or received by the signed-in member. */
function entry(number: number, { mine = false, hidden = false, note = null as string | null } = {}) {
  const other = person(number);
  const [sender, receiver] = mine ? [me, other] : [other, me];
  return {
    id: `99999999-9999-4999-8999-99999999990${number}`,
    sender_id: sender.id,
    receiver_id: receiver.id,
    updated_at: new Date(Date.now() - number * 86_400_000).toISOString(),
    note,
    sender,
    receiver: hidden ? null : receiver,
  };
}

/** Responds with the requested list. */
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
  it('removes an answered request and focuses the next row', async () => {
    lists({ received: [entry(1), entry(2)] });
    handleWrites('patch', [{ id: entry(1).id }]);
    const { user } = openNetwork();
    const press = await button('Accept Member 1');
    lists({ received: [entry(2)] });
    await user.click(press);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Member 1' })).not.toBeInTheDocument());
    expect(await screen.findByText('You and Member 1 are connected')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Member 2' })).toHaveFocus();
    expect(written).toMatchObject([{ filter: `id=eq.${entry(1).id}&status=eq.pending`, body: { status: 'accepted' } }]);
  });

  it('shows an error in the row and allows a retry', async () => {
    lists({ received: [entry(1)] });
    handleWrites('patch', [failure], stored, 500);
    const { user } = openNetwork();
    await user.click(await button('Decline Member 1'));
    expect(await screen.findByText(/^The request wasn’t declined\./)).toBeInTheDocument();
    handleWrites('patch', [{ id: entry(1).id }]);
    const again = await button('Decline Member 1');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    lists({});
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'No requests to answer' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
