import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearChoices } from '@/shared/comparison/choices';
import CompareScreen from '@/routes/marketing/compare-screen';
import PublicMarketplaceScreen from '@/routes/marketing/marketplace-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { facets, listing, rpc } from '../msw/listings';
import { backendUrl, respondWithRows, type Row } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const idOf = (number: number) => `7a06b9d4-b489-4c09-94d8-00000000000${number}`;
const some = (number: number, change: Partial<Row<'properties'>> = {}) =>
  listing({ id: idOf(number), title: `House ${number}`, noi: null, cap_rate: null, ...change });

const houses = [
  some(1, { price: 200_000, sqft: 1_000, monthly_rent: 2_000, jv_share_pct: 50, created_at: '2026-03-01T00:00:00Z' }),
  some(2, { price: 300_000, sqft: 2_000, monthly_rent: 2_500, repair_cost: 40_000, arv: 400_000, zoning: 'R-1' }),
  some(3, { price: 400_000, sqft: 2_000, monthly_rent: 2_600, latitude: 29.76, longitude: -95.37, zip: '77002' }),
  some(4),
  some(5),
];

/** Serves these listings by id. */
const serve = (listings: typeof houses) =>
  server.use(
    http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
      return respondWithRows(
        request,
        listings.filter((each) => each.id === id),
      );
    }),
  );

const open = (query: string) =>
  renderScreen(<CompareScreen />, { at: paths.compare(query), path: paths.compare(), routes: <Route path="*" /> });
const table = () => screen.findByRole('table', { name: /^Comparison of/ });
const cells = async (label: string) =>
  within(
    within(await table())
      .getByRole('rowheader', { name: label })
      .closest('tr') as HTMLElement,
  )
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  sessionStorage.clear();
  clearChoices();
  serve(houses);
  server.use(
    http.get(`${backendUrl}/rest/v1/zip_codes`, ({ request }) => {
      const zip = new URL(request.url).searchParams.get('zip')?.replace('eq.', '');
      const centers = [
        { zip: '78701', latitude: 30.27, longitude: -97.74 },
        { zip: '77002', latitude: 29.756, longitude: -95.365 },
      ];
      return respondWithRows(
        request,
        centers.filter((center) => center.zip === zip),
      );
    }),
  );
});

describe('a comparison', () => {
  it('compares under the assumptions of the URL, which can be edited', async () => {
    const { user } = open(`ids=${idOf(1)},${idOf(2)}&deal=1_rental_ir6.5`);
    await table();
    expect(screen.getByText(/^As a rental: 25% down at 6.5%/)).toBeInTheDocument();
    const before = await cells('Debt service coverage (DSCR)');
    await user.click(screen.getByRole('button', { name: 'Edit assumptions' }));
    const rate = screen.getByRole('textbox', { name: /^Interest rate/ });
    await user.clear(rate);
    await user.type(rate, '9');
    expect(await cells('Debt service coverage (DSCR)')).not.toEqual(before);
    await waitFor(() => expect(address()).toBe(`/compare?ids=${idOf(1)}%2C${idOf(2)}&deal=1_rental_ir9`));
    // Nothing is computed with an invalid assumption.
    await user.clear(rate);
    await user.type(rate, '900');
    expect(await screen.findByText(/until you fix the interest rate/)).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Cap rate' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset assumptions' }));
    expect(await screen.findByText(/at 7% over 30 years \(assumed\)/)).toBeInTheDocument();
  });

  it('loses a column', async () => {
    const { user } = open(`ids=${idOf(1)},${idOf(2)},${idOf(3)}`);
    await table();
    await user.click(screen.getByRole('button', { name: 'Remove House 2 from the comparison' }));
    expect(await screen.findByRole('table', { name: 'Comparison of 2 listings' })).toBeInTheDocument();
    expect(address()).toContain(`ids=${idOf(1)},${idOf(3)}`);
    expect(screen.getByRole('button', { name: 'Remove House 3 from the comparison' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove House 1 from the comparison' }));
    expect(screen.getByRole('heading', { name: 'Add another listing to compare' })).toBeInTheDocument();
  });
});

describe('a link with listings that can’t be compared', () => {
  it.each([['gone', idOf(9)]])('shows the others if one is %s', async (_, id) => {
    const { user } = open(`ids=${idOf(1)},${id},${idOf(2)}`);
    expect(await screen.findByText(/^This listing isn’t available/)).toBeInTheDocument();
    expect(await cells('Asking price')).toEqual(['$200,000', '$300,000']);
    await user.click(screen.getByRole('button', { name: 'Remove from comparison' }));
    expect(screen.queryByText(/isn’t available/)).not.toBeInTheDocument();
    expect(address()).toContain(`ids=${idOf(1)},${idOf(2)}`);
  });

  it('hides what a moderator removed, even from its owner', async () => {
    serve([some(1, { removed_at: '2026-03-02T00:00:00Z' }), some(2), some(3)]);
    open(`ids=${idOf(1)},${idOf(2)},${idOf(3)}`);
    expect(await screen.findByText(/^This listing isn’t available/)).toBeInTheDocument();
    expect(screen.queryByText('House 1')).not.toBeInTheDocument();
  });
});

describe('choosing listings', () => {
  const openMarketplace = (query = '') => {
    server.use(
      rpc('search_properties', () => houses),
      rpc('count_properties', () => 5),
      rpc('property_facets', () => facets()),
    );
    return renderScreen(
      <>
        <PublicMarketplaceScreen />
        <Toaster />
      </>,
      {
        at: paths.marketplace + query,
        path: paths.marketplace,
        routes: <Route path={paths.compare()} element={<CompareScreen />} />,
      },
    );
  };
  const toggle = (number: number) => screen.findByRole('button', { name: `Compare House ${number}` });

  it('fills the bar from the marketplace, up to four, and leads to the comparison', async () => {
    const { user } = openMarketplace();
    await user.click(await toggle(1));
    const bar = within(await screen.findByRole('region', { name: 'Comparison' }));
    expect(bar.getByRole('status')).toHaveTextContent('Compare (1 of 4)');
    expect(bar.queryByRole('link')).not.toBeInTheDocument();
    for (const number of [2, 3, 4]) await user.click(await toggle(number));
    expect(bar.getByRole('status')).toHaveTextContent('Compare (4 of 4)');
    await user.click(await toggle(5));
    expect(await screen.findByText('You can compare up to 4 listings')).toBeInTheDocument();
    expect(await toggle(5)).toHaveAttribute('aria-pressed', 'false');

    await user.click(bar.getByRole('button', { name: 'Remove House 2 from the comparison' }));
    expect(await toggle(2)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('region', { name: 'Comparison' })).toHaveFocus();
    await user.click(await toggle(4));
    await user.click(bar.getByRole('link', { name: /^Compare/ }));
    expect(address()).toBe(`/compare?ids=${idOf(1)},${idOf(3)}`);
    expect(await table()).toBeInTheDocument();
  });
});
