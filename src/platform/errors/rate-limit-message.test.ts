import { describe, expect, it } from 'vitest';
import { passwordRateLimitMessage, emailRateLimitMessage } from './rate-limit-message';

const refusal = (status: number, code: string, message: string) => ({ status, code, message });
const tooSoon = (seconds: number) =>
  refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
const other = refusal(400, 'x', 'You have been waiting after 3 seconds');

describe('rate limit message', () => {
  it.each([
    [tooSoon(1), 'Try again in 1 second.'],
    [tooSoon(0), 'Try again in 1 second.'],
    [
      refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      'Too many emails were sent. Please try again later.',
    ],
    [other, null],
  ])('says when emails can be sent again: %j', (error, text) => {
    expect(emailRateLimitMessage(error)).toBe(text);
  });

  it.each([
    [tooSoon(42), 'Too many attempts. Try again in 42 seconds.'],
    [other, null],
  ])('says when a password can be tried again: %j', (error, text) => {
    expect(passwordRateLimitMessage(error)).toBe(text);
  });
});
