import { describe, expect, it } from 'vitest';
import { isUnsaved, notesSent, openNotes, receiveNotes, resolveConflict, startSending } from './notes';

const v1 = { notes: 'One', version: 1 };
const v2 = { notes: 'Two', version: 2 };
const v3 = { notes: 'Three', version: 3 };
const opened = openNotes(v1, null);
const typed = { ...opened, text: 'One and more' };

describe('openNotes', () => {
  it('starts with what is stored', () => {
    expect(opened).toEqual({ text: 'One', base: v1, sending: null, conflict: null });
    expect(isUnsaved(opened)).toBe(false);
  });

  it('restores a draft based on the same version', () => {
    const restored = openNotes(v1, { text: 'Draft', base: v1 });
    expect(restored).toMatchObject({ text: 'Draft', base: v1, conflict: null });
    expect(isUnsaved(restored)).toBe(true);
  });

  it('shows a conflict when the notes changed after the draft', () => {
    expect(openNotes(v2, { text: 'Draft', base: v1 })).toMatchObject({ text: 'Draft', base: v1, conflict: v2 });
  });
});

describe('receiveNotes', () => {
  it('ignores a version that is known or older', () => {
    expect(receiveNotes(typed, v1)).toBe(typed);
    expect(receiveNotes(openNotes(v2, null), v1).text).toBe('Two');
  });

  it('shows another tab’s version while nothing is unsaved', () => {
    expect(receiveNotes(opened, v2)).toMatchObject({ text: 'Two', base: v2, conflict: null });
  });

  it('preserves unsaved text, with a conflict', () => {
    expect(receiveNotes(typed, v2)).toMatchObject({ text: 'One and more', base: v1, conflict: v2 });
    expect(receiveNotes(receiveNotes(typed, v2), v3).conflict).toBe(v3);
  });

  it('knows its own save, even if more was typed', () => {
    const sent = { ...startSending(typed), text: 'One and more and more' };
    const own = { notes: 'One and more', version: 2 };
    expect(receiveNotes(sent, own)).toMatchObject({ text: 'One and more and more', base: own, conflict: null });
  });
});

describe('notesSent', () => {
  it('leaves what was typed since as unsaved', () => {
    const saved = notesSent({ ...startSending(typed), text: 'More' }, 2);
    expect(saved).toEqual({ text: 'More', base: { notes: 'One and more', version: 2 }, sending: null, conflict: null });
    expect(isUnsaved(saved)).toBe(true);
  });

  it('changes nothing else if it failed or a later version is known', () => {
    expect(notesSent(startSending(typed), null)).toEqual(typed);
    expect(notesSent({ ...startSending(typed), base: v3 }, 2).base).toBe(v3);
    expect(notesSent(typed, 2)).toEqual(typed);
  });
});

describe('resolveConflict', () => {
  const conflict = receiveNotes(typed, v2);
  it.each([
    ['mine', 'One and more'],
    ['theirs', 'Two'],
    ['both', 'Two\n\nOne and more'],
  ] as const)('resolves a conflict by taking %s', (choice, text) => {
    expect(resolveConflict(conflict, choice)).toMatchObject({ text, base: v2, conflict: null });
  });
});
