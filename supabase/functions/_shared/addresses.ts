import { Refusal } from './http.ts';
import { variable } from './project.ts';

/** Where a page of ours is: the origins of the signed-in app, of the public site, and of where else `OWN_URLS` says that they are. */
export function ownOrigins(): string[] {
  const others = (Deno.env.get('OWN_URLS') ?? '').split(',').filter((address) => address.trim() !== '');
  return [variable('APP_URL'), variable('SITE_URL'), ...others].map((address) => new URL(address.trim()).origin);
}

/** How long an address may be, in characters: what is kept of a checkout takes no longer ones. */
const longest = 2000;

/**
 * `address` as it is given to the card provider, which sends the member there. Refuses every address that is not on one of
 * `origins`: nobody is to come back from a payment to a page that only looks like ours.
 */
export function ownAddress(address: unknown, origins: readonly string[]): string {
  const url =
    typeof address === 'string' && address.length <= longest && URL.canParse(address) ? new URL(address) : null;
  // An address with a password, or of a blob, has the origin, too, but does not begin with it.
  if (!url || !origins.includes(url.origin) || !url.href.startsWith(`${url.origin}/`)) {
    throw new Refusal(400, 'Payments can only lead back to this site.');
  }
  url.hash = '';
  return notTooLong(url.href);
}

/** `address` with the place where the provider puts the session's id, unless it has one. Refuses what becomes too long by it. */
export function withSessionId(address: string): string {
  // As text: in a parameter that is set, the braces would be encoded.
  const placeholder = '{CHECKOUT_SESSION_ID}';
  const plain = address.replace(encodeURIComponent(placeholder), placeholder);
  if (plain.includes(placeholder)) return plain;
  return notTooLong(`${address}${address.includes('?') ? '&' : '?'}session_id=${placeholder}`);
}

function notTooLong(address: string): string {
  if (address.length > longest) throw new Refusal(400, 'The address to come back to is too long.');
  return address;
}
