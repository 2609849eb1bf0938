import { deepEqual, rejects } from 'node:assert/strict';
import { endBilling } from './end-billing.ts';
import { Stripe } from './stripe.ts';

const missing = () =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such subscription',
  });

/** A provider with three subscriptions, one of them ended, that answers cancellations as `cancel` does; keeps which were asked for. */
function provider(cancel: (id: string) => void) {
  const asked: string[] = [];
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
          asked.push(id);
          cancel(id);
          done();
        }),
    },
  } as unknown as Stripe;
  return { stripe, asked };
}

Deno.test('one that ended meanwhile leaves none of the others to charge', async () => {
  const { stripe, asked } = provider((id) => {
    if (id === 'sub_1') throw missing();
  });
  await endBilling(stripe, 'cus_1');
  deepEqual(asked, ['sub_1', 'sub_3']);
});

Deno.test('one that could not be ended is not passed over', async () => {
  const { stripe } = provider((id) => {
    if (id === 'sub_3') throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Out of order' });
  });
  await rejects(endBilling(stripe, 'cus_1'), /Out of order/);
});

Deno.test('a customer whom the provider does not know is charged nothing', async () => {
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
