import { cutText } from '@/kit/formatting/cut-text';

/** Splits text at commas and line breaks. Trims items and drops empty ones and duplicates, ignoring case. */
export function parseItems(text: string): string[] {
  const items = new Map<string, string>();
  for (const part of text.split(/[,\n]/)) {
    const item = part.replace(/\s+/g, ' ').trim();
    const key = item.toLowerCase();
    if (item && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

/** A list as shown in its text field. */
export function itemsText(items: readonly string[]): string {
  return items.join(', ');
}

const maxItems = 30;
const maxItemLength = 120;

/** An error message for a list that can't be stored; null if it is valid. */
export function itemsProblem(items: readonly string[]): string | null {
  const tooLong = items.find((item) => item.length > maxItemLength);
  if (tooLong)
    return `Use at most ${maxItemLength} characters per item. “${cutText(tooLong, 24)}…” has ${tooLong.length}.`;
  return items.length > maxItems ? `List at most ${maxItems} items. You have ${items.length}.` : null;
}
