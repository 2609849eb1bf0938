import { jsonProblem } from '../../../../src/kit/network/json-problem.ts';

/** What no text may have: Postgres stores no NUL, and protocols and logs read others as commands or ends of lines. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// eslint-disable-next-line no-control-regex -- as above
const controlInPath = /[\u0000-\u001f\u007f]/;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns why a request's address can't be read, in a sentence; null if it can. */
export function addressProblem({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = percentDecoded(pathname);
  const query = percentDecoded(search);
  if (path === null || query === null) return 'The address isn’t valid UTF-8';
  if (controlInPath.test(path)) return 'The path has a control character';
  return control.test(query) ? 'The query string has a control character' : null;
}

/** Returns why a JSON body can't be read, in a sentence; null if it can. Doesn't parse it. */
export function bodyProblem(bytes: Uint8Array): string | null {
  try {
    return jsonProblem(utf8.decode(bytes));
  } catch {
    return 'The body isn’t valid UTF-8';
  }
}

/** Decodes what's percent-encoded, and leaves a percent sign that isn't; null if the result isn't UTF-8. */
function percentDecoded(text: string): string | null {
  const bytes = text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return null;
  }
}
