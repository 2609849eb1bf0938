import { describe, expect, it } from 'vitest';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import { classifyRecoveryError, classifySignInError, describePasswordError, withWait } from './errors';

/** An error as the auth client reports it. */
const refusal = (status: number, code: string | undefined, message: string) => ({ status, code, message });
const offline = new TypeError('Failed to fetch');
const tooSoon = (seconds: number) =>
  refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

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

it('withWait appends the wait time if there is one', () => {
  expect(withWait('It failed.', tooSoon(5))).toBe('It failed. Try again in 5 seconds.');
  expect(withWait('It failed.', offline)).toBe('It failed.');
});

describe('describePasswordError', () => {
  const fallback = 'Failed to update password. The link may have expired or been used already.';
  it.each([
    [
      refusal(422, 'same_password', 'New password should be different.'),
      'password',
      'New password should be different.',
    ],
    [refusal(422, 'weak_password', 'Too weak.'), 'password', 'Too weak.'],
    [refusal(403, 'session_expired', 'expired'), 'form', fallback],
    [refusal(400, undefined, 'Auth session missing!'), 'form', fallback],
    [refusal(500, 'unexpected_failure', 'boom'), 'form', fallback],
  ])('%j', (error, about, text) => {
    expect(describePasswordError(error)).toEqual({ about, text });
  });

  it('does not blame the link when offline', () => {
    expect(describePasswordError(offline).text).toMatch(/Your password hasn’t changed/);
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
