import {
  AlarmClock,
  AtSign,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CreditCard,
  FileCheck,
  Mail,
  MessageCircle,
  MessageSquareReply,
  MessagesSquare,
  Reply,
  Star,
  Tag,
  Ticket,
  UserCheck,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { formatDate, formatUsd } from '@/shared/lib/format';
import type { Notification } from './notification';

/** A piece of a sentence; names stand out. */
export type Part = string | { strong: string };

interface Kind {
  /** In settings: what it is. */
  label: string;
  /** In settings: when it comes. */
  about: string;
  icon: LucideIcon;
  /** What happened. `who` is who did it. */
  sentence: (notification: Notification, who: Part) => Part[];
  /** Where it leads, on the app host; null for nowhere. */
  leadsTo: (notification: Notification, readerId: string) => string | null;
}

const nobody = 'A member';

const pageOfActor = ({ actor }: Notification) => actor && paths.member(actor.id);
const reviewsOf = (memberId: string) => `${paths.member(memberId)}#reviews`;

/** A text that a notification carries; null where it carries none of that name. */
function carried({ data }: Notification, name: string): string | null {
  if (typeof data !== 'object' || Array.isArray(data)) return null;
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An amount in whole USD that a notification carries, as text; null where it carries none of that name. */
function amount({ data }: Notification, name: string): string | null {
  const value = typeof data === 'object' && !Array.isArray(data) ? data[name] : null;
  return typeof value === 'number' ? formatUsd(value) : null;
}

const dealEvents: ReadonlyMap<string | null, string> = new Map([
  ['price_drop', 'Price drop: '],
  ['back_on_market', 'Back on the market: '],
]);

/** Of a listing that became cheaper, what it costs now and did before; else what it costs and where it is. */
function dealFacts(notification: Notification): string {
  const [price, previous] = [amount(notification, 'price'), amount(notification, 'previous_price')];
  if (price && previous) return ` now ${price}, was ${previous}`;
  const [city, state] = [carried(notification, 'city'), carried(notification, 'state')];
  return `${price ? `, ${price}` : ''}${city && state ? ` in ${city}, ${state}` : ''}`;
}

/** Where somebody was mentioned; the title follows. */
const places: ReadonlyMap<string | null, string> = new Map([
  ['post', 'in'],
  ['comment', 'in a comment on'],
  ['topic', 'in the topic'],
]);

/** A path that a notification carries: of this app, and nowhere else. */
function ownPath(notification: Notification): string | null {
  const path = carried(notification, 'path');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

function stars({ data }: Notification): string {
  const rating = typeof data === 'object' && !Array.isArray(data) ? data.rating : null;
  if (typeof rating !== 'number') return '.';
  return rating === 1 ? ': 1 star.' : `: ${rating} stars.`;
}

/** The title of an event that a notification is about. */
function event(notification: Notification): Part {
  const title = carried(notification, 'title');
  return title ? { strong: title } : 'An event';
}

function pageOfEvent(notification: Notification): string {
  const eventId = carried(notification, 'event_id');
  return eventId ? paths.event(eventId) : paths.events;
}

/** When an event starts, by the clocks of its zone: 'Sat, Mar 7, 2:00 PM EST'. Null for what is no time. */
function momentOf(notification: Notification): string | null {
  const starts = carried(notification, 'starts_at');
  const timeZone = carried(notification, 'time_zone');
  if (!starts || !timeZone) return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    })
      .format(new Date(starts))
      .replaceAll('\u202F', ' ');
  } catch {
    // A zone that this browser does not know.
    return null;
  }
}

/** What became of a membership. */
function membershipNews(notification: Notification): Part[] {
  const plan = carried(notification, 'plan');
  const membership: Part[] = plan ? ['membership ', { strong: plan }] : ['membership'];
  const day = formatDate(carried(notification, 'date') ?? '');
  switch (carried(notification, 'event')) {
    case 'started':
      return ['Your ', ...membership, ' has started.'];
    case 'renewed':
      return ['Your ', ...membership, ` was renewed${day && ` until ${day}`}.`];
    case 'payment_failed':
      return ['The payment for your ', ...membership, ' failed. Please update your card.'];
    case 'canceling':
      return ['Your ', ...membership, ` will end${day && ` on ${day}`}.`];
    case 'resumed':
      return ['Your ', ...membership, ' goes on.'];
    case 'ended':
      return ['Your ', ...membership, ' has ended.'];
    default:
      // An event that this version of the app does not know.
      return ['There is news about your membership.'];
  }
}

