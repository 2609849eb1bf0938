/* Payment instructions as the deal room has them. */
import { closesDeal, isGuest, principalSide, type Party } from '@/domain/deal/deal';
import { paymentFieldNames, paymentFields, type PaymentField } from '@/domain/deal/payment-instructions';

/** Wire instructions of a deal, as `payment_instructions` gives them. */
export type Instructions = Readonly<Record<PaymentField, string | null>> & {
  id: string;
  /** `void`: who entered them no longer holds the money. */
  state: 'in_force' | 'waiting' | 'void' | 'deal_ended';
  entered_by: string;
  bank_name: string;
  /** The last digits of the account, also where the rest is hidden. */
  account_ending: string;
  /** The number of the first entry; null once the deal ended. */
  callback_phone: string | null;
  entered_at: string;
  takes_effect_at: string;
};

/** Those that took effect last, and the change that waits. */
export interface PaymentInstructions {
  current: Instructions | null;
  waiting: Instructions | null;
}

/** The rows of `payment_instructions` by what they are. */
export function toPaymentInstructions(rows: readonly Instructions[]): PaymentInstructions {
  return {
    current: rows.find(({ state }) => state !== 'waiting') ?? null,
    waiting: rows.find(({ state }) => state === 'waiting') ?? null,
  };
}

/** Whether a party reads payment instructions, as `private.reads_instructions`. */
export function readsInstructions(party: Party): boolean {
  const ofSide = principalSide(party) !== null || party.role === 'signer';
  return (ofSide && party.rights.includes('terms')) || (isGuest(party) && closesDeal(party));
}

/** What a change changes: each field with both values; null for one that isn't stated or shown. */
export function changesOf(current: Instructions | null, next: Instructions) {
  return paymentFieldNames
    .filter((name) => (current?.[name] ?? null) !== next[name])
    .map((name) => ({ label: paymentFields[name], before: current?.[name] ?? null, after: next[name] }));
}
