import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import MemberScreen from '@/routes/app/member-screen';
import MembersScreen from '@/routes/app/members-screen';
import { paths } from '@/domain/site/paths';
import { memberQuery } from '@/platform/session/member';
import { mockRealtimeSocket } from '../live-socket';
import { cardRow } from '../msw/community';
import { rpc, listing } from '../msw/listings';
import { memberPageBackend, completeProfile } from '../msw/member-page';
import { member, sellerId } from '../msw/members';
import { rows, backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('all members', () => {
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

    it('writes the directory’s search and filter to the URL, and debounces typing', async () => {
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
    it('loads the next page after the last member shown', async () => {
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
});

describe('one member', () => {
  const open = (id = sellerId) =>
    renderScreen(
      <StrictMode>
        <MemberScreen />
      </StrictMode>,
      { at: paths.member(id), path: paths.member(':id'), user: someMember },
    );
  const loaded = (name = 'Sam Seller') => screen.findByRole('heading', { level: 1, name });
  const section = (name: string) => within(screen.getByRole('region', { name }));

  beforeAll(() => {
    mockRealtimeSocket();
  });

  describe('a member’s page', () => {
    it('records one profile view and shows the new count', async () => {
      const page = memberPageBackend({ row: completeProfile() });
      open();
      expect(await screen.findByText('41 profile views')).toBeInTheDocument();
      expect(page.viewed).toEqual([sellerId]);
    });
  });

  describe('one’s own member page', () => {
    it('offers to edit one’s own member page, but not to follow, review, or count it', async () => {
      const page = memberPageBackend({ row: completeProfile({ id: someMember.id, email: 'sam@example.com' }) });
      open(someMember.id);
      await loaded();
      expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', paths.editProfile);
      expect(screen.queryByRole('button', { name: /Connect|Follow Sam|More actions/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(screen.getByText('38 profile views')).toBeInTheDocument();
      expect(section('Contact').getByText('Visible to paid members and your connections.')).toBeInTheDocument();
      expect(page.viewed).toHaveLength(0);
    });
  });

  describe('contact details', () => {
    it('offers contact details with a plan or a connection', async () => {
      memberPageBackend({ row: completeProfile() });
      open();
      await loaded();
      const contact = section('Contact');
      expect(contact.getByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
      expect(
        contact.getByText(/^Included in the Closer plan\. You’ll also see it once you and Sam Seller are/),
      ).toBeInTheDocument();
      expect(contact.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
    });

    it('shows contact details to entitled viewers', async () => {
      memberPageBackend({
        row: completeProfile({
          email: 'sam@example.com',
          phone: '(512) 555-0100',
          website: 'https://www.sam.example/',
        }),
        tier: 'closer',
      });
      open();
      await loaded();
      expect(section('Contact').getByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
        'href',
        'mailto:sam@example.com',
      );
      expect(section('Contact').getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
        'href',
        'tel:5125550100',
      );
      const website = section('Contact').getByRole('link', { name: /^sam\.example/ });
      expect(website).toHaveAttribute('href', 'https://www.sam.example/');
      expect(website).toHaveAttribute('rel', 'nofollow noopener ugc');
    });
  });

  describe('a missing member', () => {
    it.each(['77777777-7777-4777-8777-777777777777', 'nonsense'])(
      'reports a missing member as not found: %s',
      async (id) => {
        memberPageBackend({ row: null });
        open(id);
        expect(await screen.findByText('Member not found')).toBeInTheDocument();
        expect(
          screen.getByText("The member you're looking for doesn't exist or has been removed."),
        ).toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Back to members' })).toHaveAttribute('href', paths.members);
        expect(document.title).toMatch(/^Member not found/);
      },
    );
  });

  describe('failures on a member’s page', () => {
    it('leaves the other sections intact when one fails', async () => {
      memberPageBackend({ row: completeProfile() });
      server.use(failing('rpc/mutual_connections'), failing('properties'));
      const { user } = open();
      await loaded();
      await screen.findByRole('region', { name: 'Mutual connections' });
      expect(await section('Listings').findByText('Failed to fetch listings')).toBeInTheDocument();
      server.use(rpc('mutual_connections', () => [cardRow({ name: 'Friend' })]));
      await user.click(section('Mutual connections').getByRole('button', { name: 'Retry' }));
      expect(await section('Mutual connections').findByRole('link', { name: /Friend/ })).toBeInTheDocument();
      server.use(rows('properties', [listing()]));
      await user.click(section('Listings').getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('Brick duplex near the park')).toBeInTheDocument();
    });
  });

  describe('a member’s listings', () => {
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) =>
        listing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b216${from + index + 10}`, title: `Deal ${from + index}` }),
      );

    it('lists a member’s active listings, six per page', async () => {
      memberPageBackend({ row: completeProfile() });
      const requests: URLSearchParams[] = [];
      server.use(
        http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
          const params = new URL(request.url).searchParams;
          requests.push(params);
          return HttpResponse.json(params.has('or') ? many(1, 6) : many(6));
        }),
      );
      const { user } = open();
      const titles = () => section('Listings').getAllByRole('heading', { level: 3 });
      await screen.findByText('Deal 0');
      expect(titles()).toHaveLength(6);
      expect(requests[0]?.get('user_id')).toBe(`eq.${sellerId}`);
      expect(requests[0]?.get('status')).toBe('eq.active');
      expect(requests[0]?.get('order')).toBe('created_at.desc,id.desc');
      await user.click(section('Listings').getByRole('button', { name: 'Show more listings' }));
      expect(await screen.findByText('Deal 6')).toBeInTheDocument();
      expect(titles()).toHaveLength(7);
      expect(section('Listings').queryByRole('button', { name: 'Show more listings' })).not.toBeInTheDocument();
    });
  });
});
