import { isUsState } from '../place/us-states.ts';
import type { ListingDraft } from './listing-form.ts';

/** Street, city, state, and ZIP code in one line. */
const wholeAddress =
  /^(.+?),\s*([^,\d]+),\s*([A-Za-z]{2})\.?,?\s+(\d{5})(?:-\d{4})?(?:,\s*(?:USA?|United States))?\s*$/;

/** The fields that a whole address in the street field fills in; null if it isn't one. */
export function splitAddress(typed: string): Pick<ListingDraft, 'address' | 'city' | 'state' | 'zip'> | null {
  const [, address = '', city = '', code = '', zip = ''] = wholeAddress.exec(typed.trim()) ?? [];
  const state = code.toUpperCase();
  return isUsState(state) ? { address, city: city.trim(), state, zip } : null;
}
