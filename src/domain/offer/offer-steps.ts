/* The steps of an offer in English. The edge function that sends mail loads this, too. */
import { parts } from '../../kit/formatting/parts.ts';
import type { Steps } from '../ledger/step.ts';

/** Why the system canceled an offer. A block between members is nobody else's business, so it has no entry. */
const cancellations: Readonly<Record<string, string>> = {
  listing_deleted: 'the listing was deleted',
  listing_removed: 'the listing was removed',
  listing_sold: 'the property was sold',
  account_deleted: 'a member deleted their account',
  call_canceled: 'the call for offers was canceled',
};

const cancellation = (reason: string) => {
  const why = cancellations[reason];
  return why === undefined ? '' : `: ${why}`;
};

/** What the reader of an open offer has to do, as a sentence after a space. */
const answer = (due: string) => due && ` Answer by${due}, or it expires.`;

/** By kind of ledger entry; notices by the steps that `private.notify_offer` names. */
export const offerSteps: Steps = {
  'offer.make': {
    record: ({ who, entry, price, company }) =>
      `${who} made ${entry.data['state'] === 'sealed' ? 'a sealed' : 'an'} offer` +
      `${price && ` of ${price}`}${company && ` for ${company}`}.`,
    notices: {
      made: ({ who, title, ofPrice, due }) => parts`${who} made an offer${ofPrice} on ${title}.${answer(due)}`,
      sealed: ({ who, title }) =>
        parts`${who} made a sealed offer on ${title}. It opens when your call for offers ends.`,
    },
  },
  'offer.revise': {
    record: ({ who, ownTerms, price }) => `${who} changed the ${ownTerms}${price && ` to ${price}`}.`,
    notices: {
      revise: ({ who, title, ofPrice, due }) =>
        parts`${who} changed the terms of their offer${ofPrice} on ${title}.${answer(due)}`,
      revise_counter: ({ who, title, ofPrice, due }) =>
        parts`${who} changed the terms of their counteroffer${ofPrice} on ${title}.${answer(due)}`,
    },
  },
  'offer.counter': {
    record: ({ who, price }) => `${who} countered${price && ` with ${price}`}.`,
    notices: {
      counter: ({ who, title, ofPrice, due }) =>
        ofPrice === ''
          ? parts`${who} countered your offer on ${title}.${answer(due)}`
          : parts`${who} made a counteroffer${ofPrice} on ${title}.${answer(due)}`,
    },
  },
  'offer.accept': {
    record: ({ who }) => `${who} accepted the offer.`,
    notices: {
      accept: ({ who, title, ofPrice }) =>
        parts`${who} accepted your offer${ofPrice} on ${title}. You’re under contract.`,
      other_accepted: ({ title }) => parts`The seller of ${title} accepted another offer.`,
    },
  },
  'offer.decline': {
    record: ({ who }) => `${who} declined the offer.`,
    notices: { decline: ({ who, title, ofPrice }) => parts`${who} declined your offer${ofPrice} on ${title}.` },
  },
  'offer.withdraw': {
    record: ({ who, ownTerms }) => `${who} withdrew the ${ownTerms}.`,
    notices: {
      withdraw: ({ who, title, ofPrice }) => parts`${who} withdrew their offer${ofPrice} on ${title}.`,
      withdraw_counter: ({ who, title, ofPrice }) => parts`${who} withdrew their counteroffer${ofPrice} on ${title}.`,
    },
  },
  'offer.back_up': {
    record: ({ who }) => `${who} kept the offer as a backup.`,
    notices: { back_up: ({ title }) => parts`The seller kept your offer on ${title} as a backup.` },
  },
  'offer.open': {
    record: () => 'The call for offers ended, and the sealed offer was opened.',
    notices: {
      open: ({ title }) => parts`The call for offers on ${title} has ended. The seller can now read your offer.`,
      opened: ({ title }) => parts`Your call for offers on ${title} has ended. You can now read the offers.`,
    },
  },
  'offer.promote': {
    record: () => 'The other deal fell through, so this backup offer moved up.',
    notices: {
      promote: ({ title, ofPrice, due }) =>
        parts`The deal on ${title} fell through, and the first backup offer${ofPrice} was reopened.${
          due && ` It expires${due}.`
        }`,
    },
  },
  'offer.expire': {
    record: () => 'The offer expired.',
    notices: { expire: ({ title, ofPrice }) => parts`The offer${ofPrice} on ${title} expired.` },
  },
  'offer.hold': {
    record: () => 'Our team is reviewing the listing, so the offer is on hold.',
    notices: {
      hold: ({ title }) =>
        parts`The offer on ${title} is on hold while our team reviews the listing. Its deadline will be extended.`,
    },
  },
  'offer.resume': {
    record: () => 'The review of the listing ended, and the offer’s deadline was extended by the time it took.',
    notices: {
      resume: ({ title, due }) =>
        parts`The offer on ${title} is no longer on hold. We’ve extended its deadline${due && ` to${due}`}.`,
    },
  },
  'offer.cancel': {
    record: ({ reason }) => `The offer was canceled${cancellation(reason)}.`,
    notices: {
      cancel: ({ title, ofPrice, reason }) =>
        parts`The offer${ofPrice} on ${title} was canceled${cancellation(reason)}.`,
      account_deleted: ({ title, ofPrice }) =>
        parts`The offer${ofPrice} on ${title} was canceled because the other member deleted their account.`,
    },
  },
};
