/** Documents of a few demo listings. */
import { pdfOf } from './document.ts';
import { documentPath } from './ids.ts';
import type { DemoListing } from './listing-history.ts';

export interface DemoDocument {
  /** From 1. */
  readonly number: number;
  readonly kind: string;
  readonly access: 'public' | 'on_request';
  readonly name: string;
  readonly position: number;
  readonly member: number;
  readonly listing: number;
  readonly path: string;
  readonly body: Uint8Array;
}

/** How many active listings of these sign-ins have documents, and of all other members together. */
const WITH_DOCUMENTS: ReadonlyMap<number, number> = new Map([
  [2, 4],
  [3, 5],
]);
const OTHERS_WITH_DOCUMENTS = 6;

/** The listings with documents, newest first. Pure, like everything here. */
export function listingsWithDocuments(listings: readonly DemoListing[]): readonly DemoListing[] {
  const active = listings
    .filter(({ status, type }) => status === 'active' && type !== 'Land')
    .toSorted((a, b) => a.ageMinutes - b.ageMinutes);
  const newestOf = (is: (member: number) => boolean, count: number): readonly DemoListing[] =>
    active.filter(({ owner }) => is(owner.number)).slice(0, count);
  return [
    ...[...WITH_DOCUMENTS].flatMap(([member, count]) => newestOf((owner) => owner === member, count)),
    ...newestOf((owner) => !WITH_DOCUMENTS.has(owner), OTHERS_WITH_DOCUMENTS),
  ];
}

/** Returns the documents of all listings. */
export function documentsOf(listings: readonly DemoListing[]): readonly DemoDocument[] {
  return listingsWithDocuments(listings)
    .flatMap((listing) =>
      documentTexts(listing).map(({ lines, ...document }, index) => ({
        ...document,
        position: index + 1,
        member: listing.owner.number,
        listing: listing.index,
        body: pdfOf([...lines, '', 'Demo document.']),
      })),
    )
    .map((document, index) => ({
      ...document,
      number: index + 1,
      path: documentPath(document.member, document.listing, index + 1),
    }));
}

interface DocumentText extends Pick<DemoDocument, 'kind' | 'access' | 'name'> {
  readonly lines: readonly string[];
}

function documentTexts(listing: DemoListing): readonly DocumentText[] {
  const place = `${listing.address}, ${listing.city}, ${listing.state} ${listing.zip}`;
  const inspection: DocumentText = {
    kind: 'Inspection report',
    access: 'public',
    name: 'Inspection summary.pdf',
    lines: [
      'PROPERTY INSPECTION SUMMARY',
      '',
      place,
      '',
      'Roof          Serviceable. Flashing at the chimney needs sealing.',
      'Structure     No movement observed. Minor settling cracks in plaster.',
      'Plumbing      Copper supply, cast iron drains. Water heater near its end.',
      'Electrical    Breaker panel, 200 A. GFCI missing at the kitchen sink.',
      'Heating       Runs and cools. Filter overdue.',
    ],
  };
  const title: DocumentText = {
    kind: 'Title',
    access: 'on_request',
    name: 'Preliminary title report.pdf',
    lines: [
      'PRELIMINARY TITLE REPORT',
      '',
      place,
      '',
      'Vesting       Fee simple, as shown in the vesting deed.',
      'Taxes         Current. No delinquencies.',
      'Exceptions    Utility easement along the rear lot line.',
      'Liens         One deed of trust, to be paid at closing.',
    ],
  };
  const rent = listing.underwriting.monthlyRent;
  if (rent === null) return [inspection, title];
  const rentRoll: DocumentText = {
    kind: 'Rent roll',
    access: 'on_request',
    name: 'Rent roll.pdf',
    lines: ['RENT ROLL', '', place, '', `Scheduled rent, all units: $${rent.toLocaleString('en-US')} a month`],
  };
  return [inspection, rentRoll, title];
}
