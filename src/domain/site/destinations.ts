import { listingActOf, listingOf, type listingActs } from './newcomers';

/** Where someone was going before they had to sign in, sign up, or verify something. */
export interface Destination {
  /** What they want to do there: 'make an offer on 142 Poplar Ave'. `property` is the listing's address, if known. */
  act: (property: string | null) => string;
  /** What they go on to: 'your offer'. */
  noun: string;
  /** What they should know beforehand. */
  note?: string;
}

const of = (verb: string) => (property: string | null) => `${verb} ${property ?? 'this listing'}`;

const actOnListing: Readonly<Record<(typeof listingActs)[number], (property: string | null) => string>> = {
  contact: of('contact the seller of'),
  save: of('save'),
  review: of('rate'),
  documents: of('ask for the documents of'),
  questions: of('ask a question about'),
  showings: of('book a showing of'),
};

const jvNote = 'Posting is free. Listings of free members carry a 50% JV requirement.';

/** By the path's start; the first match counts. */
const byPath: readonly [RegExp, Destination][] = [
  [/^\/property\/[^/]+\/offer/, { act: of('make an offer on'), noun: 'your offer' }],
  [/^\/marketplace\/submit/, { act: () => 'post a listing', noun: 'your listing', note: jvNote }],
  [/^\/submit-property/, { act: () => 'verify a property with its contract', noun: 'your submission', note: jvNote }],
  [/^\/membership\/checkout/, { act: () => 'subscribe to a plan', noun: 'checkout' }],
  [/^\/marketplace.*#search$/, { act: () => 'save your search', noun: 'your search' }],
  [/^\/marketplace.*#verified$/, { act: () => 'see only verified listings', noun: 'your search' }],
  [/^\/marketplace\/?(?:[?#]|$)/, { act: () => 'save listings', noun: 'your search' }],
  [/^\/account\/funds/, { act: () => 'add proof of funds', noun: 'your proof of funds' }],
  [/^\/messages\/./, { act: () => 'send a message', noun: 'your message' }],
  [/^\/community\/events\/new/, { act: () => 'propose an event', noun: 'your event' }],
  [/^\/community\/events\/./, { act: () => 'register for the event', noun: 'the event' }],
  [/^\/community\/events/, { act: () => 'register for events', noun: 'the events' }],
  [/^\/resources\/./, { act: () => 'read the resource', noun: 'the resource' }],
  [/^\/resources/, { act: () => 'browse the resources', noun: 'the resources' }],
  [/^\/saved/, { act: () => 'see your saved searches', noun: 'your saved searches' }],
  [/^\/buybox/, { act: () => 'set up your buy box', noun: 'your buy box' }],
  [/^\/community/, { act: () => 'join the community', noun: 'the community' }],
];

/** What a path of the app means to someone on the way there; null where that needs no words, such as the dashboard. */
export function destinationOf(path: string): Destination | null {
  if (listingOf(path) !== null && !/\/offer/.test(path)) {
    const act = listingActOf(path);
    return { act: act ? actOnListing[act] : of('see more of'), noun: 'the listing' };
  }
  return byPath.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** 'Continue to your offer'. */
export function continueLabel(path: string): string {
  const noun = destinationOf(path)?.noun;
  return noun ? `Continue to ${noun}` : 'Continue';
}
