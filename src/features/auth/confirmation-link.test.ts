import { describe, expect, it } from 'vitest';
import { readConfirmationLink } from './confirmation-link';

describe('readConfirmationLink', () => {
  it.each([
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#top', { kind: 'none' }],
    ['#access_token=a&refresh_token=b&type=magiclink', { kind: 'confirmed', changed: false }],
    ['access_token=a&refresh_token=b&type=email_change', { kind: 'confirmed', changed: true }],
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', { kind: 'refused' }],
    ['#error_code=otp_expired', { kind: 'refused' }],
    ['#error=server_error&access_token=a', { kind: 'refused' }],
    ['#%E0%A4%A', { kind: 'none' }],
  ])('reads %j', (hash, link) => {
    expect(readConfirmationLink(hash)).toEqual(link);
  });
});
