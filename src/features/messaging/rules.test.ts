import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import { isBlank, maxLength, partnerName, sendFailureText, sendProblem, shortCount } from './rules';

const done = { status: 'done' } as const;

describe('a message that is being written', () => {
  it.each([
    ['', [], true],
    [' \n\t ', [], true],
    ['.', [], false],
    ['', [done], false],
  ])('%j with %j is blank: %s', (text, attachments, blank) => {
    expect(isBlank({ text, attachments })).toBe(blank);
  });

  it('waits for its files, and is not sent without one that failed', () => {
    expect(sendProblem({ text: 'Hello', attachments: [done] })).toBeNull();
    expect(sendProblem({ text: 'Hello', attachments: [done, { status: 'working' }] })).toMatch(/still being uploaded/);
    expect(sendProblem({ text: 'Hello', attachments: [{ status: 'failed' }] })).toMatch(/Try it again, or remove it/);
  });

  it('has its length without the blanks around it', () => {
    expect(sendProblem({ text: `  ${'a'.repeat(maxLength)}\n`, attachments: [] })).toBeNull();
    expect(sendProblem({ text: 'a'.repeat(maxLength + 1), attachments: [] })).toBe(
      'A message can have 4,000 characters. Please shorten it.',
    );
  });
});

describe('why it was not sent', () => {
  const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
    new RequestFailure(kind, 'As the database says.', code, null);

  it('is told in the database’s words where a rule refused it', () => {
    expect(sendFailureText(failure('invalid', 'P0001'))).toBe('As the database says.');
    expect(sendFailureText(failure('forbidden', '42501'))).not.toContain('As the database says');
  });

  it('says what becomes of it without a network', () => {
    expect(sendFailureText(failure('offline'))).toBe('No connection. It is sent when you are back online.');
  });
});

it('a partner whose profile is not to be seen, or is gone, has a name all the same', () => {
  const author = { id: 'a', name: 'Sam', profile_image_url: null, membership_tier: 'free' };
  expect(partnerName({ id: 'a', author })).toBe('Sam');
  expect(partnerName({ id: 'a', author: null })).toBe('A member');
  expect(partnerName({ id: null, author: null })).toBe('Former member');
});

it('counts stay short', () => {
  expect([1, 9, 10, 240].map(shortCount)).toEqual(['1', '9', '9+', '9+']);
});
