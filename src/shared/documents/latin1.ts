import { lazyValue } from '@/shared/formatting/lazy-value';

/**
 * ASCII replacements for typographic characters that the built-in PDF fonts lack. Embedding a font would cost too much.
 */
const replacements: Readonly<Record<string, string>> = {
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

const segmenter = lazyValue(() => new Intl.Segmenter('en'));

/**
 * Converts text to Latin-1, which the built-in PDF fonts cover. Typographic characters become ASCII, unsupported
 * diacritics are dropped, and anything else, such as an emoji, becomes '?'.
 */
export function toLatin1(text: string): string {
  return Array.from(segmenter().segment(text.replaceAll(/\s+/g, ' ').trim()), ({ segment }) =>
    toLatin1Character(segment),
  ).join('');
}

function toLatin1Character(character: string): string {
  const known = replacements[character] ?? character;
  if (isLatin1(known)) return known;
  const bare = character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return bare !== '' && isLatin1(bare) ? bare : '?';
}

function isLatin1(text: string): boolean {
  return /^[\u0020-\u007E\u00A0-\u00FF]+$/.test(text);
}
