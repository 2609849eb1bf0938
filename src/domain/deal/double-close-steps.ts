/* The steps of a double close in English. The edge function that sends mail loads this, too. */
import { formatDay } from '../../kit/formatting/format.ts';
import { parts } from '../../kit/formatting/parts.ts';
import { textValue, type LedgerEntry } from '../ledger/ledger.ts';
import type { Steps } from '../ledger/step.ts';

const isPurchase = (entry: LedgerEntry) => textValue(entry, 'part') === 'purchase';

/** By kind of ledger entry. */
export const doubleCloseSteps: Steps = {
  'double_close.link': {
    record: ({ who, entry, due }) =>
      isPurchase(entry)
        ? `${who} linked this purchase to a resale of the property (double close). This one closes first.`
        : `${who} linked this deal to the purchase of the property (double close), which closes first: ${due}.`,
    notices: {
      'double_close.link': ({ title, who, isPurchase: isFirst, due }) =>
        isFirst
          ? parts`Deal on ${title}: ${who} resells the property after this purchase, which closes first (double close).`
          : parts`Deal on ${title}: ${who} buys the property first (double close). That purchase is due${due}.`,
    },
  },
  'double_close.move': {
    record: ({ due }) => `The closing of the seller’s purchase moved: ${due}.`,
    notices: {
      'double_close.move': ({ title, due }) => parts`Deal on ${title}: the seller’s purchase is now due${due}.`,
    },
  },
  'double_close.close': {
    record: ({ entry }) => `The seller’s purchase closed on ${formatDay(textValue(entry, 'closed_on'))}.`,
    notices: {
      'double_close.close': ({ title, closing }) =>
        parts`Deal on ${title}: the seller’s purchase closed${closing}. This deal can close now.`,
    },
  },
  'double_close.end': {
    record: ({ who, bySystem, entry, reason }) => {
      if (reason === 'purchase_fell_through')
        return 'The seller’s purchase fell through, and with it the double close.';
      if (bySystem) return 'The double close ended.';
      return `${who} ended the double close: this ${isPurchase(entry) ? 'purchase' : 'deal'} stands alone again.`;
    },
    notices: {
      'double_close.end': ({ title, by, reason }) =>
        reason === 'purchase_fell_through'
          ? parts`Deal on ${title}: the seller’s purchase fell through. Ask the seller what happens now.`
          : parts`Deal on ${title}: the double close was ended${by}.`,
    },
  },
};
