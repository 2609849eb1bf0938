import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('useDebounced', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('updates only after the value stops changing', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: 'a' } });
    rerender({ value: 'ab' });
    pass(200);
    rerender({ value: 'abc' });
    pass(200);
    expect(result.current).toBe('a');
    pass(100);
    expect(result.current).toBe('abc');
  });
});
