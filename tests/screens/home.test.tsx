import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route, useLocation } from 'react-router-dom';
import { ResourcePreview } from '@/features/resources/components/resource-preview';
import { HomeSearch } from '@/routes/marketing/home-search';
import { openUrl } from '@/shared/navigation/browser-navigation';
import { rpc } from '../msw/listings';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const address = () => screen.getByTestId('address').textContent;

describe('search box', () => {
  it('leads a visitor to the marketplace or to sign-up', async () => {
    // Suggestions, if typing takes long.
    server.use(rpc('search_site', () => []));
    const { user } = renderScreen(<HomeSearch />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Properties',
      'People',
      'Resources',
      'Opportunities',
      'Discussions',
    ]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    // Without a text, it only focuses the field.
    expect(screen.getByRole('combobox', { name: 'Search properties' })).toHaveFocus();
    await user.keyboard('  {Enter}');
    expect(address()).toBe('/');
    await user.type(screen.getByRole('combobox'), 'ohio{Enter}');
    expect(address()).toBe('/marketplace?find=ohio');
    // The text is kept when switching tabs.
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(screen.getByRole('combobox', { name: 'Search people' })).toHaveDisplayValue(/ohio/);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/signup?search=ohio');
  });

  it('works with the keyboard', async () => {
    const { user } = renderScreen(<HomeSearch />);
    screen.getByRole('tab', { name: 'Properties' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Discussions', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'People', selected: true })).toHaveFocus();
    await user.keyboard('{End}{Home}{Tab}');
    expect(screen.getByRole('combobox', { name: 'Search properties' })).toHaveFocus();
  });

  it('leads a member to the app host where needed', async () => {
    const { user } = renderScreen(<HomeSearch />, { user: someMember });
    await user.click(screen.getByRole('tab', { name: 'Discussions' }));
    await user.type(screen.getByRole('combobox'), 'septic{Enter}');
    expect(openUrl).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/community/forums?search=septic');
    await user.click(screen.getByRole('tab', { name: 'Resources' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/resources?search=septic');
  });
});

describe('library preview', () => {
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

  it('shows one of each type first and keeps the resource through sign-up', async () => {
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
});
