/*
 * Every notification kind: its text and link (app and email), its icon (app), its email button, and its entry in the
 * settings. To add a kind, add it here and emit it in SQL with private.notify.
 *
 * The send-mail function loads this module on Deno, so imports are relative and name the file's extension.
 */
import { paths } from '../site/paths.ts';
import type { Part } from '../../kit/formatting/parts.ts';
import { accessMessage } from './access-message.ts';
import { proofMessage, stepMessage } from './deal-messages.ts';
import type { NotificationGroupId } from './groups.ts';
import { membershipMessage } from './membership-messages.ts';
import {
  dateText,
  dealSummary,
  eventPayment,
  eventStart,
  flag,
  number,
  ownPath,
  text,
  type NotificationInput,
} from './message-text.ts';

/** Icons for kinds that name no member; `notification-icon.tsx` draws them. */
export type NotificationIcon = 'calendar' | 'credit-card' | 'document' | 'house' | 'price-tag' | 'shield';

export interface NotificationKind {
  /** Settings: the row that switches it together with others. */
  group: NotificationGroupId;
  /** Settings: the name of the kind. */
  label: string;
  /** Settings: when members get it. */
  description: string;
  /** Settings: email is switched on or off in the buy box instead. */
  emailInBuyBox?: boolean;
  /** Shown where no member's picture is; a bell if not given. */
  icon?: NotificationIcon;
  /** What happened, in sentences that end with a period. `who` is the member who caused it. */
  message: (notification: NotificationInput, who: Part, timeZone?: string) => Part[];
  /** Path on the app host; null if there is nothing to open. */
  href: (notification: NotificationInput, readerId: string) => string | null;
  /** Label of the button in emails, which opens `href`. */
  action: string | ((notification: NotificationInput) => string);
  /** Emailed until members turn it off, because it has a deadline or needs an answer. */
  emailedByDefault?: true;
  /** Sent to the member's devices until they turn it off: what they want to know right away. */
  pushedByDefault?: true;
  /**
   * Emails that settings can't switch off, as in `private.is_always_mailed`: all of the kind, or those for which it
   * returns true.
   */
  alwaysEmailed?: true | ((notification: NotificationInput) => boolean);
  /** Emails: shown below the message. */
  emailNote?: string;
}

const actorPage = ({ actor }: NotificationInput) => actor && paths.member(actor.id);
const conversationPage = ({ actor_id }: NotificationInput) =>
  actor_id === null ? paths.messages : paths.conversation(actor_id);
const reviewsOf = (memberId: string) => `${paths.member(memberId)}#reviews`;

/** The title of the event, listing, or post it is about, emphasized. */
function titleOr(notification: NotificationInput, fallback: string): Part {
  const title = text(notification, 'title');
  return title ? { strong: title } : fallback;
}

function eventPage(notification: NotificationInput): string {
  const eventId = text(notification, 'event_id');
  return eventId ? paths.event(eventId) : paths.events;
}

function dealMessage(notification: NotificationInput): Part[] {
  const { event, title, price, previousPrice, place } = dealSummary(notification);
  const facts =
    price && previousPrice
      ? ` now ${price}, was ${previousPrice}`
      : `${price ? `, ${price}` : ''}${place ? ` in ${place}` : ''}`;
  return [`${event}: `, { strong: title ?? 'a listing' }, `${facts}.`];
}

/** Introduces the title of what a member was mentioned in. */
const mentionPlaces: ReadonlyMap<string | null, string> = new Map([
  ['post', 'in'],
  ['comment', 'in a comment on'],
  ['topic', 'in the topic'],
]);

function membershipAction(notification: NotificationInput): string {
  const event = text(notification, 'event');
  if (event === 'payment_failed') return 'Update your card';
  return event === 'ended' ? 'View plans' : 'View billing';
}

/** What happened to a listing's badge. */
const decisionTexts: ReadonlyMap<string | null, string> = new Map([
  ['approved', ' was verified.'],
  ['available', ' keeps its Verified badge if you say within five days that it’s still available.'],
  ['contract', ' lost its Verified badge, because its contract has ended.'],
  ['unanswered', ' lost its Verified badge, because you didn’t say that it’s still available.'],
]);

