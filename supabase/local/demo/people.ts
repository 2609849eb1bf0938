import { demoAccounts } from './accounts.ts';
import { MEMBER_COUNT, memberId } from './ids.ts';
import { markets, type Market } from './markets.ts';
import { seeded, type Random } from './random.ts';

/** Role IDs of the sign-up form. */
export const ROLES = [
  'birddog',
  'wholesaler',
  'agent',
  'flipper',
  'landlord',
  'creative',
  'developer',
  'propertyManager',
] as const;
export type Role = (typeof ROLES)[number];
export type Tier = 'free' | 'basic' | 'pro' | 'partner' | 'closer';

/** How the portrait is drawn. */
export type Presentation = 'feminine' | 'masculine';

/** A demo member with their profile. `joinedDays`: days since they joined. */
export interface DemoMember {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly presentation: Presentation;
  /** Skin tone of the portrait, 0 (lightest) to 7. */
  readonly skin: number;
  readonly scarf: boolean;
  readonly phone: string;
  readonly tier: Tier;
  /** Sells as much as members of this tier. */
  readonly sellsLike: Tier;
  readonly roles: readonly Role[];
  readonly title: string;
  readonly location: string;
  readonly market: Market;
  readonly bio: string;
  readonly expertise: readonly string[];
  readonly certifications: readonly string[];
  readonly interests: readonly string[];
  readonly socialLinks: Readonly<Record<string, string>>;
  readonly pastDeals: number;
  readonly profileStatus: 'public' | 'private';
  readonly hasAvatar: boolean;
  readonly joinedDays: number;
  /** Minutes since the last sign-in; null if they never signed in. */
  readonly lastSeen: number | null;
  readonly confirmed: boolean;
  readonly staff: boolean;
}

/** Name, presentation, skin tone (0 to 7), and head covering, if any. */
const CHARACTERS: readonly (readonly [name: string, presentation: Presentation, skin: number, cover?: 'scarf'])[] = [
  ['Dana Whitfield', 'feminine', 0],
  ['Marcus Ellery', 'masculine', 1],
  ['Renata Okafor', 'feminine', 5],
  ['Theo Lindqvist', 'masculine', 2],
  ['Priya Raman', 'feminine', 4],
  ['Hector Villalobos', 'masculine', 3],
  ['Camille Fontenot', 'feminine', 2],
  ['Andre Baptiste', 'masculine', 5],
  ['Joanna Kessler', 'feminine', 0],
  ['Tyrell Washington', 'masculine', 5],
  ['Mei Lin Zhou', 'feminine', 2],
  ['Patrick O’Dowd', 'masculine', 2],
  ['Simone Achebe', 'feminine', 6],
  ['Ravi Deshpande', 'masculine', 3],
  ['Luz Maldonado', 'feminine', 2],
  ['Ben Sokolow', 'masculine', 2],
  ['Keisha Brantley', 'feminine', 7],
  ['Graham Pruitt', 'masculine', 1],
  ['Yolanda Reyes', 'feminine', 3],
  ['Dmitri Volkov', 'masculine', 0],
  ['Hannah Bergstrom', 'feminine', 0],
  ['Omar Haddad', 'masculine', 3],
  ['Tanya Redbird', 'feminine', 2],
  ['Chris Nakamura', 'masculine', 1],
  ['Bianca Moretti', 'feminine', 2],
  ['Isaiah Greene', 'masculine', 6],
  ['Fatima Noor', 'feminine', 6, 'scarf'],
  ['Walt Hendricks', 'masculine', 0],
  ['Xiomara Cruz', 'feminine', 2],
  ['Kwame Mensah', 'masculine', 6],
  ['Alice Tran', 'feminine', 2],
  ['Rob Castellano', 'masculine', 2],
  ['Nadia Petrov', 'feminine', 2],
  ['Jerome Tillman', 'masculine', 6],
  ['Grace Oyelaran', 'feminine', 5],
  ['Luke Vandermeer', 'masculine', 2],
  ['Sofia Delgado', 'feminine', 3],
  ['Arjun Mehta', 'masculine', 5],
  ['Michelle Kowalczyk', 'feminine', 1],
  ['Deshawn Carter', 'masculine', 7],
  ['Ingrid Solberg', 'feminine', 0],
  ['Miguel Santoro', 'masculine', 2],
  ['Leila Farahani', 'feminine', 2, 'scarf'],
  ['Travis Boone', 'masculine', 1],
  ['Naomi Whitehorse', 'feminine', 3],
  ['Stefan Kraus', 'masculine', 0],
  ['Erika Yamada', 'feminine', 2],
  ['Julius Pemberton', 'masculine', 5],
  ['Carmen Ibarra', 'feminine', 3],
  ['Noah Feldman', 'masculine', 2],
  ['Imani Dupree', 'feminine', 7],
  ['Sean Gallagher', 'masculine', 1],
  ['Vivian Cho', 'feminine', 1],
  ['Emeka Nwosu', 'masculine', 6],
  ['Paula Stavros', 'feminine', 1],
  ['Wes Thornburg', 'masculine', 2],
  ['Rosa Quintero', 'feminine', 3],
  ['Haruto Sato', 'masculine', 2],
  ['Denise LaFleur', 'feminine', 1],
  ['Khalil Rashid', 'masculine', 5],
  ['Megan Trelawney', 'feminine', 0],
  ['Antoine Rousseau', 'masculine', 3],
  ['Shreya Iyer', 'feminine', 4],
  ['Cody Blackwell', 'masculine', 0],
  ['Adaeze Eze', 'feminine', 5],
  ['Vince Marchetti', 'masculine', 0],
  ['Teresa Alvarado', 'feminine', 3],
  ['Malik Jefferson', 'masculine', 7],
  ['Kirsten Dahl', 'feminine', 1],
  ['Samir Gupta', 'masculine', 5],
  ['Lorraine Beck', 'feminine', 2],
  ['Eli Navarro', 'masculine', 4],
  ['Janelle Morrow', 'feminine', 6],
  ['Paul Szymanski', 'masculine', 2],
  ['Opal Hutchins', 'feminine', 1],
  ['Kenji Arakawa', 'masculine', 1],
];

