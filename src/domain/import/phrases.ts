/** Reading a cell of which every word must be known. */

/** What a phrase says; null for one that says nothing of the matter, such as 'condition'. */
export type PhraseTable<T> = ReadonlyMap<string, T | null>;

const longest = 5;

/** Words in lower case without punctuation. An apostrophe is no space, so that 'doesn't' stays one unknown word. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/(?<=\d)\s*\+/g, ' plus ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Phrases by what they say; each list is separated by '|'. */
export function phraseTable<T>(entries: readonly (readonly [value: T | null, phrases: string])[]): PhraseTable<T> {
  return new Map(entries.flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [phrase, value] as const)));
}

/**
 * What the phrases of a text say, in order; null if one of its words isn't known. So a negation, a condition, or a
 * doubt is never read as what it's about: 'not renovated', 'needs new roof', 'tenants moved out'.
 */
export function readPhrases<T>(text: string, table: PhraseTable<T>, extra?: (word: string) => boolean): T[] | null {
  if (text.includes('?')) return null;
  const words = plainWords(text);
  const found: T[] = [];
  let at = 0;
  while (at < words.length) {
    let size = Math.min(longest, words.length - at);
    while (size > 0 && !table.has(words.slice(at, at + size).join(' '))) size -= 1;
    if (size === 0) {
      if (!extra?.(words[at] ?? '')) return null;
      at += 1;
      continue;
    }
    const value = table.get(words.slice(at, at + size).join(' '));
    if (value !== null && value !== undefined) found.push(value);
    at += size;
  }
  return found;
}

/** The one thing that a text says; null for nothing, for two, and for words that aren't known. */
export function readPhrase<T>(text: string, table: PhraseTable<T>, extra?: (word: string) => boolean): T | null {
  const found = new Set(readPhrases(text, table, extra));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
