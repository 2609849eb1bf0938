import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import MembersScreen from '@/routes/app/members-screen';
import { memberQuery } from '@/shared/session/member';
import { mockRealtimeSocket } from '../live-socket';
import { cardRow } from '../msw/community';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
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
  it('hides the buttons on the signed-in member’s own card', async () => {
    server.use(rpc('search_members', () => [cardRow({ id: someMember.id, name: 'Dana Ruiz' })]));
    open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('You')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
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
