import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import { deletionFailureOf, emailFailureOf, passwordFailureOf, resendFailureText, wrongPassword } from './rules';

/** What the backend reports. */
const refusal = (status: number, code: string | undefined, message: string) => ({ status, code, message });
const offline = new TypeError('Failed to fetch');
const broken = refusal(500, 'unexpected_failure', 'boom');
const tooSoon = refusal(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after 7 seconds.',
);
const tooMany = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');

const noConnection = 'The connection did not work. Check your network and try again.';
const ourFault = 'Something went wrong on our side. Nothing of yours is lost; please try again.';

describe('emailFailureOf', () => {
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
    [refusal(400, 'validation_failed', 'An email address is too long'), 'email', 'An email address is too long'],
    [tooSoon, 'root', 'You can ask again in 7 seconds.'],
    [offline, 'root', `Your email could not be changed. ${noConnection}`],
    [broken, 'root', `Your email could not be changed. ${ourFault}`],
  ])('%j', (error, about, text) => {
    expect(emailFailureOf(error)).toEqual({ about, text });
  });
});

describe('passwordFailureOf', () => {
  it.each([
    [new RequestFailure('invalid', 'wrong', wrongPassword, null), 'current', 'The current password is not right.'],
    [
      refusal(422, 'same_password', 'New password should be different.'),
      'password',
      'New password should be different.',
    ],
    [refusal(422, 'weak_password', 'Too weak.'), 'password', 'Too weak.'],
    [
      refusal(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
      'password',
      'Password cannot be longer than 72 characters',
    ],
    [tooMany, 'root', 'Too many attempts. Please wait a moment and try again.'],
    [offline, 'root', `Your password could not be changed. ${noConnection}`],
    [broken, 'root', `Your password could not be changed. ${ourFault}`],
  ])('%j', (error, about, text) => {
    expect(passwordFailureOf(error)).toEqual({ about, text });
  });
});

describe('deletionFailureOf', () => {
  it.each([
    [refusal(403, undefined, 'The password is not right.'), 'password', 'The password is not right.'],
    [refusal(429, undefined, 'Too many attempts.'), 'root', 'Too many attempts. Please wait a moment and try again.'],
    [
      refusal(401, undefined, 'gone'),
      'root',
      'Your account could not be deleted. Your session has ended. Sign in again to go on.',
    ],
    [refusal(409, 'P0001', 'Your membership could not be ended.'), 'root', 'Your membership could not be ended.'],
    [offline, 'root', `Your account could not be deleted. ${noConnection}`],
    [broken, 'root', `Your account could not be deleted. ${ourFault}`],
  ])('%j', (error, about, text) => {
    expect(deletionFailureOf(error)).toEqual({ about, text });
  });
});

describe('resendFailureText', () => {
  it('names the wait, or says that it failed', () => {
    expect(resendFailureText(tooSoon)).toBe('You can ask again in 7 seconds.');
    expect(resendFailureText(new RequestFailure('offline', 'x', null, null))).toBe(
      `The links could not be sent again. ${noConnection}`,
    );
  });
});
