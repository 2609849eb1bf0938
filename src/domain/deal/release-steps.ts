/* The steps of a release of earnest money in English. The edge function that sends mail loads this, too. */
import { formatDay } from '../../kit/formatting/format.ts';
import { parts } from '../../kit/formatting/parts.ts';
import { numberValue, textValue, type LedgerEntry } from '../ledger/ledger.ts';
import type { Steps } from '../ledger/step.ts';
import { sharesText } from './release-shares.ts';

const releasedText = (entry: LedgerEntry) =>
  sharesText(numberValue(entry, 'to_buyer_usd') ?? 0, numberValue(entry, 'to_seller_usd') ?? 0);

/** By kind of ledger entry. */
export const releaseSteps: Steps = {
  'release.agree': {
    record: ({ entry }) => `The release of the earnest money is in force: ${releasedText(entry)}.`,
    notices: {
      'release.agree': ({ title, asks }) =>
        parts`Deal on ${title}: both sides signed who gets the earnest money.${asks(
          ' Please pay it out and confirm that.',
        )}`,
    },
  },
  'release.pause': {
    record: () => 'The payout of the earnest money is paused, because a side disputes it.',
    notices: {
      'release.pause': ({ title, by, who }) =>
        parts`Deal on ${title}: ${by ? who : 'a side'} disputes the earnest money. Please don’t pay it out for now.`,
    },
  },
  'release.resume': {
    record: () => 'Neither side disputes the earnest money anymore, so it can be paid out.',
    notices: {
      'release.resume': ({ title, asks }) =>
        parts`Deal on ${title}: neither side disputes the earnest money anymore.${asks(
          ' Please pay it out and confirm that.',
        )}`,
    },
  },
  'release.pay': {
    record: ({ who, entry }) => {
      const reference = entry.texts['reference'];
      const day = formatDay(textValue(entry, 'paid_on'));
      return `${who} paid the earnest money out on ${day}${
        reference === undefined ? '' : `, ref. ${reference}`
      }: ${releasedText(entry)}.`;
    },
    notices: {
      'release.pay': ({ title, by }) => parts`Deal on ${title}: the earnest money was paid out${by}.`,
    },
  },
};