/** Returns a member by number, from 1. Throws a RangeError for an unknown number. */
export function demoMember(number: number): DemoMember {
  const character = CHARACTERS[number - 1];
  if (character === undefined || number > MEMBER_COUNT) throw new RangeError(`No demo member ${number}`);
  const random = seeded(`member ${number}`);
  const account = demoAccounts[number - 1];
  const [name, presentation, skin, cover] = character;
  const market = random.pick(markets);
  const sellsLike = tierOf(number, random);
  // Few members are partners, because their listings are verified without review.
  const tier = sellsLike === 'partner' && number > demoAccounts.length && number % 4 > 0 ? 'closer' : sellsLike;
  const roles = pickRoles(number, random);
  const experience = { free: 1, basic: 2, pro: 4, partner: 9, closer: 6 }[sellsLike];
  const pastDeals = number === 4 ? 0 : Math.round(experience * random.between(0.6, 14));
  const profileStatus = number > demoAccounts.length && number % 19 === 0 ? 'private' : 'public';
  return {
    number,
    id: memberId(number),
    email:
      account?.email ??
      `${name
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .replaceAll(' ', '.')}@example.com`,
    name,
    presentation,
    skin,
    scarf: cover === 'scarf',
    // 555-01xx is reserved for fiction.
    phone: `(${random.int(2, 9)}${random.int(10, 99)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`,
    tier,
    sellsLike,
    roles,
    market,
    pastDeals,
    profileStatus,
    title: number === 5 ? 'Community team' : random.pick(TITLES[roles[0] ?? 'wholesaler']),
    location: `${market.city}, ${market.state}`,
    bio:
      number === 5
        ? 'I help members with listings, verification and anything that does not work. Write to me any time.'
        : bio(roles, market, pastDeals, random),
    expertise: random.sample([...new Set(roles.flatMap((role) => EXPERTISE[role]))], random.int(2, 5)),
    certifications: certifications(roles, random, SIGN_IN_CERTIFICATIONS[number]),
    interests: random.sample(INTERESTS, random.int(2, 5)),
    socialLinks: socialLinks(name, random, SIGN_IN_NETWORKS[number]),
    hasAvatar: number <= 3 || (number !== 4 && random.chance(0.82)),
    joinedDays: number === 4 ? 2 : random.int(125, 820),
    lastSeen: number === 4 ? null : lastSeen(number),
    confirmed: number !== 4,
    staff: number === 5,
  };
}

