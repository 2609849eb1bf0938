/* The steps of payment instructions in English. The edge function that sends mail loads this, too. */
import { parts } from '../../kit/formatting/parts.ts';
import { textValue, type LedgerEntry } from '../ledger/ledger.ts';
import type { Steps } from '../ledger/step.ts';
import { changedFieldsText } from './payment-instructions.ts';

/** ': First Bank, account ending in 6789'. The record has no whole numbers. */
function accountText(entry: LedgerEntry): string {
  const [bank, ending] = [entry.texts['bank'] ?? '', textValue(entry, 'account_ending')];
  return `: ${[bank, `account ending in ${ending}`].filter(Boolean).join(', ')}`;
}

const stopping = 'the buyer or the seller can stop it in the deal room';

/** By kind of ledger entry. */
export const paymentSteps: Steps = {
  'instructions.enter': {
    record: ({ who, entry }) => `${who} entered the payment instructions${accountText(entry)}.`,
    notices: {
      'instructions.enter': ({ title, who }) =>
        parts`Deal on ${title}: ${who} entered the payment instructions. Call the number there before you send money.`,
    },
  },
  'instructions.change': {
    record: ({ who, entry, due }) =>
      `${who} changed the payment instructions (${changedFieldsText(entry.data['changed'])})${accountText(entry)}. ` +
      `The change takes effect ${due}, unless it’s stopped.`,
    notices: {
      'instructions.change': ({ title, who, changed, due, callback }) =>
        parts`Deal on ${title}: ${who} changed the payment instructions (${changed}). The change takes effect${
          due
        }. Before you send money, call ${callback}. If they didn’t make it, ${stopping}.`,
    },
  },
  'instructions.stop': {
    record: ({ who, entry }) => `${who} stopped the change of the payment instructions${accountText(entry)}.`,
    notices: {
      'instructions.stop': ({ title, who }) =>
        parts`Deal on ${title}: ${who} stopped the change of the payment instructions. It won’t take effect.`,
    },
  },
  'instructions.withdraw': {
    record: ({ who, entry }) => `${who} withdrew the change of the payment instructions${accountText(entry)}.`,
    notices: {
      'instructions.withdraw': ({ title, who }) =>
        parts`Deal on ${title}: ${who} withdrew the change of the payment instructions. It won’t take effect.`,
    },
  },
};