/** What moderators call each kind of content. */
const contentNames: ReadonlyMap<string | null, string> = new Map([
  ['listing', 'listing'],
  ['post', 'post'],
  ['comment', 'comment'],
  ['topic', 'topic'],
  ['reply', 'reply'],
  ['review', 'review'],
  ['event', 'event'],
  ['message', 'message'],
  ['question', 'question'],
  ['answer', 'answer'],
]);

function moderationMessage(notification: NotificationInput, _who: Part, timeZone?: string): Part[] {
  const content = contentNames.get(text(notification, 'subject_kind')) ?? 'content';
  const until = dateText(notification, 'until', timeZone);
  switch (text(notification, 'action')) {
    case 'take_down':
      return ['Our team took down your listing ', titleOr(notification, ''), '.'];
    case 'hide':
      return [`Our team removed your ${content}.`];
    case 'hold':
      return [`Members reported your ${content}. It’s hidden until our team has looked at it.`];
    case 'remove_badge':
      return ['Our team removed the verified badge from your listing ', titleOr(notification, ''), '.'];
    case 'restrict':
      return ['Our team made your account read-only.'];
    case 'suspend':
      return [`Our team suspended your account${until && ` until ${until}`}.`];
    case 'ban':
      return ['Our team banned your account.'];
    default:
      return ['Our team sent you a warning.'];
  }
}

function twoFactorMessage(notification: NotificationInput): Part[] {
  switch (text(notification, 'event')) {
    case 'on':
      return ['Two-factor authentication was turned on.'];
    case 'off':
      return ['Two-factor authentication was turned off.'];
    case 'recovered':
      return ['Someone signed in to your account with a recovery code.'];
    case 'app_added':
      return ['An authenticator app was added to your account.'];
    case 'app_removed':
      return ['An authenticator app was removed from your account.'];
    default:
      // An event newer than this code.
      return ['Your two-factor authentication was changed.'];
  }
}

function documentsPage(notification: NotificationInput): string | null {
  const listingId = text(notification, 'property_id');
  return listingId && `${paths.listing(listingId)}#documents`;
}

function documentDecisionMessage(notification: NotificationInput): Part[] {
  const listing = titleOr(notification, 'a listing');
  switch (text(notification, 'decision')) {
    case 'approved':
      return ['You can now download the documents of ', listing, '.'];
    case 'revoked':
      return ['The seller removed your access to the documents of ', listing, '.'];
    default:
      return ['The seller declined your request for the documents of ', listing, '.'];
  }
}

/** A section of the listing's page; null without a listing. */
function listingSection(notification: NotificationInput, section = ''): string | null {
  const listingId = text(notification, 'property_id');
  return listingId && `${paths.listing(listingId)}${section}`;
}

function claimMessage(notification: NotificationInput): Part[] {
  const listing = titleOr(notification, 'your listing');
  const isKeeper = flag(notification, 'is_keeper');
  switch (text(notification, 'event')) {
    case 'join_asked':
      return ['Another seller of the same property asks to join you on ', listing, '.'];
    case 'declined':
      return ['The other seller declined to work together on ', listing, '.'];
    case 'joined':
      return ['You and the other seller are now one party on ', listing, '.'];
    case 'kept':
      return isKeeper
        ? ['Our team found that you have the older valid contract for ', listing, '.']
        : ['Our team found that another seller has the older valid contract for ', listing, '.'];
    case 'different':
      return ['Our team found that ', listing, ' and a listing that looked the same are two properties.'];
    default:
      return ['Another seller lists the same property as ', listing, '. Show your contract, or ask to join them.'];
  }
}

/** Where the deal room shows what a step is about, by the first part of its name. */
const dealSections: ReadonlyMap<string | undefined, string> = new Map([
  ['agreement', '#agreements'],
  ['document', '#documents'],
  ['instructions', '#payment-instructions'],
]);

/** ' on Sat, Mar 7, 2:00 PM EST'; empty if the data has no valid time. */
function onShowingStart(notification: NotificationInput): string {
  const start = eventStart(notification);
  return start ? ` on ${start}` : '';
}