/** Returns all members, in the order of their numbers. */
export function demoMembers(): readonly DemoMember[] {
  return Array.from({ length: MEMBER_COUNT }, (_, index) => demoMember(index + 1));
}

/** The sign-ins signed in yesterday, most others within a month, and some not for months. */
function lastSeen(number: number): number {
  const random = seeded(`last seen ${number}`);
  if (number <= demoAccounts.length) return random.int(20, 34) * 60;
  return random.chance(0.82) ? random.int(90, 26 * 24 * 60) : random.int(34, 110) * 24 * 60;
}

function tierOf(number: number, random: Random): Tier {
  const fixed: readonly Tier[] = ['free', 'closer', 'partner', 'free', 'partner'];
  return (
    fixed[number - 1] ??
    random.weighted<Tier>([
      ['free', 34],
      ['basic', 11],
      ['pro', 18],
      ['partner', 16],
      ['closer', 21],
    ])
  );
}

/** The first roles rotate, so that every role has members. */
function pickRoles(number: number, random: Random): readonly Role[] {
  const first = ROLES[number % ROLES.length] ?? 'wholesaler';
  return [
    first,
    ...random.sample(
      ROLES.filter((role) => role !== first),
      random.weighted([
        [0, 4],
        [1, 5],
        [2, 2],
      ]),
    ),
  ];
}

const TITLES: Readonly<Record<Role, readonly string[]>> = {
  birddog: ['Property Scout', 'Driving for dollars, full time', 'Acquisitions scout'],
  wholesaler: ['Wholesaler', 'Off-market acquisitions', 'Disposition manager', 'Founder, acquisitions shop'],
  agent: ['Investor-friendly agent', 'Broker associate', 'Investment sales agent', 'Realtor and landlord'],
  flipper: ['Fix and flip investor', 'Renovator', 'Builder and flipper', 'Rehab project lead'],
  landlord: ['Buy and hold investor', 'Landlord', 'Small multifamily owner', 'Portfolio owner'],
  creative: ['Creative finance investor', 'Note buyer', 'Subject-to and seller carry', 'Private lender'],
  developer: ['Infill developer', 'Land developer', 'Small-scale developer', 'Commercial developer'],
  propertyManager: ['Property manager', 'Owner, management company', 'Asset manager'],
};

const EXPERTISE: Readonly<Record<Role, readonly string[]>> = {
  birddog: ['Driving for dollars', 'Skip tracing', 'Door knocking'],
  wholesaler: ['Off-market sourcing', 'Assignments', 'Double closings', 'Direct mail'],
  agent: ['Comparables', 'Listing strategy', 'Negotiation', '1031 exchanges'],
  flipper: ['Scope of work', 'Contractor management', 'Staging', 'Rehab budgeting'],
  landlord: ['BRRRR', 'Tenant screening', 'Section 8', 'Small multifamily'],
  creative: ['Subject to', 'Seller financing', 'Lease options', 'Note investing'],
  developer: ['Entitlements', 'Zoning', 'Ground-up construction', 'Site plans'],
  propertyManager: ['Leasing', 'Maintenance systems', 'Mid-term rentals', 'Asset management'],
};

const INTERESTS = [
  'Single family rentals',
  'Small multifamily',
  'Mixed use on main streets',
  'Self storage',
  'Light industrial',
  'Infill land',
  'Fix and flip',
  'Seller-financed deals',
  'Mobile home parks',
  'Short-term rentals',
  'Retail strips',
  'Joint ventures',
  'Private lending',
  'Student housing',
];

/** The sign-ins have complete profiles, except number 4, who has just joined. */
const SIGN_IN_CERTIFICATIONS: Readonly<Record<number, readonly string[]>> = {
  1: ['Notary signing agent'],
  2: ['Realtor, ABR', 'CCIM candidate'],
};
const SIGN_IN_NETWORKS: Readonly<Record<number, readonly Network[]>> = {
  1: ['linkedin', 'instagram'],
  2: ['linkedin', 'facebook', 'twitter'],
  3: ['linkedin', 'facebook', 'instagram'],
  5: ['linkedin'],
};

