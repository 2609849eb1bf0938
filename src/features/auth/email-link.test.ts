import { describe, expect, it } from 'vitest';
import { readEmailLink } from './email-link';

describe('readEmailLink', () => {
  it.each([
    ['', null],
    ['?token_hash=a', null],
    ['?token_hash=a&type=phone_change', null],
    ['?token_hash=a&type=constructor', null],
    ['?token_hash=a&type=email', { type: 'email', tokenHash: 'a' }],
    ['?token_hash=a1b2&type=email_change', { type: 'email_change', tokenHash: 'a1b2' }],
    ['token_hash=a&type=recovery', { type: 'recovery', tokenHash: 'a' }],
    ['?type=recovery', { type: 'recovery', tokenHash: null }],
    ['?type=recovery&token_hash=', { type: 'recovery', tokenHash: null }],
  ])('reads %j', (search, link) => expect(readEmailLink(search)).toEqual(link));
});
