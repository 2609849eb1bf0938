/** An escape in JSON text. `JSON.stringify` escapes surrogates only when they're unpaired, as \ud8.. to \udf.. */
const escapes = /\\(?:(ud[89a-f]..)|(u0000)|.)/g;

/**
 * A request whose JSON Postgres accepts: without NUL, and with U+FFFD in place of half an emoji, which a cut or a paste
 * can leave behind. Other bodies, such as files, aren't changed.
 */
export function wellFormed(init: RequestInit | undefined): RequestInit | undefined {
  if (typeof init?.body !== 'string') return init;
  const replace = (escape: string, half?: string, nul?: string) => (half ? '\ufffd' : nul ? '' : escape);
  return { ...init, body: init.body.replaceAll(escapes, replace) };
}

/** `fetch`, with its request made well-formed. */
export const send: typeof fetch = (input, init) => fetch(input, wellFormed(init));
