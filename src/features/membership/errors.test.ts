import { describe, expect, it } from 'vitest';
import { toRequestFailure } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import { checkoutErrors, subscriptionErrors } from './errors';

it('subscriptionErrors tells request failures from bugs', () => {
  expect(describeError(toRequestFailure({ message: 'TypeError: Failed to fetch' }), subscriptionErrors)).toBe(
    'Failed to fetch subscription data',
  );
  expect(describeError(new TypeError('x is undefined'), subscriptionErrors)).toBe('An unexpected error occurred');
});

describe('checkoutErrors', () => {
  it.each([
    [
      'You already have a membership. Change it under Billing.',
      409,
      'You already have a membership. Change it under Billing.',
    ],
    ['Failed to create checkout session', 500, 'Failed to create checkout session'],
    ['Edge Function returned a non-2xx status code', 502, 'Failed to create checkout session'],
    ['User must be authenticated', 401, 'User must be authenticated'],
    ['Failed to fetch', 0, 'Failed to create checkout session. Check your internet connection and try again.'],
  ])('%s (%i)', (message, status, text) => {
    expect(describeError(toRequestFailure({ message }, status), checkoutErrors)).toBe(text);
  });
});
