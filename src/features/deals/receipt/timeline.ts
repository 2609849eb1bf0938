import { brand } from '@/shared/config/brand';
import { formatDay, formatUsd } from '@/shared/formatting/format';
import { momentText } from './moments';
import { actorName, partiesOf, roleLabel, type Party } from './parties';
import { freeText, numberValue, stepsOf, textValue, type DealRecord, type Step } from './record';
import { termsOf } from './terms';

/** A step in words. */
export interface TimelineRow {
  seq: number;
  /** Nov 24, 2026, 4:30 PM CST. */
  at: string;
  sentence: string;
  /** What its author wrote: '' for nothing, null if it was deleted with the account. */
  note: string | null;
}

const milestones: Readonly<Record<string, string>> = {
  earnest_money: 'earnest money',
  inspection: 'inspection',
  financing: 'financing',
  assignment: 'assignment',
  closing: 'closing',
};
const endReasons: Readonly<Record<string, string>> = {
  listing_deleted: 'the listing was deleted',
  listing_removed: 'the listing was removed',
  listing_sold: 'the listing was sold',
  account_deleted: 'an account was deleted',
  call_canceled: 'the call for offers was canceled',
  inspection: 'inspection',
  financing: 'financing',
  title: 'title',
  earnest_money: 'earnest money',
  buyer_backed_out: 'the buyer backed out',
  seller_backed_out: 'the seller backed out',
  other: 'another reason',
};

/** Why the system withdrew an agreement. */
const withdrawals: Readonly<Record<string, string>> = {
  deal_ended: 'the deal ended',
  party_left: 'a party left the deal',
  account_deleted: 'an account was deleted',
};

interface Context {
  who: string;
  step: Step;
  parties: readonly Party[];
  record: DealRecord;
  /** IANA name. */
  zone: string;
}

type Sentence = (context: Context) => string;

const milestoneOf = ({ step }: Context) => {
  const name = textValue(step, 'milestone') ?? '';
  return milestones[name] ?? name.replaceAll('_', ' ');
};
const dueOf = ({ step, zone }: Context) => momentText(textValue(step, 'due_at') ?? '', zone);
const reasonOf = ({ step }: Context) => {
  const reason = textValue(step, 'reason');
  // Why an offer ended between members who blocked each other is nobody else's business.
  return reason !== null && endReasons[reason] ? `: ${endReasons[reason]}` : '';
};
const versionOf = ({ step }: Context) => `version ${termsOf(step)?.version ?? numberValue(step, 'version') ?? '?'}`;
const splitOf = ({ step }: Context) => `split ${numberValue(step, 'version') ?? '?'}`;
const closingOf = ({ step }: Context) =>
  `${formatUsd(numberValue(step, 'price_usd') ?? 0)} on ${formatDay(textValue(step, 'closed_on') ?? '')}`;
const partyIn = ({ step, parties }: Context) => {
  const party = parties.find(({ id }) => id !== null && id === textValue(step, 'party'));
  return party ? actorName(parties, party, brand.name).replace(/^The /, 'the ') : 'someone';
};
const agreementOf = ({ step }: Context) =>
  textValue(step, 'kind') === 'jv' ? 'the JV agreement' : 'the assignment agreement';
const signedAs = ({ record, step }: Context) => {
  const name = freeText(record, step, 'signed_name');
  return name ? ` as “${name}”` : '';
};
const invitedOf = ({ step, parties }: Context) => {
  const name = parties.find(({ actor }) => actor === `party:${textValue(step, 'party')}`)?.name;
  const role = roleLabel(textValue(step, 'role') ?? '');
  return name ? `${name} (${role})` : `someone (${role})`;
};

const outcomeNames: Readonly<Record<string, string>> = {
  repair_cost: 'rehab cost',
  arv: 'value after repair',
  monthly_rent: 'monthly rent',
};
const outcomeOf = ({ step }: Context) => {
  const name = textValue(step, 'outcome') ?? '';
  const [actual, claimed] = ['actual_usd', 'claimed_usd'].map((field) => formatUsd(numberValue(step, field) ?? 0));
  return `${outcomeNames[name] ?? name.replaceAll('_', ' ')} as ${actual}, where the listing stated ${claimed}`;
};

/** What the author's terms are: sellers can only change and withdraw their counteroffer. */
const ownTerms = ({ step }: Context) => (step.actor === 'seller' ? 'counteroffer' : 'offer');

