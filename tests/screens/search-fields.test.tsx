import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeSearch } from '@/routes/marketing/home-search';
import MarketplaceScreen from '@/routes/marketing/marketplace-screen';
import { facets, listing, rpc } from '../msw/listings';
import { server } from '../msw/server';
import { everyKind, found, siteSearch } from '../msw/site-search';
import { renderScreen } from '../render';

const place = (key: string, detail: string) =>
  found({ kind: 'place', id: null, title: key, slug: key, detail, price: null });
const memphis = place('city:Memphis, TN', 'city');
const address = () => screen.getByTestId('address').textContent;
const option = (name: RegExp) => screen.findByRole('option', { name });
/** Types at once: each letter would draw the page. */
function enter(field: HTMLElement, text: string) {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
}
const highlighted = () => within(screen.getByRole('listbox')).queryByRole('option', { selected: true });

describe('the marketplace’s search field', () => {
  const handler = vi.fn<(args: Record<string, unknown>) => unknown>();
  const field = () => screen.getByRole('combobox', { name: 'Search listings' });
  const open = (at = '/marketplace') => renderScreen(<MarketplaceScreen />, { at });
  beforeEach(() => {
    handler.mockReset().mockReturnValue([listing()]);
    server.use(
      rpc('property_facets', () => facets()),
      rpc('count_properties', () => 1),
      rpc('search_properties', handler),
      rpc('places_in', () => []),
      siteSearch(() => [memphis, place('TN', 'state'), ...everyKind]),
    );
  });

  it('turns a place into a chip instead of a text, by keyboard', async () => {
    const { user } = open('/marketplace?types=land');
    act(() => enter(field(), 'memphis'));
    await option(/^Memphis, TN City/);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('group')
        .map((group) => group.ariaLabel),
    ).toEqual(['Places', 'Listings', 'Members', 'Posts and topics', 'Resources']);
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/marketplace?places=city:Memphis,+TN&types=land'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByText('Added Memphis, TN')).toHaveRole('status');
    await waitFor(() =>
      expect(handler).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: '', filters: { places: ['city:Memphis, TN'], propertyType: ['Land'] } }),
      ),
    );

    act(() => enter(field(), 'tennessee'));
    await user.click(await option(/^Tennessee State/));
    await waitFor(() => expect(address()).toBe('/marketplace?states=TN&places=city:Memphis,+TN&types=land'));
    await user.click(screen.getByRole('button', { name: 'Remove Memphis, TN' }));
    expect(address()).toBe('/marketplace?states=TN&types=land');
  });

  it('reads the sentence on Enter unless an option is highlighted, and closes the list', async () => {
    const { user } = open();
    act(() => enter(field(), 'duplex'));
    await option(/^Memphis, TN/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Tennessee');
    // The cursor moves, so the highlight ends.
    await user.keyboard('{Home}');
    expect(highlighted()).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/marketplace?types=multi-family&units=2-2'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('offers a choice of places apart from the words that it searches for', async () => {
    const shelby = { first: 1, last: 2, kind: 'county', certain: false };
    server.use(
      rpc('places_in', () => [
        { ...shelby, key: 'county:Shelby, TN', size: 12 },
        { ...shelby, key: 'county:Shelby, OH', size: 10 },
      ]),
    );
    const { user } = open();
    act(() => enter(field(), 'quiet shelby county'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Which “shelby county” do you mean?')).toBeVisible();
    expect(screen.getByText('Searched as text: “quiet”.')).toBeVisible();
    expect(address()).toBe('/marketplace?search=quiet');
    await user.click(screen.getByRole('button', { name: 'Shelby County, OH' }));
    await waitFor(() => expect(address()).toBe('/marketplace?search=quiet&places=county:Shelby,+OH'));
  });
});

describe('the home page’s search field', () => {
  beforeEach(() => {
    server.use(siteSearch(() => [memphis, ...everyKind]));
  });

  it('opens a place as a filter of the marketplace, by keyboard', async () => {
    const { user } = renderScreen(<HomeSearch />);
    const field = screen.getByRole('combobox', { name: 'Search properties' });
    act(() => enter(field, 'memphis'));
    await option(/^Memphis, TN City/);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/marketplace?places=city:Memphis,+TN');
  });
});
