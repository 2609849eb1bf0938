import { describe, expect, it } from 'vitest';
import { isBlank, maxLength, partnerName, validateMessage } from './composing';

const done = { status: 'done' } as const;

describe('a message being composed', () => {
  it.each([
    ['', [], true],
    [' \n\t ', [], true],
    ['.', [], false],
    ['', [done], false],
  ])('%j with attachments %j is blank: %s', (text, attachments, blank) => {
    expect(isBlank({ text, attachments })).toBe(blank);
  });

  it('blocks sending while an attachment is uploading or has failed', () => {
    expect(validateMessage({ text: 'Hello', attachments: [done] })).toBeNull();
    expect(validateMessage({ text: 'Hello', attachments: [done, { status: 'uploading' }] })).toMatch(/still uploading/);
    expect(validateMessage({ text: 'Hello', attachments: [{ status: 'failed' }] })).toMatch(/Try again or remove it/);
  });

  it('limits the length of a message, not counting surrounding spaces', () => {
    expect(validateMessage({ text: `  ${'a'.repeat(maxLength)}\n`, attachments: [] })).toBeNull();
    expect(validateMessage({ text: 'a'.repeat(maxLength + 1), attachments: [] })).toBe(
      'Messages can have up to 4,000 characters. Please shorten yours.',
    );
  });
});

it('partnerName has a fallback for hidden profiles and deleted accounts', () => {
  const author = { id: 'a', name: 'Sam', profile_image_url: null, membership_tier: 'free' };
  expect(partnerName({ id: 'a', author })).toBe('Sam');
  expect(partnerName({ id: 'a', author: null })).toBe('A member');
  expect(partnerName({ id: null, author: null })).toBe('Former member');
});
