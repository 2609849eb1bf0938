import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useStoredState } from './use-stored-state';

const schema = z.object({ text: z.string() });
const empty = { text: '' };
const draftAt = (key: string) =>
  renderHook((props: { key: string }) => useStoredState(props.key, schema, empty), { initialProps: { key } });

beforeEach(() => window.sessionStorage.clear());

it('stores a separate draft per key', () => {
  const view = draftAt('a');
  act(() => view.result.current[1]({ text: 'for a' }));
  view.rerender({ key: 'b' });
  expect(view.result.current[0]).toEqual(empty);
  act(() => view.result.current[1]({ text: 'for b' }));
  view.rerender({ key: 'a' });
  expect(view.result.current[0]).toEqual({ text: 'for a' });
});

it.each(['{', '{"text":1}', 'null'])('starts empty if %s is stored', (kept) => {
  window.sessionStorage.setItem('draft:a', kept);
  expect(draftAt('a').result.current[0]).toEqual(empty);
});
