import { toIsoDay } from '@/shared/formatting/format';
import { newListingSchema } from '@/shared/listings/listing-form';
import { draftValues, type StoredListingDraft } from '@/shared/listings/stored-draft';
import { missingFields } from './build-rows';

/** The labels of the fields that keep a stored draft from being published. */
export function needsOf({ fields }: Pick<StoredListingDraft, 'fields'>): string[] {
  return missingFields(draftValues(fields), newListingSchema(toIsoDay(new Date())));
}
