import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout } from '@/routes/app/app-layout';
import CommunityLayout from '@/routes/app/community-layout';
import MembersScreen from '@/routes/app/members-screen';
import { memberQuery } from '@/shared/session/member';
import { mockRealtimeSocket } from '../live-socket';
import { cardRow, network } from '../msw/community';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

type Args = Record<string, unknown>;
const gateText = 'Please confirm your email address to use search and filter features.';
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    cardRow({
      id: `33333333-3333-4333-8333-${String(index).padStart(12, '0')}`,
      name: `Member ${index}`,
      membership_tier: 'free',
    }),
  );

const open = (at = '/community/members') => renderScreen(<MembersScreen />, { at, user: someMember });
const address = () => screen.getByTestId('address').textContent;
const field = () => screen.getByRole('textbox', { name: 'Search members' });
const tier = (name: string) => screen.getByRole('radio', { name });
const nameOf = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent;
const names = () => screen.queryAllByRole('article').map(nameOf);

/** The signed-in member with a confirmed or unconfirmed email. */
const me = (email_confirmed: boolean) =>
  rows('users', [member({ id: someMember.id, name: 'Dana Ruiz', email_confirmed })]);

/** Like Postgres: no search or filter without a confirmed email. */
const rejectUnconfirmed = () =>
  http.post(`${backendUrl}/rest/v1/rpc/search_members`, async ({ request }) => {
    const { search, tier: requestedTier } = (await request.json()) as Args;
    if (search === '' && requestedTier === 'all') return HttpResponse.json([cardRow()]);
    return HttpResponse.json({ code: '42501', message: gateText }, { status: 403 });
  });

