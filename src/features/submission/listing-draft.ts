import { submissionConditions, submissionTypes } from '@/domain/listing/property-vocabulary';
import { isUsState } from '@/domain/place/us-states';
import type { ListingDraft } from './schema';
import type { SubmissionCard } from './submission';

/** Parses 'Street, City, ST 12345'. If the text doesn't match, all of it is `address` and the rest is empty. */
export function parseAddress(address: string): { address: string; city: string; state: string; zip: string } {
  const [, street = '', city = '', code = '', zip = ''] =
    /^(.+),\s*([^,]+),\s*([A-Za-z]{2})\s+(\d{5})(?:-\d{4})?(?:,\s*USA?)?$/.exec(address.trim()) ?? [];
  const state = code.toUpperCase();
  return isUsState(state)
    ? { address: street.trim(), city: city.trim(), state, zip }
    : { address, city: '', state: '', zip: '' };
}

/** Prefills the listing form from a submission. */
export function toListingDraft(submission: SubmissionCard): ListingDraft {
  const isLand = submission.property_type === 'land';
  return {
    title: '',
    description: '',
    propertyType: submissionTypes[submission.property_type],
    ...parseAddress(submission.address),
    price: submission.price,
    bedrooms: isLand ? 0 : null,
    bathrooms: isLand ? 0 : null,
    sqft: submission.sqft,
    lotSqft: submission.lot_sqft ?? 0,
    condition: isLand ? '' : submissionConditions[submission.condition].listing,
    financing: '',
    occupancy: 'vacant',
  };
}
