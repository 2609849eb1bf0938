import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WhyMatch } from '@/features/buybox/components/why-match';
import PublicMarketplaceScreen from '@/routes/marketing/marketplace-screen';
import MarketplaceScreen from '@/routes/app/marketplace-screen';
import { paths } from '@/domain/site/paths';
import { matchReport } from '../msw/buybox';
import { facets, listing, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('match explanation', () => {
  const open = (change: Parameters<typeof listing>[0] = {}) =>
    renderScreen(<WhyMatch listing={listing(change)} />, { user: someMember });

  it('retries a match explanation when it fails to load', async () => {
    server.use(failing('rpc/match_listing'));
    const { user } = open();
    expect(await screen.findByText('We couldn’t compare this listing with your buy box.')).toBeInTheDocument();
    server.use(rpc('match_listing', () => matchReport({ matches: true })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Why this matches' })).toBeInTheDocument();
  });

  it.each([
    ['the owner', { user_id: someMember.id }],
    ['anybody once it is sold', { status: 'sold' }],
  ])('requests and shows no match explanation for %s', (_, change) => {
    // A request would fail the test: it has no handler.
    open(change);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByText('Comparing with your buy box')).not.toBeInTheDocument();
  });
});

describe('sorting by best match', () => {
  const handler = vi.fn<(args: Record<string, unknown>) => unknown>();
  const selected: (string | null)[] = [];
  const sort = () => screen.getByLabelText('Sort by');
  const orders = () =>
    within(sort())
      .getAllByRole('option')
      .map((option) => option.textContent);

  beforeEach(() => {
    handler.mockReset().mockReturnValue([listing({ match_score: 92 })]);
    selected.length = 0;
    server.use(
      rpc('property_facets', () => facets()),
      rpc('count_properties', () => 1),
      rows('users', [member({ id: someMember.id })]),
      http.post(`${backendUrl}/rest/v1/rpc/search_properties`, async ({ request }) => {
        selected.push(new URL(request.url).searchParams.get('select'));
        return HttpResponse.json(handler((await request.json()) as Record<string, unknown>) as object[]);
      }),
    );
  });

  it('shows the score on each card and no total', async () => {
    const { user } = renderScreen(<MarketplaceScreen />, { at: '/marketplace', user: someMember });
    await screen.findByText('Showing 1 property');
    await user.selectOptions(sort(), 'Best match');
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?sort=best-match');
    expect(await screen.findByText('92% match')).toBeInTheDocument();
    expect(screen.queryByText('Showing 1 property')).not.toBeInTheDocument();
    expect(screen.getByText('Best matches for your buy box')).toBeInTheDocument();
    expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'best-match' }));
    expect(selected.map((columns) => columns?.includes('match_score'))).toEqual([false, true]);
  });

  it('continues after the last row’s score', async () => {
    const page = Array.from({ length: 24 }, (_, index) =>
      listing({ id: `7a06b9d4-b489-4c09-94d8-${String(index).padStart(12, '0')}`, match_score: 100 - index }),
    );
    handler.mockImplementation(({ after }) => (after ? [] : page));
    const { user } = renderScreen(<MarketplaceScreen />, { at: '/marketplace?sort=best-match', user: someMember });
    await user.click(await screen.findByRole('button', { name: /^Show more/ }));
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(
        expect.objectContaining({ after: expect.objectContaining({ match_score: 77 }) as unknown }),
      ),
    );
  });

  it('invites members without a buy box to set one', async () => {
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/search_properties`, () =>
        HttpResponse.json({ code: 'P0001', message: 'Set your investment criteria first.' }, { status: 400 }),
      ),
    );
    renderScreen(<MarketplaceScreen />, { at: '/marketplace?sort=best-match', user: someMember });
    expect(await screen.findByText('Set your investment criteria first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute('href', paths.buyBox);
  });

  it('offers no sorting by best match to visitors, who see featured listings first', async () => {
    handler.mockReturnValue([listing()]);
    renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?sort=best-match' });
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(sort()).toHaveValue('featured');
    expect(orders()).not.toContain('Best match');
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ sort: 'featured' }));
    expect(selected).toEqual([expect.not.stringContaining('match_score')]);
  });
});
