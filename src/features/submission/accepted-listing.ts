import { z } from 'zod';
import { submissionConditions, submissionTypes } from '@/domain/listing/property-vocabulary';
import type { FormField } from '@/domain/listing/form-fields';
import { entriesOf, valuesOf } from '@/domain/listing/listing-form';
import { isUsState } from '@/domain/place/us-states';
import { toIsoDay } from '@/kit/formatting/format';
import type { SubmissionCard } from './submission';

/** The fields of the listing that staff create from a submission, in the order of the form. */
export const acceptedFields = [
  'title',
  'description',
  'address',
  'zip',
  'city',
  'state',
  'property_type',
  'condition',
  'price',
  'bedrooms',
  'bathrooms',
  'sqft',
  'lot_sqft',
  'financing',
  'occupancy',
] as const satisfies FormField[];

/** Checks them, and the contract's last day (YYYY-MM-DD). */
export const acceptanceSchema = valuesOf(acceptedFields).extend({
  valid_until: z
    .string()
    .min(1, 'Enter the contract’s last day.')
    .refine((day) => day === '' || day >= toIsoDay(new Date()), 'The contract has ended.'),
});
export type Acceptance = (typeof acceptanceSchema)['_output'];

/** Reads them from a stored draft. */
export const acceptanceDraftSchema = entriesOf(acceptedFields).extend({ valid_until: z.string() });
export type AcceptanceDraft = (typeof acceptanceDraftSchema)['_output'];

/** Parses 'Street, City, ST 12345'. If the text doesn't match, all of it is `address` and the rest is empty. */
export function parseAddress(address: string): { address: string; city: string; state: string; zip: string } {
  const [, street = '', city = '', code = '', zip = ''] =
    /^(.+),\s*([^,]+),\s*([A-Za-z]{2})\s+(\d{5})(?:-\d{4})?(?:,\s*USA?)?$/.exec(address.trim()) ?? [];
  const state = code.toUpperCase();
  return isUsState(state)
    ? { address: street.trim(), city: city.trim(), state, zip }
    : { address, city: '', state: '', zip: '' };
}

/** Prefills the form from a submission, and with the last day that its contract states, or ''. */
export function toAcceptanceDraft(submission: SubmissionCard, lastDay: string): AcceptanceDraft {
  const isLand = submission.property_type === 'land';
  return {
    title: '',
    description: '',
    property_type: submissionTypes[submission.property_type],
    ...parseAddress(submission.address),
    price: submission.price,
    bedrooms: isLand ? 0 : null,
    bathrooms: isLand ? 0 : null,
    sqft: submission.sqft,
    lot_sqft: submission.lot_sqft ?? 0,
    condition: isLand ? '' : submissionConditions[submission.condition].listing,
    financing: '',
    occupancy: 'vacant',
    valid_until: lastDay,
  };
}
