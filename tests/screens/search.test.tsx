import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { HeaderSearch } from '@/features/search/components/header-search';
import { HomeSearch } from '@/routes/marketing/home-search';
import MarketplaceScreen from '@/routes/marketing/marketplace-screen';
import { facets, listing, rpc } from '../msw/listings';
import { failing } from '../msw/rest';
import { server } from '../msw/server';
import { everyKind, found, siteSearch } from '../msw/site-search';
import { renderScreen } from '../render';

describe('in the header', () => {
  const box = () => screen.getByRole('combobox', { name: 'Search Cornerlot' });
  const list = () => screen.findByRole('listbox', { name: 'Search results' });
  const option = (name: RegExp) => screen.findByRole('option', { name });
  const address = () => screen.getByTestId('address').textContent;
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  function renderSearch(
    host: 'app' | 'public',
    { beside, ...options }: Parameters<typeof renderScreen>[1] & { beside?: ReactNode } = {},
  ) {
    const onLeave = vi.fn<() => void>();
    const view = renderScreen(
      <>
        <HeaderSearch host={host} onLeave={onLeave} />
        {beside}
      </>,
      { at: '/somewhere', ...options },
    );
    return { ...view, onLeave };
  }

  describe('search field', () => {
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('opens the marketplace with the trimmed, encoded text', async () => {
      server.use(siteSearch(() => []));
      const { user, onLeave } = renderSearch('public');
      await user.type(box(), '  A&B, Ohio  {Enter}');
      expect(address()).toBe('/marketplace?find=A%26B%2C+Ohio');
      expect(onLeave).toHaveBeenCalledOnce();
      expect(box()).toHaveValue('');
    });

    it('scrolls to the top and focuses the heading, also on the current page', async () => {
      const scrollTo = vi.spyOn(window, 'scrollTo');
      server.use(siteSearch(() => []));
      const marketplace = (
        <main>
          <h1>Marketplace</h1>
        </main>
      );
      const { user } = renderSearch('public', { at: '/marketplace?search=reno', beside: marketplace });
      await user.type(box(), 'austin{Enter}');
      expect(address()).toBe('/marketplace?find=austin');
      expect(screen.getByRole('heading', { name: 'Marketplace' })).toHaveFocus();
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });

      await user.type(box(), 'boise');
      await user.click(await option(/Search the marketplace for/));
      expect(address()).toBe('/marketplace?find=boise');
      expect(screen.getByRole('heading', { name: 'Marketplace' })).toHaveFocus();

      // The router's own effects do that when the path changes.
      await user.type(box(), 'boise');
      await user.click(await option(/Sign up/));
      expect(address()).toBe('/signup?search=boise');
      expect(document.body).toHaveFocus();
      expect(scrollTo).toHaveBeenCalledTimes(2);
    });

    it('ignores whitespace and doesn’t search for two characters', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { user } = renderSearch('public');
      await user.type(box(), '   {Enter}');
      expect(address()).toBe('/somewhere');
      await user.clear(box());
      await user.type(box(), ' ab {ArrowDown}');
      // A request would fail the test: it has no handler.
      await advanceTime(400);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(box()).toHaveAttribute('aria-expanded', 'false');
    });

    it('takes focus on Ctrl+K when visible', async () => {
      const { user } = renderSearch('public');
      await user.keyboard('{Control>}k{/Control}');
      expect(box()).not.toHaveFocus();
      Object.defineProperty(box(), 'offsetParent', { value: document.body });
      await user.keyboard('k');
      expect(box()).not.toHaveFocus();
      await user.keyboard('{Control>}k{/Control}');
      expect(box()).toHaveFocus();
    });
  });

  describe('search results', () => {
    it('opens with arrows and Enter; Escape closes and keeps the text', async () => {
      server.use(siteSearch(() => everyKind.filter(({ kind }) => kind === 'listing' || kind === 'resource')));
      const { user, onLeave } = renderSearch('public');
      await user.type(box(), 'columbus');
      const options = within(await list());
      expect(await option(/Brick duplex Columbus, OH · \$250,000/)).toHaveAttribute('href', '/property/duplex');
      expect(within(options.getByRole('group', { name: 'Resources' })).getByRole('option')).toHaveAttribute(
        'href',
        '/resources/buying-land',
      );
      expect(options.getByRole('option', { name: 'Sign up for full search results' })).toHaveAttribute(
        'href',
        '/signup?search=columbus',
      );
      expect(screen.queryByText('Powered by AI - Results may vary')).not.toBeInTheDocument();
      expect(await screen.findByText('2 matches')).toBeInTheDocument();
      expect(box()).toHaveAttribute('aria-expanded', 'true');

      await user.keyboard('{ArrowDown}{ArrowDown}');
      const second = options.getByRole('option', { name: /Buying land/ });
      expect(second).toHaveAttribute('aria-selected', 'true');
      expect(box()).toHaveAttribute('aria-activedescendant', second.id);
      expect(box()).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(box()).toHaveValue('columbus');

      await user.keyboard('{ArrowDown}');
      await option(/Brick duplex/);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(address()).toBe('/property/duplex');
      expect(box()).toHaveValue('');
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(onLeave).toHaveBeenCalledOnce();
    });

    it('closes on Tab, a click elsewhere, and navigation, which also clears the field', async () => {
      server.use(siteSearch(() => everyKind));
      const { user } = renderSearch('public', { beside: <Link to="/elsewhere">Elsewhere</Link> });
      await user.type(box(), 'any');
      await list();
      await user.tab();
      expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

      await user.click(box());
      await list();
      await user.click(document.body);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(box()).toHaveValue('any');
      await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
      expect(box()).toHaveValue('');
      await user.click(box());
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });

    it('searches once typing pauses and never shows stale results', async () => {
      const requests: string[] = [];
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.use(
        siteSearch((text) => [found({ id: text, title: `For ${text}` })], {
          onSearch: (text) => requests.push(text),
          hold: (text) => (text === 'ohio' ? held : undefined),
        }),
      );
      renderSearch('public');
      act(() => box().focus());
      // Pasted, so that it doesn’t depend on the machine’s speed.
      for (const text of ['ohi', 'ohio']) fireEvent.input(box(), { target: { value: text } });
      await waitFor(() => expect(requests).toEqual(['ohio']));
      for (const text of ['ohio sta', 'ohio state']) fireEvent.input(box(), { target: { value: text } });
      expect(await option(/For ohio state/)).toBeVisible();
      expect(requests).toEqual(['ohio', 'ohio state']);
      await act(async () => release());
      expect(screen.getByRole('option', { name: /For ohio state/ })).toBeVisible();
      expect(screen.queryByRole('option', { name: 'For ohio Columbus, OH · $250,000' })).not.toBeInTheDocument();
    });

    it('shows what a sentence means and how much that finds, instead of no matches', async () => {
      const count = vi.fn<(args: Record<string, unknown>) => unknown>(() => 12);
      server.use(
        siteSearch(() => []),
        rpc('count_properties', count),
      );
      const { user } = renderSearch('public');
      act(() => box().focus());
      fireEvent.input(box(), { target: { value: 'duplx under 150 near the zoo' } });
      const meaning = await option(/^Search: Multi Family · Under \$150K · 2 units 12 properties/);
      expect(meaning).toHaveTextContent('We didn’t understand “near the zoo”.');
      expect(count).toHaveBeenCalledWith({
        search: '',
        filters: { property_type: ['Multi Family'], price: { min: 0, max: 150_000 }, units: { min: 2, max: 2 } },
      });
      expect(screen.queryByText(/^No matches/)).not.toBeInTheDocument();
      expect(screen.getByText('12 properties: Multi Family, Under $150K, 2 units')).toHaveRole('status');

      await user.keyboard('{ArrowDown}');
      expect(meaning).toHaveAttribute('aria-selected', 'true');
      // An input method's Enter chooses characters; Safari's comes after the composition.
      fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
      fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
      expect(address()).toBe('/somewhere');
      await user.keyboard('{Enter}');
      expect(address()).toBe('/marketplace?find=duplx+under+150+near+the+zoo');
    });

    it('shows an error and retries', async () => {
      server.use(failing('rpc/search_site'));
      const { user } = renderSearch('public');
      await user.type(box(), 'oak');
      expect(await screen.findByText('Search isn’t working right now')).toBeVisible();
      expect(await option(/Sign up for full search results/)).toBeVisible();
      server.use(siteSearch(() => everyKind));
      await user.keyboard('{ArrowDown}{Enter}');
      expect(await option(/Brick duplex/)).toBeVisible();
      expect(screen.queryByText('Search isn’t working right now')).not.toBeInTheDocument();
      expect(box()).toHaveFocus();
    });
  });
});

