import { expect, it } from 'vitest';
import { isSaved, emptySaves, finishSave, startSave, mergeSaves } from './saves';

const row = (saved: boolean | null) => ({ id: 'a', saved });

it('uses the list while nothing else is known', () => {
  expect(isSaved(emptySaves, row(true))).toBe(true);
  expect(isSaved(emptySaves, row(false))).toBe(false);
  expect(isSaved(emptySaves, row(null))).toBe(false);
});

it('shows a save immediately and reverts it on failure', () => {
  const pending = startSave(emptySaves, 'a', true);
  expect(isSaved(pending, row(false))).toBe(true);
  expect(isSaved(finishSave(pending, 'a', true, true), row(false))).toBe(true);
  expect(isSaved(finishSave(pending, 'a', null, true), row(false))).toBe(false);
});

it('shows the last of several saves until it completes', () => {
  const twice = startSave(startSave(emptySaves, 'a', true), 'a', false);
  const first = finishSave(twice, 'a', true, false);
  expect(isSaved(first, row(false))).toBe(false);
  // The second one failed, so the first one is stored.
  expect(isSaved(finishSave(first, 'a', null, true), row(false))).toBe(true);
});

it('treats listings that are missing from all saves as unsaved', () => {
  const merged = mergeSaves(emptySaves, emptySaves, ['b']);
  expect(isSaved(merged, row(true))).toBe(false);
  expect(isSaved(merged, { id: 'b', saved: false })).toBe(true);
});

it('preserves saves that completed after the request for all saves', () => {
  const before = finishSave(startSave(emptySaves, 'a', false), 'a', false, true);
  const now = finishSave(startSave(before, 'c', true), 'c', true, true);
  const merged = mergeSaves(before, now, ['a']);
  expect(isSaved(merged, row(false))).toBe(true);
  expect(isSaved(merged, { id: 'c', saved: false })).toBe(true);
});
