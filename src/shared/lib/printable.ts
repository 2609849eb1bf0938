import { once } from './once';

/** What the built-in fonts of a PDF have beyond Latin-1, as plain letters; they cannot be embedded for less than a font's weight. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '€': 'EUR',
  '™': '(TM)',
  '\u202F': ' ',
  '\u2009': ' ',
};

const signs = once(() => new Intl.Segmenter('en'));

/**
 * A text in the letters that the built-in fonts of a PDF have: Latin-1. Typographic signs become plain ones, letters lose marks that
 * are not there, and what is left over, such as emoji, becomes one question mark each.
 */
export function printable(text: string): string {
  return Array.from(signs().segment(text.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => printableSign(segment)).join(
    '',
  );
}

function printableSign(sign: string): string {
  const known = plain[sign] ?? sign;
  if (isLatin1(known)) return known;
  const bare = sign.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return bare !== '' && isLatin1(bare) ? bare : '?';
}

function isLatin1(text: string): boolean {
  return /^[\u0020-\u007E\u00A0-\u00FF]+$/.test(text);
}
