/** Characters. */
const longestPattern = 200;
/** Of all repetition counts multiplied, which is how far nested ones expand. */
const mostRepetitions = 500;
const mostGroups = 20;

/**
 * Returns whether a regular expression is cheap to compile and to match: short, few groups, few counted repetitions,
 * and no back-references, whose matching takes exponential time.
 */
export function isBoundedPattern(pattern: string): boolean {
  if (pattern.length > longestPattern || /\\[1-9]/.test(pattern)) return false;
  if ((pattern.match(/\(/g)?.length ?? 0) > mostGroups) return false;
  let repetitions = 1;
  for (const [, low, high] of pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    repetitions *= Math.max(1, Number(low), Number(high ?? 0));
  }
  return repetitions <= mostRepetitions;
}
