// Edge functions load this, too.

/** Words in a sentence: 'a', 'a and b', 'a, b, and c'; '' without any. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
