import { describe, expect, it } from 'vitest';
import { toRequestFailure } from '@/shared/supabase/errors';
import { checkoutFailure, portalFailure, subscriptionFailure } from './failures';

it('a subscription that could not be read', () => {
  expect(subscriptionFailure(toRequestFailure({ message: 'TypeError: Failed to fetch' }))).toBe(
    'Failed to fetch subscription data',
  );
  expect(subscriptionFailure(new TypeError('x is undefined'))).toBe('An unexpected error occurred');
});

describe('a checkout that could not be opened', () => {
  it.each([
    [
      'You already have a membership. Change it under Billing.',
      409,
      'You already have a membership. Change it under Billing.',
    ],
    ['Failed to create checkout session', 500, 'Failed to create checkout session'],
    ['Edge Function returned a non-2xx status code', 502, 'Failed to create checkout session'],
    ['User must be authenticated', 401, 'User must be authenticated'],
    ['Invalid JWT', 401, 'User must be authenticated'],
    ['Failed to fetch', 0, 'Failed to create checkout session. Check your network and try again.'],
  ])('%s, %i', (message, status, text) => {
    expect(checkoutFailure(toRequestFailure({ message }, status))).toBe(text);
  });

  it('by a fault of our own', () => {
    expect(checkoutFailure(new Error('The answer holds no address.'))).toBe('An unexpected error occurred');
  });
});

it('a portal that could not be opened', () => {
  expect(portalFailure(toRequestFailure({ message: 'You have no billing account yet.' }, 404))).toBe(
    'You have no billing account yet.',
  );
  expect(portalFailure(toRequestFailure({ message: 'Edge Function returned a non-2xx status code' }, 500))).toBe(
    'Failed to open the billing portal',
  );
});
