import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHideOnScroll } from './use-hide-on-scroll';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

it('hides after scrolling down past 100 px and shows again on the first scroll up', () => {
  const { result } = renderHook(() => useHideOnScroll(true));
  const steps: [y: number, away: boolean][] = [
    [100, false],
    [101, false],
    [140, true],
    [139, true],
    [120, false],
    [500, true],
    [90, false],
  ];
  expect(steps.map(([y]) => (scrollTo(y), result.current))).toEqual(steps.map(([, away]) => away));
});

it('stays visible when inactive, and shows again when the screen changes', () => {
  const { result, rerender } = renderHook(({ active }) => useHideOnScroll(active), { initialProps: { active: false } });
  scrollTo(500);
  expect(result.current).toBe(false);
  rerender({ active: true });
  scrollTo(600);
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
  rerender({ active: true });
  expect(result.current).toBe(false);
});
