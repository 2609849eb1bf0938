import { deepEqual, rejects } from 'node:assert/strict';
import { endBilling } from './end-billing.ts';
import { Stripe } from './stripe.ts';

const missing = () =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such subscription',
  });

/**
 * A Stripe client with three subscriptions, one already ended. Calls `cancel` for each cancellation, and records which
 * IDs were canceled.
 */
function provider(cancel: (id: string) => void) {
  const canceledIds: string[] = [];
  const all = [
    { id: 'sub_1', status: 'active' },
    { id: 'sub_2', status: 'canceled' },
    { id: 'sub_3', status: 'past_due' },
  ];
  const stripe = {
    checkout: { sessions: { list: () => [] } },
    subscriptions: {
      list: () => all,
      cancel: (id: string) =>
        new Promise<void>((done) => {
          canceledIds.push(id);
          cancel(id);
          done();
        }),
    },
  } as unknown as Stripe;
  return { stripe, canceledIds };
}

Deno.test('an already ended subscription doesn’t keep the others from ending', async () => {
  const { stripe, canceledIds } = provider((id) => {
    if (id === 'sub_1') throw missing();
  });
  await endBilling(stripe, 'cus_1');
  deepEqual(canceledIds, ['sub_1', 'sub_3']);
});

Deno.test('throws if a subscription can’t be ended', async () => {
  const { stripe } = provider((id) => {
    if (id === 'sub_3') throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Out of order' });
  });
  await rejects(endBilling(stripe, 'cus_1'), /Out of order/);
});

Deno.test('skips a customer that Stripe doesn’t have', async () => {
  const stripe = {
    checkout: {
      sessions: {
        list: () => {
          throw missing();
        },
      },
    },
  } as unknown as Stripe;
  await endBilling(stripe, 'cus_1');
});
