/** How screens name words of a sentence. */

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** 'We didn’t understand “near the zoo”.' */
export function notUnderstood(words: readonly string[]): string {
  return `We didn’t understand ${quoted(words)}.`;
}

/** 'Searched as text: “brick”.' */
export function searchedAsText(words: readonly string[]): string {
  return `Searched as text: ${quoted(words)}.`;
}
