import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error';
import { isTransient, restrictionOf, toRequestFailure, userMessage } from './errors';

const refusal = (hint: string | null, details: string | null = null) =>
  toRequestFailure({ message: 'New members can follow 20 members a day.', code: 'P0001', hint, details }, 400);

describe('userMessage', () => {
  it('says when a limited action works again', () => {
    const soon = new Date(Date.now() + 30_000).toISOString();
    expect(userMessage(refusal('rate_limit', soon))).toBe(
      'New members can follow 20 members a day. Try again in a minute.',
    );
  });
});

describe('restrictionOf', () => {
  it.each([
    ['PT403', 'password_required', 'password'],
    ['PT403', 'code_required', 'code'],
    ['PT403', 'of_tomorrow', null],
    ['42501', 'code_required', null],
  ])('reads what a member must do first from %s with the hint %s', (code, hint, restriction) => {
    expect(restrictionOf(toRequestFailure({ message: 'Refused', code, hint }, 403))).toBe(restriction);
  });
});

describe('whether the same request may succeed later', () => {
  it.each<[string, number, string, boolean]>([
    ['TimeoutError: signal timed out', 0, 'unknown', true],
    ['TimeoutError: The operation timed out.', 0, 'unknown', true],
    ['upstream request timeout', 504, 'unknown', true],
    ['TypeError: network error', 0, 'offline', true],
    ['Bad gateway', 502, 'unavailable', true],
    ['Internal error', 500, 'server', true],
    ['Too many requests', 429, 'rate-limited', true],
    ['No', 400, 'invalid', false],
    ['No', 404, 'not-found', false],
    ['violates foreign key constraint', 409, 'refused', false],
    ['Gone', 410, 'refused', false],
  ])('judges whether a retry of %j with status %i may succeed', (message, status, kind, transient) => {
    const failure = toRequestFailure({ message }, status);
    expect([failure.kind, isTransient(failure)]).toEqual([kind, transient]);
  });
});

describe('describeError', () => {
  const texts = {
    'hint:offer_changed': 'by hint',
    'code:23505': 'by code',
    duplicate: 'by kind',
    invalid: ({ message }: { message: string }) => (message === '' ? null : message),
    other: 'other',
    failed: 'Not sent.',
  };
  it.each([
    [{ message: '', code: 'P0001', hint: 'offer_changed', status: 400 }, 'by hint'],
    [{ message: '', code: '23505', status: 409 }, 'by code'],
    [{ message: '', code: 'x', status: 422 }, 'other'],
    [{ message: 'by function', code: 'x', status: 422 }, 'by function'],
    // A rule isn't an invalid value, though its status is the same.
    [{ message: 'Wait a day.', code: 'P0001', status: 400 }, 'Not sent. Wait a day.'],
    [{ message: '', status: 401 }, 'Not sent. Your session expired. Sign in again to continue.'],
    [new TypeError('x is undefined'), 'other'],
  ])('says of %j what the feature has for it, or the general sentence', (error, text) => {
    expect(describeError(error, texts)).toBe(text);
  });

  it('claims no failure where it isn’t known whether something failed', () => {
    expect(describeError(toRequestFailure({ message: 'signal timed out' }))).toContain('we don’t know whether');
  });
});

describe('describeError of a service that is down or set up wrong', () => {
  // As the servers of a hosted project say it.
  it.each([
    ['No suitable key or wrong key type', 'PGRST301', 401, 'the server rejects its keys'],
    ['JWSError JWSInvalidSignature', 'PGRST301', 401, 'the server rejects its keys'],
    ['invalid JWT: unable to parse or verify signature, signature is invalid', 'bad_jwt', 403, 'rejects its keys'],
    ['Invalid API key', undefined, 401, 'the server rejects its keys'],
    ['Bucket not found', undefined, 404, 'its file storage is missing'],
    ['An invalid response was received from the upstream server', undefined, 502, 'temporarily unavailable'],
  ])('names the cause of %j', (message, code, status, text) => {
    expect(describeError({ message, code, status })).toContain(text);
  });
  it.each([
    ['JWT expired', 'PGRST303', 401],
    ['new row violates row-level security policy', '42501', 403],
    ['internal error', undefined, 500],
  ])('leaves %j alone', (message, code, status) => {
    expect(describeError({ message, code, status })).toMatch(
      /^(Your session expired|Something went wrong on our side)/,
    );
  });
});
