/** The items of a comma separated text: trimmed, without empty ones, and each only once however it is capitalised. A new line separates as well. */
export function parseItems(text: string): string[] {
  const items = new Map<string, string>();
  for (const part of text.split(/[,\n]/)) {
    const item = part.replace(/\s+/g, ' ').trim();
    const key = item.toLowerCase();
    if (item && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

/** A list as its text field shows it. */
export function itemsText(items: readonly string[]): string {
  return items.join(', ');
}

const most = 30;
const longest = 120;

/** What is wrong with a list; null when it can be stored. */
export function itemsProblem(items: readonly string[]): string | null {
  const tooLong = items.find((item) => item.length > longest);
  if (tooLong)
    return `Use at most ${longest} characters between two commas; “${tooLong.slice(0, 24)}…” has ${tooLong.length}.`;
  return items.length > most ? `Use at most ${most}; these are ${items.length}.` : null;
}
