import { infiniteQueryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { allRows, maxRows } from './all-rows';

/** Pages of numbers from 0, `size` each. */
const numbers = (total: number, size: number, onFetch: (from: number, signal: AbortSignal) => void = () => undefined) =>
  infiniteQueryOptions({
    queryKey: ['numbers', total, size],
    queryFn: ({ pageParam, signal }) => {
      onFetch(pageParam, signal);
      return Array.from({ length: Math.min(size, total - pageParam) }, (_, index) => pageParam + index);
    },
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length === size ? pages.length * size : undefined),
  });

it('follows the pages to the end, and says how far it is', async () => {
  const onProgress = vi.fn<(rows: number) => void>();
  const rows = await allRows(numbers(5, 2), (page) => page, { onProgress, signal: new AbortController().signal });
  expect(rows).toEqual([0, 1, 2, 3, 4]);
  expect(onProgress.mock.calls.flat()).toEqual([2, 4, 5]);
});

it('ends at the most rows of a file', async () => {
  const size = maxRows * 0.75;
  const fetched: number[] = [];
  const query = numbers(10 * maxRows, size, (from) => fetched.push(from));
  const exporting = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await allRows(query, (page) => page, exporting)).toHaveLength(maxRows);
  expect(fetched).toEqual([0, size]);
});

it('ends the request and rejects when it’s canceled', async () => {
  const canceling = new AbortController();
  let request: AbortSignal | undefined;
  const query = numbers(5, 2, (from, signal) => {
    if (from === 0) return;
    request = signal;
    canceling.abort();
  });
  await expect(
    allRows(query, (page) => page, { onProgress: () => undefined, signal: canceling.signal }),
  ).rejects.toThrow('abort');
  expect(request?.aborted).toBe(true);
});
