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

const customer = 'cus_1';
const all = { kind: 'customer', customerId: customer };
for (const [type, object, subject, before] of [
  ['customer.subscription.updated', { object: 'subscription', id: 'sub_1', customer }, 'subscription'],
  // By their object, if the type isn't known.
  [
    'customer.subscription.to_come',
    { object: 'subscription', id: 'sub_1', customer: { id: customer } },
    'subscription',
  ],
  ['invoice.paid', { object: 'invoice', id: 'in_1', customer }, 'invoice'],
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_1', customer }, 'checkout'],
  // A payment method concerns all of the customer's subscriptions.
  ['customer.updated', { object: 'customer', id: customer }, 'customer'],
  ['payment_method.attached', { object: 'payment_method', id: 'pm_1', customer }, 'customer'],
  ['payment_method.detached', { object: 'payment_method', id: 'pm_1', customer: null }, 'customer', { customer }],
] as const) {
  Deno.test(`${type} concerns the ${subject} of its customer`, () => {
    const expected = subject === 'customer' ? all : { kind: subject, id: object.id, customerId: customer };
    deepEqual(subjectOf(event(type, object, before)), expected);
  });
}

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
