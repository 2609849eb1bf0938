/** The members' relationships: connections, follows, profile views, reviews, and reports. Ages are in minutes. */
import type { DemoDetails } from './details.ts';
import type { DemoMember } from './people.ts';
import { seeded, type Random } from './random.ts';
import { reviewTexts, type ReviewText } from './review-texts.ts';

/** A connection request. Members are given by number. `answeredAge` is null exactly while it's pending. */
export interface DemoConnection {
  readonly sender: number;
  readonly receiver: number;
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly askedAge: number;
  readonly answeredAge: number | null;
}

export interface DemoFollow {
  readonly follower: number;
  readonly followed: number;
  readonly age: number;
}

/** Views of a member's profile: at most one per viewer and day. */
export interface DemoViews {
  readonly member: number;
  readonly views: readonly (readonly [viewer: number, daysAgo: number])[];
}

/** A review of one member by another. */
export interface DemoMemberReview {
  readonly author: number;
  readonly member: number;
  readonly rating: ReviewText['rating'];
  readonly text: string;
  readonly age: number;
  readonly answer: string | null;
  readonly answerAge: number | null;
}

/** A report to staff. `handled` is null while it's open. */
export interface DemoReport {
  readonly reporter: number;
  readonly subject:
    | { readonly kind: 'profile'; readonly member: number }
    | { readonly kind: 'review'; readonly author: number; readonly member: number }
    | { readonly kind: 'listing'; readonly listing: number };
  readonly reason: 'spam' | 'scam' | 'harassment' | 'false_information' | 'other';
  readonly details: string;
  readonly age: number;
  readonly handled: { readonly by: number; readonly age: number; readonly outcome: string } | null;
}

