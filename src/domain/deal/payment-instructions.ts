/* What payment instructions are made of. The edge function that sends mail loads this, too. */
import { joinWords } from '../../kit/formatting/join-words.ts';
import { isKeyOf } from '../ledger/vocabulary.ts';

/** The fields of payment instructions that a change can change, by their columns in `deal_payment_instructions`. */
export const paymentFields = {
  bank_name: 'Bank',
  account_name: 'Account holder',
  routing_number: 'Routing number',
  account_number: 'Account number',
  wire_reference: 'Reference',
} as const;
export type PaymentField = keyof typeof paymentFields;

export const paymentFieldNames = Object.keys(paymentFields) as PaymentField[];

/** 'bank and account number', from the columns that changed; 'details' for none that this code knows. */
export function changedFieldsText(columns: unknown): string {
  const names = (Array.isArray(columns) ? columns : []).flatMap((column) => {
    const name = String(column);
    return isKeyOf(paymentFields, name) ? [paymentFields[name].toLowerCase()] : [];
  });
  return joinWords(names) || 'details';
}
