/* What notifications about offers and deals say. No dependencies: the edge function that sends mail loads this, too. */
import { dateText, momentText, number, text, type NotificationInput, type Part } from './message-text.ts';

type Sentence = (title: Part, who: Part, notification: NotificationInput) => Part[];

/** By the step of an offer, as `private.notify_offer` names it. */
const offerSentences: Readonly<Record<string, Sentence>> = {
  made: (title, who) => [who, ' made an offer on ', title, '.'],
  sealed: (title, who) => [who, ' made a sealed offer on ', title, '. It opens when your call for offers ends.'],
  revise: (title, who) => [who, ' changed the terms of their offer on ', title, '.'],
  revise_counter: (title, who) => [who, ' changed the terms of their counteroffer on ', title, '.'],
  counter: (title, who) => [who, ' countered your offer on ', title, '.'],
  accept: (title, who) => [who, ' accepted your offer on ', title, '. You’re under contract.'],
  decline: (title, who) => [who, ' declined your offer on ', title, '.'],
  withdraw: (title, who) => [who, ' withdrew their offer on ', title, '.'],
  withdraw_counter: (title, who) => [who, ' withdrew their counteroffer on ', title, '.'],
  back_up: (title) => ['The seller kept your offer on ', title, ' as a backup.'],
  open: (title) => ['The call for offers on ', title, ' has ended. The seller can now read your offer.'],
  opened: (title) => ['Your call for offers on ', title, ' has ended. You can now read the offers.'],
  other_accepted: (title) => ['The seller of ', title, ' accepted another offer.'],
  promote: (title) => ['The deal on ', title, ' fell through, and the first backup offer was reopened.'],
  expire: (title) => ['The offer on ', title, ' expired.'],
  cancel: (title) => ['The offer on ', title, ' was canceled.'],
};

/** What happened to an offer. */
export function offerMessage(notification: NotificationInput, who: Part): Part[] {
  const sentence = offerSentences[text(notification, 'step') ?? ''];
  const title = titleOf(notification);
  return sentence ? sentence(title, who, notification) : ['There’s news about the offer on ', title, '.'];
}

const milestones: Readonly<Record<string, string>> = {
  earnest_money: 'earnest money',
  inspection: 'inspection',
  financing: 'financing',
  assignment: 'assignment',
  closing: 'closing',
};

/** 'earnest money', for the milestone that the data names. */
const milestoneOf = (notification: NotificationInput) =>
  milestones[text(notification, 'milestone') ?? ''] ?? 'next step';

/** ' Nov 24, 4:30 PM CST'; empty without a time. */
function dueOf(notification: NotificationInput): string {
  const due = momentText(notification, 'due_at');
  return due ? ` ${due}` : '';
}

/** By the step of a deal, as `private.record_deal_step` names it. */
const dealSentences: Readonly<Record<string, Sentence>> = {
  invited: (title) => ['You’re invited to join the deal on ', title, '.'],
  closed: (title) => ['The deal on ', title, ' closed. Congratulations!'],
  'milestone.declare': (title, _, data) => [
    ...about(title),
    text(data, 'milestone') === 'earnest_money'
      ? 'the buyer reported the earnest money as paid. It still has to be confirmed.'
      : `the other side says the ${milestoneOf(data)} is done. Please check and confirm.`,
  ],
  'milestone.confirm': (title, _, data) => [...about(title), `the ${milestoneOf(data)} was confirmed.`],
  'milestone.reject': (title, _, data) => [...about(title), `the ${milestoneOf(data)} wasn’t confirmed.`],
  'milestone.complete': (title, _, data) => [...about(title), `the ${milestoneOf(data)} is done.`],
  'milestone.waive': (title, _, data) => [...about(title), `the ${milestoneOf(data)} was waived.`],
  'extension.propose': (title, _, data) => [
    ...about(title),
    `a new deadline was proposed for the ${milestoneOf(data)}.`,
  ],
  'extension.agreed': (title, _, data) => [...about(title), `the ${milestoneOf(data)} is now due${dueOf(data)}.`],
  'extension.declined': (title, _, data) => [
    ...about(title),
    `the new deadline for the ${milestoneOf(data)} was declined.`,
  ],
  'extension.withdrawn': (title, _, data) => [
    ...about(title),
    `the new deadline for the ${milestoneOf(data)} was withdrawn.`,
  ],
  'party.invite': (title) => [...about(title), 'someone was invited.'],
  'party.join': (title) => [...about(title), 'someone joined.'],
  'party.revoke': (title) => [...about(title), 'someone’s access ended.'],
  'party.rights': (title) => [...about(title), 'a guest’s rights changed.'],
  'split.propose': (title) => [...about(title), 'someone proposed a split. Please approve or decline it.'],
  'split.approved': (title) => [...about(title), 'someone approved the split.'],
  'split.declined': (title) => [...about(title), 'the proposed split was declined.'],
  'split.withdrawn': (title) => [...about(title), 'the proposed split was withdrawn.'],
  'split.agree': (title) => [...about(title), 'everyone agreed on the split.'],
  'document.add': (title) => [...about(title), 'someone shared a document with you.'],
  'document.share': (title) => [...about(title), 'someone shared a document with you.'],
  'agreement.prepare': (title, _, data) => [...about(title), `the ${agreementOf(data)} is ready for your signature.`],
  'agreement.sign': (title, _, data) => [...about(title), `someone signed the ${agreementOf(data)}.`],
  'agreement.decline': (title, _, data) => [...about(title), `the ${agreementOf(data)} was declined.`],
  'agreement.withdraw': (title, _, data) => [...about(title), `the ${agreementOf(data)} was withdrawn.`],
  'agreement.complete': (title, _, data) => [...about(title), `everyone signed the ${agreementOf(data)}.`],
  'deal.fall_through': (title) => ['The deal on ', title, ' fell through.'],
  'closing.confirm': (title) => [...about(title), 'the other side confirmed the closing. Please confirm it too.'],
  'outcome.record': (title) => [...about(title), 'the buyer reported how it turned out.'],
  'deadline.remind': (title, _, data) => [...about(title), `the ${milestoneOf(data)} is due${dueOf(data)}.`],
  'deadline.miss': (title, _, data) => [...about(title), `the deadline for the ${milestoneOf(data)} has passed.`],
};

/** 'assignment agreement' or 'JV agreement'. */
const agreementOf = (notification: NotificationInput) =>
  text(notification, 'kind') === 'jv' ? 'JV agreement' : 'assignment agreement';

const about = (title: Part): Part[] => ['Deal on ', title, ': '];

/** What happened in a deal. */
export function dealStepMessage(notification: NotificationInput, who: Part): Part[] {
  const sentence = dealSentences[text(notification, 'step') ?? ''];
  const title = titleOf(notification);
  return sentence ? sentence(title, who, notification) : ['There’s news about the deal on ', title, '.'];
}

function titleOf(notification: NotificationInput): Part {
  const title = text(notification, 'title');
  return title ? { strong: title } : 'a listing';
}

/** What happened to the member's proof of funds. */
export function proofMessage(notification: NotificationInput): Part[] {
  const amount = number(notification, 'amount');
  const usd = amount?.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const proof: Part[] = usd ? ['Your proof of funds for ', { strong: usd }] : ['Your proof of funds'];
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
