import { describe, expect, it } from 'vitest';
import { describeError, describeOutage } from './describe-error';
import { isTransient, needsVerifiedEmail, restrictionOf, toRequestFailure, userMessage } from './errors';

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

describe('needsVerifiedEmail', () => {
  it('recognizes the hint of the database', () => {
    expect(needsVerifiedEmail(refusal('verify_email'))).toBe(true);
    expect(needsVerifiedEmail(refusal('rate_limit'))).toBe(false);
    expect(needsVerifiedEmail(new Error('verify_email'))).toBe(false);
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
  ])('is known of %j with status %i', (message, status, kind, transient) => {
    const failure = toRequestFailure({ message }, status);
    expect([failure.kind, isTransient(failure)]).toEqual([kind, transient]);
  });
});

describe('describeError', () => {
  it('doesn’t say that something failed of which that isn’t known', () => {
    expect(describeError(toRequestFailure({ message: 'signal timed out' }))).toContain('we don’t know whether');
  });
});

describe('describeOutage', () => {
  // As the servers of a hosted project say it.
  it.each([
    ['No suitable key or wrong key type', 'PGRST301', 401, 'the server rejects its keys'],
    ['JWSError JWSInvalidSignature', 'PGRST301', 401, 'the server rejects its keys'],
    ['invalid JWT: unable to parse or verify signature, signature is invalid', 'bad_jwt', 403, 'rejects its keys'],
    ['Invalid API key', undefined, 401, 'the server rejects its keys'],
    ['Bucket not found', undefined, 404, 'its file storage is missing'],
    ['An invalid response was received from the upstream server', undefined, 502, 'temporarily unavailable'],
  ])('names the cause of %j', (message, code, status, text) => {
    const failure = toRequestFailure({ message, code }, status);
    expect(describeOutage(failure)).toContain(text);
    expect(describeError(failure)).toBe(describeOutage(failure));
  });
  it.each([
    ['JWT expired', 'PGRST303', 401],
    ['new row violates row-level security policy', '42501', 403],
    ['internal error', undefined, 500],
  ])('leaves %j alone', (message, code, status) => {
    expect(describeOutage(toRequestFailure({ message, code }, status))).toBeNull();
  });
});
