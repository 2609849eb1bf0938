/** Conversations that start with a question about a sign-in's listing. Each counts as a contact of the listing. */
import type { ConversationText, MessageText } from './conversation-texts.ts';
import type { DemoListing } from './listing-history.ts';
import type { DemoMember } from './people.ts';
import { seeded, type Random } from './random.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Number of inquiries each sign-in got in the last `INQUIRY_DAYS` days. */
const INQUIRIES: readonly (readonly [seller: number, count: number])[] = [
  [1, 2],
  [2, 16],
  [3, 22],
];
const INQUIRY_DAYS = 68;

const QUESTIONS: readonly ((listing: DemoListing, seller: string) => string)[] = [
  ({ city }, seller) => `Hi ${seller}, is the one in ${city} still available? I can look at it this week.`,
  ({ title }, seller) =>
    `Hello ${seller}, I read through “${title}” twice and like it. What is the earliest closing that works for ` +
    'your seller?',
  ({ address }) => `Is there any room on the price for ${address}? Cash, no inspection period, close in two weeks.`,
  ({ city }, seller) => `Hi ${seller}, I buy around ${city}. Could you send the title commitment before I drive over?`,
  ({ address }, seller) =>
    `Good morning ${seller}. Who has the keys for ${address}, and can my contractor walk it on Thursday?`,
  ({ title }) => `About “${title}”: is the deposit refundable until title is clear?`,
  ({ city }) => `My partner and I have proof of funds ready for ${city}. Is anybody ahead of us?`,
];
const ANSWERS: readonly string[] = [
  'Still available. I will send you the lockbox code once I have your proof of funds.',
  'It is. Two others are looking on Friday, so sooner is better.',
  'The seller can close in ten days; title is open already.',
  'A little, for a clean offer. Put it in writing and I will take it to them tonight.',
  'Sure, the commitment came on Monday. I will send it over.',
  'Thursday after ten works. The neighbor at the back has the key.',
];
const THANKS: readonly string[] = [
  'Great, thank you.',
  'Perfect. I will get back to you tonight.',
  'Thanks, offer follows by tomorrow noon.',
  'We will pass on this one after all, the numbers are too tight for us. Send me the next one!',
];

/** Returns the inquiries: at most one per pair of members, and none for pairs with a conversation in `existing`. */
export function demoInquiries(
  members: readonly DemoMember[],
  listings: readonly DemoListing[],
  existing: readonly ConversationText[],
): readonly ConversationText[] {
  const taken = new Set(existing.map(({ between: [one, other] }) => pairOf(one, other)));
  return INQUIRIES.flatMap(([seller, count]) => {
    const random = seeded(`inquiries ${seller}`);
    const own = listings.filter(({ owner, status }) => owner.number === seller && status !== 'paused');
    return Array.from({ length: count }, (_, at) => {
      // Spread over the days, the last one two days ago.
      const age = Math.round((2 + (INQUIRY_DAYS * (at + random.between(0.1, 0.9))) / count) * DAY);
      const shown = own.filter(({ ageMinutes, statusAge }) => ageMinutes > age + DAY && (statusAge ?? 0) < age);
      const listing = shown.length > 0 ? random.pick(shown) : null;
      const sender = listing && pickSender(listing, members, taken, random);
      if (!listing || !sender) return [];
      taken.add(pairOf(seller, sender.number));
      return [conversation(listing, sender, age, random)];
    }).flat();
  });
}

const pairOf = (one: number, other: number): string => [one, other].toSorted((a, b) => a - b).join();

/** Picks a public member, preferably one who likes the listing; null if none is left. */
function pickSender(
  listing: DemoListing,
  members: readonly DemoMember[],
  taken: ReadonlySet<string>,
  random: Random,
): DemoMember | null {
  const candidates = members.filter(
    ({ number, confirmed, profileStatus }) =>
      number > 5 &&
      confirmed &&
      profileStatus === 'public' &&
      number !== listing.owner.number &&
      !taken.has(pairOf(number, listing.owner.number)),
  );
  const fans = candidates.filter(({ number }) => listing.likedBy.includes(number));
  const preferred = fans.length > 0 ? fans : candidates;
  return preferred.length > 0 ? random.pick(preferred) : null;
}

function conversation(listing: DemoListing, sender: DemoMember, age: number, random: Random): ConversationText {
  const { owner } = listing;
  const [name = owner.name] = owner.name.split(' ');
  const messages: MessageText[] = [
    { from: sender.number, content: random.pick(QUESTIONS)(listing, name), listing: listing.index },
  ];
  if (random.chance(0.8))
    messages.push({ from: owner.number, after: random.int(6, 9 * HOUR), content: random.pick(ANSWERS) });
  if (messages.length > 1 && random.chance(0.6))
    messages.push({ from: sender.number, after: random.int(3, 14 * HOUR), content: random.pick(THANKS) });
  const since = messages.slice(1).reduce((sum, { after = 0 }) => sum + after, 0);
  return { between: [owner.number, sender.number], age: age - since, messages };
}