/** By kind of step. */
const sentences: Readonly<Record<string, Sentence>> = {
  'offer.make': ({ who, step }) =>
    `${who} made ${textValue(step, 'state') === 'sealed' ? 'a sealed' : 'an'} offer (version 1).`,
  'offer.revise': (context) => `${context.who} changed the ${ownTerms(context)} (${versionOf(context)}).`,
  'offer.counter': (context) => `${context.who} countered (${versionOf(context)}).`,
  'offer.accept': (context) => `${context.who} accepted ${versionOf(context)}.`,
  'offer.decline': ({ who }) => `${who} declined the offer.`,
  'offer.withdraw': (context) => `${context.who} withdrew the ${ownTerms(context)}.`,
  'offer.back_up': ({ who }) => `${who} kept the offer as a backup.`,
  'offer.open': () => 'The call for offers ended, and the offer was opened.',
  'offer.promote': () => 'The deal before it fell through, and the backup offer was reopened.',
  'offer.expire': () => 'The offer expired.',
  'offer.cancel': (context) => `The offer was canceled${reasonOf(context)}.`,
  'deal.open': (context) => `The deal was opened with ${versionOf(context)}.`,
  'deal.close': (context) => `The deal closed at ${closingOf(context)}.`,
  'deal.fall_through': (context) => `${fallThrough(context)}${reasonOf(context)}.`,
  'closing.confirm': (context) => `${context.who} confirmed closing at ${closingOf(context)}.`,
  'outcome.record': (context) => `${context.who} reported ${outcomeOf(context)}.`,
  'milestone.declare': (context) => `${context.who} reported ${milestoneOf(context)} as done.`,
  'milestone.confirm': (context) => `${context.who} confirmed ${milestoneOf(context)}.`,
  'milestone.reject': (context) => `${context.who} didn’t confirm ${milestoneOf(context)}.`,
  'milestone.complete': (context) => `${context.who} completed ${milestoneOf(context)}.`,
  'milestone.waive': (context) => `${context.who} waived ${milestoneOf(context)}.`,
  'extension.propose': (context) =>
    `${context.who} proposed ${dueOf(context)} as the new deadline for ${milestoneOf(context)}.`,
  'extension.agreed': (context) =>
    `${context.who} agreed to ${dueOf(context)} as the new deadline for ${milestoneOf(context)}.`,
  'extension.declined': (context) => `${context.who} declined the new deadline for ${milestoneOf(context)}.`,
  'extension.withdrawn': (context) => `${context.who} withdrew the new deadline for ${milestoneOf(context)}.`,
  'deadline.remind': (context) => `The parties were reminded: ${milestoneOf(context)} is due ${dueOf(context)}.`,
  'deadline.miss': (context) => `The deadline for ${milestoneOf(context)}, ${dueOf(context)}, passed.`,
  'party.invite': (context) => `${context.who} invited ${invitedOf(context)}.`,
  'party.join': ({ who }) => `${who} joined.`,
  'party.revoke': (context) => `${context.who} ended the access of ${invitedOf(context)}.`,
  'party.rights': (context) => `${context.who} changed the rights of ${invitedOf(context)}.`,
  'split.propose': (context) => `${context.who} proposed ${splitOf(context)}.`,
  'split.approved': (context) => `${context.who} approved ${splitOf(context)}.`,
  'split.declined': (context) => `${context.who} declined ${splitOf(context)}.`,
  'split.withdrawn': (context) => `${context.who} withdrew ${splitOf(context)}.`,
  'split.agree': (context) => `Everyone agreed on ${splitOf(context)}.`,
  'document.add': ({ who, step }) => `${who} added a document (SHA-256 ${textValue(step, 'sha256') ?? '?'}).`,
  'document.share': (context) => `${context.who} shared a document with ${partyIn(context)}.`,
  'document.unshare': (context) => `${context.who} stopped sharing a document with ${partyIn(context)}.`,
  'document.remove': ({ who }) => `${who} removed a document.`,
  'agreement.prepare': (context) => `${context.who} sent ${agreementOf(context)} for signatures.`,
  'agreement.sign': (context) => `${context.who} signed ${agreementOf(context)}${signedAs(context)}.`,
  'agreement.decline': (context) => `${context.who} declined ${agreementOf(context)}.`,
  'agreement.withdraw': (context) => {
    const reason = withdrawals[textValue(context.step, 'reason') ?? ''];
    return `${context.who} withdrew ${agreementOf(context)}${reason === undefined ? '' : `: ${reason}`}.`;
  },
  'agreement.complete': (context) => `Everyone signed ${agreementOf(context)}.`,
  'agreement.seal': (context) =>
    `${context.who} sealed ${agreementOf(context)} as a PDF (SHA-256 ${textValue(context.step, 'sha256') ?? '?'}).`,
};

const fallThrough = ({ who, step }: Context) =>
  step.actor === 'system' ? 'The deal fell through' : `${who} ended the deal`;

/** 'Document shared' for 'document.shared': a kind that has no sentence here. */
function unknownSentence({ who, step }: Context): string {
  return `${who}: ${step.kind.replaceAll(/[._]/g, ' ')}.`;
}

/** The time zone of the latest terms; UTC without any. */
export function timeZoneOf(record: DealRecord): string {
  const latest = stepsOf(record).findLast((step) => termsOf(step) !== null);
  return (latest && termsOf(latest)?.time_zone) ?? 'UTC';
}

/** What authors write into, besides names and the listing. */
const notes = ['message', 'reason', 'note'];

/** Every step in a plain sentence, in order. */
export function timelineOf(record: DealRecord): TimelineRow[] {
  const parties = partiesOf(record);
  const zone = timeZoneOf(record);
  return stepsOf(record).map((step) => {
    const context: Context = { who: actorName(parties, step, brand.name), step, parties, record, zone };
    const field = notes.find((name) => step.data[`${name}_sha256`] !== undefined);
    return {
      seq: step.seq,
      at: momentText(step.at, zone),
      sentence: (sentences[step.kind] ?? unknownSentence)(context),
      note: field === undefined ? '' : freeText(record, step, field),
    };
  });
}
