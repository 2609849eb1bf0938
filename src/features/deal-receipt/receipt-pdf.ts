import { brand } from '@/domain/site/brand';
import { freeText } from '@/domain/ledger/ledger';
import { PdfSheet, type PdfSection } from '@/platform/export/pdf-sheet';
import { momentText } from './moments';
import { outcomeText, splitRows } from './outcome';
import { partiesOf, partyName, roleLabel } from './parties';
import { entriesOf, type DealRecord } from './record';
import { movedDeadlines, termsOf, termsText } from './terms';
import { timelineOf, timeZoneOf, type TimelineRow } from './timeline';

/** Renders a record as a PDF for people. */
export function receiptPdf(record: DealRecord): Promise<Blob> {
  const [listing, ...sections] = receiptParts(record);
  const sheet = new PdfSheet(`${brand.name}, ${listing?.title ?? 'deal'}`);
  sheet.text('Deal receipt', { size: 22, bold: true });
  sheet.text(
    `What ${brand.name} recorded about this deal, step by step. ${brand.name} held no money and gave no legal advice.`,
    { size: 10, gray: true },
  );
  for (const section of [...(listing ? [listing] : []), ...sections]) sheet.section(section);
  return sheet.finish();
}

/** The sections of the PDF. */
export function receiptParts(record: DealRecord): PdfSection[] {
  const [first] = entriesOf(record);
  const split = splitRows(record);
  const listingText = (field: string) => (first && freeText(first, field)) || 'Not stated';
  return [
    { title: listingText('title'), text: listingText('address') },
    {
      title: 'Parties',
      table: {
        columns: [
          { heading: 'Role', width: 0.3 },
          { heading: 'Name', width: 0.7 },
        ],
        rows: partiesOf(record).map((party) => [roleLabel(party.role), partyName(party)]),
      },
    },
    termsPart(record),
    { title: 'Outcome', text: outcomeText(record) },
    ...(split.length > 0 ? [splitPart(split)] : []),
    timelinePart(record),
    hashesPart(record),
    verifyPart(record),
  ];
}

function termsPart(record: DealRecord): PdfSection {
  const zone = timeZoneOf(record);
  return {
    title: 'Terms',
    table: {
      columns: [
        { heading: 'Version', width: 0.12 },
        { heading: 'Terms', width: 0.6 },
        { heading: 'Proposed', width: 0.28 },
      ],
      rows: [
        ...entriesOf(record).flatMap((entry) => {
          const terms = termsOf(entry);
          return terms ? [[String(terms.version), termsText(terms), momentText(entry.at, zone)]] : [];
        }),
        ...movedDeadlines(entriesOf(record), zone).map((moved) => ['Moved', moved, '']),
      ],
    },
  };
}

function splitPart(rows: readonly string[][]): PdfSection {
  return {
    title: 'Agreed split',
    table: {
      columns: [
        { heading: 'Amount', width: 0.22 },
        { heading: 'Party', width: 0.38 },
        { heading: 'Share', width: 0.18, alignRight: true },
        { heading: 'USD', width: 0.22, alignRight: true },
      ],
      rows,
    },
  };
}

function timelinePart(record: DealRecord): PdfSection {
  return {
    title: 'Timeline',
    table: {
      columns: [
        { heading: 'Step', width: 0.08 },
        { heading: 'What happened', width: 0.64 },
        { heading: 'When', width: 0.28 },
      ],
      rows: timelineOf(record).map((row) => [String(row.seq), `${row.sentence}${noteText(row)}`, row.at]),
    },
  };
}

function noteText({ note }: TimelineRow): string {
  if (note === null) return ' (The message was deleted with the account.)';
  return note === '' ? '' : ` “${note}”`;
}

function hashesPart({ entries }: DealRecord): PdfSection {
  return {
    title: 'Hashes',
    text: 'SHA-256 of each step. Each step contains the hash of the step before it.',
    table: {
      columns: [
        { heading: 'Step', width: 0.08 },
        { heading: 'SHA-256', width: 0.92 },
      ],
      rows: entries.map(({ hash }, index) => [String(index + 1), hash]),
    },
  };
}

function verifyPart({ proof }: DealRecord): PdfSection {
  return {
    title: 'How to verify',
    text: [
      'Download the receipt as JSON, too. Each line that begins with {"actor": is a step; its SHA-256 (sha256sum, or',
      'shasum -a 256) is the hash above, and its "prev" is the hash of the step before. The SHA-256 of a text, with',
      'its salt in front, is in its step.',
      proof === null
        ? 'A daily root will cover this record once its first day (UTC) is over. Download the receipt again then.'
        : `The root of ${proof.day} (UTC), ${proof.root}, covers the record up to the step ${proof.leaf}.` +
          (proof.token === null
            ? ' It hasn’t been timestamped.'
            : ' The JSON has an RFC 3161 timestamp of it, which openssl ts -verify checks.'),
    ].join(' '),
  };
}