/** Every kind there is a text for. A new kind is an entry here, and nothing else in the app. */
const kinds: Readonly<Record<string, Kind>> = {
  deal_alert: {
    label: 'Deal alerts',
    about: 'A listing that matches your buy box is new, cheaper, or back on the market.',
    icon: Tag,
    sentence: (notification) => [
      dealEvents.get(carried(notification, 'event')) ?? 'New match: ',
      { strong: carried(notification, 'title') ?? 'a listing' },
      `${dealFacts(notification)}.`,
    ],
    leadsTo: (notification) => {
      const listingId = carried(notification, 'property_id');
      return listingId && paths.listing(listingId);
    },
  },
  connection_request: {
    label: 'Connection requests',
    about: 'Somebody wants to connect with you.',
    icon: UserPlus,
    sentence: (_, who) => [who, ' wants to connect with you.'],
    leadsTo: () => paths.connections,
  },
  connection_accepted: {
    label: 'Accepted requests',
    about: 'Somebody accepts your connection request.',
    icon: UserCheck,
    sentence: (_, who) => [who, ' accepted your connection request.'],
    leadsTo: (notification) => pageOfActor(notification) ?? paths.connections,
  },
  follow: {
    label: 'Followers',
    about: 'Somebody follows you.',
    icon: Users,
    sentence: (_, who) => [who, ' follows you.'],
    leadsTo: pageOfActor,
  },
  review: {
    label: 'Reviews',
    about: 'Somebody reviews you.',
    icon: Star,
    sentence: (notification, who) => [who, ` reviewed you${stars(notification)}`],
    leadsTo: (_, readerId) => reviewsOf(readerId),
  },
  review_answer: {
    label: 'Answers to reviews',
    about: 'A member you reviewed answers you.',
    icon: MessageSquareReply,
    sentence: (_, who) => [who, ' answered your review.'],
    leadsTo: (notification) => {
      const memberId = carried(notification, 'member_id');
      return memberId && reviewsOf(memberId);
    },
  },
  listing_decision: {
    label: 'Decisions on your listings',
    about: 'Our reviewers verify a listing of yours, or return it.',
    icon: Building2,
    sentence: (notification) => {
      const title = carried(notification, 'title');
      const decision =
        carried(notification, 'decision') === 'approved' ? ' was verified.' : ' was returned by our reviewers.';
      return title ? ['Your listing ', { strong: title }, decision] : ['A listing of yours', decision];
    },
    leadsTo: () => paths.myListings,
  },
  submission_decision: {
    label: 'Decisions on your submissions',
    about: 'Our reviewers accept a property you submitted with its contract, or return it.',
    icon: FileCheck,
    sentence: (notification) => {
      const address = carried(notification, 'address');
      const decision =
        carried(notification, 'decision') === 'accepted'
          ? ' was accepted and listed.'
          : ' was returned by our reviewers.';
      return address ? ['Your submission ', { strong: address }, decision] : ['A submission of yours', decision];
    },
    leadsTo: (notification) => {
      const submissionId = carried(notification, 'submission_id');
      return submissionId ? paths.submission(submissionId) : paths.submitPropertyBenefits;
    },
  },
  membership: {
    label: 'Your membership',
    about:
      'It starts, is renewed or ends, or a payment fails. Its start, its end and failed payments always come by mail as well.',
    icon: CreditCard,
    sentence: membershipNews,
    leadsTo: (notification) => (carried(notification, 'event') === 'ended' ? paths.membership : paths.billing),
  },
  mention: {
    label: 'Mentions',
    about: 'Somebody writes your name with an @.',
    icon: AtSign,
    sentence: (notification, who) => {
      const title = carried(notification, 'title');
      const place = places.get(carried(notification, 'in'));
      return title && place ? [who, ` mentioned you ${place} `, { strong: title }, '.'] : [who, ' mentioned you.'];
    },
    leadsTo: ownPath,
  },
  post_comment: {
    label: 'Comments',
    about: 'Somebody comments on a post of yours.',
    icon: MessageCircle,
    sentence: (notification, who) => {
      const title = carried(notification, 'title');
      return title ? [who, ' commented on your post ', { strong: title }, '.'] : [who, ' commented on your post.'];
    },
    leadsTo: (notification) => {
      const postId = carried(notification, 'post_id');
      return postId && paths.post(postId);
    },
  },
  topic_reply: {
    label: 'Topics you follow',
    about: 'Somebody writes in a topic that you follow.',
    icon: MessagesSquare,
    sentence: (notification, who) => {
      const title = carried(notification, 'title');
      return title ? [who, ' wrote in the topic ', { strong: title }, '.'] : [who, ' wrote in a topic you follow.'];
    },
    leadsTo: ownPath,
  },
  post_reply: {
    label: 'Replies',
    about: 'Somebody replies to what you wrote in a forum.',
    icon: Reply,
    sentence: (notification, who) => {
      const title = carried(notification, 'title');
      return title ? [who, ' replied to you in ', { strong: title }, '.'] : [who, ' replied to you in a forum.'];
    },
    leadsTo: ownPath,
  },
  message: {
    label: 'Messages',
    about: 'Somebody writes to you. Told once, until you read it.',
    icon: Mail,
    sentence: (_, who) => [who, ' sent you a message.'],
    leadsTo: ({ actor_id }) => (actor_id === null ? paths.messages : paths.conversation(actor_id)),
  },
  event_reminder: {
    label: 'Event reminders',
    about: 'An event you registered for starts within a day.',
    icon: AlarmClock,
    sentence: (notification) => {
      const starts = momentOf(notification);
      return [event(notification), starts ? ` starts on ${starts}.` : ' starts soon.'];
    },
    leadsTo: pageOfEvent,
  },
  event_place: {
    label: 'Places at events',
    about: 'You move up from the waiting list of an event.',
    icon: Ticket,
    sentence: (notification) => ['You moved up from the waiting list: you have a place at ', event(notification), '.'],
    leadsTo: pageOfEvent,
  },
  event_changed: {
    label: 'Changes of events',
    about: 'An event you registered for has another time or place.',
    icon: CalendarClock,
    sentence: (notification) => [event(notification), ' has another time or place.'],
    leadsTo: pageOfEvent,
  },
  event_cancelled: {
    label: 'Cancelled events',
    about: 'An event you registered for is cancelled.',
    icon: CalendarX,
    sentence: (notification) => [event(notification), ' was cancelled.'],
    leadsTo: pageOfEvent,
  },
  event_decision: {
    label: 'Decisions on your events',
    about: 'Our staff publish an event you proposed, or return it.',
    icon: CalendarCheck,
    sentence: (notification) => [
      event(notification),
      carried(notification, 'status') === 'published' ? ' is published.' : ' was returned to you by our staff.',
    ],
    leadsTo: pageOfEvent,
  },
};

/** Texts and link of a kind; null for one this version of the app does not know. */
export function kindOf(kind: string): Kind | null {
  return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : null;
}

/** What a notification says. Of a kind that is not known it says that there is news. */
export function sentenceOf(notification: Notification): Part[] {
  const { kind, actor, actor_id } = notification;
  const who = actor ? { strong: actor.name } : nobody;
  const known = kindOf(kind);
  if (known) return known.sentence(notification, who);
  return actor_id === null ? ['There is news for you.'] : [who, ' has news for you.'];
}

/** The sentence without emphasis. */
export function plainSentence(notification: Notification): string {
  return sentenceOf(notification)
    .map((part) => (typeof part === 'string' ? part : part.strong))
    .join('');
}

/** The path on the app host where a notification leads its reader; null for nowhere. */
export function destinationOf(notification: Notification, readerId: string): string | null {
  return kindOf(notification.kind)?.leadsTo(notification, readerId) ?? null;
}
