import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MarketplaceScreen from '@/routes/marketing/marketplace-screen';
import AppMarketplaceScreen from '@/routes/app/marketplace-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { memberQuery } from '@/platform/session/member';
import { toast } from '@/kit/ui/toast';
import { deferredResponse } from '../msw/auth';
import { facets, listing, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { siteSearch } from '../msw/site-search';
import { renderScreen, someMember } from '../render';

type Args = Record<string, unknown>;
type Answer = (args: Args) => unknown;

const address = () => screen.getByTestId('address').textContent;
const handler = vi.fn<Answer>();
const countHandler = vi.fn<Answer>();
const facetsHandler = vi.fn<Answer>();

beforeEach(() => {
  handler.mockReset().mockReturnValue([listing()]);
  countHandler.mockReset().mockReturnValue(7);
  facetsHandler
    .mockReset()
    .mockReturnValue(
      facets({ total: 100_000, states: { TX: 1_200, NY: 17 }, property_type: { Residential: 2, Condo: 3 } }),
    );
  server.use(
    rpc('search_properties', handler),
    rpc('count_properties', countHandler),
    rpc('property_facets', facetsHandler),
    siteSearch(() => []),
  );
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const open = (at = '/marketplace') =>
  renderScreen(
    <>
      <MarketplaceScreen />
      <Back />
    </>,
    { at },
  );

async function openDrawer(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await drawer.findByRole('combobox', { name: 'State' });
  return drawer;
}

const section = (name: string | RegExp) => screen.getByRole('button', { name });
const bounds = (name: string) => {
  const group = within(screen.getByRole('group', { name }));
  return { min: group.getByRole('textbox', { name: 'Minimum' }), max: group.getByRole('textbox', { name: 'Maximum' }) };
};

describe('the filter drawer', () => {
  it('applies all choices as one history entry', async () => {
    const { user } = open('/marketplace?search=elm');
    const drawer = await openDrawer(user);
    await user.type(drawer.getByRole('combobox', { name: 'State' }), 'tx{Enter}');
    await user.type(drawer.getByRole('combobox', { name: 'State' }), 'new york');
    await user.click(drawer.getByRole('option', { name: 'NY - New York 17' }));
    expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await user.type(bounds('Price').max, '$900k');
    await user.tab();
    expect(bounds('Price').max).toHaveValue('900,000');
    await user.click(drawer.getByRole('checkbox', { name: 'Condo 5' }));
    // Counted, but not applied yet.
    expect(address()).toBe('/marketplace?search=elm');
    await waitFor(() =>
      expect(countHandler).toHaveBeenLastCalledWith({
        search: 'elm',
        filters: { states: ['NY', 'TX'], property_type: ['Condo'], price: { min: 0, max: 900_000 } },
      }),
    );
    const chosen = within(drawer.getByRole('group', { name: 'Chosen' })).getAllByRole('button');
    expect(chosen.map((chip) => chip.textContent)).toEqual(['New York', 'Texas', 'Condo']);
    await user.click(await drawer.findByRole('button', { name: 'Show 7 properties' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/marketplace?search=elm&states=NY,TX&price=-900000&property_type=condo');
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(
        expect.objectContaining({
          search: 'elm',
          filters: expect.objectContaining({ property_type: ['Condo'] }) as unknown,
        }),
      ),
    );
    expect(screen.getByRole('button', { name: 'Filters 3 active' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/marketplace?search=elm');
  });

  it.each([['Escape', async (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}')]])(
    'preserves filters when %s closes the drawer',
    async (_, close) => {
      const { user } = open();
      const drawer = await openDrawer(user);
      await user.click(drawer.getByRole('checkbox', { name: /^Land/ }));
      await close(user);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(address()).toBe('/marketplace?property_type=land');
    },
  );

  it('shows an error next to what isn’t a number of 0 or more, and doesn’t apply it', async () => {
    const toasts = vi.spyOn(toast, 'info').mockReturnValue();
    const { user } = open();
    const drawer = await openDrawer(user);
    await user.type(bounds('Price').min, '0');
    await user.click(section('Property Details'));
    await user.type(bounds('Bedrooms').min, '12e3x');
    await user.type(bounds('Bathrooms').min, '-5');
    await user.type(bounds('Square footage').max, '1200');
    await user.click(section('Property Details'));
    await user.click(drawer.getByRole('button', { name: /^Show/ }));
    expect(bounds('Bedrooms').min).toHaveFocus();
    expect(bounds('Bedrooms').min).toHaveValue('12e3x');
    expect(bounds('Bedrooms').min).toHaveAccessibleDescription('Enter a number, like 3.');
    expect(bounds('Bathrooms').min).toHaveValue('-5');
    expect(bounds('Bathrooms').min).toHaveAccessibleDescription('Must be 0 or more.');
    expect(bounds('Price').min).toHaveValue('0');
    expect(bounds('Price').min).toBeValid();
    // Closing the drawer applies the rest.
    await user.keyboard('{Escape}');
    expect(address()).toBe('/marketplace?sqft=-1200');
    expect(toasts).toHaveBeenCalledWith('Some filters weren’t changed', expect.anything());
  });

  it('works by keyboard', async () => {
    const { user } = open();
    await screen.findByRole('article');
    screen.getByRole('button', { name: /^Filters/ }).focus();
    await user.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const state = await drawer.findByRole('combobox', { name: 'State' });
    for (let presses = 0; presses < 5 && document.activeElement !== state; presses += 1) {
      // Key presses are sequential.
      // oxlint-disable-next-line no-await-in-loop
      await user.tab();
    }
    expect(state).toHaveFocus();
    await user.keyboard('florid{ArrowDown}{ArrowUp}{Enter}');
    // Escape closes only the list.
    await user.keyboard('t{Escape}');
    expect(drawer.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
    await user.tab();
    expect(drawer.getAllByRole('button', { name: 'Remove Florida' })[0]).toHaveFocus();
    await user.tab();
    expect(section('Price Range')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(section('Price Range')).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(drawer.getByRole('checkbox', { name: /^Single Family/ })).toBeChecked();
    // Tab backward wraps around the dialog: the close button, then the button in the footer.
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.tab({ shift: true });
    expect(drawer.getByRole('button', { name: /^Show/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/marketplace?states=FL&property_type=single-family');
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toHaveFocus();
  });
});

describe('active filters', () => {
  it('counts active filters only when there are any', async () => {
    const { user } = open();
    expect(await screen.findByText('Showing 100,000 properties')).toBeInTheDocument();
    await screen.findByRole('article');
    expect([handler, facetsHandler, countHandler].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    countHandler.mockReturnValue(1001);
    await user.type(screen.getByRole('combobox', { name: 'Search listings' }), 'elm{Enter}');
    expect(await screen.findByText('Showing 1,000+ properties')).toBeInTheDocument();
    expect(screen.getByText('100,000 listings')).toBeInTheDocument();
    expect([handler, facetsHandler, countHandler].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });
});

describe('Verified Only', () => {
  const toggle = () => screen.getByRole('button', { name: 'Verified Only' });
  const rejectFilter = () =>
    http.post(`${backendUrl}/rest/v1/rpc/search_properties`, async ({ request }) => {
      const body = (await request.json()) as { filters: Args };
      if (!body.filters.verified) return HttpResponse.json([listing()]);
      return HttpResponse.json({ message: 'exclusively', code: '42501' }, { status: 403 });
    });
  const asTier = (tier: string, at = '/marketplace') => {
    server.use(rows('users', [member({ id: someMember.id, membership_tier: tier })]));
    return renderScreen(<AppMarketplaceScreen />, { at, user: someMember });
  };

  it('asks visitors to sign in and returns them to it', async () => {
    const { user } = open('/marketplace?states=TX');
    await user.click(toggle());
    const dialog = within(await screen.findByRole('dialog', { name: 'Verified Only' }));
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn('/marketplace?states=TX&verified=1#verified'),
    );
    expect(address()).toBe('/marketplace?states=TX');
  });

  it('works for paid members', async () => {
    const { user } = asTier('pro');
    await screen.findByRole('article');
    await user.click(toggle());
    expect(address()).toBe('/marketplace?verified=1');
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { verified: true } })),
    );
    await user.click(toggle());
    expect(address()).toBe('/marketplace');
  });

  it('works for a member who has upgraded since the visit that their membership was kept of', async () => {
    const queryClient = createQueryClient({ retries: 0 });
    const { queryKey } = memberQuery(someMember.id);
    queryClient.setQueryData<object>(queryKey, member({ id: someMember.id, membership_tier: 'basic' }), {
      updatedAt: 1,
    });
    const { response, respond } = deferredResponse<object>();
    server.use(http.get(`${backendUrl}/rest/v1/users`, async () => HttpResponse.json([await response])));
    const { user } = renderScreen(<AppMarketplaceScreen />, { at: '/marketplace', user: someMember, queryClient });
    await user.click(toggle());
    respond(member({ id: someMember.id, membership_tier: 'closer' }));
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { verified: true } })),
    );
    expect(address()).toBe('/marketplace?verified=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers free members an upgrade and removes it from their URL', async () => {
    asTier('basic', '/marketplace?states=TX&verified=1');
    expect(
      await screen.findByText('Verified listings are exclusively available to Closer and Partner members'),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/marketplace?states=TX'));
    expect(await screen.findByRole('article', { hidden: true })).toBeInTheDocument();
    expect(handler).toHaveBeenCalledTimes(1);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ filters: { states: ['TX'] } }));
  });

  it('offers an upgrade when Postgres rejects it', async () => {
    server.use(rejectFilter());
    asTier('closer', '/marketplace?verified=1');
    expect(
      await screen.findByText('Verified listings are exclusively available to Closer and Partner members'),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/marketplace'));
    expect(await screen.findByRole('article', { hidden: true })).toBeInTheDocument();
    expect(screen.queryByText('Failed to fetch listings')).not.toBeInTheDocument();
  });
});
