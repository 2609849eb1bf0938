import { expect, it } from 'vitest';
import { isSaved, noSaves, saveAnswered, savePressed, savesRead } from './saves';

const row = (saved: boolean | null) => ({ id: 'a', saved });

it('is what the list says while nothing else is known', () => {
  expect(isSaved(noSaves, row(true))).toBe(true);
  expect(isSaved(noSaves, row(false))).toBe(false);
  expect(isSaved(noSaves, row(null))).toBe(false);
});

it('shows a press at once, and what is stored when it fails', () => {
  const pressed = savePressed(noSaves, 'a', true);
  expect(isSaved(pressed, row(false))).toBe(true);
  expect(isSaved(saveAnswered(pressed, 'a', true, true), row(false))).toBe(true);
  expect(isSaved(saveAnswered(pressed, 'a', null, true), row(false))).toBe(false);
});

it('goes on showing the last press until that one is answered', () => {
  const twice = savePressed(savePressed(noSaves, 'a', true), 'a', false);
  const first = saveAnswered(twice, 'a', true, false);
  expect(isSaved(first, row(false))).toBe(false);
  // The second one failed: the first is what is stored.
  expect(isSaved(saveAnswered(first, 'a', null, true), row(false))).toBe(true);
});

it('after reading all saves, what is not among them is not saved', () => {
  const read = savesRead(noSaves, noSaves, ['b']);
  expect(isSaved(read, row(true))).toBe(false);
  expect(isSaved(read, { id: 'b', saved: false })).toBe(true);
});

it('keeps what was answered here after the saves were asked for', () => {
  const before = saveAnswered(savePressed(noSaves, 'a', false), 'a', false, true);
  const now = saveAnswered(savePressed(before, 'c', true), 'c', true, true);
  const read = savesRead(before, now, ['a']);
  expect(isSaved(read, row(false))).toBe(true);
  expect(isSaved(read, { id: 'c', saved: false })).toBe(true);
});
