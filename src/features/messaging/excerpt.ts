import { foldedWords, foldText } from '@/kit/formatting/fold-text';

/** How many characters of a message stand before the word that was found, at most. */
const before = 24;

/** A message from shortly before the first word that was found, so that a single line shows the word. */
export function excerpt(text: string, search: string): string {
  const folded = foldText(text);
  const places = foldedWords(search).map((word) => folded.indexOf(word));
  const first = Math.min(...places.filter((place) => place >= 0));
  if (!Number.isFinite(first) || first <= before) return text;
  const start = text.indexOf(' ', first - before) + 1;
  return `…${text.slice(start > 0 && start <= first ? start : first)}`;
}
