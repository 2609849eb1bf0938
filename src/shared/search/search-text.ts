const maxSearchLength = 200;

/** Search text to send: without NUL and lone surrogates, which Postgres rejects, trimmed, at most 200 characters. */
export function cleanSearch(text: string | null): string {
  // Slicing can split a surrogate pair, so this comes last.
  return (text ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/\p{Surrogate}/gu, '');
}

/** The path with the text as its `search` parameter. */
export function withSearch(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ search: cleanSearch(text) }).toString()}`;
}

/** URL parameter of the marketplace with a sentence that hasn't been turned into filters yet. */
export const sentenceParam = 'find';

/** The path of the marketplace that turns the sentence into filters. */
export function withSentence(path: string, sentence: string): string {
  return `${path}?${new URLSearchParams({ [sentenceParam]: cleanSearch(sentence) }).toString()}`;
}
