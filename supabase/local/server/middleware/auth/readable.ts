import { Refusal } from './refusal.ts';

/** Fields that GoTrue reads into a text. */
const texts = ['email', 'password', 'phone', 'token', 'token_hash', 'type', 'refresh_token', 'nonce'];

/** Characters of an address. */
const longestEmail = 255;

/** Bytes of a password: bcrypt ignores the rest. */
const longestPassword = 72;

/** GoTrue’s pattern of an address: https://github.com/badoux/checkmail. */
const address = new RegExp(
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,253}[a-zA-Z0-9])?" +
    '(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,253}[a-zA-Z0-9])?)*$',
);

/** Whether the auth server takes an address for a new account, or a link. */
export function acceptsAddress(email: string): boolean {
  return email.length <= longestEmail && address.test(email);
}

/** Requests whose address or password GoTrue checks. Signing in takes any, because no account has a bad one. */
const checkedRoutes: ReadonlySet<string> = new Set(['/signup', '/user', '/recover', '/otp', '/magiclink', '/resend']);

/**
 * Refuses what GoTrue can't read or doesn't accept, in its words, where the library or the database would fail, or
 * accept it.
 */
export function refuseUnreadable(body: Record<string, unknown>, route: string): void {
  for (const name of texts) {
    const value = body[name] ?? '';
    if (typeof value !== 'string')
      throw unreadable(`cannot unmarshal ${typeof value} into field ${name} of type string`);
  }
  const data = body['data'] ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) throw unreadable('cannot unmarshal into field data of type map');
  if (typeof body['email'] === 'string') {
    if (body['email'].length > longestEmail) throw invalid('An email address is too long');
    if (hasNul(body['email'])) throw invalid('Unable to validate email address: invalid format');
  }
  // Postgres has no such character.
  if (hasNul(body)) throw unreadable('unsupported character U+0000');
  if (!checkedRoutes.has(route)) return;
  const { email, password } = body;
  if (typeof email === 'string' && email !== '' && !acceptsAddress(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  if (typeof password === 'string' && Buffer.byteLength(password) > longestPassword) {
    throw invalid(`Password cannot be longer than ${longestPassword} characters`);
  }
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);
}

function unreadable(problem: string): Refusal {
  return new Refusal(400, 'bad_json', `Could not parse request body as JSON: json: ${problem}`);
}

function invalid(problem: string): Refusal {
  return new Refusal(400, 'validation_failed', problem);
}
