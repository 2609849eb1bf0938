/** Members' submissions with their contracts, in every status. Ages are minutes before seeding. */
import { createHash } from 'node:crypto';
import { pdfOf } from './document.ts';
import type { Condition, PropertyType } from './facts.ts';
import type { DemoListing } from './listing-history.ts';
import { contractPath } from './ids.ts';
import { acceptedListing } from './listing-history.ts';

export interface DemoContract {
  readonly name: string;
  readonly path: string;
  readonly body: Uint8Array;
  readonly sha256: string;
}

export interface DemoSubmission {
  /** From 1. */
  readonly number: number;
  readonly member: number;
  readonly address: string;
  readonly propertyType: 'single_family' | 'multi_family' | 'condo' | 'land' | 'commercial';
  readonly condition: 'excellent' | 'good' | 'fair' | 'poor';
  readonly price: number;
  readonly sqft: number;
  readonly lotSqft: number | null;
  readonly startedAge: number;
  readonly submittedAge: number;
  readonly contract: DemoContract;
  /** Null while pending. */
  readonly decision:
    | { readonly age: number; readonly listing: number; readonly reason: null }
    | { readonly age: number; readonly listing: null; readonly reason: string }
    | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const TYPES: Readonly<Partial<Record<PropertyType, DemoSubmission['propertyType']>>> = {
  'Single Family': 'single_family',
  'Multi Family': 'multi_family',
  Condo: 'condo',
  Land: 'land',
  Commercial: 'commercial',
};
const CONDITIONS: Readonly<Partial<Record<Condition, DemoSubmission['condition']>>> = {
  'Turn-Key': 'excellent',
  'Light Rehab': 'good',
  'Medium Rehab': 'fair',
  'Heavy Rehab': 'poor',
};

type SubmissionInput = Omit<DemoSubmission, 'number' | 'contract'> & { readonly seller: string; readonly file: string };

/** Pending: the partner's and another member's. Returned: the free sign-in's. */
const SUBMISSIONS: readonly SubmissionInput[] = [
  {
    member: 3,
    seller: 'Estate of L. Quintana',
    file: 'Purchase agreement Brazos Bend.pdf',
    address: '2214 Brazos Bend Dr, Houston, TX 77009',
    propertyType: 'single_family',
    condition: 'fair',
    price: 178_000,
    sqft: 1480,
    lotSqft: 6250,
    startedAge: 9 * HOUR,
    submittedAge: 8 * HOUR + 35,
    decision: null,
  },
  {
    member: 14,
    seller: 'R. and M. Tolliver',
    file: 'Contract 4-plex.pdf',
    address: '618 Ingra St, Anchorage, AK 99501',
    propertyType: 'multi_family',
    condition: 'good',
    price: 612_000,
    sqft: 3640,
    lotSqft: 7000,
    startedAge: 2 * DAY,
    submittedAge: 31 * HOUR,
    decision: null,
  },
  {
    member: 1,
    seller: 'K. Nakoa',
    file: 'Offer to purchase.pdf',
    address: '87 Kilauea Ave, Hilo, HI 96720',
    propertyType: 'land',
    condition: 'good',
    price: 96_000,
    sqft: 0,
    lotSqft: 10_890,
    startedAge: 3 * DAY + 5 * HOUR,
    submittedAge: 3 * DAY,
    decision: {
      age: 28 * HOUR,
      listing: null,
      reason:
        'The agreement carries your signature, but not the seller’s. Please upload the copy that both of you ' +
        'have signed.',
    },
  },
];

/** Returns all submissions with their contracts. Pure: the same listings always give the same bytes. */
export function demoSubmissions(listings: readonly DemoListing[]): readonly DemoSubmission[] {
  const listing = acceptedListing(listings);
  const [propertyType, condition, review] = [TYPES[listing.type], CONDITIONS[listing.condition], listing.reviews[0]];
  if (!propertyType || !condition || !review) throw new Error('The listing doesn’t fit its submission');
  const accepted: SubmissionInput = {
    member: listing.owner.number,
    seller: 'J. Abernathy',
    file: 'Purchase contract.pdf',
    address: `${listing.address}, ${listing.city}, ${listing.state} ${listing.zip}`,
    propertyType,
    condition,
    price: listing.prices[0]?.price ?? listing.price,
    sqft: listing.sqft,
    lotSqft: listing.lotSqft || null,
    startedAge: review.requestedAge + 90,
    submittedAge: review.requestedAge,
    decision: { age: listing.ageMinutes, listing: listing.index, reason: null },
  };
  return [accepted, ...SUBMISSIONS].map((input, at) => {
    const { file, seller, ...submission } = input;
    const body = pdfOf(agreement(input, seller));
    const sha256 = createHash('sha256').update(body).digest('hex');
    return {
      ...submission,
      number: at + 1,
      contract: { name: file, body, sha256, path: contractPath(input.member, at + 1, sha256) },
    };
  });
}

function agreement({ address, price, decision }: SubmissionInput, seller: string): readonly string[] {
  const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
  return [
    'AGREEMENT FOR THE PURCHASE AND SALE OF REAL ESTATE',
    '',
    `Property:        ${address}`,
    `Seller:          ${seller}`,
    'Buyer:           the undersigned, and/or assigns',
    '',
    `1. Price         ${usd(Math.round((price * 0.93) / 500) * 500)}, in cash at closing.`,
    '2. Deposit       $2,500 with the title company within three days.',
    '3. Inspection    14 days from the date of this agreement.',
    '4. Closing       On or before 60 days from the date of this agreement.',
    '5. Title         Marketable, free of liens, by general warranty deed.',
    '6. Assignment    The buyer may assign this agreement without consent.',
    '7. Condition     As is. No repairs by the seller.',
    '',
    `Seller:  ${decision?.reason ? '______________________' : `/s/ ${seller}`}`,
    'Buyer:   /s/ (signature on file)',
    '',
    'Demo document. No such agreement exists.',
  ];
}
