import { idOf, type Stripe } from '../_shared/stripe.ts';

/** What an event asks to be fetched anew, of whose customer. Its own picture of it may be an old one. */
export type Subject =
  | { kind: 'subscription' | 'invoice' | 'checkout'; id: string; customerId: string }
  /** How the customer pays changed: all subscriptions. */
  | { kind: 'customer'; customerId: string };

/**
 * What `event` is about, by the object that it carries: new types of events about the same objects are understood, too.
 * Null for all that has nothing to do with memberships.
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
      // One that was taken off names its customer among what was before.
      const before = event.data.previous_attributes as { customer?: string | null } | undefined;
      const customerId = idOf(object.customer) ?? before?.customer;
      return customerId ? { kind: 'customer', customerId } : null;
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
