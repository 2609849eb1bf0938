// Where a listing is, checked as the posting form does.
import {
  type AddressMismatch,
  mismatchedColumns,
  mismatchText,
} from '../../../../src/domain/place/address-mismatch.ts';
import { isUsState } from '../../../../src/domain/place/us-states.ts';
import type { Context } from './operation.ts';
import { Problem, unwrap } from './problem.ts';

type Row = Readonly<Record<string, unknown>>;

const placeColumns = ['zip', 'city', 'state', 'latitude', 'longitude'] as const;

const refusal = (columns: readonly string[], message: string) =>
  new Problem('invalid-request', message, { errors: columns.map((field) => ({ in: 'body', field, message })) });

/**
 * Refuses a place that can't be: a state that doesn't exist, and half a pin. If it isn't confirmed, also one whose ZIP
 * code, city, state, and pin don't agree. `before` is what is stored of an edited listing.
 */
export async function checkPlace(
  { client }: Context,
  sent: Row,
  { confirmed, before = {} }: { confirmed: boolean; before?: Row },
): Promise<void> {
  if (!placeColumns.some((column) => sent[column] !== undefined)) return;
  const { state, latitude, longitude } = sent;
  if (typeof state === 'string' && !isUsState(state)) {
    throw refusal(['state'], `There’s no state “${state}”. Send its two letters, such as TN.`);
  }
  if ((latitude ?? null) === null ? (longitude ?? null) !== null : (longitude ?? null) === null) {
    throw refusal(
      [(latitude ?? null) === null ? 'latitude' : 'longitude'],
      'Send both latitude and longitude, or neither.',
    );
  }
  if (confirmed) return;
  // A listing that moves to another ZIP code is pinned there, unless its pin is sent, too.
  const moves = sent['zip'] !== undefined && sent['zip'] !== before['zip'];
  const pinned = latitude === undefined && !moves ? before : sent;
  const place: Row = { ...before, ...sent, latitude: pinned['latitude'], longitude: pinned['longitude'] };
  const args = Object.fromEntries(placeColumns.map((column) => [column, place[column] ?? null]));
  const mismatches = unwrap(await client.rpc('check_address', args)) as AddressMismatch[];
  if (mismatches.length > 0) throw mismatchProblem(mismatches, place);
}

/** What doesn't agree in a place. */
export function mismatchProblem(mismatches: readonly AddressMismatch[], { zip, city, state }: Row): Problem {
  const text = mismatchText(mismatches, { zip: String(zip), city: String(city), state: String(state) });
  return refusal(mismatchedColumns(mismatches), `${text} If that’s right, send confirm_place: true.`);
}
