import { expireCheckout } from './checkouts.ts';
import type { Ledger } from './ledger.ts';
import { cancel, isRunning } from './subscriptions.ts';

/** What Stripe returns for a customer that was deleted. */
export function deletedCustomer(id: string): object {
  return { id, object: 'customer', deleted: true };
}

/** Deletes a customer, which ends its subscriptions and open checkouts. */
export function deleteCustomer(ledger: Ledger, id: string): void {
  const customer = ledger.get('customer', id);
  for (const subscription of ledger.all('subscription')) {
    if (subscription.customer === id && isRunning(subscription)) cancel(ledger, subscription, 'cancellation_requested');
  }
  for (const session of ledger.all('checkout.session')) {
    if (session.customer === id && session.status === 'open') expireCheckout(ledger, session);
  }
  ledger.emit('customer.deleted', customer);
  delete ledger.state.objects[id];
  ledger.state.deleted.push(id);
}
