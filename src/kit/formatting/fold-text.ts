/** What search compares. Must match private.fold_text in supabase/schemas/10_core/15_text.sql. */

const removed = new RegExp(
  [
    // Accents of Latin, Greek, Cyrillic, Hebrew, and Arabic letters,
    String.raw`[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f`,
    String.raw`\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f`,
    // what nobody sees, and apostrophes.
    String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`,
    String.raw`\u0027\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c]+`,
  ].join(''),
  'gu',
);
const plain: ReadonlyMap<string, string> = new Map(
  'ø=o ł=l đ=d ð=d ħ=h ı=i ŧ=t ς=σ ß=ss æ=ae œ=oe þ=th “=" ”=" „=" ‟="'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * A text as search compares it: lower case, without accents and apostrophes, with plain letters, dashes, and quotes,
 * whether its characters are composed or not.
 */
export function foldText(text: string): string {
  return (
    text
      // An acute accent alone is an apostrophe, which normalization would make a space.
      .replaceAll(/[\u00b4\u1ffd]/g, "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(removed, '')
      .replaceAll(/[øłđðħıŧςßæœþ“”„‟]/g, (character) => plain.get(character) ?? character)
      .replaceAll(/[‐‑‒–—―−]/g, '-')
      .normalize('NFC')
  );
}

/** The words of a search, folded. What has all of them, in any order, is found. */
export function foldedWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
