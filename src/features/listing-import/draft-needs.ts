import { toIsoDay } from '@/kit/formatting/format';
import { newListingSchema } from '@/domain/listing/listing-form';
import { draftValues, type StoredListingDraft } from '@/domain/listing/stored-draft';
import { missingFields } from './build-rows';

/** The labels of the fields that keep a stored draft from being published. */
export function needsOf({ fields }: Pick<StoredListingDraft, 'fields'>): string[] {
  return missingFields(draftValues(fields), newListingSchema(toIsoDay(new Date())));
}
