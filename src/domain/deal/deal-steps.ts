/* The steps of a deal under contract in English. The edge function that sends mail loads this, too. */
import { joinWords } from '../../kit/formatting/join-words.ts';
import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { parts } from '../../kit/formatting/parts.ts';
import { amendedText } from './amendment.ts';
import { missingText, receivedText } from './earnest.ts';
import { paymentSteps } from './payment-steps.ts';
import { milestoneName, type EntryDetails } from '../ledger/entry-details.ts';
import { endingClause } from './endings.ts';
import { authoritySteps } from './authority-steps.ts';
import { doubleCloseSteps } from './double-close-steps.ts';
import { releaseSteps } from './release-steps.ts';
import { titleSteps } from './title-steps.ts';
import { numberValue, textValue, type LedgerEntry } from '../ledger/ledger.ts';
import type { Steps } from '../ledger/step.ts';
import { claimKinds, dealEndReasonLabel, isKeyOf } from '../ledger/vocabulary.ts';
import { isPeriod, milestoneKinds } from '../ledger/milestones.ts';
import { openClauses } from './open-items.ts';

/** What someone did about a milestone, where the verb of the step alone would be vague. */
const milestoneMoves: Readonly<Record<string, string>> = {
  'milestone.declare earnest_money': 'reported the earnest money as paid',
  'milestone.declare second_deposit': 'reported the second deposit as paid',
  'milestone.declare extension_fee': 'reported the extension fee as paid',
  'milestone.declare funding': 'reported the transactional funding as sent',
  'milestone.declare assignment': 'reported the assignment as signed',
  'milestone.confirm earnest_money': 'confirmed that the earnest money arrived',
  'milestone.accept earnest_money': 'accepted what arrived as the earnest money',
  'milestone.confirm second_deposit': 'confirmed that the second deposit arrived',
  'milestone.accept second_deposit': 'accepted what arrived as enough',
  'milestone.confirm extension_fee': 'confirmed that the extension fee arrived',
  'milestone.confirm funding': 'confirmed that the transactional funding arrived',
  'milestone.confirm assignment': 'confirmed the assignment',
  'milestone.reject earnest_money': 'said the earnest money hasn’t arrived',
  'milestone.dispute earnest_money': 'disputed that the earnest money arrived',
  'milestone.reject second_deposit': 'said the second deposit hasn’t arrived',
  'milestone.dispute second_deposit': 'disputed that the second deposit arrived',
  'milestone.reject extension_fee': 'said the extension fee hasn’t arrived',
  'milestone.reject funding': 'said the transactional funding hasn’t arrived',
  'milestone.reject assignment': 'said the assignment isn’t signed',
  'milestone.complete inspection': 'marked the inspection as done',
  'milestone.complete financing': 'marked the financing as approved',
  'milestone.complete owner_consent': 'said that the owner consents to the assignment',
  'milestone.waive inspection': 'waived the inspection',
  'milestone.waive funding': 'pays for the purchase without transactional funding',
  'milestone.waive financing': 'waived financing',
};

function milestoneMove({ who, entry, milestone, vouched }: EntryDetails): string {
  const move = milestoneMoves[`${entry.kind} ${textValue(entry, 'milestone')}`];
  return `${who}${vouched} ${move ?? `updated the ${milestone}`}${receiptText(entry)}.`;
}

/** ': $500 on Dec 1, 2026, ref. 4471 (in all, $4,500 of $5,000)'; empty for entries without an amount. */
function receiptText(entry: LedgerEntry): string {
  const [amount, due] = [numberValue(entry, 'amount_usd'), numberValue(entry, 'due_usd')];
  if (amount === null) return '';
  if (entry.kind === 'milestone.accept') return due === null ? '' : `: ${receivedText(amount, due)}`;
  const [total, day] = [numberValue(entry, 'received_usd') ?? amount, textValue(entry, 'received_on')];
  const reference = entry.texts['reference'];
  return (
    `: ${formatUsd(amount)}${day && ` on ${formatDay(day)}`}${reference === undefined ? '' : `, ref. ${reference}`}` +
    (due === null || (total === due && amount === due) ? '' : ` (in all, ${receivedText(total, due)})`)
  );
}

