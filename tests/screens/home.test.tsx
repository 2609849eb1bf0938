import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomeSearch } from '@/routes/marketing/home-search';
import { rpc } from '../msw/listings';
import { server } from '../msw/server';
import { renderScreen } from '../render';

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
    expect(address()).toBe('/signup?redirect=%2Fcommunity%2Fmembers%3Fsearch%3Dohio');
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
});