export interface DemoNetwork {
  readonly connections: readonly DemoConnection[];
  readonly follows: readonly DemoFollow[];
  readonly views: readonly DemoViews[];
  readonly reviews: readonly DemoMemberReview[];
  readonly reports: readonly DemoReport[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Signed up two days ago, so everything about this member is newer. */
const NEWCOMER = 4;
const STAFF = 5;
const SIGN_INS = 5;

/** Pending requests. The free sign-in has received two and sent one; every other sign-in has at least one. */
const PENDING: readonly (readonly [sender: number, receiver: number, age: number])[] = [
  [12, 1, 5 * HOUR],
  [33, 1, 26 * HOUR],
  [1, 3, 9 * HOUR],
  [29, 2, 7 * HOUR],
  [2, 17, 20 * HOUR],
  [2, 41, 3 * DAY],
  [46, 3, 2 * DAY],
  [22, 3, 30 * HOUR],
  [3, 4, 20 * HOUR],
  [4, 8, 5 * HOUR],
  [60, 5, 4 * HOUR],
  [15, 36, 11 * HOUR],
  [51, 44, 2 * DAY],
  [68, 9, 5 * DAY],
  [27, 62, 19 * DAY],
];
const DECLINED: readonly (readonly [sender: number, receiver: number, age: number])[] = [
  [64, 2, 25 * DAY],
  [40, 13, 12 * DAY],
  [70, 31, 33 * DAY],
];

/** Average number of connections a member starts. */
const STARTED: Readonly<Record<DemoMember['tier'], number>> = {
  free: 1.3,
  basic: 1.8,
  pro: 2.6,
  closer: 3.2,
  partner: 4,
};
const STARTED_BY_SIGN_INS: Readonly<Record<number, number>> = { 1: 5, 2: 9, 3: 12, 4: 0, 5: 4 };
const MAX_REVIEWS = 3;
const MAX_SIGN_IN_REVIEWS: Readonly<Record<number, number>> = { 1: 4, 2: 7, 3: 9, 5: 2 };

/** Builds the network of these members. The same members always get the same one. */
export function demoNetwork(details: readonly DemoDetails[]): DemoNetwork {
  const connections = buildConnections(details);
  const follows = buildFollows(details, connections);
  const reviews = buildReviews(details, connections);
  return {
    connections,
    follows,
    views: buildViews(details, connections, follows),
    reviews,
    reports: buildReports(reviews),
  };
}

const pairOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Weight of a relationship: higher with common states, and with a member who has done more deals. */
function affinity(one: DemoDetails, other: DemoDetails): number {
  const states = new Set(one.markets.map(({ state }) => state));
  const shared = other.markets.filter(({ state }) => states.has(state)).length;
  return 1 + 5 * Math.min(shared, 2) + Math.min(other.member.pastDeals, 60) / 20;
}

/** Returns the age of an interaction: mostly recent, and never before both had joined. */
function ageSince(one: DemoMember, other: DemoMember, random: Random): number {
  const oldest = Math.min(one.joinedDays, other.joinedDays, 118) - 0.2;
  return Math.round((random.next() ** 1.7 * (oldest - 0.1) + 0.1) * DAY);
}

function buildConnections(details: readonly DemoDetails[]): DemoConnection[] {
  const taken = new Set([...PENDING, ...DECLINED].map(([sender, receiver]) => pairOf(sender, receiver)));
  const accepted = details.flatMap((one) => {
    const random = seeded(`connections ${one.member.number}`);
    const count =
      STARTED_BY_SIGN_INS[one.member.number] ?? Math.round(STARTED[one.member.tier] * random.between(0.4, 1.6));
    return Array.from({ length: count }, () => {
      const others = details.filter(({ member }) => member !== one.member && member.number !== NEWCOMER);
      const { member: other } = random.weighted(others.map((each) => [each, affinity(one, each)]));
      const [sender, receiver] = random.chance(0.5) ? [one.member, other] : [other, one.member];
      const askedAge = ageSince(one.member, other, random) + 2 * HOUR;
      const answeredAge = Math.round(Math.max(askedAge - random.between(0.1, 50) * HOUR, askedAge / 3));
      return { sender: sender.number, receiver: receiver.number, status: 'accepted' as const, askedAge, answeredAge };
    });
  });
  return [
    ...accepted.filter(({ sender, receiver }) => {
      const pair = pairOf(sender, receiver);
      if (taken.has(pair)) return false;
      taken.add(pair);
      return true;
    }),
    ...PENDING.map(([sender, receiver, askedAge]) => ({
      sender,
      receiver,
      status: 'pending' as const,
      askedAge,
      answeredAge: null,
    })),
    ...DECLINED.map(([sender, receiver, askedAge]) => ({
      sender,
      receiver,
      status: 'rejected' as const,
      askedAge,
      answeredAge: askedAge - 9 * HOUR,
    })),
  ];
}

function areConnected(connections: readonly DemoConnection[]): (one: number, other: number) => boolean {
  const pairs = new Set(
    connections.filter(({ status }) => status === 'accepted').map(({ sender, receiver }) => pairOf(sender, receiver)),
  );
  return (one, other) => pairs.has(pairOf(one, other));
}

/** Members follow some of their connections and a few others. Private members are only followed by connections. */
function buildFollows(details: readonly DemoDetails[], connections: readonly DemoConnection[]): DemoFollow[] {
  const connected = areConnected(connections);
  const popularity = ({ tier, number }: DemoMember): number =>
    ({ free: 1, basic: 1.5, pro: 2.5, closer: 4, partner: 6 })[tier] * (number <= SIGN_INS ? 2.5 : 1);
  return details.flatMap((one) => {
    const { member } = one;
    const random = seeded(`follows ${member.number}`);
    const others = details.filter(
      ({ member: other }) =>
        other !== member &&
        (other.number !== NEWCOMER || member.number === STAFF) &&
        (other.profileStatus === 'public' || connected(member.number, other.number)),
    );
    const count = member.number <= SIGN_INS ? 6 : random.int(1, 8);
    const drawn = Array.from({ length: count }, () =>
      random.weighted(
        others.map((other) => [
          other,
          affinity(one, other) * popularity(other.member) * (connected(member.number, other.member.number) ? 5 : 1),
        ]),
      ),
    );
    // Staff follow the newest member.
    const newcomers = others.filter(({ member: other }) => other.number === NEWCOMER);
    return [...new Set([...drawn, ...newcomers])].map(({ member: other }) => ({
      follower: member.number,
      followed: other.number,
      age: ageSince(member, other, random),
    }));
  });
}

/** Paid members' profiles get more views, mostly from connections and followers. */
function buildViews(
  details: readonly DemoDetails[],
  connections: readonly DemoConnection[],
  follows: readonly DemoFollow[],
): DemoViews[] {
  const connected = areConnected(connections);
  const following = new Set(follows.map(({ follower, followed }) => `${follower} ${followed}`));
  return details.map(({ member }) => {
    const random = seeded(`profile views ${member.number}`);
    const viewers = details.filter(
      ({ member: other }) =>
        other !== member && (member.profileStatus === 'public' || connected(member.number, other.number)),
    );
    const appeal = { free: 12, basic: 16, pro: 26, closer: 40, partner: 60 }[member.tier] * random.between(0.4, 1.3);
    const count =
      viewers.length === 0
        ? 0
        : Math.max(member.number <= SIGN_INS ? 3 : 1, Math.round(member.number === NEWCOMER ? 3 : appeal));
    const views = new Map<string, readonly [number, number]>();
    for (let drawn = 0; drawn < count; drawn += 1) {
      const { member: viewer } = random.weighted(
        viewers.map((each) => [
          each,
          1 +
            (connected(member.number, each.member.number) ? 6 : 0) +
            (following.has(`${each.member.number} ${member.number}`) ? 4 : 0),
        ]),
      );
      const daysAgo = Math.floor(ageSince(member, viewer, random) / DAY);
      views.set(`${viewer.number} ${daysAgo}`, [viewer.number, daysAgo]);
    }
    return { member: member.number, views: [...views.values()] };
  });
}

/** Reviews between connections. Each text is used at most once, for a member whose role it fits. */
function buildReviews(details: readonly DemoDetails[], connections: readonly DemoConnection[]): DemoMemberReview[] {
  const random = seeded('member reviews');
  const members = new Map(details.map(({ member }) => [member.number, member]));
  const directions = connections.flatMap(({ sender, receiver, status, answeredAge }) =>
    status === 'accepted' && answeredAge !== null && answeredAge > 5 * DAY
      ? [
          { author: sender, member: receiver, since: answeredAge },
          { author: receiver, member: sender, since: answeredAge },
        ]
      : [],
  );
  // Sign-ins first, because they're what people try.
  const rank = ({ author, member }: { author: number; member: number }): number =>
    member <= SIGN_INS ? 0 : author <= SIGN_INS ? 1 : 2;
  const candidates = random.sample(directions, directions.length).toSorted((a, b) => rank(a) - rank(b));
  const texts = random.sample(reviewTexts, reviewTexts.length);
  const written = new Map<number, number>();
  const pairs = new Set<string>();
  return candidates.flatMap(({ author, member, since }) => {
    const count = written.get(member) ?? 0;
    const roles = members.get(member)?.roles ?? [];
    const limit = MAX_SIGN_IN_REVIEWS[member] ?? MAX_REVIEWS;
    // No bad reviews of sign-ins.
    const minRating = member <= SIGN_INS ? 3 : 1;
    const at = texts.findIndex(({ about, rating }) => (about === null || roles.includes(about)) && rating >= minRating);
    if (count >= limit || at < 0 || pairs.has(pairOf(author, member))) return [];
    const [review] = texts.splice(at, 1);
    if (!review) return [];
    written.set(member, count + 1);
    pairs.add(pairOf(author, member));
    const age = Math.round(since * random.between(0.05, 0.8));
    return [
      {
        author,
        member,
        rating: review.rating,
        text: review.text,
        age,
        answer: review.answer ?? null,
        answerAge: review.answer === undefined ? null : Math.round(age * random.between(0.3, 0.95)),
      },
    ];
  });
}

/** Open reports of a review, a listing, and a profile for the staff sign-in, and a handled one. */
function buildReports(reviews: readonly DemoMemberReview[]): DemoReport[] {
  const harsh = reviews.find(({ rating, member }) => rating === 1 && member > SIGN_INS);
  const review: DemoReport[] = harsh
    ? [
        {
          reporter: harsh.member,
          subject: { kind: 'review', author: harsh.author, member: harsh.member },
          reason: 'false_information',
          details:
            'This leaves out half of what happened. I can send you the emails and the release that we both signed.',
          age: Math.min(7 * HOUR, Math.round(harsh.age / 2)),
          handled: null,
        },
      ]
    : [];
  return [
    ...review,
    {
      reporter: 2,
      subject: { kind: 'listing', listing: 118 },
      reason: 'false_information',
      details:
        'The pictures are of the house next door. I drove past this morning; the one for sale has a boarded ' +
        'front window.',
      age: 26 * HOUR,
      handled: null,
    },
    {
      reporter: 35,
      subject: { kind: 'profile', member: 64 },
      reason: 'spam',
      details: 'Sends the same loan offer to everybody who posts a listing.',
      age: 3 * DAY,
      handled: null,
    },
    {
      reporter: 1,
      subject: { kind: 'listing', listing: 240 },
      reason: 'scam',
      details: 'The owner on the county site says they have never heard of a contract.',
      age: 16 * DAY,
      handled: {
        by: STAFF,
        age: 15 * DAY,
        outcome:
          'Seen the contract and spoken with the owner’s daughter, who holds power of attorney. The listing stays.',
      },
    },
  ];
}
