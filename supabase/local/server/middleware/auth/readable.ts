import { Refusal } from './refusal.ts';

/** Fields that GoTrue reads into a text. */
const texts = ['email', 'password', 'phone', 'token', 'token_hash', 'type', 'refresh_token', 'nonce'];

/** Characters of an address. */
const longestEmail = 255;

/** Refuses what GoTrue can't read, in its words, where the library or the database would fail. */
export function refuseUnreadable(body: Record<string, unknown>): void {
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