/** ', while the earnest money is disputed and the inspection isn’t done'; empty if nothing was open. */
function stillOpen({ data }: LedgerEntry): string {
  const clauses = openClauses(data['open_items']);
  return clauses.length === 0 ? '' : `, while ${joinWords(clauses)}`;
}

const isRefund = (milestone: string) => milestone === milestoneName('refund_period');
const periods = Object.keys(milestoneKinds).filter(isPeriod).map(milestoneName);
/** 'ends' for times that end on their own, 'is due' for the rest. */
const dueVerb = (milestone: string) => (periods.includes(milestone) ? 'ends' : 'is due');
/** Who pays what a step is about, if nobody has a name. */
const payer = (milestone: string) => (milestone === milestoneName('funding') ? 'the lender' : 'the buyer');
const hard = 'The earnest money is hard: it’s no longer refundable.';

const missingIn = (entry: LedgerEntry) =>
  missingText(numberValue(entry, 'received_usd'), numberValue(entry, 'due_usd'));

/** Why the system withdrew an agreement. */
const withdrawals: Readonly<Record<string, string>> = {
  deal_ended: 'the deal ended',
  party_left: 'someone who had to sign it left the deal',
  account_deleted: 'a member deleted their account',
  terms_changed: 'an amendment changed the terms in it',
  paid_out: 'the earnest money was paid out',
};

/** 'your access', 'the access of Jo'. */
const partys = (noun: string, party: string) => (party === 'you' ? `your ${noun}` : `the ${noun} of ${party}`);

