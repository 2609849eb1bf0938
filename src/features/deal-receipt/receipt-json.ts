import { brand } from '@/shared/config/brand';
import { dealIdOf, type DealRecord } from './record';

/**
 * The receipt as JSON in a fixed layout, which docs/verify-receipt.md relies on: each entry, text, and step of the path
 * is on a line of its own, and an entry's line is exactly its canonical content.
 */
export function receiptJson(record: DealRecord): string {
  const { entries, texts, proof } = record;
  const head = entries.at(-1)?.hash ?? null;
  const sorted = texts.toSorted((a, b) => a.seq - b.seq || (a.field < b.field ? -1 : 1));
  return [
    '{',
    `"format":"${brand.name.toLowerCase()}-deal-receipt-1",`,
    ...list(
      'entries',
      entries.map(({ content }) => content),
    ),
    ...list(
      'texts',
      sorted.map(({ field, salt, seq, text }) => JSON.stringify({ field, salt, seq, text })),
    ),
    `"head":${JSON.stringify(head)},`,
    `"day":${JSON.stringify(proof?.day ?? null)},`,
    `"leaf":${JSON.stringify(proof?.leaf ?? null)},`,
    ...list('path', proof?.path.map((step) => JSON.stringify(step)) ?? []),
    `"root":${JSON.stringify(proof?.root ?? null)},`,
    `"token":${JSON.stringify(proof?.token ?? null)}`,
    '}',
    '',
  ].join('\n');
}

/** The lines of a list, with the commas on lines of their own. */
function list(name: string, items: readonly string[]): string[] {
  return [`"${name}":[`, ...items.flatMap((item, index) => (index === 0 ? [item] : [',', item])), '],'];
}

/** 'cornerlot-deal-1a2b3c4d.json', with the beginning of the deal's ID, or else of the offer's. */
export function receiptFileName(record: DealRecord, extension: 'json' | 'pdf'): string {
  const id = (dealIdOf(record) ?? record.offerId).slice(0, 8);
  return `${brand.name.toLowerCase()}-deal-${id}.${extension}`;
}
