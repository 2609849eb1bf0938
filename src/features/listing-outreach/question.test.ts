import { describe, expect, it } from 'vitest';
import { askingLimit, inOrder, visibilityNote, type Question } from './question';

const answer = { id: 'a', content: 'Yes', created_at: '2026-03-02T12:00:00Z', edited_at: null, removed_at: null };
const question = (change: Partial<Question> = {}): Question => ({
  id: 'q',
  user_id: 'asker',
  content: 'New roof?',
  created_at: '2026-03-01T12:00:00Z',
  hidden_at: null,
  removed_at: null,
  author: null,
  answer: null,
  ...change,
});
const hidden = question({ id: 'hidden', hidden_at: '2026-03-02T12:00:00Z' });

describe('visibilityNote', () => {
  it('says who else sees an unanswered or hidden question', () => {
    expect(visibilityNote(question(), true)).toBe('Only you and the asker see this until you answer.');
    expect(visibilityNote(question(), false)).toBe('Waiting for the seller. Others see it once it’s answered.');
    expect(visibilityNote(hidden, true)).toBe('Hidden. Only you and the asker can see this.');
    expect(visibilityNote(hidden, false)).toBe('The seller hid this. Only you can see it.');
  });

  it('shows no note for a public question, or one with its own notice', () => {
    expect(visibilityNote(question({ answer }), true)).toBeNull();
    expect(visibilityNote(question({ removed_at: '2026-03-02T12:00:00Z' }), false)).toBeNull();
  });
});

describe('inOrder', () => {
  const later = question({ id: 'later', created_at: '2026-03-03T12:00:00Z', answer });
  it('puts questions to answer first for the seller, then the newest', () => {
    expect(inOrder([later, hidden, question()], true).map(({ id }) => id)).toEqual(['q', 'later', 'hidden']);
  });
});

describe('askingLimit', () => {
  it('counts the member’s own unanswered questions', () => {
    const own = [1, 2, 3].map((number) => question({ id: String(number), user_id: 'me' }));
    expect(askingLimit(own, 'me')).toMatch(/^You have 3 questions here without an answer/);
    expect(askingLimit(own, 'other')).toBeNull();
    expect(askingLimit([...own.slice(1), question({ user_id: 'me', answer })], 'me')).toBeNull();
  });
});
