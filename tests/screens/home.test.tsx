import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, useLocation } from 'react-router-dom';
import { ResourcePreview } from '@/features/resources/components/resource-preview';
import { HotDeals } from '@/features/marketplace/components/cards/hot-deals';
import { HomeMembership } from '@/routes/marketing/home-membership';
import { HomeSearch } from '@/routes/marketing/home-search';
import { goTo } from '@/shared/lib/leave';
import { listing, rpc } from '../msw/listings';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

vi.mock(import('@/shared/lib/leave'), { spy: true });
beforeEach(() => {
  // jsdom cannot leave its page.
  vi.mocked(goTo)
    .mockReset()
    .mockImplementation(() => undefined);
});

const address = () => screen.getByTestId('address').textContent;

describe('the search box', () => {
  it('leads a visitor to the market, or by way of joining', async () => {
    const { user } = renderScreen(<HomeSearch />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Properties',
      'People',
      'Resources',
      'Opportunities',
      'Discussions',
    ]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    // Nowhere to go without a text: only to where it is typed.
    expect(screen.getByRole('searchbox', { name: 'Search properties' })).toHaveFocus();
    await user.keyboard('  {Enter}');
    expect(address()).toBe('/');
    await user.type(screen.getByRole('searchbox'), 'ohio{Enter}');
    expect(address()).toBe('/marketplace?search=ohio');
    // What was typed stays from one tab to the next.
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveDisplayValue(/ohio/);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/signup?search=ohio');
  });

  it('is worked by keyboard', async () => {
    const { user } = renderScreen(<HomeSearch />);
    screen.getByRole('tab', { name: 'Properties' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Discussions', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'People', selected: true })).toHaveFocus();
    await user.keyboard('{End}{Home}{Tab}');
    expect(screen.getByRole('searchbox', { name: 'Search properties' })).toHaveFocus();
  });

  it('leads a member on, to the app host where only that has it', async () => {
    const { user } = renderScreen(<HomeSearch />, { user: someMember });
    await user.click(screen.getByRole('tab', { name: 'Discussions' }));
    await user.type(screen.getByRole('searchbox'), 'septic{Enter}');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/community/forums?search=septic');
    await user.click(screen.getByRole('tab', { name: 'Resources' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/resources?search=septic');
  });
});

describe('the tiers', () => {
  it('are compared, with prices that are those of the plans', () => {
    renderScreen(<HomeMembership />);
    const table = within(screen.getByRole('table', { name: 'What is in each membership' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Free',
      'Closer',
    ]);
    expect(table.getByRole('row', { name: /^Post deals With a 50% JV requirement/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'API access Not included Included' })).toBeInTheDocument();
    expect(screen.getByText('$5,000')).toBeInTheDocument();
    expect(screen.getByText('a year, or $1,500 a quarter')).toBeInTheDocument();
    expect(screen.getByText('Save $1,000 with Annual Plan')).toBeInTheDocument();
  });
});

describe('hot deals', () => {
  it('are those of the newest that are opened most a day', async () => {
    const asked = vi.fn<(args: Record<string, unknown>) => unknown>(() =>
      [3, 90, 0, 40].map((views, index) =>
        listing({
          id: `7a06b9d4-b489-4c09-94d8-00000000000${index}`,
          title: `House ${index}`,
          view_count: views,
          created_at: new Date().toISOString(),
        }),
      ),
    );
    server.use(rpc('search_properties', asked));
    renderScreen(<HotDeals count={2} linkTo={(id) => `/there/${id}`} />);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/there/7a06b9d4-b489-4c09-94d8-000000000001',
      '/there/7a06b9d4-b489-4c09-94d8-000000000003',
    ]);
    expect(asked).toHaveBeenCalledWith({ sort: 'newest', page_size: 24 });
  });

  it('have their empty and failed states', async () => {
    server.use(failing('rpc/search_properties'));
    const { user } = renderScreen(<HotDeals count={2} linkTo={(id) => id} />);
    await screen.findByRole('alert');
    server.use(rpc('search_properties', () => []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No listings yet')).toBeInTheDocument();
  });
});

describe('the preview of the library', () => {
  const resource = (number: number, type: string) => ({
    id: `6e6e6e6e-0000-4000-8000-00000000000${number}`,
    slug: `resource-${number}`,
    title: `Resource ${number}`,
    description: 'What it says.',
    type,
    category: 'land',
    premium: false,
    author: 'Editorial',
    published_on: '2026-01-01',
    minutes: 7,
    image: null,
    calculator: null,
    video: null,
    outline: [],
    position: number,
  });
  const library = () =>
    rows('resources', [
      resource(1, 'guide'),
      resource(2, 'guide'),
      resource(3, 'template'),
      resource(4, 'calculator'),
    ] as never);

  function Joining() {
    const { state } = useLocation() as { state: { resourceId?: string } | null };
    return <p>Joining for {state?.resourceId}</p>;
  }

  it('shows one of each kind first, and takes a visitor to joining with the one they wanted', async () => {
    server.use(library());
    const { user } = renderScreen(<ResourcePreview count={3} />, {
      path: '/',
      routes: <Route path="/signup" element={<Joining />} />,
    });
    expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
      'Resource 1',
      'Resource 3',
      'Resource 4',
    ]);
    await user.click(screen.getByRole('link', { name: 'Resource 3' }));
    expect(screen.getByText(`Joining for ${resource(3, 'template').id}`)).toBeInTheDocument();
  });

  it('takes a member to the resource', async () => {
    server.use(library());
    renderScreen(<ResourcePreview count={1} />, { user: someMember });
    expect(await screen.findByRole('link', { name: 'Resource 1' })).toHaveAttribute('href', '/resources/resource-1');
  });

  it('says when it cannot be had, and is asked for again', async () => {
    server.use(failing('resources'));
    const { user } = renderScreen(<ResourcePreview count={1} />);
    await screen.findByText('The library could not be loaded');
    server.use(library());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Resource 1' })).toBeInTheDocument();
  });
});
