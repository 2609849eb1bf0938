import { paths } from '../site/paths.ts';

interface GatedAct {
  /** The screen with its form. */
  path: string;
  /** What the member can do there: 'make an offer'. */
  to: string;
  /** Nothing to fill in before the email is verified. */
  formless?: true;
  /** An unverified email will do. */
  anyEmail?: true;
  /** Free members' listings carry the JV requirement. */
  jv?: true;
}

/**
 * What takes an account in good standing and, but for `anyEmail`, a verified email. Postgres refuses each of them
 * without (`private.check_email_verified`, `private.check_standing`). Visitors sign in first.
 */
export const gates = {
  offer: { path: paths.newOffer(':id'), to: 'make an offer' },
  listing: { path: paths.submitListing, to: 'submit a listing', jv: true },
  submission: { path: paths.submitPropertyForm, to: 'submit a property', jv: true },
  question: { path: paths.listing(':id'), to: 'ask a question' },
  documents: { path: paths.listing(':id'), to: 'ask for documents', formless: true },
  vote: { path: paths.listing(':id'), to: 'rate listings', formless: true, anyEmail: true },
  showing: { path: paths.listing(':id'), to: 'book a showing or ask a question', formless: true },
  funds: { path: paths.funds, to: 'add proof of funds' },
  program: { path: paths.developer, to: 'connect your programs', formless: true },
  message: { path: paths.conversation(':memberId'), to: 'send a message' },
  post: { path: paths.community, to: 'post' },
  comment: { path: paths.post(':postId'), to: 'comment' },
  like: { path: paths.community, to: 'like posts', formless: true },
  topic: { path: paths.newTopic(':forumId'), to: 'start a topic' },
  reply: { path: paths.topic(':forumId', ':topicId'), to: 'reply' },
  event: { path: paths.proposeEvent, to: 'propose an event' },
  registration: { path: paths.event(':eventId'), to: 'register for events', formless: true },
  connection: { path: paths.member(':memberId'), to: 'connect with members' },
  review: { path: paths.member(':memberId'), to: 'write a review', formless: true },
  answer: { path: paths.member(':memberId'), to: 'respond to a review' },
  follow: { path: paths.member(':memberId'), to: 'follow members', formless: true },
} as const satisfies Record<string, GatedAct>;

export type Act = keyof typeof gates;

/** Said to a member whose email isn't verified. */
export function unverifiedText(act: Act): string {
  // The specification says it this way for listings.
  const verb = act === 'listing' ? 'confirm' : 'verify';
  return `Please ${verb} your email address to ${gates[act].to}.`;
}

const standings = { read_only: 'read-only', suspended: 'suspended', banned: 'banned' } as const;

/** Said to a member whose account moderators have restricted. */
export function restrictedText(act: Act, standing: keyof typeof standings): string {
  return `Your account is ${standings[standing]}, so you can’t ${gates[act].to}.`;
}
