import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MarketplaceScreen from '@/routes/marketing/marketplace-screen';
import AppMarketplaceScreen from '@/routes/protected/marketplace-screen';
import { paths } from '@/shared/config/paths';
import { facets, listing, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

type Args = Record<string, unknown>;
type Answer = (args: Args) => unknown;

const address = () => screen.getByTestId('address').textContent;
const asked = vi.fn<Answer>();
const counted = vi.fn<Answer>();
const facetsAsked = vi.fn<Answer>();

beforeEach(() => {
  asked.mockReset().mockReturnValue([listing()]);
  counted.mockReset().mockReturnValue(7);
  facetsAsked
    .mockReset()
    .mockReturnValue(
      facets({ total: 100_000, states: { TX: 1_200, NY: 17 }, propertyTypes: { Residential: 2, Condo: 3 } }),
    );
  server.use(rpc('search_properties', asked), rpc('count_properties', counted), rpc('property_facets', facetsAsked));
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
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

const section = (name: string | RegExp) => screen.getByRole('button', { name });
const bounds = (name: string) => {
  const group = within(screen.getByRole('group', { name }));
  return { min: group.getByRole('textbox', { name: 'Minimum' }), max: group.getByRole('textbox', { name: 'Maximum' }) };
};

describe('the filters', () => {
  it('start with Location, Price Range and Property Type open', async () => {
    const { user } = open();
    await openDrawer(user);
    for (const name of ['Location', 'Price Range', 'Property Type'])
      expect(section(name)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Property Details', 'Financing'])
      expect(section(name)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Bedrooms' })).not.toBeInTheDocument();
    await user.click(section('Property Details'));
    for (const name of ['Bedrooms', 'Bathrooms', 'Square Footage'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    await user.click(section('Location'));
    expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  });

  it('narrow the list by all that was chosen, as one step Back undoes', async () => {
    const { user } = open('/marketplace?search=elm');
    const drawer = await openDrawer(user);
    await user.type(drawer.getByRole('combobox', { name: 'State' }), 'tx{Enter}');
    await user.type(drawer.getByRole('combobox', { name: 'State' }), 'new york');
    await user.click(drawer.getByRole('option', { name: 'NY - New York 17' }));
    expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await user.type(bounds('Price').max, '$900k000');
    expect(bounds('Price').max).toHaveValue('900,000');
    await user.click(drawer.getByRole('checkbox', { name: 'Condo 5' }));
    // Nothing is applied yet, but counted.
    expect(address()).toBe('/marketplace?search=elm');
    await waitFor(() =>
      expect(counted).toHaveBeenLastCalledWith({
        search: 'elm',
        filters: { states: ['NY', 'TX'], propertyType: ['Condo'], price: { min: 0, max: 900_000 } },
      }),
    );
    const chosen = within(drawer.getByRole('group', { name: 'Chosen' })).getAllByRole('button');
    expect(chosen.map((chip) => chip.textContent)).toEqual(['New York', 'Texas', 'Condo']);
    await user.click(await drawer.findByRole('button', { name: 'Show 7 properties' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/marketplace?search=elm&states=NY,TX&types=condo&price=-900000');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({
          search: 'elm',
          filters: expect.objectContaining({ propertyType: ['Condo'] }) as unknown,
        }),
      ),
    );
    expect(screen.getByRole('button', { name: 'Filters 3 active' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/marketplace?search=elm');
  });

  it.each([
    ['Escape', async (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}')],
    [
      'the cross',
      async (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'a press beside it',
      async (user: ReturnType<typeof open>['user']) => {
        const backdrop = document.querySelector('.fixed.inset-0');
        if (backdrop) await user.click(backdrop);
      },
    ],
  ])('are kept when %s closes them', async (_, close) => {
    const { user } = open();
    const drawer = await openDrawer(user);
    await user.click(drawer.getByRole('checkbox', { name: /^Land/ }));
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/marketplace?types=land');
  });

  it('that were only looked at make no step', async () => {
    const { user } = open('/marketplace?beds=2-');
    await openDrawer(user);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/marketplace?beds=2-');
  });

  it('put bounds the wrong way round in order, and say so', async () => {
    const { user } = open();
    await openDrawer(user);
    const { min, max } = bounds('Price');
    await user.type(min, '500000');
    await user.type(max, '20');
    // Still at it: nothing is moved between the two fields.
    expect(min).toHaveValue('500,000');
    await user.tab();
    expect(min).toHaveValue('20');
    expect(max).toHaveValue('500,000');
    expect(screen.getByText('The minimum was above the maximum, so the two have changed places.')).toBeInTheDocument();
    await user.clear(min);
    expect(screen.queryByText(/changed places/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/marketplace?price=-500000');
  });

  it('take no letters, signs or zero for a bound', async () => {
    const { user } = open();
    const drawer = await openDrawer(user);
    await user.click(section('Property Details'));
    await user.type(bounds('Bedrooms').min, '-NaN0');
    await user.type(bounds('Bathrooms').min, '-2.5');
    await user.click(drawer.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/marketplace?baths=2.5-');
  });

  it('say when no state is meant, and how many listings each choice finds', async () => {
    const { user } = open();
    const drawer = await openDrawer(user);
    await user.type(drawer.getByRole('combobox', { name: 'State' }), 'zz');
    expect(await drawer.findByText('No states found')).toBeInTheDocument();
    await user.clear(drawer.getByRole('combobox', { name: 'State' }));
    expect(drawer.getByRole('option', { name: 'TX - Texas 1,200' })).toBeInTheDocument();
    expect(drawer.getByRole('option', { name: 'AK - Alaska 0' })).toBeInTheDocument();
    expect(drawer.getByRole('checkbox', { name: 'Single Family 2' })).toBeInTheDocument();
  });

  it('can all be cleared in the drawer', async () => {
    const { user } = open('/marketplace?search=elm&states=TX&financing=cash&sqft=1000-&area=-99,27,-93,33');
    const drawer = await openDrawer(user);
    expect(section(/^Financing/)).toHaveTextContent('Financing 1 active');
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(drawer.queryByRole('group', { name: 'Chosen' })?.children ?? []).toHaveLength(0);
    await user.click(drawer.getByRole('button', { name: /^Show/ }));
    // The text and the area have their own way out.
    expect(address()).toBe('/marketplace?search=elm&area=-99,27,-93,33');
  });

  it('work by keyboard alone', async () => {
    const { user } = open();
    await screen.findByRole('article');
    screen.getByRole('button', { name: /^Filters/ }).focus();
    await user.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const state = drawer.getByRole('combobox', { name: 'State' });
    for (let presses = 0; presses < 5 && document.activeElement !== state; presses += 1) {
      // One press follows on the other.
      // oxlint-disable-next-line no-await-in-loop
      await user.tab();
    }
    expect(state).toHaveFocus();
    await user.keyboard('florid{ArrowDown}{ArrowUp}{Enter}');
    // Escape closes the list alone.
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
    // Back through the window's end: the cross, and before it the button at the foot.
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.tab({ shift: true });
    expect(drawer.getByRole('button', { name: /^Show/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/marketplace?states=FL&types=single-family');
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toHaveFocus();
  });
});

describe('what narrows the list', () => {
  it('is said on chips, each with its way out', async () => {
    const { user } = open('/marketplace?states=FL,TX&price=100000-500000&beds=2-&area=-99,27,-93,33&sort=newest');
    await screen.findByRole('article');
    const chips = within(screen.getByRole('group', { name: 'Active filters' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'In this area',
      'Florida',
      'Texas',
      '$100K to $500K',
      '2+ beds',
      'Clear all filters',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove In this area' }));
    expect(address()).toBe('/marketplace?states=FL,TX&price=100000-500000&beds=2-&sort=newest');
    await user.click(chips.getByRole('button', { name: 'Remove Texas' }));
    expect(address()).toBe('/marketplace?states=FL&price=100000-500000&beds=2-&sort=newest');
    await user.click(chips.getByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe('/marketplace?sort=newest');
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument();
    // The focus is not lost with the button that had it.
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/marketplace?states=FL&price=100000-500000&beds=2-&sort=newest');
  });

  it('leaves the focus on Filters when the last is taken away', async () => {
    const { user } = open('/marketplace?states=TX');
    await user.click(await screen.findByRole('button', { name: 'Remove Texas' }));
    expect(address()).toBe('/marketplace');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('is reset with the search when nothing is found', async () => {
    asked.mockReturnValue([]);
    const { user } = open('/marketplace?search=zzz&states=TX&view=list');
    await user.click(await screen.findByRole('button', { name: 'Reset Filters' }));
    expect(address()).toBe('/marketplace?view=list');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('is counted only where something does', async () => {
    const { user } = open();
    expect(await screen.findByText('Showing 100,000 properties')).toBeInTheDocument();
    await screen.findByRole('article');
    expect([asked, facetsAsked, counted].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    counted.mockReturnValue(1001);
    await user.type(screen.getByRole('textbox', { name: 'Search listings' }), 'elm{Enter}');
    expect(await screen.findByText('Showing 1,000+ properties')).toBeInTheDocument();
    expect(screen.getByText('100,000 listings')).toBeInTheDocument();
    expect([asked, facetsAsked, counted].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });
});

describe('Verified Only', () => {
  const toggle = () => screen.getByRole('button', { name: 'Verified Only' });
  const refusing = () =>
    http.post(`${backendUrl}/rest/v1/rpc/search_properties`, async ({ request }) => {
      const body = (await request.json()) as { filters: Args };
      if (!body.filters.verifiedOnly) return HttpResponse.json([listing()]);
      return HttpResponse.json({ message: 'exclusively', code: '42501' }, { status: 403 });
    });
  const asTier = (tier: string, at = '/marketplace') => {
    server.use(rows('users', [member({ id: someMember.id, membership_tier: tier })]));
    return renderScreen(<AppMarketplaceScreen />, { at, user: someMember });
  };

  it('asks visitors to sign in, and brings them back to it', async () => {
    const { user } = open('/marketplace?states=TX');
    await user.click(toggle());
    const dialog = within(await screen.findByRole('dialog', { name: 'Verified Only' }));
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn('/marketplace?states=TX&verified=1'),
    );
    expect(address()).toBe('/marketplace?states=TX');
  });

  it('offers free members an upgrade', async () => {
    const { user } = asTier('free');
    await screen.findByRole('article');
    await waitFor(async () => {
      await user.click(toggle());
      expect(
        await screen.findByText('Verified listings are exclusively available to Closer and Partner members'),
      ).toBeInTheDocument();
    });
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ filters: { verifiedOnly: true } }));
  });

  it('works for paid members', async () => {
    const { user } = asTier('pro');
    await screen.findByRole('article');
    await user.click(toggle());
    expect(address()).toBe('/marketplace?verified=1');
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { verifiedOnly: true } })),
    );
    await user.click(toggle());
    expect(address()).toBe('/marketplace');
  });

  it('in the address of a free member opens the offer and is dropped, with the list still there', async () => {
    asTier('basic', '/marketplace?states=TX&verified=1');
    expect(
      await screen.findByText('Verified listings are exclusively available to Closer and Partner members'),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/marketplace?states=TX'));
    expect(await screen.findByRole('article', { hidden: true })).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ filters: { states: ['TX'] } }));
  });

  it('refused by Postgres, as after a plan has ended, is no error page', async () => {
    server.use(refusing());
    asTier('closer', '/marketplace?verified=1');
    expect(
      await screen.findByText('Verified listings are exclusively available to Closer and Partner members'),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/marketplace'));
    expect(await screen.findByRole('article', { hidden: true })).toBeInTheDocument();
    expect(screen.queryByText('Failed to fetch listings')).not.toBeInTheDocument();
  });
});
