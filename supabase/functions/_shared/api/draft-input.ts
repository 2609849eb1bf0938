// What a draft of a listing can have.
import { termColumns } from '../../../../src/domain/listing/fields.ts';
import { newInputsFor } from './listing-input.ts';
import { newListing } from './operations/own-listings.ts';

/** Whether it's off market is for the member to confirm. */
export const draftFields = newListing
  .omit({ status: true, off_market_contract: true })
  .partial()
  .extend(newInputsFor(termColumns));

/** Without what is null: in the posting form, which has the same names, that's blank. */
export const filledIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null));
