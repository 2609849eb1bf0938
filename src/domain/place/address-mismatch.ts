/** An address whose parts don't agree, which is asked about before a listing is stored. */

import { stateName } from './us-states.ts';

/** What of an address isn't where its ZIP code is, as the database finds it. */
export interface AddressMismatch {
  /** state, city, or pin. */
  field: string;
  /** Where the ZIP code is: 'Memphis, TN'. Null if that isn't known. */
  place: string | null;
  /** Where the pin is; null if that isn't known. */
  pin_place: string | null;
}

/** The form's field to correct first. */
export function mismatchedField([first]: readonly AddressMismatch[]): 'state' | 'city' | 'address' {
  return first?.field === 'state' || first?.field === 'city' ? first.field : 'address';
}

/** Says what doesn't agree, in sentences. */
export function mismatchText(
  mismatches: readonly AddressMismatch[],
  { zip, city, state }: { zip: string; city: string; state: string },
): string {
  const [first] = mismatches;
  if (!first) return '';
  const sentences = mismatches.map(({ field, pin_place: pin }) => {
    if (field === 'state') return `The listing says ${stateName(state)}.`;
    if (field === 'city') return `${city} isn’t near it.`;
    return pin === null ? 'The pin on the map isn’t near it.' : `The pin on the map is in ${pin}.`;
  });
  return [...(first.place === null ? [] : [`ZIP code ${zip} is in ${first.place}.`]), ...sentences].join(' ');
}

/** The columns that could be wrong, the likeliest first. */
export function mismatchedColumns(mismatches: readonly AddressMismatch[]): string[] {
  const columns = mismatches.flatMap(({ field }) => (field === 'pin' ? ['latitude', 'longitude'] : [field, 'zip']));
  return [...new Set(columns)];
}
