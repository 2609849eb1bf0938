import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { emailedCodeErrors, resendErrors } from './email-errors';

/** An error as the auth client reports it. */
const refusal = (status: number, code: string | undefined, message: string) => ({ status, code, message });
const offline = new TypeError('Failed to fetch');
const tooSoon = refusal(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after 7 seconds.',
);

describe('resendErrors', () => {
  it.each([
    [tooSoon, 'Try again in 7 seconds.'],
    [refusal(422, 'validation_failed', 'The email could not be read'), 'The email could not be read'],
    [refusal(500, 'unexpected_failure', 'boom'), 'Failed to resend verification email.'],
    [offline, 'Failed to resend verification email. Check your internet connection and try again.'],
  ])('%j', (error, text) => {
    expect(describeError(error, resendErrors)).toBe(text);
  });
});

describe('emailedCodeErrors', () => {
  const wrong = 'That code is wrong or has expired. Check it, or request a new email.';
  it.each([
    [refusal(403, 'otp_expired', 'Token has expired or is invalid'), wrong],
    [refusal(429, 'over_request_rate_limit', 'x'), 'Too many attempts. Please wait a moment and try again.'],
  ])('%j', (error, text) => {
    expect(describeError(error, emailedCodeErrors)).toBe(text);
  });
});
