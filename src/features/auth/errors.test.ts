import { describe, expect, it } from 'vitest';
import { describeFieldError } from '@/platform/errors/describe-error';
import { RequestFailure, toRequestFailure } from '@/platform/errors/errors';
import { classifyRecoveryError, classifySignInError, newPasswordErrors } from './errors';

/** An error as the auth client reports it. */
const refusal = (status: number, code: string | undefined, message: string) => ({ status, code, message });
const offline = new TypeError('Failed to fetch');

describe('classifySignInError', () => {
  it.each([
    [refusal(400, 'email_not_confirmed', 'Email not confirmed'), 'unverified'],
    [refusal(400, undefined, 'Email not confirmed'), 'unverified'],
    [refusal(400, 'invalid_credentials', 'Invalid login credentials'), 'rejected'],
    [refusal(403, 'user_banned', 'User is banned'), 'rejected'],
    [refusal(429, 'over_request_rate_limit', 'Request rate limit reached'), 'rate-limited'],
    [refusal(500, 'unexpected_failure', 'boom'), 'unreachable'],
    [refusal(0, undefined, 'NetworkError when attempting to fetch resource.'), 'unreachable'],
    [offline, 'unreachable'],
  ])('%j is %s', (error, failure) => {
    expect(classifySignInError(error)).toBe(failure);
  });
});

describe('newPasswordErrors', () => {
  const fallback = 'Failed to update password. The link may have expired or been used already.';
  it.each([
    [
      refusal(422, 'same_password', 'New password should be different.'),
      'password',
      'New password should be different.',
    ],
    [refusal(403, 'session_expired', 'expired'), 'root', fallback],
    [refusal(400, undefined, 'Auth session missing!'), 'root', fallback],
    [refusal(500, 'unexpected_failure', 'boom'), 'root', fallback],
  ])('%j', (error, about, text) => {
    expect(describeFieldError(error, newPasswordErrors)).toEqual({ about, text });
  });
});

describe('classifyRecoveryError', () => {
  it('tells a rejected link from an unreachable server', () => {
    expect(classifyRecoveryError(toRequestFailure(refusal(403, 'session_not_found', 'gone')))).toBe('refused');
    expect(classifyRecoveryError(toRequestFailure(refusal(500, undefined, '{}')))).toBe('refused');
    expect(classifyRecoveryError(new RequestFailure('offline', 'Failed to fetch', null, null))).toBe('broken');
    expect(classifyRecoveryError(offline)).toBe('broken');
  });
});