const entries = {
  moderation: {
    group: 'account',
    label: 'Moderation',
    description: 'Our team acts on your account, or something you posted is hidden.',
    icon: 'shield',
    message: moderationMessage,
    href: () => paths.accountStanding,
    action: 'View the reason',
    alwaysEmailed: true,
  },
  content_approved: {
    group: 'account',
    label: 'Approved posts',
    description: 'Our team approves a post of yours that waited for review.',
    icon: 'shield',
    message: (notification) => {
      const content = contentNames.get(text(notification, 'subject_kind')) ?? 'post';
      return [`Your ${content} was approved. Everyone can see it now.`];
    },
    href: ownPath,
    action: 'View it',
  },
  report_outcome: {
    group: 'account',
    label: 'Your reports',
    description: 'Our team decides about something you reported.',
    icon: 'shield',
    message: (notification) => {
      const content = contentNames.get(text(notification, 'subject_kind')) ?? 'content';
      return [
        text(notification, 'outcome') === 'acted'
          ? `We acted on the ${content} you reported. Thank you for telling us.`
          : `We looked at the ${content} you reported, and it’s within our rules. Thank you for telling us.`,
      ];
    },
    href: () => paths.notifications,
    action: 'View notifications',
  },
  appeal_decision: {
    group: 'account',
    label: 'Moderation reviews',
    description: 'Our team decides an appeal or reverses a decision about you.',
    icon: 'shield',
    message: (notification) => [
      text(notification, 'action') === 'reverse'
        ? 'Our team reversed a decision about you.'
        : 'Our team reviewed your appeal. The decision stands.',
    ],
    href: () => paths.accountStanding,
    action: 'Read the answer',
    alwaysEmailed: true,
  },
  two_factor: {
    group: 'account',
    label: 'Two-factor authentication',
    description: 'It’s turned on or off, your authenticator apps change, or a recovery code is used.',
    icon: 'shield',
    message: twoFactorMessage,
    href: () => paths.account,
    action: 'Review your settings',
    alwaysEmailed: true,
    emailNote: 'If this wasn’t you, change your password right away and contact us.',
  },
  access: {
    group: 'account',
    label: 'Access for programs',
    description: 'An API key, assistant, webhook, or private calendar or feed address is added, replaced, or ends.',
    icon: 'shield',
    message: accessMessage,
    href: () => paths.developer,
    action: 'Review access',
    alwaysEmailed: true,
    emailNote: 'If you don’t recognize it, revoke it, change your password right away, and contact us.',
  },
  deal_alert: {
    group: 'matches',
    label: 'Deal alerts',
    description:
      'A listing that matches your buy box or a saved search is posted, drops in price, or comes back on the market.',
    emailInBuyBox: true,
    pushedByDefault: true,
    icon: 'price-tag',
    message: dealMessage,
    href: (notification) => {
      const listingId = text(notification, 'property_id');
      return listingId && paths.listing(listingId);
    },
    action: 'View listing',
  },
  connection_request: {
    group: 'people',
    label: 'Connection requests',
    description: 'Someone asks to connect with you.',
    message: (_, who) => [who, ' wants to connect with you.'],
    href: () => paths.connections,
    action: 'View request',
  },
  connection_accepted: {
    group: 'people',
    label: 'Accepted requests',
    description: 'Someone accepts your connection request.',
    message: (_, who) => [who, ' accepted your connection request.'],
    href: (notification) => actorPage(notification) ?? paths.connections,
    action: 'View profile',
  },
  follow: {
    group: 'people',
    label: 'New followers',
    description: 'Someone starts following you.',
    message: (_, who) => [who, ' started following you.'],
    href: actorPage,
    action: 'View profile',
  },
  review: {
    group: 'people',
    label: 'Reviews',
    description: 'Someone reviews you.',
    message: (notification, who) => {
      const rating = number(notification, 'rating');
      return [who, ` left you a ${rating === null ? '' : `${rating}-star `}review.`];
    },
    href: (_, readerId) => reviewsOf(readerId),
    action: 'Read review',
  },
  review_answer: {
    group: 'people',
    label: 'Review responses',
    description: 'A member you reviewed responds.',
    message: (_, who) => [who, ' responded to your review.'],
    href: (notification) => {
      const memberId = text(notification, 'member_id');
      return memberId && reviewsOf(memberId);
    },
    action: 'Read response',
  },
  listing_decision: {
    group: 'listings',
    label: 'Listing reviews',
    description: 'Our team verifies your listing or sends it back, or asks whether it’s still available.',
    icon: 'house',
    message: (notification) => [
      ...(text(notification, 'title') ? ['Your listing ', titleOr(notification, '')] : ['One of your listings']),
      decisionTexts.get(text(notification, 'decision')) ?? ' was sent back for changes.',
    ],
    href: () => paths.myListings,
    action: 'View your listings',
  },
  document_request: {
    group: 'listings',
    label: 'Document requests',
    description: 'Someone asks for the documents of one of your listings.',
    icon: 'document',
    message: (notification, who) => [who, ' asked for the documents of ', titleOr(notification, 'your listing'), '.'],
    href: documentsPage,
    action: 'View request',
  },
  document_decision: {
    group: 'matches',
    label: 'Answers to document requests',
    description: 'A seller answers your request for documents, or removes your access.',
    icon: 'document',
    message: documentDecisionMessage,
    href: documentsPage,
    action: 'View listing',
  },
  listing_question: {
    group: 'listings',
    label: 'Questions about your listings',
    description: 'Someone asks a question about one of your listings.',
    message: (notification, who) => [who, ' asked a question about ', titleOr(notification, 'your listing'), '.'],
    href: (notification) => listingSection(notification, '#questions'),
    action: 'Answer',
  },
  listing_claim: {
    group: 'listings',
    label: 'Listings of one property',
    description: 'Another seller lists a property you’ve listed, asks to join you, or our team settles who keeps it.',
    icon: 'house',
    emailedByDefault: true,
    message: claimMessage,
    href: (notification) => listingSection(notification, '#claims'),
    action: 'View listing',
  },
  listing_answer: {
    group: 'matches',
    label: 'Answers to your questions',
    description: 'A seller answers your question about a listing.',
    message: (notification, who) => [who, ' answered your question about ', titleOr(notification, 'a listing'), '.'],
    href: (notification) => listingSection(notification, '#questions'),
    action: 'Read answer',
  },
  listing_invitation: {
    group: 'matches',
    label: 'Invitations from sellers',
    description:
      'A seller invites you to look at a listing that matches your buy box. To stop invitations, change your buy box.',
    icon: 'house',
    message: (notification) => ['A seller invited you to look at ', titleOr(notification, 'a listing'), '.'],
    href: (notification) => listingSection(notification),
    action: 'View listing',
    emailNote: 'Sellers don’t see whose buy boxes match. You can turn off invitations in your buy box.',
  },
  showing_booking: {
    group: 'listings',
    label: 'Showing bookings',
    description: 'Someone books a showing of one of your listings, or cancels a booking.',
    icon: 'calendar',
    message: (notification, who) => [
      who,
      text(notification, 'event') === 'canceled' ? ' canceled a showing of ' : ' booked a showing of ',
      titleOr(notification, 'your listing'),
      `${onShowingStart(notification)}.`,
    ],
    href: (notification) => listingSection(notification, '#showings'),
    action: 'View showings',
  },
  showing_reminder: {
    group: 'matches',
    label: 'Showing reminders',
    description: 'A showing you booked starts within 24 hours.',
    pushedByDefault: true,
    icon: 'calendar',
    message: (notification) => {
      const start = eventStart(notification);
      return [
        'Your showing of ',
        titleOr(notification, 'a listing'),
        start ? ` starts on ${start}.` : ' starts within 24 hours.',
      ];
    },
    href: (notification) => listingSection(notification, '#showings'),
    action: 'View showing',
  },
  showing_canceled: {
    group: 'matches',
    label: 'Canceled showings',
    description: 'A showing you booked is canceled.',
    icon: 'calendar',
    message: (notification) => [
      'The showing of ',
      titleOr(notification, 'a listing'),
      `${onShowingStart(notification)} was canceled.`,
    ],
    href: (notification) => listingSection(notification, '#showings'),
    action: 'View listing',
  },
  submission_decision: {
    group: 'listings',
    label: 'Submission reviews',
    description: 'Our team accepts a property you submitted with its contract, or sends it back for changes.',
    icon: 'document',
    message: (notification) => {
      const address = text(notification, 'address');
      return [
        ...(address ? ['Your submission ', { strong: address }] : ['One of your submissions']),
        text(notification, 'decision') === 'accepted' ? ' was accepted and listed.' : ' was sent back for changes.',
      ];
    },
    href: (notification) => {
      const submissionId = text(notification, 'submission_id');
      return submissionId ? paths.submission(submissionId) : paths.submitPropertyBenefits;
    },
    action: 'View submission',
  },
  membership: {
    group: 'account',
    label: 'Your membership',
    description:
      'Your membership starts, renews, pauses, or ends, or a payment fails. We always email you when it starts, is ' +
      'canceled, or ends, when a payment fails, and before a year renews.',
    emailedByDefault: true,
    icon: 'credit-card',
    message: membershipMessage,
    href: (notification) => (text(notification, 'event') === 'ended' ? paths.membership : paths.billing),
    action: membershipAction,
    alwaysEmailed: (notification) =>
      ['started', 'payment_failed', 'canceling', 'renewing', 'ended'].includes(text(notification, 'event') ?? ''),
  },
  webhook: {
    group: 'account',
    label: 'Webhooks',
    description: 'An event couldn’t be delivered to your webhook for three days.',
    emailedByDefault: true,
    icon: 'shield',
    message: (notification) => [
      'We couldn’t deliver events to ',
      { strong: text(notification, 'host') ?? 'your webhook' },
      flag(notification, 'disabled') ? ', so we turned the webhook off.' : '.',
    ],
    href: () => `${paths.developer}#webhooks`,
    action: 'View webhooks',
  },
  mention: {
    group: 'community',
    label: 'Mentions',
    description: 'Someone mentions you with an @.',
    message: (notification, who) => {
      const place = mentionPlaces.get(text(notification, 'in'));
      return text(notification, 'title') && place
        ? [who, ` mentioned you ${place} `, titleOr(notification, ''), '.']
        : [who, ' mentioned you.'];
    },
    href: ownPath,
    action: 'View mention',
  },
  post_comment: {
    group: 'community',
    label: 'Comments',
    description: 'Someone comments on your post.',
    message: (notification, who) =>
      text(notification, 'title')
        ? [who, ' commented on your post ', titleOr(notification, ''), '.']
        : [who, ' commented on your post.'],
    href: (notification) => {
      const postId = text(notification, 'post_id');
      return postId && paths.post(postId);
    },
    action: 'Read comment',
  },
  topic_reply: {
    group: 'community',
    label: 'Topics you follow',
    description: 'Someone replies in a topic you follow.',
    message: (notification, who) => [who, ' replied in ', titleOr(notification, 'a topic you follow'), '.'],
    href: ownPath,
    action: 'Read reply',
  },
  post_reply: {
    group: 'community',
    label: 'Replies to you',
    description: 'Someone replies to you in a forum.',
    message: (notification, who) => [who, ' replied to you in ', titleOr(notification, 'a forum'), '.'],
    href: ownPath,
    action: 'Read reply',
  },
  message: {
    group: 'people',
    label: 'Messages',
    description: 'Someone sends you a message. Until you read it, we notify you again of new ones every few minutes.',
    pushedByDefault: true,
    message: (_, who) => [who, ' sent you a message.'],
    href: conversationPage,
    action: 'Read message',
  },
  deal_message: {
    group: 'deals',
    label: 'Messages in your deals',
    description: 'Someone in a deal under contract sends you a message. We email you at most once an hour.',
    emailedByDefault: true,
    pushedByDefault: true,
    message: (notification, who) => [who, ' sent you a message about ', titleOr(notification, 'your deal'), '.'],
    href: conversationPage,
    action: 'Read message',
  },
  offer: {
    group: 'deals',
    label: 'Offers',
    description: 'Someone makes, answers, or withdraws an offer, or one of your offers expires or opens.',
    emailedByDefault: true,
    pushedByDefault: true,
    icon: 'document',
    message: (notification, who) => stepMessage('offer', notification, who),
    href: (notification) => {
      const [offerId, listingId] = [text(notification, 'offer_id'), text(notification, 'property_id')];
      // The end of a call is about several offers: the list compares those on a listing.
      if (text(notification, 'step') === 'opened') return `${paths.deals}${listingId ? `#offers-${listingId}` : ''}`;
      return offerId ? paths.offer(offerId) : paths.deals;
    },
    action: 'View offer',
  },
  deal: {
    group: 'deals',
    label: 'Deals',
    description:
      'Deadlines, documents, agreements, and other steps of your deals under contract. We always send you a change ' +
      'of payment instructions.',
    emailedByDefault: true,
    pushedByDefault: true,
    icon: 'document',
    message: (notification, who) => stepMessage('deal', notification, who),
    href: (notification) => {
      const dealId = text(notification, 'deal_id');
      const step = text(notification, 'step') ?? '';
      // Invited people can’t open the deal yet; the deals list has their invitation.
      if (!dealId || step === 'invited') return paths.deals;
      const [subject] = step.split('.');
      return `${paths.deal(dealId)}${dealSections.get(subject) ?? ''}`;
    },
    action: 'View deal',
    // It may come from someone who got into the title company's account.
    alwaysEmailed: (notification) => text(notification, 'step') === 'instructions.change',
  },
  proof_of_funds: {
    group: 'deals',
    label: 'Proof of funds',
    description: 'Our team verifies or rejects your proof of funds, or it expires in two weeks.',
    emailedByDefault: true,
    icon: 'document',
    message: proofMessage,
    href: () => paths.funds,
    action: 'View proof of funds',
  },
  event_reminder: {
    group: 'community',
    label: 'Event reminders',
    description: 'An event you’re registered for starts within 24 hours.',
    icon: 'calendar',
    message: (notification) => {
      const start = eventStart(notification);
      const when = start ? ` starts on ${start}.` : ' starts soon.';
      return [titleOr(notification, 'An event'), when + eventPayment(notification)];
    },
    href: eventPage,
    action: 'View event',
  },
  event_waitlist_promotion: {
    group: 'community',
    label: 'Event waitlists',
    description: 'A spot opens up for you at an event you’re on the waitlist for.',
    icon: 'calendar',
    message: (notification) => [
      'You’re off the waitlist and registered for ',
      titleOr(notification, 'an event'),
      `.${eventPayment(notification)}`,
    ],
    href: eventPage,
    action: 'View event',
  },
  event_changed: {
    group: 'community',
    label: 'Event changes',
    description: 'An event you’re registered for moves to another time or place.',
    icon: 'calendar',
    message: (notification) => [titleOr(notification, 'An event'), ' has a new time or place.'],
    href: eventPage,
    action: 'View event',
  },
  event_canceled: {
    group: 'community',
    label: 'Canceled events',
    description: 'An event you’re registered for is canceled.',
    icon: 'calendar',
    message: (notification) => [titleOr(notification, 'An event'), ' was canceled.'],
    href: eventPage,
    action: 'View event',
  },
  event_decision: {
    group: 'community',
    label: 'Event reviews',
    description: 'Our team publishes an event you proposed, or sends it back for changes.',
    icon: 'calendar',
    message: (notification) => [
      titleOr(notification, 'An event'),
      text(notification, 'status') === 'published' ? ' was published.' : ' was sent back for changes.',
    ],
    href: eventPage,
    action: 'View event',
  },
} satisfies Record<string, NotificationKind>;

