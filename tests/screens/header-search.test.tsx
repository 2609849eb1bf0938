import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeaderSearch } from '@/features/search/components/header-search';
import { failing } from '../msw/rest';
import { server } from '../msw/server';
import { everyKind, found, siteSearch } from '../msw/site-search';
import { renderScreen } from '../render';
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