function certifications(roles: readonly Role[], random: Random, chosen?: readonly string[]): readonly string[] {
  const pool = [
    ...(roles.includes('agent') ? ['Licensed real estate agent', 'CCIM candidate', 'Realtor, ABR'] : []),
    ...(roles.includes('propertyManager') ? ['CPM', 'Licensed property manager', 'NARPM RMP'] : []),
    ...(roles.includes('developer') ? ['LEED Green Associate', 'Licensed general contractor'] : []),
    ...(roles.includes('flipper') ? ['Licensed general contractor', 'EPA lead-safe renovator'] : []),
    ...(roles.includes('creative') ? ['NMLS licensed loan originator'] : []),
  ];
  // Always drawn, so that later draws don't change.
  const drawn = random.chance(0.3) ? [] : random.sample([...new Set(pool)], random.int(1, 2));
  return chosen ?? drawn;
}

const NETWORKS = ['linkedin', 'facebook', 'twitter', 'instagram'] as const;
type Network = (typeof NETWORKS)[number];

function socialLinks(name: string, random: Random, chosen?: readonly Network[]): Record<string, string> {
  const handle = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const drawn = random.sample(NETWORKS, random.int(0, 3)).sort();
  return Object.fromEntries((chosen ?? drawn).map((network) => [network, `https://${network}.example.com/${handle}`]));
}

function bio(roles: readonly Role[], market: Market, deals: number, random: Random): string {
  const { city } = market;
  const openings: Readonly<Record<Role, readonly string[]>> = {
    birddog: [
      `I drive ${city} four days a week and know which porches have three years of mail on them.`,
      `Full-time scout in ${city}. I bring addresses, photos and an owner who picks up the phone.`,
    ],
    wholesaler: [
      `We market direct to owners around ${city} and put two or three houses a month under contract.`,
      `Acquisitions in ${city} and the towns around it. Contracts are real, photos are from this week, numbers ` +
        'are not stretched.',
    ],
    agent: [
      `Agent in ${city} who owns rentals too, so I underwrite before I list.`,
      `I represent buyers who want to see the rent roll before the kitchen.`,
    ],
    flipper: [
      `My crew of six turns houses in ${city}, mostly prewar ones that nobody else wants to open up.`,
      `Renovating in ${city} since 2014. I like ugly kitchens and dry basements.`,
    ],
    landlord: [
      `I hold small multifamily around ${city} and self-manage most of it.`,
      `Started with a duplex in ${city} in 2011 and never sold it. Still buying on the same streets.`,
    ],
    creative: [
      `I buy on terms. If a payment makes sense, the price can be yours.`,
      `Seller notes, subject-to and the odd wrap. I explain everything to the seller’s attorney first.`,
    ],
    developer: [
      `We build four to twelve units at a time on lots that others find awkward, mostly in ${city}.`,
      `Entitlement work in and around ${city}: rezonings, lot splits, small subdivisions.`,
    ],
    propertyManager: [
      `We look after 240 doors in ${city} for owners who live elsewhere.`,
      `Managing other people’s rentals in ${city} taught me which blocks to buy on.`,
    ],
  };
  const middle = [
    deals > 5 ? `${deals} deals closed so far.` : 'Still early, and choosy about the next one.',
    'I answer messages the same day.',
    'References from title companies on request.',
    'I would rather lose a deal than guess at repairs.',
    'Happy to split deals with people who do what they say.',
  ];
  const closings = [
    'Looking for partners who can fund quickly.',
    'Send me anything under $400k with a clear title.',
    'Always up for coffee when you are in town.',
    `Ask me about ${random.pick(market.draws)}.`,
    'Open to joint ventures on bigger projects.',
    'Buying two more this quarter.',
    '',
  ];
  return [random.pick(openings[roles[0] ?? 'wholesaler']), random.pick(middle), random.pick(closings)]
    .filter((part) => part !== '')
    .join(' ');
}
