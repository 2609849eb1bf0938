/**
 * Returns why the texts in some JSON can't be stored, in a sentence; null if they can. Postgres has no NUL, and half of
 * a character isn't text. Looks at the escapes and doesn't parse it, so it takes any depth.
 */
export function jsonProblem(json: string): string | null {
  if (json.includes('\0')) return 'The body has a NUL character';
  if (!json.includes('\\u')) return null;
  // Without escaped backslashes, which may come before a "u".
  const escapes = json.replaceAll('\\\\', '');
  if (/\\u0000/.test(escapes)) return 'The body has a NUL character (\\u0000), which text can’t have';
  const unpaired = escapes.replaceAll(/\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi, '');
  return /\\ud[89a-f][0-9a-f]{2}/i.test(unpaired) ? 'The body has half a character (an unpaired surrogate)' : null;
}
