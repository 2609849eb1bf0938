import { newId, refused, type Ledger } from './ledger.ts';
import { newDispute, newRefund, type Charge, type Dispute, type Refund } from './objects.ts';

/** Seconds to respond to a dispute. */
const evidenceTime = 14 * 24 * 3600;

/** The charge of a payment intent. Throws a `StripeError` without one. */
export function chargeOf(ledger: Ledger, intent: string): Charge {
  const charge = ledger.find('charge', ledger.get('payment_intent', intent).latest_charge);
  if (!charge) throw refused(`PaymentIntent ${intent} has no charge to refund.`);
  return charge;
}

/** Refunds a payment. `amount`: in cents; null for all that isn't refunded yet. */
export function refund(ledger: Ledger, charge: Charge, amount: number | null): Refund {
  const left = charge.amount - charge.amount_refunded;
  const refunded = amount ?? left;
  if (charge.refunded)
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed) throw refused(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  if (!(refunded >= 1 && refunded <= left)) throw refused(`Refund amount (${refunded}) is not within ${left}.`);
  charge.amount_refunded += refunded;
  charge.refunded = refunded === left;
  const made = ledger.add(newRefund(newId('re'), ledger.now, charge, refunded));
  ledger.emit('refund.created', made);
  ledger.emit('charge.refunded', charge);
  return made;
}

/** Fails a refund, as when the card was closed: the money comes back. */
export function failRefund(ledger: Ledger, made: Refund): void {
  if (made.status === 'failed') return;
  const charge = ledger.get('charge', made.charge);
  charge.amount_refunded -= made.amount;
  charge.refunded = false;
  made.status = 'failed';
  ledger.emit('refund.failed', made);
}

/** Opens a dispute of the whole payment, as a cardholder does with their bank. */
export function openDispute(ledger: Ledger, charge: Charge): void {
  if (charge.disputed) throw refused(`Charge ${charge.id} has already been disputed.`);
  charge.disputed = true;
  const dispute = ledger.add(newDispute(newId('dp'), ledger.now, charge, ledger.now + evidenceTime));
  ledger.emit('charge.dispute.created', dispute);
}

/** Closes an open dispute with the bank's decision. */
export function closeDispute(ledger: Ledger, dispute: Dispute, status: 'won' | 'lost'): void {
  if (dispute.status !== 'needs_response') return;
  dispute.status = status;
  dispute.evidence_details.due_by = null;
  ledger.emit('charge.dispute.closed', dispute);
}
