const longestSearch = 200;

/** Search text as it is sent: without what Postgres cannot store (NUL, half characters), trimmed, at most 200 characters. */
export function cleanSearch(text: string | null): string {
  // Cutting can halve a character as well, so halves are dropped last.
  return (text ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longestSearch)
    .replace(/\p{Surrogate}/gu, '');
}

/** An address with the text as its search. */
export function withSearch(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ search: cleanSearch(text) }).toString()}`;
}
