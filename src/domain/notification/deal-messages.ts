/* What notifications about offers and deals say. The edge function that sends mail loads this, too. */
import { missingText, receivedText } from '../deal/earnest.ts';
import { changedFieldsText } from '../deal/payment-instructions.ts';
import { agreementName, milestoneName } from '../ledger/entry-details.ts';
import { noticeText } from '../deal/step-text.ts';
import { titleItemName, titleItemStates } from '../deal/title-file.ts';
import { isKeyOf } from '../ledger/vocabulary.ts';
import { partyRoles } from '../ledger/parties.ts';
import { formatDay, formatUsd } from '../../kit/formatting/format.ts';
import type { Part } from '../../kit/formatting/parts.ts';
import { dateText, deadlineText, flag, number, text, texts, type NotificationInput } from './message-text.ts';

/** What happened to an offer or in a deal. */
export function stepMessage(subject: 'offer' | 'deal', notification: NotificationInput, who: Part): Part[] {
  const [title, day] = ['title', 'closed_on'].map((name) => text(notification, name));
  const until = dateText(notification, 'access_ends_at', text(notification, 'time_zone') ?? 'UTC');
  const [party, role] = [text(notification, 'by'), text(notification, 'role')];
  const doer = notification.by_name ?? (party === 'buyer' || party === 'seller' ? `the ${party}` : null);
  const amount = number(notification, 'price');
  const price = amount === null ? '' : formatUsd(amount);
  const due = deadlineText(notification, 'due_at') ?? deadlineText(notification, 'takes_effect_at');
  return noticeText(subject, text(notification, 'step'), {
    who: subject === 'offer' ? who : doerPart(notification.by_name ?? null, doer),
    by: doer === null ? '' : ` by ${doer}`,
    aboutReader: flag(notification, 'about_reader'),
    asks: (request) => (flag(notification, 'asks') ? request : ''),
    follows: followsText(notification),
    hasLeft: party !== null && party === `party:${text(notification, 'party')}`,
    title: title ? { strong: title } : 'a listing',
    milestone: milestoneName(text(notification, 'milestone')),
    due: due ? ` ${due}` : '',
    receipt: receiptText(notification),
    missing: missingText(number(notification, 'received'), number(notification, 'due')),
    isDone: text(notification, 'state') === 'done',
    ofPrice: price && ` of ${price}`,
    closing: `${price && ` at ${price}`}${day ? ` on ${formatDay(day)}` : ''}`,
    reason: text(notification, 'reason') ?? '',
    guest: isKeyOf(partyRoles, role) ? withArticle(partyRoles[role]) : 'someone',
    titleItem: titleItemText(notification),
    isPurchase: text(notification, 'part') === 'purchase',
    agreement: agreementName(text(notification, 'kind')),
    changed: changedFieldsText(texts(notification, 'changed')),
    callback: text(notification, 'callback') ?? 'the title company',
    access: until ? ` You can read it until ${until}.` : asksForMoney(notification),
  });
}

/** ': $500 on Dec 1, 2026', or ': $4,500 of $5,000' for what the seller accepted; empty without an amount. */
function receiptText(notification: NotificationInput): string {
  const [amount, due] = [number(notification, 'amount'), number(notification, 'due')];
  if (amount === null || due === null) return '';
  if (text(notification, 'step') === 'milestone.accept') return `: ${receivedText(amount, due)}`;
  const day = text(notification, 'received_on');
  return `: ${formatUsd(amount)}${day === null ? '' : ` on ${formatDay(day)}`}`;
}

/** What followed from a step, and has no notification of its own. */
function followsText(notification: NotificationInput): string {
  const isSigned = text(notification, 'step') === 'agreement.complete' && text(notification, 'milestone') !== null;
  return [
    isSigned ? ` The ${milestoneName(text(notification, 'milestone'))} is done.` : '',
    flag(notification, 'agrees_split') ? ' Everyone else has approved the split, so it’s in force.' : '',
    flag(notification, 'withdraws_agreement') ? ' An agreement they had to sign was withdrawn.' : '',
  ].join('');
}

/** 'the survey was sent', 'something is needed'. */
function titleItemText(notification: NotificationInput): string {
  const state = text(notification, 'state');
  const what = titleItemName(text(notification, 'item_kind'));
  return `${what} ${isKeyOf(titleItemStates, state) ? titleItemStates[state] : 'changed'}`;
}

/** What the buyer and the seller are asked when a deal with earnest money falls through. */
function asksForMoney(notification: NotificationInput): string {
  return flag(notification, 'asks') && flag(notification, 'earnest_money')
    ? ' In the deal room, say what happens to the earnest money.'
    : '';
}

function doerPart(name: string | null, doer: string | null): Part {
  return name === null ? (doer ?? 'someone') : { strong: name };
}

/** 'a title company', 'an attorney', 'a JV partner'. */
function withArticle(role: string): string {
  const noun = role.startsWith('JV') ? role : role.toLowerCase();
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What happened to the member's proof of funds. */
export function proofMessage(notification: NotificationInput): Part[] {
  const amount = number(notification, 'amount');
  const proof: Part[] =
    amount === null ? ['Your proof of funds'] : ['Your proof of funds for ', { strong: formatUsd(amount) }];
  // A calendar date, the same in every time zone.
  const day = dateText(notification, 'expires_on', 'UTC');
  switch (text(notification, 'step')) {
    case 'verified':
      return [...proof, ` was verified${day && ` until ${day}`}.`];
    case 'rejected':
      return [...proof, ' wasn’t verified. Read why, and upload another document.'];
    case 'expiring':
      return [...proof, ` expires${day ? ` on ${day}` : ' soon'}. Upload a current document.`];
    default:
      // A step newer than this code.
      return [...proof, ' was updated.'];
  }
}