beforeAll(() => {
  mockRealtimeSocket();
});
beforeEach(() => {
  server.use(me(true));
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('the directory', () => {
  it('shows each member’s details, counts, and rating, and links to their page', async () => {
    server.use(
      rpc('search_members', () => [
        cardRow(
          { title: 'Landlord', location: 'Austin, TX', connection: { id: 'c1', state: 'connected' }, followed: true },
          { followers: 1204, connections: 1, ratings: [0, 0, 0, 1, 1] },
        ),
      ]),
    );
    open('/community/members?tier=partner');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
      'href',
      '/community/members/33333333-3333-4333-8333-333333333333',
    );
    for (const text of [
      'Landlord',
      'Austin, TX',
      'Partner',
      '1,204 followers',
      '1 connection',
      '4.5 out of 5, 2 reviews',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByRole('button', { name: /^Connected/ })).toBeVisible();
    expect(card.getByRole('button', { name: /^Unfollow/ })).toBeVisible();
    expect(card.getAllByRole('link')).toHaveLength(1);
  });

  it('hides the buttons on the signed-in member’s own card', async () => {
    server.use(rpc('search_members', () => [cardRow({ id: someMember.id, name: 'Dana Ruiz' })]));
    open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('You')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows an error and can be retried', async () => {
    server.use(failing('rpc/search_members'));
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error: broken by the test');
    server.use(rpc('search_members', () => [cardRow()]));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('directory search and filter', () => {
  const handler = vi.fn<(args: Args) => unknown>(() => [cardRow()]);
  beforeEach(() => {
    server.use(rpc('search_members', handler));
  });

  it('are kept in the URL, and typing is debounced', async () => {
    const { user } = open();
    await screen.findByRole('article');
    await waitFor(() => expect(field()).toBeEnabled());
    await user.type(field(), 'aus%');
    await waitFor(() => expect(address()).toBe('/community/members?search=aus%25'));
    await user.click(tier('Closers'));
    expect(address()).toBe('/community/members?search=aus%25&tier=pro');
    await waitFor(() => expect(handler).toHaveBeenLastCalledWith({ search: 'aus%', tier: 'pro', page_size: 24 }));
    expect(handler.mock.calls.map(([args]) => [args.search, args.tier])).toEqual([
      ['', 'all'],
      ['aus%', 'all'],
      ['aus%', 'pro'],
    ]);
  });

  it('can be reset when nothing is found', async () => {
    server.use(rpc('search_members', ({ search }) => (search === 'zzz' ? [] : [cardRow()])));
    const { user } = open('/community/members?search=zzz&tier=pro');
    expect(await screen.findByText('No public members found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(address()).toBe('/community/members');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

describe('the directory with an unconfirmed email', () => {
  it('lists everyone, explains why search is locked, and unlocks it after confirmation', async () => {
    const handler = vi.fn<(args: Args) => unknown>(() => [cardRow()]);
    server.use(me(false), rpc('search_members', handler));
    const { queryClient } = open('/community/members?search=landlord&tier=pro');
    expect(await screen.findByText(gateText)).toBeVisible();
    expect(field()).toBeDisabled();
    expect(field()).toHaveAccessibleDescription(gateText);
    expect(field()).toHaveValue('');
    expect(tier('Closers')).toBeDisabled();
    expect(tier('All Members')).toBeChecked();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(handler).toHaveBeenCalledExactlyOnceWith({ search: '', tier: 'all', page_size: 24 });

    server.use(me(true));
    await queryClient.invalidateQueries({ queryKey: memberQuery(someMember.id).queryKey });
    await waitFor(() => expect(field()).toBeEnabled());
    expect(screen.queryByText(gateText)).not.toBeInTheDocument();
    // The search and filter from the URL.
    expect(field()).toHaveValue('landlord');
    await waitFor(() => expect(handler).toHaveBeenLastCalledWith({ search: 'landlord', tier: 'pro', page_size: 24 }));
  });

  it('explains the same when only the server knows about the unconfirmed email', async () => {
    server.use(rejectUnconfirmed());
    open('/community/members?tier=partner');
    expect(await screen.findByText(gateText)).toBeVisible();
    expect(tier('Partners')).toBeDisabled();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('directory pages', () => {
  it('load after the last member shown', async () => {
    const handler = vi.fn<(args: Args) => unknown>(({ after }) =>
      after ? [many(24).at(-1), cardRow({ name: 'The last one' })] : many(24),
    );
    server.use(rpc('search_members', handler));
    const { user } = open('/community/members?search=member');
    await user.click(await screen.findByRole('button', { name: 'Show more members' }));
    expect(await screen.findByRole('link', { name: 'The last one' })).toBeVisible();
    // A member whose name changed between the pages is shown once.
    expect(names()).toHaveLength(25);
    expect(handler).toHaveBeenLastCalledWith({
      search: 'member',
      tier: 'all',
      page_size: 24,
      after: { membership_tier: 'free', name: 'Member 23', id: '33333333-3333-4333-8333-000000000023' },
    });
    expect(screen.queryByRole('button', { name: 'Show more members' })).not.toBeInTheDocument();
  });
});

describe('the community in the app', () => {
  const openApp = () =>
    renderScreen(
      <Routes>
        <Route element={<AppLayout />}>
          <Route element={<CommunityLayout />}>
            <Route path="/community/members" element={<MembersScreen />} />
          </Route>
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Route>
      </Routes>,
      { at: '/community/members', user: someMember },
    );

  it('shows three requests in the navigation', async () => {
    const requests: string[] = [];
    const note = ({ request }: { request: Request }) =>
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/rest/v1/', '')}`);
    server.events.on('request:start', note);
    server.use(
      rpc('search_members', () => many(24)),
      ...network({ waiting: 2 }),
    );
    openApp();
    const community = within(screen.getByRole('navigation', { name: 'Community' }));
    expect(community.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
    expect(await community.findByRole('link', { name: 'Connections, 2 requests to answer' })).toHaveAttribute(
      'href',
      '/community/connections',
    );
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    await waitFor(() => expect(field()).toBeEnabled());
    server.events.removeListener('request:start', note);
    expect(requests.toSorted()).toEqual(['GET users', 'POST rpc/search_members', 'POST rpc/unread_counts']);
  });
});
