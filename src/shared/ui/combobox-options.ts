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
}

/** Normalizes text for matching, so that 'st louis' finds 'St. Louis'. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
}

/** Rank of a match: 0 is best, null is no match. */
function rankOf({ label, code }: ComboboxOption, typed: string): number | null {
  const name = normalize(label);
  const short = code === undefined ? null : normalize(code);
  if (short === typed || name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (short?.startsWith(typed)) return 2;
  if (name.includes(` ${typed}`)) return 3;
  return name.includes(typed) ? 4 : null;
}

/** The matching options, best first. Without typed text, all options in their order. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = normalize(typed);
  // Punctuation alone matches nothing.
  if (query === '') return typed.trim() === '' ? [...options] : [];
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
