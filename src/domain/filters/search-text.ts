export const maxSearchLength = 200;
/** The longest sentence that is read, in characters. It has 40 words of more than 20 letters. */
export const maxSentenceLength = 1000;

function clean(text: string | null, length: number): string {
  // Slicing can split a surrogate pair, so this comes last.
  return (text ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '');
}

/** Search text to send: without NUL and lone surrogates, which Postgres rejects, trimmed, at most 200 characters. */
export function cleanSearch(text: string | null): string {
  return clean(text, maxSearchLength);
}

/** A sentence to read, as `cleanSearch`, at most 1,000 characters. */
export function cleanSentence(text: string | null): string {
  return clean(text, maxSentenceLength);
}

/** The path with the text as its `search` parameter. */
export function withSearch(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ search: cleanSearch(text) }).toString()}`;
}

/** URL parameter of the marketplace with a sentence that hasn't been turned into filters yet. */
export const sentenceParam = 'find';

/** The path of the marketplace that turns the sentence into filters. */
export function withSentence(path: string, sentence: string): string {
  return `${path}?${new URLSearchParams({ [sentenceParam]: cleanSentence(sentence) }).toString()}`;
}