export type NotificationKindId = keyof typeof entries;

/** Every kind, in the order in which settings list them. */
export const notificationKinds: Readonly<Record<NotificationKindId, NotificationKind>> = entries;

/** A kind's catalog entry; null for one that is newer than this code. */
export function notificationKind(kind: string): NotificationKind | null {
  return Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKindId] : null;
}

type WithKind = NotificationInput & { kind: string };

/** How members get a kind until they change its settings. */
export function defaultChannels(kind: NotificationKindId): Record<'in_app' | 'mail' | 'push', boolean> {
  const { emailedByDefault = false, pushedByDefault = false } = notificationKinds[kind];
  return { in_app: true, mail: emailedByDefault, push: pushedByDefault };
}

/** What happened, in one sentence. Dates are in the given time zone, or in the reader's. */
export function messageParts(notification: WithKind, timeZone?: string): Part[] {
  const { kind, actor, actor_id } = notification;
  const who = actor ? { strong: actor.name } : 'A member';
  const known = notificationKind(kind);
  if (known) return known.message(notification, who, timeZone);
  return actor_id === null
    ? ['You have a new notification.']
    : ['You have a new notification from ', actor ? who : 'a member', '.'];
}

/** The message without emphasis. */
export function messageText(notification: WithKind, timeZone?: string): string {
  return messageParts(notification, timeZone)
    .map((part) => (typeof part === 'string' ? part : part.strong))
    .join('');
}

/** The path on the app host that a notification opens for its reader; null for none. */
export function notificationHref(notification: WithKind, readerId: string): string | null {
  return notificationKind(notification.kind)?.href(notification, readerId) ?? null;
}
