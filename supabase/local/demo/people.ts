import { demoAccounts } from './accounts.ts';
import { MEMBER_COUNT, memberId } from './ids.ts';
import { markets, type Market } from './markets.ts';
import { seeded, type Random } from './random.ts';

/** Role ids of the sign-up form. */
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

/** How a portrait is drawn: the presentation that goes with the name. */
export type Presentation = 'feminine' | 'masculine';

/** A member of the demo, with all that the profile shows. `joinedDays` counts back from the day of seeding. */
export interface DemoMember {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly presentation: Presentation;
  readonly phone: string;
  readonly tier: Tier;
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
  readonly confirmed: boolean;
  readonly staff: boolean;
}

/** First names end in * where the portrait is feminine. */
const NAMES = [
  'Dana* Whitfield',
  'Marcus Ellery',
  'Renata* Okafor',
  'Theo Lindqvist',
  'Priya* Raman',
  'Hector Villalobos',
  'Camille* Fontenot',
  'Andre Baptiste',
  'Joanna* Kessler',
  'Tyrell Washington',
  'Mei* Lin Zhou',
  'Patrick O’Dowd',
  'Simone* Achebe',
  'Ravi Deshpande',
  'Luz* Maldonado',
  'Ben Sokolow',
  'Keisha* Brantley',
  'Graham Pruitt',
  'Yolanda* Reyes',
  'Dmitri Volkov',
  'Hannah* Bergstrom',
  'Omar Haddad',
  'Tanya* Redbird',
  'Chris Nakamura',
  'Bianca* Moretti',
  'Isaiah Greene',
  'Fatima* Noor',
  'Walt Hendricks',
  'Xiomara* Cruz',
  'Kwame Mensah',
  'Alice* Tran',
  'Rob Castellano',
  'Nadia* Petrov',
  'Jerome Tillman',
  'Grace* Oyelaran',
  'Luke Vandermeer',
  'Sofia* Delgado',
  'Arjun Mehta',
  'Michelle* Kowalczyk',
  'Deshawn Carter',
  'Ingrid* Solberg',
  'Miguel Santoro',
  'Leila* Farahani',
  'Travis Boone',
  'Naomi* Whitehorse',
  'Stefan Kraus',
  'Erika* Yamada',
  'Julius Pemberton',
  'Carmen* Ibarra',
  'Noah Feldman',
  'Imani* Dupree',
  'Sean Gallagher',
  'Vivian* Cho',
  'Emeka Nwosu',
  'Paula* Stavros',
  'Wes Thornburg',
  'Rosa* Quintero',
  'Haruto Sato',
  'Denise* LaFleur',
  'Khalil Rashid',
  'Megan* Trelawney',
  'Antoine Rousseau',
  'Shreya* Iyer',
  'Cody Blackwell',
  'Adaeze* Eze',
  'Vince Marchetti',
  'Teresa* Alvarado',
  'Malik Jefferson',
  'Kirsten* Dahl',
  'Samir Gupta',
  'Lorraine* Beck',
  'Eli Navarro',
  'Janelle* Morrow',
  'Paul Szymanski',
  'Opal* Hutchins',
  'Kenji Arakawa',
] as const;

/** Members may be found by their number from 1. Throws a RangeError for any other. */
export function demoMember(number: number): DemoMember {
  const name = NAMES[number - 1];
  if (name === undefined || number > MEMBER_COUNT) throw new RangeError(`No demo member ${number}`);
  const random = seeded(`member ${number}`);
  const account = demoAccounts[number - 1];
  const plain = name.replace('*', '');
  const market = random.pick(markets);
  const tier = tierOf(number, random);
  const roles = pickRoles(number, random);
  const experience = { free: 1, basic: 2, pro: 4, partner: 9, closer: 6 }[tier];
  const pastDeals = number === 4 ? 0 : Math.round(experience * random.between(0.6, 14));
  const profileStatus = number > demoAccounts.length && number % 19 === 0 ? 'private' : 'public';
  return {
    number,
    id: memberId(number),
    email:
      account?.email ??
      `${plain
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .replaceAll(' ', '.')}@example.com`,
    name: plain,
    presentation: name.includes('*') ? 'feminine' : 'masculine',
    // 555-01xx is set aside for fiction.
    phone: `(${random.int(2, 9)}${random.int(10, 99)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`,
    tier,
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
    certifications: certifications(roles, random),
    interests: random.sample(INTERESTS, random.int(2, 5)),
    socialLinks: socialLinks(plain, random),
    hasAvatar: number <= 3 || (number !== 4 && random.chance(0.82)),
    joinedDays: number === 4 ? 2 : random.int(125, 820),
    confirmed: number !== 4,
    staff: number === 5,
  };
}

/** All members, in the order of their numbers. */
export function demoMembers(): readonly DemoMember[] {
  return Array.from({ length: MEMBER_COUNT }, (_, index) => demoMember(index + 1));
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

/** The first role goes round, so that every role has its members. */
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

function certifications(roles: readonly Role[], random: Random): string[] {
  const pool = [
    ...(roles.includes('agent') ? ['Licensed real estate agent', 'CCIM candidate', 'Realtor, ABR'] : []),
    ...(roles.includes('propertyManager') ? ['CPM', 'Licensed property manager', 'NARPM RMP'] : []),
    ...(roles.includes('developer') ? ['LEED Green Associate', 'Licensed general contractor'] : []),
    ...(roles.includes('flipper') ? ['Licensed general contractor', 'EPA lead-safe renovator'] : []),
    ...(roles.includes('creative') ? ['NMLS licensed loan originator'] : []),
  ];
  return random.chance(0.3) ? [] : random.sample([...new Set(pool)], random.int(1, 2));
}

function socialLinks(name: string, random: Random): Record<string, string> {
  const handle = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const networks = random.sample(['linkedin', 'facebook', 'twitter', 'instagram'], random.int(0, 3)).sort();
  return Object.fromEntries(networks.map((network) => [network, `https://${network}.example.com/${handle}`]));
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
      `Acquisitions in ${city} and the towns around it. Contracts are real, photos are from this week, numbers are not stretched.`,
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
