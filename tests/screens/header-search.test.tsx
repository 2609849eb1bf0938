import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeaderSearch } from '@/shared/ui/header-search';
import { renderScreen } from '../render';

const box = () => screen.getByRole('searchbox', { name: 'Search the marketplace' });
const placeholder = () => box().getAttribute('placeholder');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const address = () => screen.getByTestId('address').textContent;

describe('header search', () => {
  it('goes to the marketplace with the text, trimmed and encoded', async () => {
    const onSearch = vi.fn<() => void>();
    const { user } = renderScreen(<HeaderSearch onSearch={onSearch} />, { at: '/somewhere' });
    await user.type(box(), '  A&B, Ohio  {Enter}');
    expect(address()).toBe('/marketplace?search=A%26B%2C+Ohio');
    expect(onSearch).toHaveBeenCalledOnce();
    expect(box()).toHaveValue('');
  });

  it('does nothing for white space', async () => {
    const { user } = renderScreen(<HeaderSearch />, { at: '/somewhere' });
    await user.type(box(), '   {Enter}');
    expect(address()).toBe('/somewhere');
  });
});

describe('placeholder of the header search', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('types the first prompt, rests, and goes on to the next', async () => {
    vi.useFakeTimers();
    renderScreen(<HeaderSearch />);
    const first = 'Search properties, posts or people';
    await pass(50 * 6);
    expect(placeholder()).toBe('Search');
    await pass(50 * (first.length - 6));
    expect(placeholder()).toBe(first);
    await pass(5999);
    expect(placeholder()).toBe(first);
    // The pause ends with the first deletion; the rest go at 30 ms each.
    await pass(1 + 30 * (first.length - 1));
    expect(placeholder()).toBe('');
    await pass(50 * 'Ask any questions'.length);
    expect(placeholder()).toBe('Ask any questions');
  });

  it('holds still while the field has the focus', async () => {
    vi.useFakeTimers();
    renderScreen(<HeaderSearch />);
    await pass(50 * 3);
    act(() => box().focus());
    expect(placeholder()).toBe('Search properties, posts or people');
    await pass(20_000);
    expect(placeholder()).toBe('Search properties, posts or people');
  });

  it('stands still under reduced motion', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce') }));
    renderScreen(<HeaderSearch />);
    await pass(20_000);
    expect(placeholder()).toBe('Search properties, posts or people');
  });
});