describe('on the page', () => {
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
        siteSearch(() => [memphis, place('TN', 'state'), ...everyKind]),
      );
    });

    it('turns a place into a chip instead of a text, by keyboard', async () => {
      const { user } = open('/marketplace?property_type=land');
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
      await waitFor(() => expect(address()).toBe('/marketplace?places=city:Memphis,+TN&property_type=land'));
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(screen.getByText('Added Memphis, TN')).toHaveRole('status');
      await waitFor(() =>
        expect(handler).toHaveBeenLastCalledWith(
          expect.objectContaining({ search: '', filters: { places: ['city:Memphis, TN'], property_type: ['Land'] } }),
        ),
      );

      act(() => enter(field(), 'tennessee'));
      await user.click(await option(/^Tennessee State/));
      await waitFor(() => expect(address()).toBe('/marketplace?states=TN&places=city:Memphis,+TN&property_type=land'));
      await user.click(screen.getByRole('button', { name: 'Remove Memphis, TN' }));
      expect(address()).toBe('/marketplace?states=TN&property_type=land');
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
      await waitFor(() => expect(address()).toBe('/marketplace?property_type=multi-family&units=2-2'));
      expect(field()).toHaveValue('');
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });

    it('offers a choice of places apart from the words that it searches for', async () => {
      const shelby = { first: 1, last: 2, kind: 'county', certain: false };
      server.use(
        rpc('places_in', () => [
          { ...shelby, key: 'county:Shelby, TN', size: 12 },
          { ...shelby, key: 'county:Shelby, OH', size: 10 },
        ]),
        rpc('match_texts', ({ texts }) => texts),
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
});
