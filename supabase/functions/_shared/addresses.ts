import { Refusal } from './http.ts';
import { variable } from './project.ts';

/** Origins of the app, the public site, and the addresses in `OWN_URLS`. */
export function ownOrigins(): string[] {
  const others = (Deno.env.get('OWN_URLS') ?? '').split(',').filter((address) => address.trim() !== '');
  return [variable('APP_URL'), variable('SITE_URL'), ...others].map((address) => new URL(address.trim()).origin);
}

/** Maximum length of an address in characters, as in the checkouts table. */
const maxLength = 2000;

/**
 * The return address to give to Stripe, without its fragment. Rejects addresses outside `origins`, so that no payment
 * leads back to a lookalike page.
 */
export function ownAddress(address: unknown, origins: readonly string[]): string {
  const url =
    typeof address === 'string' && address.length <= maxLength && URL.canParse(address) ? new URL(address) : null;
  // URLs with credentials and blob URLs have the same origin but don't start with it.
  if (!url || !origins.includes(url.origin) || !url.href.startsWith(`${url.origin}/`)) {
    throw new Refusal(400, 'Payments can only lead back to this site.');
  }
  url.hash = '';
  return checkLength(url.href);
}

/** Adds Stripe's placeholder for the session id unless it's there. Rejects an address that gets too long. */
export function withSessionId(address: string): string {
  // As text, because URLSearchParams would encode the braces.
  const placeholder = '{CHECKOUT_SESSION_ID}';
  const plain = address.replace(encodeURIComponent(placeholder), placeholder);
  if (plain.includes(placeholder)) return plain;
  return checkLength(`${address}${address.includes('?') ? '&' : '?'}session_id=${placeholder}`);
}

function checkLength(address: string): string {
  if (address.length > maxLength) throw new Refusal(400, 'The return address is too long.');
  return address;
}
