/** Decisions of the combobox, apart from the screen. */

export interface ComboboxOption {
  value: string;
  /** Stands in the field once chosen, and is searched. */
  label: string;
  /** Stands in the list, where that says more than the label. */
  listed?: string;
  /** Stands at the end of its line in the list, such as a count. */
  note?: string | undefined;
  /** Short code that finds the option as well, such as 'TX'. */
  code?: string;
}

/** Text as it is compared: without case, accents and punctuation, so that 'st louis' finds 'St. Louis'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
}

/** How well an option answers: 0 best, null not at all. */
function rankOf({ label, code }: ComboboxOption, typed: string): number | null {
  const name = plain(label);
  const short = code === undefined ? null : plain(code);
  if (short === typed || name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (short?.startsWith(typed)) return 2;
  if (name.includes(` ${typed}`)) return 3;
  return name.includes(typed) ? 4 : null;
}

/** The options that what was typed can mean, the likeliest first; all of them, in their order, when nothing was typed. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = plain(typed);
  // Only signs and spaces: that names nothing.
  if (wanted === '') return typed.trim() === '' ? [...options] : [];
  return options
    .flatMap((option) => {
      const rank = rankOf(option, wanted);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The option that was typed in full, by name or code. */
export function optionTyped(options: readonly ComboboxOption[], typed: string): ComboboxOption | null {
  const wanted = plain(typed);
  return (wanted && options.find((option) => rankOf(option, wanted) === 0)) || null;
}

interface Span {
  top: number;
  bottom: number;
}

/** Space between field and list, and between list and screen edge. */
const gap = 4;
/** Pixels that a list of plain choices takes at most. */
export const tallestList = 320;
/** With less than this below the field, the side with more room is taken. */
const comfortable = 220;

/** Where a list stands beside its field, and how tall it may be (pixels, at most `tallest`), in what can be seen of the page. */
export function listPlace(
  field: Span,
  view: Span,
  tallest = tallestList,
): { side: 'above' | 'below'; maxHeight: number } {
  const below = view.bottom - field.bottom - 2 * gap;
  const above = field.top - view.top - 2 * gap;
  const side = below >= comfortable || below >= above ? 'below' : 'above';
  return { side, maxHeight: Math.max(96, Math.min(tallest, side === 'below' ? below : above)) };
}
