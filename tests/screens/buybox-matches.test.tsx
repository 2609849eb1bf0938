import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BoxesMatched } from '@/features/buybox/components/boxes-matched';
import { BuyBoxCard } from '@/features/buybox/components/buybox-card';
import { WhyMatch } from '@/features/buybox/components/why-match';
import { MatchedListings } from '@/features/marketplace/components/cards/matched-listings';
import PublicMarketplaceScreen from '@/routes/marketing/marketplace-screen';
import MarketplaceScreen from '@/routes/protected/marketplace-screen';
import { paths } from '@/shared/config/paths';
import { buyBox, buyBoxBackend, matchReport } from '../msw/buybox';
import { facets, listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('the card of the own buy box', () => {
  const open = () => renderScreen(<BuyBoxCard />, { user: someMember });

  it('sums up what is stored, and leads to it', async () => {
    buyBoxBackend(buyBox());
    open();
    expect(screen.getByText('Loading your buy box')).toBeInTheDocument();
    expect(await screen.findByText('Travis, TX')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Markets',
      'Property types',
      'Conditions',
      'Price',
      'Strategies',
      'Financing',
    ]);
    expect(screen.getByText('$100,000 to $400,000')).toBeInTheDocument();
    expect(screen.getByText('VIP alerts are on')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit investment criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('asks for criteria where there are none', async () => {
    buyBoxBackend(null);
    open();
    expect(await screen.findByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('says of a box that asks for nothing that it does', async () => {
    const none = {
      states: [],
      counties: [],
      property_types: [],
      conditions: [],
      financing: [],
      investment_strategies: [],
    };
    buyBoxBackend(buyBox({ ...none, min_price: 0, max_price: null, vip_alerts: false }));
    open();
    expect(await screen.findByText('It asks for nothing yet, so every listing matches.')).toBeInTheDocument();
    expect(screen.getByText('VIP alerts are off')).toBeInTheDocument();
  });

  it('that cannot be loaded says so in red, with the way on and another try', async () => {
    server.use(failing('buybox_profiles'));
    const { user } = open();
    const alert = await screen.findByText('Failed to load investment criteria');
    expect(alert).toHaveAttribute('role', 'alert');
    expect(alert).toHaveClass('text-brick-ink');
    expect(screen.getByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
    buyBoxBackend(buyBox());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Travis, TX')).toBeInTheDocument();
  });
});

describe('the listings that match', () => {
  const open = () => renderScreen(<MatchedListings />, { user: someMember });

  it('are six at most, as cards, with the way to all', async () => {
    const asked = vi.fn<(args: Record<string, unknown>) => unknown>(() => [listing()]);
    server.use(rpc('matched_listings', asked));
    open();
    expect(screen.getByText('Loading listings')).toBeInTheDocument();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link')).toHaveAttribute('href', paths.listing(listingId));
    expect(asked).toHaveBeenCalledWith({ most: 6 });
    expect(screen.getByRole('region', { name: 'Listings Matching Your Buy Box' })).toContainElement(card);
    expect(screen.getByRole('link', { name: /^View all/ })).toHaveAttribute('href', '/marketplace?sort=best-match');
  });

  it('are none: what to do about it', async () => {
    server.use(rpc('matched_listings', () => []));
    open();
    expect(await screen.findByText('No listings match your buy box criteria')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('cannot be loaded, and can be asked for again', async () => {
    server.use(failing('rpc/matched_listings'));
    const { user } = open();
    expect(await screen.findByText('Failed to load matched listings')).toBeInTheDocument();
    server.use(rpc('matched_listings', () => [listing()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

describe('how a listing compares', () => {
  const open = (change: Parameters<typeof listing>[0] = {}, user: typeof someMember | null = someMember) =>
    renderScreen(<WhyMatch listing={listing(change)} />, { user });

  it('is said criterion by criterion, in words', async () => {
    server.use(rpc('match_listing', () => matchReport()));
    open();
    expect(screen.getByText('Comparing with your buy box')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Why this does not match' })).toHaveTextContent('74 of 100');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'State: Texas, as you wantMatch',
      'Property type: Multi Family, you want LandNo match',
      'Price: $450,000, 3% above your $437,000Close',
      'Financing: Not stated, you want Cash or CreativeNot stated',
    ]);
    expect(screen.getByText(/^Left open in your buy box: county, condition, strategy\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your buy box' })).toHaveAttribute('href', paths.buyBox);
  });

  it('has another heading for a match; a box that asks nothing is told so', async () => {
    const open1 = matchReport({
      matches: true,
      score: 100,
      criteria: matchReport().criteria.map((each) => ({ ...each, verdict: null })),
    });
    server.use(rpc('match_listing', () => open1));
    open();
    expect(await screen.findByRole('region', { name: 'Why this matches' })).toHaveTextContent(
      'Your buy box asks for nothing yet',
    );
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('invites those without a box to set one', async () => {
    server.use(rpc('match_listing', () => null));
    open();
    expect(await screen.findByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('that cannot be loaded can be asked for again', async () => {
    server.use(failing('rpc/match_listing'));
    const { user } = open();
    expect(await screen.findByText('The comparison with your buy box could not be loaded.')).toBeInTheDocument();
    server.use(rpc('match_listing', () => matchReport({ matches: true })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Why this matches' })).toBeInTheDocument();
  });

  it.each([
    ['visitors', {}, null],
    ['the owner', { user_id: someMember.id }, someMember],
    ['anybody once it is sold', { status: 'sold' }, someMember],
  ])('is not told to %s, nor asked for', (_, change, reader) => {
    // A request would fail the test: nothing answers it.
    open(change, reader);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByText('Comparing with your buy box')).not.toBeInTheDocument();
  });
});

describe('how many look for it', () => {
  const open = (status = 'active') =>
    renderScreen(<BoxesMatched listing={listing({ user_id: someMember.id, status })} />, { user: someMember });

  it.each([
    [0, 'Matches no buy boxes yet'],
    [1, 'Matches 1 buy box'],
    [1204, 'Matches 1,204 buy boxes'],
  ])('%d: %s, and that it is anonymous', async (count, text) => {
    server.use(rpc('matching_buy_boxes', () => count));
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Anonymous:/)).toBeInTheDocument();
  });

  it('that cannot be counted can be asked for again', async () => {
    server.use(failing('rpc/matching_buy_boxes'));
    const { user } = open();
    await screen.findByText('The buy boxes it matches could not be counted.');
    server.use(rpc('matching_buy_boxes', () => 3));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Matches 3 buy boxes')).toBeInTheDocument();
  });

  it('is not asked for while it is paused', () => {
    const { container } = open('paused');
    expect(within(container).queryByText(/buy box/)).not.toBeInTheDocument();
  });
});

describe('the order by best match', () => {
  const asked = vi.fn<(args: Record<string, unknown>) => unknown>();
  const selected: (string | null)[] = [];
  const sort = () => screen.getByLabelText('Sort by');
  const orders = () =>
    within(sort())
      .getAllByRole('option')
      .map((option) => option.textContent);

  beforeEach(() => {
    asked.mockReset().mockReturnValue([listing({ match_score: 92 })]);
    selected.length = 0;
    server.use(
      rpc('property_facets', () => facets()),
      rpc('count_properties', () => 1),
      rows('users', [member({ id: someMember.id })]),
      http.post(`${backendUrl}/rest/v1/rpc/search_properties`, async ({ request }) => {
        selected.push(new URL(request.url).searchParams.get('select'));
        return HttpResponse.json(asked((await request.json()) as Record<string, unknown>) as object[]);
      }),
    );
  });

  it('is a member’s, with the score on each card and no number of all listings', async () => {
    const { user } = renderScreen(<MarketplaceScreen />, { at: '/marketplace', user: someMember });
    await screen.findByText('Showing 1 property');
    await user.selectOptions(sort(), 'Best match');
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?sort=best-match');
    expect(await screen.findByText('92% match')).toBeInTheDocument();
    expect(screen.queryByText('Showing 1 property')).not.toBeInTheDocument();
    expect(screen.getByText('What fits your buy box, the best first')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'best-match' }));
    expect(selected.map((columns) => columns?.includes('match_score'))).toEqual([false, true]);
  });

  it('goes on after the score of the last row', async () => {
    const page = Array.from({ length: 24 }, (_, index) =>
      listing({ id: `7a06b9d4-b489-4c09-94d8-${String(index).padStart(12, '0')}`, match_score: 100 - index }),
    );
    asked.mockImplementation(({ after }) => (after ? [] : page));
    const { user } = renderScreen(<MarketplaceScreen />, { at: '/marketplace?sort=best-match', user: someMember });
    await user.click(await screen.findByRole('button', { name: /more/i }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ after: expect.objectContaining({ match_score: 77 }) as unknown }),
      ),
    );
  });

  it('asks those without a box to set one', async () => {
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/search_properties`, () =>
        HttpResponse.json({ code: 'P0001', message: 'Set your investment criteria first.' }, { status: 400 }),
      ),
    );
    renderScreen(<MarketplaceScreen />, { at: '/marketplace?sort=best-match', user: someMember });
    expect(await screen.findByText('Set your investment criteria first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('that finds nothing leads to the criteria, and resets filters where there are any', async () => {
    asked.mockReturnValue([]);
    const { user } = renderScreen(<MarketplaceScreen />, {
      at: '/marketplace?sort=best-match&states=TX',
      user: someMember,
    });
    expect(await screen.findByText('No properties found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?sort=best-match');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset Filters' })).not.toBeInTheDocument());
  });

  it('fails like any other', async () => {
    server.use(failing('rpc/search_properties'));
    renderScreen(<MarketplaceScreen />, { at: '/marketplace?sort=best-match', user: someMember });
    expect(await screen.findByText('Failed to fetch listings')).toBeInTheDocument();
  });

  it('is not offered to visitors: an address that asks for it shows the featured ones first', async () => {
    asked.mockReturnValue([listing()]);
    renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?sort=best-match' });
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(sort()).toHaveValue('featured');
    expect(orders()).not.toContain('Best match');
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ sort: 'featured' }));
    expect(selected).toEqual([expect.not.stringContaining('match_score')]);
  });
});
