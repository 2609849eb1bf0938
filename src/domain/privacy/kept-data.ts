const list = new Intl.ListFormat('en-US');

/** What data is kept after an account is deleted. */
interface Kept {
  /** Why and how it's kept, such as 'stay for the other side'. */
  note: string | null;
  /** How long, such as 'for 7 years'. */
  keptFor?: string | null;
}

/** Why, how, and how long data is kept, after its name: 'stay for the other side. Kept for 7 years.' */
function keptText({ note, keptFor }: Kept): string {
  return [note, keptFor ? `Kept ${keptFor}` : null].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}

/** The names of data at the start of a sentence: 'Deals and offers'. */
export function dataNames(names: readonly string[]): string {
  const text = list.format(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Data that is kept in the same way. */
export interface KeptData {
  /** Names of the data, such as 'deals'. */
  what: string[];
  /** Why and how they're kept, and for how long. */
  note: string;
}

/** Puts data that is kept in the same way together. */
export function keptData(kept: readonly (Kept & { what: string })[]): KeptData[] {
  const groups = new Map<string, string[]>();
  for (const each of kept) {
    const text = keptText(each);
    groups.set(text, [...(groups.get(text) ?? []), each.what]);
  }
  return [...groups].map(([note, what]) => ({ what, note }));
}
