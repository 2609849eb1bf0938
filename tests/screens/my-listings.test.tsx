import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SellerAnalytics } from '@/features/dashboard/seller/seller-analytics';
import MyListingsScreen from '@/routes/app/my-listings-screen';
import SellerAnalyticsScreen from '@/routes/app/seller-analytics-screen';
import { paths } from '@/domain/site/paths';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { ownCounts, ownListing } from '../msw/own';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('the listings', () => {
  const id = (number: number) => `7a06b9d4-b489-4c09-94d8-733bb4b2${String(number).padStart(4, '0')}`;
  const open = (at: string = paths.myListings, user: typeof someMember | null = someMember) =>
    renderScreen(<MyListingsScreen />, { at, path: paths.myListings, user });
  const row = async (name: string) => {
    const article = (await screen.findByRole('heading', { level: 3, name })).closest('article');
    if (!article) throw new Error(`${name} isn’t in an article`);
    return within(article);
  };

  /** Records the bodies of listing updates; rejects those that `refuse` returns true for. */
  function handleWrites(refuse: () => boolean = () => false) {
    const sent: { body: unknown; url: URL }[] = [];
    server.use(
      http.patch(`${backendUrl}/rest/v1/properties`, async ({ request }) => {
        sent.push({ body: await request.json(), url: new URL(request.url) });
        return refuse()
          ? HttpResponse.json({ message: 'broken by the test' }, { status: 500 })
          : HttpResponse.json([{ id: id(1) }]);
      }),
    );
    return sent;
  }

  /** Brick duplex waits for review. */
  function hold(held: { reason: string; explanation?: string }) {
    const hidden = { status: 'paused', removed_at: '2026-11-24T12:00:00+00:00' };
    server.use(
      rows('properties', [ownListing({ id: id(1), title: 'Brick duplex', ...hidden, held_at: hidden.removed_at })]),
      http.get(`${backendUrl}/rest/v1/held_content`, () => HttpResponse.json([held])),
    );
  }

  beforeEach(() => {
    server.use(
      rows('users', [member({ id: someMember.id, membership_tier: 'closer', email_confirmed: true })]),
      rows('properties', [ownListing({ id: id(1), title: 'Brick duplex' })]),
      ownCounts({ active: 1 }),
    );
  });

  describe('My Listings', () => {
    it('filters by a status in the URL', async () => {
      const requests: (string | null)[] = [];
      server.use(
        ownCounts({ active: 12, paused: 1, sold: 2 }),
        rows('properties', [ownListing({ title: 'Brick duplex' })], (url) =>
          requests.push(url.searchParams.get('status')),
        ),
      );
      const { user } = open(`${paths.myListings}?status=sold`);
      expect(await screen.findByRole('radio', { name: 'Sold 2' })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: 'Paused 1' }));
      await waitFor(() => expect(requests).toEqual(['eq.sold', 'eq.paused']));
      expect(screen.getByTestId('address')).toHaveTextContent(`${paths.myListings}?status=paused`);
      await user.click(screen.getByRole('radio', { name: 'All 15' }));
      await waitFor(() => expect(requests.at(-1)).toBeNull());
      expect(screen.getByTestId('address')).toHaveTextContent(paths.myListings);
    });

    it('requires a sign-in', () => {
      open(paths.myListings, null);
      expect(screen.getByText('User not logged in')).toBeInTheDocument();
    });
  });

  describe('actions on an own listing', () => {
    const menu = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Brick duplex' }));
      return within(await screen.findByRole('menu'));
    };

    it('reverts an action on failure, shows an error and retries', async () => {
      let broken = true;
      const sent = handleWrites(() => broken);
      const { user } = open();
      await user.click((await menu(user)).getByRole('menuitem', { name: 'Pause' }));
      const shown = await row('Brick duplex');
      expect(await shown.findByRole('alert')).toHaveTextContent(/We couldn’t change the status/);
      await waitFor(() => expect(shown.queryByText('Paused')).not.toBeInTheDocument());
      broken = false;
      await user.click(shown.getByRole('button', { name: 'Retry' }));
      expect(await shown.findByText('Paused')).toBeInTheDocument();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(shown.queryByText(/We couldn’t change the status/)).not.toBeInTheDocument();
    });

    it('marks a listing as sold after confirming', async () => {
      const sent = handleWrites();
      const { user } = open();
      await user.click((await menu(user)).getByRole('menuitem', { name: 'Mark sold' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark as sold?' }));
      expect(sent).toEqual([]);
      await user.dblClick(dialog.getByRole('button', { name: 'Mark as sold' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(sent.map(({ body }) => body)).toEqual([{ status: 'sold' }]);
      expect((await row('Brick duplex')).getByText('Sold')).toBeInTheDocument();
    });

    it('deletes a listing after confirming', async () => {
      let deleted: URL | undefined;
      const pictures = vi.fn<() => void>();
      server.use(
        http.delete(`${backendUrl}/rest/v1/properties`, ({ request }) => {
          deleted = new URL(request.url);
          return new HttpResponse(null, { status: 204 });
        }),
        http.post(`${backendUrl}/storage/v1/object/list/images`, () => {
          pictures();
          return HttpResponse.json([]);
        }),
      );
      const { user } = open();
      await user.click((await menu(user)).getByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this listing?' }));
      server.use(rows('properties', []), ownCounts());
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('You haven’t posted any listings yet')).toBeInTheDocument();
      expect(deleted?.searchParams.get('id')).toBe(`eq.${id(1)}`);
      await waitFor(() => expect(pictures).toHaveBeenCalled());
    });

    it('says that reports put a listing on hold, and where to appeal', async () => {
      hold({ reason: 'reports' });
      server.use(ownCounts({ held: 1 }));
      open();
      const shown = await row('Brick duplex');
      expect(shown.getByText('Held for review')).toBeInTheDocument();
      expect(shown.queryByText('Paused')).not.toBeInTheDocument();
      expect(screen.getByRole('radio', { name: 'Held for review 1' })).toBeInTheDocument();
      expect(shown.queryByText('Taken down')).not.toBeInTheDocument();
      expect(await shown.findByText(/Members reported this/)).toHaveTextContent(/Offers and showings wait, too/);
      expect(shown.getByRole('link', { name: 'Read why or appeal' })).toHaveAttribute('href', paths.accountStanding);
    });

    it('says how long a first listing waits for review, and lets it be edited', async () => {
      hold({ reason: 'first_post' });
      const { user } = open();
      expect(await (await row('Brick duplex')).findByText(/within 24 hours/)).toHaveTextContent(/keep editing it/);
      const shown = await menu(user);
      expect(shown.getByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
      expect(shown.queryByRole('menuitem', { name: 'Pause' })).not.toBeInTheDocument();
    });

    it('shows why a listing was returned and requests another review', async () => {
      const reason = 'The street number does not exist.\nPlease check it.';
      server.use(
        rows('properties', [
          ownListing({ id: id(1), title: 'Brick duplex', verified: false }, [{ decision: 'returned', reason }]),
        ]),
        failing('rpc/request_listing_review'),
      );
      const { user } = open();
      const shown = await row('Brick duplex');
      expect(shown.getByText(/The street number does not exist/)).toHaveTextContent(
        'Returned by our team: The street number does not exist. Please check it.',
      );
      expect(shown.getByRole('link', { name: 'Edit listing' })).toHaveAttribute('href', paths.editListing(id(1)));
      await user.click(shown.getByRole('button', { name: 'Submit for review again' }));
      expect(await shown.findByText(/We couldn’t submit the listing/)).toBeInTheDocument();
      const requests: unknown[] = [];
      server.use(
        http.post(`${backendUrl}/rest/v1/rpc/request_listing_review`, async ({ request }) => {
          requests.push(await request.json());
          return new HttpResponse(null, { status: 204 });
        }),
      );
      await user.click(shown.getByRole('button', { name: 'Submit for review again' }));
      expect(await shown.findByTitle('Verification pending')).toBeInTheDocument();
      expect(shown.queryByText(/Returned by our team/)).not.toBeInTheDocument();
      expect(requests).toEqual([{ property_id: id(1) }]);
    });

    it('asks whether a verified listing is still available, and says how a badge that ended comes back', async () => {
      const control = {
        checked: ['contract'],
        checked_at: '2026-11-03T12:00:00Z',
        valid_until: '2026-12-15',
        confirmed_at: '2026-11-03T12:00:00Z',
        asked_at: '2026-11-28T12:00:00Z',
        ended_for: null,
        ended_at: null,
      };
      const ended = { ...control, ended_for: 'contract', ended_at: '2026-12-16T12:00:00Z' };
      server.use(
        rows('properties', [
          { ...ownListing({ id: id(1), title: 'Asked', verified: true }), control },
          { ...ownListing({ id: id(2), title: 'Ended', verified: false }), control: ended },
        ]),
        failing('rpc/confirm_listing'),
        http.post(`${backendUrl}/rest/v1/rpc/request_listing_review`, () => new HttpResponse(null, { status: 204 })),
      );
      const { user } = open();
      const asked = await row('Asked');
      await user.click(await asked.findByRole('button', { name: 'Yes, still available' }));
      expect(await asked.findByText(/We couldn’t save your answer/)).toBeInTheDocument();
      const over = await row('Ended');
      expect(await over.findByText(/its contract ended/)).toBeInTheDocument();
      await user.click(over.getByRole('button', { name: 'Submit for review again' }));
      expect(await over.findByTitle('Verification pending')).toBeInTheDocument();
    });
  });
});

describe('their analytics', () => {
  const totals: SellerAnalytics = {
    since: '2026-03-01',
    until: '2026-03-30',
    detailed: false,
    own_listings: 2,
    views: 1200,
    saves: 60,
    contacts: 12,
    messages: 31,
  };
  const open = () => renderScreen(<SellerAnalyticsScreen />, { at: paths.analytics, user: someMember });

  describe('the analytics of a seller', () => {
    it('shows free members totals of their analytics and a way to upgrade', async () => {
      server.use(rpc('seller_analytics', () => totals));
      open();
      expect(await screen.findByText('1,200')).toBeVisible();
      expect(screen.getByText('5% of views')).toBeVisible();
      expect(screen.getByText('Full analytics are for paid members')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(paths.analytics),
      );
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });
  });
});
