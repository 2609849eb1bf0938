import type { QueryClient } from '@tanstack/react-query';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { importPhotos } from '@/shared/listings/api/drafts';
import { newListingSchema } from '@/domain/listing/listing-form';
import { draftValues, type Publish, type Published } from '@/domain/listing/stored-draft';
import { toIsoDay } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { mismatchText } from '@/domain/place/address-mismatch';
import { toNewListing } from '../listing-columns';
import { postErrors, refusesAll } from '../posting-errors';
import { checkAddress } from './check-address';
import { postListing } from './mutations';

const refused = (reason: string, more: { photos?: boolean; stop?: boolean } = {}): Published => ({
  outcome: 'refused',
  reason,
  photos: false,
  stop: false,
  ...more,
});

/**
 * Posts a draft as it is, by the path of the posting form: the same checks, and the same rules of the database. Never
 * rejects. `stop` is true if the next draft would be refused, too, as beyond the daily limit.
 */
export async function publishDraft(
  queryClient: QueryClient,
  { draft, skipPhotos }: Parameters<Publish>[0],
): Promise<Published> {
  const { data: values, error: invalid } = newListingSchema(toIsoDay(new Date())).safeParse(draftValues(draft.fields));
  if (invalid) return refused(invalid.issues.map(({ message }) => message).join(' '));
  try {
    const mismatches = await checkAddress(values);
    if (mismatches.length > 0) return refused(`${mismatchText(mismatches, values)} Continue to check the address.`);
    const photos =
      draft.photo_urls.length > 0 && !skipPhotos
        ? await importPhotos(draft.id)
        : { pictures: draft.pictures, failed: [] };
    const [first] = photos.failed;
    if (first) {
      const count = photos.failed.length;
      const which = count === 1 ? 'We couldn’t fetch a photo' : `We couldn’t fetch ${count} photos`;
      return refused(`${which}. ${first.reason}`, { photos: true });
    }
    const isHeld = await postListing(toNewListing(values, draft.id, photos.pictures));
    void queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
    return { outcome: 'published', isHeld };
  } catch (error) {
    return refused(describeError(error, postErrors), { stop: refusesAll(error) });
  }
}
