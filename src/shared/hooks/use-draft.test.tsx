import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useDraft } from './use-draft';

const schema = z.object({ text: z.string() });
const empty = { text: '' };
const draftAt = (key: string) =>
  renderHook((props: { key: string }) => useDraft(props.key, schema, empty), { initialProps: { key } });

beforeEach(() => window.sessionStorage.clear());

it('survives unmounting until it is cleared', () => {
  const first = draftAt('a');
  act(() => first.result.current[1]({ text: 'half a thought' }));
  expect(first.result.current[0]).toEqual({ text: 'half a thought' });
  first.unmount();
  const second = draftAt('a');
  expect(second.result.current[0]).toEqual({ text: 'half a thought' });
  act(() => second.result.current[2]());
  expect(second.result.current[0]).toEqual(empty);
  expect(window.sessionStorage).toHaveLength(0);
});

it('has a separate draft per key', () => {
  const view = draftAt('a');
  act(() => view.result.current[1]({ text: 'for a' }));
  view.rerender({ key: 'b' });
  expect(view.result.current[0]).toEqual(empty);
  act(() => view.result.current[1]({ text: 'for b' }));
  view.rerender({ key: 'a' });
  expect(view.result.current[0]).toEqual({ text: 'for a' });
});

it.each(['{', '{"text":1}', 'null'])('starts empty if %s is stored', (kept) => {
  window.sessionStorage.setItem('a', kept);
  expect(draftAt('a').result.current[0]).toEqual(empty);
});
