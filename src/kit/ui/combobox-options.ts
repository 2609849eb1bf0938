import { foldText } from '@/kit/formatting/fold-text';

export interface ComboboxOption {
  value: string;
  /** Shown in the field once selected, and matched against the typed text. */
  label: string;
  /** Shown in the list instead of the label. */
  listLabel?: string;
  /** Shown at the end of the option's row, such as a count. */
  detail?: string | undefined;
  /** A short code that also matches, such as 'TX'. */
  code?: string;
  /** Listed only when typed text matches it. */
  searchOnly?: boolean;
}

/** Normalizes text for matching, so that 'st louis' finds 'St. Louis', and 'oʻahu' 'Oahu'. */
function normalize(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const compact = (text: string) => text.replaceAll(' ', '');
/** Long words that people abbreviate in names of places. */
const abbreviations: readonly [RegExp, string][] = [
  [/\b(?:saint|sainte|ste)\b/g, 'st'],
  [/\bfort\b/g, 'ft'],
  [/\bmount\b/g, 'mt'],
];
const abbreviate = (text: string) => abbreviations.reduce((short, [long, to]) => short.replace(long, to), text);

/** Rank of a match: 0 is best, null is no match. */
function rankOf({ label, code }: ComboboxOption, typed: string): number | null {
  const name = normalize(label);
  const short = code === undefined ? null : normalize(code);
  if (short === typed || name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (short?.startsWith(typed)) return 2;
  if (name.includes(` ${typed}`)) return 3;
  if (name.includes(typed)) return 4;
  // 'de kalb' is DeKalb, and 'saint clair' St. Clair.
  if (compact(abbreviate(name)).includes(compact(abbreviate(typed)))) return 5;
  // In any order.
  return typed.split(' ').every((word) => ` ${name}`.includes(` ${word}`)) ? 6 : null;
}

/** The matching options, best first. Without typed text, all but those for searches, in their order. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = normalize(typed);
  // Punctuation alone matches nothing.
  if (query === '') return typed.trim() === '' ? options.filter(({ searchOnly }) => !searchOnly) : [];
  return options
    .flatMap((option) => {
      const rank = rankOf(option, query);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The option whose label or code was typed in full; null if there is none. */
export function exactMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | null {
  const query = normalize(typed);
  return (query && options.find((option) => rankOf(option, query) === 0)) || null;
}
