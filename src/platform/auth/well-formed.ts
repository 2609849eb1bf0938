import { isForeignAnswer } from '@/kit/network/foreign-answer';

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

/** `fetch` from the backend, with its request made well-formed, and its answer checked as by `ownAnswer`. */
export const send: typeof fetch = async (input, init) => ownAnswer(await fetch(input, wellFormed(init)));

/** The backend's answer. Rejects as `fetch` does without a network if it's another's, such as a hotel's Wi-Fi. */
export async function ownAnswer(response: Response): Promise<Response> {
  const { status, body, headers } = response;
  const type = headers.get('content-type');
  // Not of JSON, which is most of it: that would read all twice.
  const isEmpty = body === null || (!/json/i.test(type ?? '') && (await response.clone().text()) === '');
  if (isForeignAnswer(status, type, isEmpty)) throw new TypeError('Failed to fetch');
  return response;
}
