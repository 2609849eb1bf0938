import { describe, expect, it } from 'vitest';
import { expiredHash, readRecoveryLink, verifiedHash } from './recovery-link';

describe('readRecoveryLink', () => {
  it.each([
    ['', 'none'],
    ['#', 'none'],
    [verifiedHash, 'verified'],
    [expiredHash, 'expired'],
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired', 'expired'],
    ['#error=access_denied', 'expired'],
    ['#error=server_error&error_code=unexpected_failure', 'malformed'],
    ['#access_token=a&refresh_token=r', 'malformed'],
    ['#access_token=a&refresh_token=r&type=signup', 'malformed'],
    ['#access_token=&refresh_token=r&type=recovery', 'malformed'],
    ['#refresh_token=r&type=recovery', 'malformed'],
    ['#%E0%A4%A', 'malformed'],
  ])('%j is %s', (hash, kind) => {
    expect(readRecoveryLink(hash).kind).toBe(kind);
  });

  it('returns the tokens of a complete link', () => {
    expect(
      readRecoveryLink('#access_token=a.b-c_d&expires_in=3600&refresh_token=r%2B1&token_type=bearer&type=recovery'),
    ).toEqual({
      kind: 'tokens',
      accessToken: 'a.b-c_d',
      refreshToken: 'r+1',
    });
  });
});