/** By kind of ledger entry; notices by the steps that `private.record_deal_step` names. */
export const dealSteps: Steps = {
  ...authoritySteps,
  ...doubleCloseSteps,
  ...titleSteps,
  ...releaseSteps,
  'deal.open': {
    record: ({ entry }) => {
      const milestones: unknown = entry.data['milestones'];
      const count = Array.isArray(milestones) ? milestones.length : 0;
      return `The deal opened${count > 0 ? ` with ${pluralize(count, 'deadline')}` : ''}.`;
    },
  },
  'deal.close': { record: ({ entry, closing }) => `The deal closed${closing}${stillOpen(entry)}.` },
  'deal.fall_through': {
    record: ({ who, entry, bySystem, reason }) =>
      bySystem && reason === 'account_deleted'
        ? 'The deal fell through because a member deleted their account.'
        : `${who} ended the deal${stillOpen(entry)}. Reason: ${dealEndReasonLabel(reason)}.`,
    notices: {
      'deal.fall_through': ({ title, reason, access }) =>
        reason === 'account_deleted'
          ? parts`The deal on ${title} fell through because a member deleted their account.${access}`
          : parts`The deal on ${title} fell through.${reason && ` Reason: ${dealEndReasonLabel(reason)}.`}${access}`,
    },
  },
  'ending.report': {
    record: ({ who, entry }) => {
      const text = (name: string) => textValue(entry, name) || null;
      const { agrees } = entry.data;
      const said = { money: text('money'), moved_on: text('moved_on'), paid_by: text('paid_by') };
      return `${who} ${endingClause({ ...said, agrees: typeof agrees === 'boolean' ? agrees : null })}.`;
    },
    notices: {
      'ending.report': ({ title, by, who }) =>
        parts`Deal on ${title}: ${by ? who : 'the other side'} said how it ended. See what they said.`,
    },
  },
  'closing.confirm': {
    record: ({ who, entry, closing }) => `${who} confirmed the closing${closing}${stillOpen(entry)}.`,
    notices: {
      'closing.confirm': ({ title, by, who, closing, asks }) =>
        parts`Deal on ${title}: ${by ? who : 'the other side'} confirmed the closing${closing}.${asks(
          ' Please confirm it too.',
        )}`,
      closed: ({ title, closing, access }) => parts`The deal on ${title} closed${closing}. Congratulations!${access}`,
    },
  },
  'outcome.record': {
    record: ({ who, entry }) => {
      const [actual, claimed] = ['actual_usd', 'claimed_usd'].map((key) => formatUsd(numberValue(entry, key) ?? 0));
      const kind = textValue(entry, 'outcome');
      const name = isKeyOf(claimKinds, kind) ? claimKinds[kind].toLowerCase() : 'outcome';
      return `${who} reported the ${name} as ${actual}, where the listing claimed ${claimed}.`;
    },
    notices: {
      'outcome.record': ({ title, by, who }) =>
        parts`Deal on ${title}: ${by ? who : 'the buyer'} reported how it turned out.`,
    },
  },
  'milestone.declare': {
    record: milestoneMove,
    notices: {
      'milestone.declare': ({ title, milestone, by, who, asks }) =>
        milestone !== milestoneName('assignment')
          ? parts`Deal on ${title}: ${by ? who : payer(milestone)} reported the ${milestone} as ${
              milestone === milestoneName('funding') ? 'sent' : 'paid'
            }.${asks(' Please confirm it once it arrives.') || ' It still has to be confirmed.'}`
          : parts`Deal on ${title}: ${by ? who : 'the other side'} says the ${milestone} is done.${
              asks(' Please check and confirm.') || ' It still has to be confirmed.'
            }`,
    },
  },
  'milestone.confirm': {
    record: milestoneMove,
    notices: {
      'milestone.confirm': ({ title, milestone, by, receipt, missing }) =>
        parts`Deal on ${title}: ${missing && 'part of '}the ${milestone} was confirmed${by}${receipt}.${missing}`,
    },
  },
  'milestone.accept': {
    record: milestoneMove,
    notices: {
      'milestone.accept': ({ title, milestone, by, who, receipt }) =>
        parts`Deal on ${title}: ${by ? who : 'the seller'} accepted what arrived as ${
          milestone === milestoneName('second_deposit') ? 'enough' : 'the earnest money'
        }${receipt}.`,
    },
  },
  'milestone.reject': {
    record: milestoneMove,
    notices: {
      'milestone.reject': ({ title, milestone, by, who }) =>
        by
          ? parts`Deal on ${title}: ${who} didn’t confirm the ${milestone}.`
          : parts`Deal on ${title}: the ${milestone} wasn’t confirmed.`,
    },
  },
  'milestone.dispute': {
    record: milestoneMove,
    notices: {
      'milestone.dispute': ({ title, milestone, by, who, receipt, isDone }) =>
        parts`Deal on ${title}: ${
          by ? who : 'the other side'
        } says the ${milestone} hasn’t arrived${receipt}. ${isDone ? 'The rest is enough.' : 'It’s open again.'}`,
    },
  },
  'milestone.complete': {
    record: (details) =>
      details.bySystem ? `The ${details.milestone} is done, because everyone signed it.` : milestoneMove(details),
    notices: {
      'milestone.complete': ({ title, milestone, by }) =>
        parts`Deal on ${title}: the ${milestone} ${by ? `was marked as done${by}` : 'is done'}.`,
    },
  },
  'milestone.waive': {
    record: milestoneMove,
    notices: {
      'milestone.waive': ({ title, milestone, by }) => parts`Deal on ${title}: the ${milestone} was waived${by}.`,
    },
  },
  'extension.propose': {
    record: ({ who, milestone, due }) => `${who} proposed a new deadline for the ${milestone}: ${due}.`,
    notices: {
      'extension.propose': ({ title, milestone, by, due, asks }) =>
        parts`Deal on ${title}: a new deadline was proposed${by} for the ${milestone}${due && `:${due}`}.${asks(
          ' Please agree or decline.',
        )}`,
    },
  },
  'extension.agreed': {
    record: ({ who, milestone, due }) => `${who} agreed to the new deadline for the ${milestone}: ${due}.`,
    notices: {
      'extension.agreed': ({ title, milestone, due }) => parts`Deal on ${title}: the ${milestone} is now due${due}.`,
    },
  },
  'extension.declined': {
    record: ({ who, milestone }) => `${who} declined the new deadline for the ${milestone}.`,
    notices: {
      'extension.declined': ({ title, milestone, by }) =>
        parts`Deal on ${title}: the new deadline for the ${milestone} was declined${by}.`,
    },
  },
  'extension.withdrawn': {
    record: ({ who, milestone }) => `${who} withdrew the new deadline for the ${milestone}.`,
    notices: {
      'extension.withdrawn': ({ title, milestone, by }) =>
        parts`Deal on ${title}: the new deadline for the ${milestone} was withdrawn${by}.`,
    },
  },
  'contract.extend': {
    record: ({ who, milestone, due }) => `${who} recorded that the ${milestone} runs until ${due}.`,
    notices: {
      'contract.extend': ({ title, milestone, by, who, due }) =>
        parts`Deal on ${title}: ${by ? who : 'the seller'} recorded that the ${milestone} runs until${due}.`,
    },
  },
  'deadline.remind': {
    record: ({ entry, milestone, due }) =>
      `We sent a reminder: the ${milestone} ${dueVerb(milestone)} ${due}.${missingIn(entry)}`,
    notices: {
      'deadline.remind': ({ title, milestone, due, missing }) =>
        parts`Deal on ${title}: the ${milestone} ${dueVerb(milestone)}${due}.${missing}`,
    },
  },
  'deadline.miss': {
    record: ({ entry, milestone, due }) =>
      dueVerb(milestone) === 'ends'
        ? `The ${milestone} ended (${due}).${isRefund(milestone) ? ` ${hard}` : ''}`
        : `The deadline for the ${milestone} passed (${due}).${missingIn(entry)}`,
    notices: {
      'deadline.miss': ({ title, milestone, due, missing }) =>
        dueVerb(milestone) === 'ends'
          ? parts`Deal on ${title}: the ${milestone} has ended${due && ` (${due.trim()})`}. ${
              isRefund(milestone) ? hard : 'Was it extended?'
            }`
          : parts`Deal on ${title}: the deadline for the ${milestone} has passed${
              due && ` (${due.trim()})`
            }.${missing}`,
    },
  },
  'party.invite': {
    record: ({ who, entry, party, role, rights }) =>
      `${who} invited ${entry.texts['name'] ?? party}${role}: ${rights}.`,
    notices: {
      'party.invite': ({ title, guest, by }) => parts`Deal on ${title}: ${guest} was invited${by}.`,
      invited: ({ title }) => parts`You’re invited to join the deal on ${title}.`,
    },
  },
  'party.join': {
    record: ({ who, role }) => `${who} joined the deal${role}.`,
    notices: { 'party.join': ({ title, who }) => parts`Deal on ${title}: ${who} joined.` },
  },
  'party.revoke': {
    record: ({ who, entry, party }) =>
      entry.actor === `party:${textValue(entry, 'party')}`
        ? `${who} left the deal.`
        : `${who} ended ${partys('access', party)}.`,
    notices: {
      'party.revoke': ({ title, who, by, hasLeft, follows }) => {
        if (hasLeft) return parts`Deal on ${title}: ${who} left.${follows}`;
        return by
          ? parts`Deal on ${title}: ${who} ended a guest’s access.${follows}`
          : parts`Deal on ${title}: someone’s access ended.${follows}`;
      },
    },
  },
  'party.rights': {
    record: ({ who, party, rights }) => `${who} changed ${partys('rights', party)}: ${rights}.`,
    notices: {
      'party.rights': ({ title, by, aboutReader }) =>
        parts`Deal on ${title}: ${aboutReader ? 'your' : 'a guest’s'} rights ${by ? `were changed${by}` : 'changed'}.`,
    },
  },
  'party.company': {
    record: ({ who, company }) => `${who} chose to act ${company === '' ? 'without a company' : `for ${company}`}.`,
    notices: {
      'party.company': ({ title, who }) => parts`Deal on ${title}: ${who} changed the company they act for.`,
    },
  },
  'party.accept': {
    record: ({ who, party, role }) => `${who} accepted that ${party}${role} confirms the earnest money.`,
    notices: {
      'party.accept': ({ title, by, who, aboutReader, asks }) =>
        aboutReader
          ? parts`Deal on ${title}: ${by ? who : 'the other side'} accepted you.${asks(
              ' You can confirm the earnest money now.',
            )}`
          : parts`Deal on ${title}: a guest was accepted${by}, and can now confirm the earnest money.`,
    },
  },
  'split.propose': {
    record: ({ who, split }) => `${who} proposed ${split}.`,
    notices: {
      'split.propose': ({ title, who, asks }) =>
        parts`Deal on ${title}: ${who} proposed a split.${asks(' Please approve or decline it.')}`,
    },
  },
  'split.approved': {
    record: ({ who, split }) => `${who} approved ${split}.`,
    notices: { 'split.approved': ({ title, who }) => parts`Deal on ${title}: ${who} approved the split.` },
  },
  'split.declined': {
    record: ({ who, split }) => `${who} declined ${split}.`,
    notices: { 'split.declined': ({ title, by }) => parts`Deal on ${title}: the proposed split was declined${by}.` },
  },
  'split.withdrawn': {
    record: ({ who, split }) => `${who} withdrew ${split}.`,
    notices: { 'split.withdrawn': ({ title, by }) => parts`Deal on ${title}: the proposed split was withdrawn${by}.` },
  },
  'split.agree': {
    record: ({ split }) => `Everyone agreed on ${split}. It’s now in force.`,
    notices: { 'split.agree': ({ title }) => parts`Deal on ${title}: everyone agreed on the split.` },
  },
  'document.add': {
    record: ({ who }) => `${who} added a document.`,
    notices: { 'document.add': ({ title, who }) => parts`Deal on ${title}: ${who} shared a document with you.` },
  },
  'document.share': {
    record: ({ who, party }) => `${who} shared a document with ${party}.`,
    notices: { 'document.share': ({ title, who }) => parts`Deal on ${title}: ${who} shared a document with you.` },
  },
  'document.unshare': { record: ({ who, party }) => `${who} stopped sharing a document with ${party}.` },
  'document.remove': { record: ({ who }) => `${who} removed a document.` },
  ...paymentSteps,
  'agreement.prepare': {
    record: ({ who, agreement }) => `${who} sent the ${agreement} for signatures.`,
    notices: {
      'agreement.prepare': ({ title, agreement, by, who }) =>
        by
          ? parts`Deal on ${title}: ${who} sent you the ${agreement} to sign.`
          : parts`Deal on ${title}: the ${agreement} is ready for your signature.`,
    },
  },
  'agreement.sign': {
    record: ({ who, agreement, entry }) => {
      const name = entry.texts['signed_name'];
      const as = name === undefined ? '' : ` as “${name}”`;
      const other = entry.data['other_name'] === true ? ' (not the account’s name)' : '';
      return `${who} signed the ${agreement}${as}${other}.`;
    },
    notices: {
      'agreement.sign': ({ title, agreement, who }) => parts`Deal on ${title}: ${who} signed the ${agreement}.`,
    },
  },
  'agreement.decline': {
    record: ({ who, agreement }) => `${who} declined the ${agreement}.`,
    notices: {
      'agreement.decline': ({ title, agreement, by }) => parts`Deal on ${title}: the ${agreement} was declined${by}.`,
    },
  },
  'agreement.counter': { record: ({ who, agreement }) => `${who} answered the ${agreement} with a different one.` },
  'agreement.withdraw': {
    record: ({ who, bySystem, agreement, reason }) => {
      if (!bySystem) return `${who} withdrew the ${agreement}.`;
      const why = withdrawals[reason];
      return `The ${agreement} was withdrawn${why === undefined ? '' : `: ${why}`}.`;
    },
    notices: {
      'agreement.withdraw': ({ title, agreement, by }) => parts`Deal on ${title}: the ${agreement} was withdrawn${by}.`,
    },
  },
  'agreement.complete': {
    record: ({ agreement }) => `Everyone signed the ${agreement}.`,
    notices: {
      'agreement.complete': ({ title, agreement, follows }) =>
        parts`Deal on ${title}: everyone signed the ${agreement}.${follows}`,
    },
  },
  'terms.amend': {
    record: ({ entry }) => `Amendment ${numberValue(entry, 'number') ?? ''} is in force: ${amendedText(entry)}.`,
    notices: {
      'terms.amend': ({ title }) => parts`Deal on ${title}: an amendment is in force. See what changed.`,
    },
  },
  'agreement.seal': { record: ({ agreement }) => `The signed ${agreement} was sealed as a PDF.` },
};
