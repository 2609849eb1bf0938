import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useBlobUrl } from './use-blob-url';

const live = new Set<string>();
let made = 0;
vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
  made += 1;
  live.add(`blob:${made}`);
  return `blob:${made}`;
});
vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void live.delete(url));

const open = (blob: Blob | null) =>
  renderHook((shown: Blob | null) => useBlobUrl(shown), { initialProps: blob, wrapper: StrictMode });

it('revokes the URL when the last user unmounts', () => {
  const blob = new Blob(['a']);
  const one = open(blob);
  const other = open(blob);
  expect(one.result.current).toMatch(/^blob:/);
  expect(other.result.current).toBe(one.result.current);
  one.unmount();
  expect(live).toContain(other.result.current);
  other.unmount();
  expect([...live]).toEqual([]);
});

it('changes with the blob and never returns a revoked URL', () => {
  const { result, rerender, unmount } = open(new Blob(['a']));
  const first = result.current;
  rerender(new Blob(['b']));
  expect(result.current).not.toBe(first);
  expect([...live]).toEqual([result.current]);
  rerender(null);
  expect(result.current).toBeNull();
  expect([...live]).toEqual([]);
  unmount();
});
