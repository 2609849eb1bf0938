import { deepEqual, equal } from 'node:assert/strict';
import type { Stripe } from '../_shared/stripe.ts';
import { subjectOf } from './subject.ts';

/** The event that carries `object`. */
function event(type: string, object: object, previous_attributes?: object): Stripe.Event {
  return {
    id: 'evt_1',
    object: 'event',
    type,
    data: { object, ...(previous_attributes && { previous_attributes }) },
  } as unknown as Stripe.Event;
}

Deno.test('finds subscriptions, invoices, and sessions with their customer', () => {
  const customer = 'cus_1';
  deepEqual(subjectOf(event('customer.subscription.updated', { object: 'subscription', id: 'sub_1', customer })), {
    kind: 'subscription',
    id: 'sub_1',
    customerId: 'cus_1',
  });
  deepEqual(subjectOf(event('invoice.paid', { object: 'invoice', id: 'in_1', customer })), {
    kind: 'invoice',
    id: 'in_1',
    customerId: 'cus_1',
  });
  deepEqual(subjectOf(event('checkout.session.completed', { object: 'checkout.session', id: 'cs_1', customer })), {
    kind: 'checkout',
    id: 'cs_1',
    customerId: 'cus_1',
  });
});

Deno.test('handles unknown event types by their object', () => {
  deepEqual(
    subjectOf(
      event('customer.subscription.to_come', { object: 'subscription', id: 'sub_1', customer: { id: 'cus_1' } }),
    ),
    {
      kind: 'subscription',
      id: 'sub_1',
      customerId: 'cus_1',
    },
  );
});

Deno.test('a payment method change concerns all of the customer’s subscriptions, also when detached', () => {
  const all = { kind: 'customer', customerId: 'cus_1' };
  deepEqual(subjectOf(event('customer.updated', { object: 'customer', id: 'cus_1' })), all);
  deepEqual(
    subjectOf(event('payment_method.attached', { object: 'payment_method', id: 'pm_1', customer: 'cus_1' })),
    all,
  );
  deepEqual(
    subjectOf(
      event('payment_method.detached', { object: 'payment_method', id: 'pm_1', customer: null }, { customer: 'cus_1' }),
    ),
    all,
  );
});

Deno.test('a refund or dispute concerns its payment', () => {
  const payment = { kind: 'payment', id: 'pi_1' };
  for (const object of ['charge', 'refund', 'dispute']) {
    deepEqual(subjectOf(event('charge.dispute.created', { object, id: 'id_1', payment_intent: 'pi_1' })), payment);
  }
});

for (const [type, object] of [
  ['charge.refunded', { object: 'charge', id: 'ch_1', customer: 'cus_1', payment_intent: null }],
  ['invoice.upcoming', { object: 'invoice', customer: 'cus_1' }],
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_1', customer: null }],
  ['payment_method.detached', { object: 'payment_method', id: 'pm_1', customer: null }],
  ['something.else', {}],
] as const) {
  Deno.test(`ignores ${type} of ${JSON.stringify(object)}`, () => equal(subjectOf(event(type, object)), null));
}
