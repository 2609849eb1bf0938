import { describe, expect, it } from 'vitest';
import { describeFieldError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { deletionErrors, newEmailErrors, changePasswordErrors, newAppErrors, wrongPassword } from './errors';

/** An error as the backend reports it. */
const refusal = (status: number, code: string | undefined, message: string) => ({ status, code, message });
const offline = new TypeError('Failed to fetch');
const tooSoon = refusal(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after 7 seconds.',
);
const tooMany = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');

const noConnection = 'Can’t connect. Check your internet connection and try again.';

describe('newEmailErrors', () => {
  it.each([
    [
      refusal(422, 'email_exists', 'A user with this email address has already been registered'),
      'email',
      'Another account uses this email address',
    ],
    [
      refusal(400, 'email_address_invalid', 'Email address "x@y.test" is invalid'),
      'email',
      'Email address "x@y.test" is invalid',
    ],
    [tooSoon, 'root', 'Try again in 7 seconds.'],
    [offline, 'root', `We couldn’t change your email. ${noConnection}`],
  ])('%j', (error, about, text) => {
    expect(describeFieldError(error, newEmailErrors)).toEqual({ about, text });
  });
});

describe('changePasswordErrors', () => {
  it.each([
    [new RequestFailure('invalid', 'wrong', wrongPassword, null), 'current', 'That password is incorrect.'],
    [
      refusal(422, 'same_password', 'New password should be different.'),
      'password',
      'New password should be different.',
    ],
    [tooMany, 'root', 'Too many attempts. Please wait a moment and try again.'],
  ])('%j', (error, about, text) => {
    expect(describeFieldError(error, changePasswordErrors)).toEqual({ about, text });
  });
});

describe('deletionErrors', () => {
  it.each([
    [refusal(429, undefined, 'Too many attempts.'), 'root', 'Too many attempts. Please wait a moment and try again.'],
    [
      refusal(401, undefined, 'gone'),
      'root',
      'We couldn’t delete your account. Your session expired. Sign in again to continue.',
    ],
    [refusal(409, 'P0001', 'Your membership could not be ended.'), 'root', 'Your membership could not be ended.'],
    [offline, 'root', `We couldn’t delete your account. ${noConnection}`],
  ])('%j', (error, about, text) => {
    expect(describeFieldError(error, deletionErrors)).toEqual({ about, text });
  });
});

describe('newAppErrors', () => {
  const wrongCode = 'That code is incorrect or expired. Try again.';
  it.each([
    [new RequestFailure('invalid', 'wrong', wrongPassword, null), 'password', 'That password is incorrect.'],
    [refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'), 'code', wrongCode],
    [refusal(422, 'mfa_factor_name_conflict', 'A factor with the name exists'), 'name', 'Another app has this name'],
    [tooMany, 'root', 'Too many attempts. Please wait a moment and try again.'],
    [offline, 'root', `We couldn’t add the app. ${noConnection}`],
  ])('%j', (error, about, text) => {
    expect(describeFieldError(error, newAppErrors)).toEqual({ about, text });
  });
});
