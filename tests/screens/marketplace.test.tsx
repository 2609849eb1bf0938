import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import MarketplaceScreen from '@/routes/marketing/marketplace-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { facets, listing, rpc } from '../msw/listings';
import { failing } from '../msw/rest';
import { server } from '../msw/server';
import { siteSearch } from '../msw/site-search';
import { renderScreen } from '../render';
import { facetsQuery, searchQuery } from '@/features/marketplace/api/queries';
import { parseSearchParams } from '@/domain/filters/marketplace-query';

type Args = Record<string, unknown>;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    listing({
      id: `7a06b9d4-b489-4c09-94d8-${String(index).padStart(12, '0')}`,
      title: `House ${index}`,
      price: 100_000 + index,
    }),
  );

const open = (at = '/marketplace') => renderScreen(<MarketplaceScreen />, { at });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  server.use(
    rpc('property_facets', () => facets()),
    rpc('count_properties', () => 1),
    siteSearch(() => []),
  );
});

describe('Marketplace', () => {
  it('shows an error and retries', async () => {
    server.use(failing('rpc/search_properties'), failing('rpc/property_facets'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch listings');
    server.use(
      rpc('search_properties', () => [listing()]),
      rpc('property_facets', () => facets({ total: 12 })),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    // Retry refetches the other failed queries as well.
    expect(await screen.findByText('12 listings')).toBeInTheDocument();
  });

  it('shows prerendered data until the first response, and an error if that fails', async () => {
    document.documentElement.dataset['prerendered'] = '/marketplace';
    onTestFinished(() => {
      delete document.documentElement.dataset['prerendered'];
    });
    const written = () => {
      const queryClient = createQueryClient({ retries: 0 });
      queryClient.setQueryData(
        searchQuery(parseSearchParams('')).queryKey,
        { pages: [[listing({ title: 'Written house' })]], pageParams: [null] },
        { updatedAt: 1 },
      );
      queryClient.setQueryData(facetsQuery().queryKey, facets({ total: 9 }), { updatedAt: 1 });
      return renderScreen(<MarketplaceScreen />, { at: '/marketplace', queryClient });
    };
    server.use(
      rpc('search_properties', () => [listing({ title: 'House of today' })]),
      rpc('property_facets', () => facets({ total: 12 })),
    );
    const { unmount } = written();
    expect(screen.getByRole('link', { name: /^Written house/ })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^House of today/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Written house/ })).not.toBeInTheDocument();
    unmount();

    server.use(failing('rpc/search_properties'), failing('rpc/property_facets'));
    written();
    expect(screen.getByText('Showing 9 properties')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch listings');
    expect(screen.queryByRole('link', { name: /^Written house/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^9 listings|Showing 9|Last updated/)).not.toBeInTheDocument());
  });

  it('loads more only after prerendered data has been refetched', async () => {
    mockIntersectionObserver();
    const old = many(24).map((row) => ({
      ...row,
      id: row.id.replace('7a06b9d4', '00000000'),
      title: `Old ${row.title}`,
    }));
    const queryClient = createQueryClient({ retries: 0 });
    queryClient.setQueryData(
      searchQuery(parseSearchParams('')).queryKey,
      { pages: [old], pageParams: [null] },
      { updatedAt: 1 },
    );
    const requests: unknown[] = [];
    server.use(
      rpc('search_properties', ({ after = null }) => {
        requests.push(after);
        return after ? [] : many(24);
      }),
    );
    renderScreen(<MarketplaceScreen />, { at: '/marketplace', queryClient });
    expect(await screen.findByRole('link', { name: /^House 0/ })).toBeInTheDocument();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toEqual([null, expect.objectContaining({ id: many(24).at(-1)?.id })]);
    expect(screen.queryByRole('link', { name: /^Old House/ })).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('writes search, sort and view to the URL', async () => {
    const handler = vi.fn<(args: Args) => unknown>(() => [listing()]);
    server.use(rpc('search_properties', handler));
    const { user } = open();
    await screen.findByRole('article');

    await user.type(screen.getByRole('combobox', { name: 'Search listings' }), 'aus%');
    // Only Enter changes the results, because it reads the text.
    expect(address()).toBe('/marketplace');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/marketplace?search=aus%25'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Cap rate');
    expect(address()).toBe('/marketplace?search=aus%25&sort=cap-rate');
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'aus%', sort: 'cap-rate' })),
    );

    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(address()).toBe('/marketplace?search=aus%25&sort=cap-rate&view=list');
    // The list view shows two decimals.
    expect(await screen.findByRole('cell', { name: '7.41%' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(address()).toBe('/marketplace?search=aus%25&sort=price-asc&view=list');
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'price-asc' })));
  });

  const placesIn = (matches: Record<string, unknown>[]) => rpc('places_in', () => matches);
  const memphis = { first: 0, last: 1, kind: 'city', key: 'city:Memphis, TN', certain: true, size: 40 };

  it('reads the sentence in the URL, which the header sends', async () => {
    const handler = vi.fn<(args: Args) => unknown>(() => [listing()]);
    server.use(rpc('search_properties', handler), placesIn([memphis]));
    open('/marketplace?find=memphis+tn');
    await waitFor(() => expect(address()).toBe('/marketplace?places=city:Memphis,+TN'));
    await screen.findByRole('article');
    expect(handler.mock.calls.map(([args]) => args['filters'])).toEqual([{ places: ['city:Memphis, TN'] }]);
  });

  it('says which misspelled place it corrected', async () => {
    server.use(
      rpc('search_properties', () => [listing()]),
      rpc('places_in', ({ words }) => (String(words) === 'memphis' ? [{ ...memphis, last: 0 }] : [])),
      rpc('misspelled_places', () => [{ typed: 'memfis', name: 'Memphis', size: 40 }]),
    );
    open('/marketplace?find=memfis');
    expect(await screen.findByText('Showing results for “Memphis” instead of “memfis”.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/marketplace?places=city:Memphis,+TN'));
  });

  it('searches for the text if places can’t be looked up', async () => {
    server.use(
      rpc('search_properties', () => [listing()]),
      failing('rpc/places_in', 500),
    );
    open('/marketplace?find=memphis+tn');
    await waitFor(() => expect(address()).toBe('/marketplace?search=memphis%20tn'));
  });

  it('offers the searches that find more below one or two listings', async () => {
    const near = { '{"states":["TN"]}': 1, '{"price":{"min":0,"max":150000}}': 40 };
    server.use(
      rpc('search_properties', () => [listing()]),
      rpc(
        'count_properties',
        ({ filters }) => Object.entries(near).find(([key]) => key === JSON.stringify(filters))?.[1] ?? 0,
      ),
    );
    open('/marketplace?states=TN&price=0-150000');
    const links = within(await screen.findByRole('list', { name: 'Similar searches' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['40 in any state']);
    expect(screen.getByText('Looking for more?')).toBeVisible();
  });

  it('offers the nearest searches of one that finds nothing, and to save it', async () => {
    const near = { '{"states":["TN"]}': 4, '{"price":{"min":0,"max":150000}}': 1001 };
    server.use(
      rpc('search_properties', () => []),
      rpc(
        'count_properties',
        ({ filters }) => Object.entries(near).find(([key]) => key === JSON.stringify(filters))?.[1] ?? 0,
      ),
    );
    const { user } = open('/marketplace?states=TN&price=0-150000');
    expect(await screen.findByText('No properties found')).toBeVisible();
    await screen.findByText('Showing 0 properties');
    expect(screen.queryByText(/Verified first|Last updated/)).not.toBeInTheDocument();
    const links = within(await screen.findByRole('list', { name: 'Similar searches' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['4 without the price limit', '1,000+ in any state']);
    expect(links[0]).toHaveAttribute('href', '/marketplace?states=TN');
    expect(screen.getByText('Similar searches: 4 without the price limit, 1,000+ in any state')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
    // The sign-in comes back to save the search.
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save Search' });
    const kept = `${encodeURIComponent('/marketplace?states=TN&price=-150000')}#search`;
    for (const [name, path] of [
      ['Sign in', '/signin'],
      ['Join free', '/signup'],
    ] as const) {
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', `${path}?redirect=${kept}`);
    }
  });

  it('loads the next page after the last listing', async () => {
    const handler = vi.fn<(args: Args) => unknown>(({ after }) =>
      after ? [listing({ title: 'The last one' })] : many(24),
    );
    server.use(rpc('search_properties', handler));
    const { user } = open('/marketplace?sort=price-asc');
    await user.click(await screen.findByRole('button', { name: 'Show more listings' }));
    expect(await screen.findByText('The last one')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(25);
    const last = many(24).at(-1);
    expect(handler).toHaveBeenLastCalledWith(
      expect.objectContaining({
        after: {
          id: last?.id,
          verified: true,
          priority: true,
          created_at: last?.created_at,
          price: 100_023,
          cap_rate: 7.4073,
        },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Show more listings' })).not.toBeInTheDocument();
  });

  it('leaves the listings when the next page fails', async () => {
    server.use(rpc('search_properties', () => many(24)));
    const { user } = open();
    const more = await screen.findByRole('button', { name: 'Show more listings' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
    server.use(failing('rpc/search_properties'));
    await user.click(more);
    expect(await screen.findByText('We couldn’t load more listings.')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    server.use(rpc('search_properties', () => [listing()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  });
});

describe('Submit Listing in the marketplace', () => {
  it('asks visitors to sign in', async () => {
    server.use(rpc('search_properties', () => []));
    const { user } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', paths.signUp);
    await user.click(screen.getByRole('button', { name: 'Submit Listing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Submit a Listing' });
    expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn(paths.submitListing),
    );
    expect(within(dialog).getByRole('link', { name: 'Join free' })).toHaveAttribute(
      'href',
      paths.signUpFor(paths.submitListing),
    );
  });
});
