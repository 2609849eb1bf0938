import type { Subject } from '../_shared/fetch-state.ts';
import { idOf, type Stripe } from '../_shared/stripe.ts';

/**
 * What to fetch for an event, whose own copy may be outdated, by the object it carries, so that new event types about
 * the same objects work, too. Null if it doesn't concern memberships.
 */
export function subjectOf(event: Stripe.Event): Subject | null {
  const { object } = event.data;
  if (!('object' in object)) return null;
  switch (object.object) {
    case 'subscription':
      return about('subscription', object.id, object.customer);
    case 'invoice':
      return about('invoice', object.id, object.customer);
    case 'checkout.session':
      return about('checkout', object.id, object.customer);
    case 'customer':
      return { kind: 'customer', customerId: object.id };
    case 'payment_method': {
      // A detached one names its customer in the previous attributes.
      const before = event.data.previous_attributes as { customer?: string | null } | undefined;
      const customerId = idOf(object.customer) ?? before?.customer;
      return customerId ? { kind: 'customer', customerId } : null;
    }
    case 'charge':
    case 'refund':
    case 'dispute': {
      const id = idOf(object.payment_intent);
      return id ? { kind: 'payment', id } : null;
    }
    default:
      return null;
  }
}

/** Null without a customer, and for an upcoming invoice, which has no id. */
function about(
  kind: 'subscription' | 'invoice' | 'checkout',
  id: string | undefined,
  customer: Parameters<typeof idOf>[0],
): Subject | null {
  const customerId = idOf(customer);
  return id && customerId ? { kind, id, customerId } : null;
}
