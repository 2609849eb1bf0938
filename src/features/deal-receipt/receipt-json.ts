import { brand } from '@/domain/site/brand';
import { dealIdOf, type DealRecord } from './record';

/**
 * The receipt as JSON in a fixed layout, which docs/verify-receipt.md relies on: the second line has the SHA-256 of all
 * others, each entry, text, and step of the path is on a line of its own, and an entry's line is exactly its canonical
 * content.
 */
export async function receiptJson(record: DealRecord): Promise<string> {
  const [first = '', ...rest] = receiptLines(record);
  const content = [first, ...rest].join('\n');
  return [first, `"sha256":${JSON.stringify(await sha256(content))},`, ...rest].join('\n');
}

/** SHA-256 of a text in UTF-8, as hex digits. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function receiptLines(record: DealRecord): string[] {
  const { entries, texts, proof } = record;
  const head = entries.at(-1)?.hash ?? null;
  const sorted = texts.toSorted((a, b) => a.seq - b.seq || (a.field < b.field ? -1 : 1));
  return [
    '{',
    `"format":"${brand.name.toLowerCase()}-deal-receipt-2",`,
    ...list(
      'entries',
      entries.map(({ content }) => content),
    ),
    ...list(
      'texts',
      sorted.map(({ field, salt, seq, text }) => JSON.stringify({ field, salt, seq, text })),
    ),
    `"head":${JSON.stringify(head)},`,
    `"leaf":${JSON.stringify(proof?.leaf ?? null)},`,
    ...list('path', proof?.path.map((step) => JSON.stringify(step)) ?? []),
    `"root":${JSON.stringify(proof?.root ?? null)},`,
    `"token":${JSON.stringify(proof?.token ?? null)}`,
    '}',
    '',
  ];
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
