import { StripeError, newId, type Ledger } from './ledger.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './objects.ts';

/** Seconds to respond to a dispute. */
const evidenceTime = 14 * 24 * 3600;

/** Records the charge of a payment that succeeded. */
export function addCharge(ledger: Ledger, intent: PaymentIntent, method: string | null): Charge {
  return ledger.add({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: ledger.now,
    currency: 'usd',
    customer: intent.customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: intent.id,
    payment_method: method,
    refunded: false,
    status: 'succeeded',
  });
}

/** Refunds a payment. `amount`: in cents; null for all that isn't refunded yet. */
export function refund(
  ledger: Ledger,
  intent: PaymentIntent,
  amount: number | null,
  reason: Refund['reason'] = 'requested_by_customer',
): Refund {
  const charge = chargeOf(ledger, intent);
  const left = charge.amount - charge.amount_refunded;
  const refunded = amount ?? left;
  if (charge.refunded) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  if (charge.disputed) throw refused('charge_disputed', `Charge ${charge.id} has been charged back.`);
  if (refunded < 1 || refunded > left)
    throw refused('amount_too_large', `Refund amount (${refunded}) is greater than unrefunded amount (${left})`);
  charge.amount_refunded += refunded;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = ledger.add<Refund>({
    id: newId('re'),
    object: 'refund',
    amount: refunded,
    charge: charge.id,
    created: ledger.now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'succeeded',
  });
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
export function openDispute(ledger: Ledger, intent: PaymentIntent): Dispute {
  const charge = chargeOf(ledger, intent);
  if (charge.disputed) throw refused('charge_disputed', `Charge ${charge.id} has already been disputed.`);
  charge.disputed = true;
  const dispute = ledger.add<Dispute>({
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: ledger.now,
    currency: 'usd',
    evidence_details: {
      due_by: ledger.now + evidenceTime,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  ledger.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Closes an open dispute with the bank's decision. */
export function closeDispute(ledger: Ledger, dispute: Dispute, status: 'won' | 'lost'): void {
  if (dispute.status !== 'needs_response') return;
  dispute.status = status;
  dispute.evidence_details.due_by = null;
  ledger.emit('charge.dispute.closed', dispute);
}

function chargeOf(ledger: Ledger, intent: PaymentIntent): Charge {
  const charge = ledger.find('charge', intent.latest_charge);
  if (!charge) throw refused('charge_not_found', `PaymentIntent ${intent.id} has no charge to refund.`);
  return charge;
}

function refused(code: string, message: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', code, message });
}
