import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { printPictures } from '@/shared/listings/api/matches';
import { reviewTime } from '@/shared/content/review-time';
import { toast } from '@/kit/ui/toast';
import type { AddressMismatch } from '@/domain/place/address-mismatch';
import { checkAddress } from '../api/check-address';
import { useCreateListing } from '../api/mutations';
import type { ListingDraftStore } from '../draft-store';
import { toNewListing } from '../listing-columns';
import type { ListingValues } from '@/domain/listing/listing-form';
import { describeError } from '@/platform/errors/describe-error';
import type { UploadQueues } from './use-upload-queues';
import type { WizardState } from './use-wizard';
import { failedUploadsError, postErrors, refusedField } from '../posting-errors';

/**
 * Posts the form: waits for its uploads, stores the listing, and goes to the marketplace, or to the listing if it waits
 * for review.
 */
export function usePostListing(
  wizard: WizardState,
  listingId: string,
  { queue, commit, documents }: UploadQueues,
  draft: ListingDraftStore,
) {
  const { form, showInvalid } = wizard;
  const navigate = useNavigate();
  const { mutateAsync } = useCreateListing();
  const [problem, setProblem] = useState<string | null>(null);
  /** What to ask about the address before posting. */
  const [mismatches, setMismatches] = useState<readonly AddressMismatch[]>([]);
  /** True once the listing is stored: nothing is unsaved. */
  const posted = useRef(false);
  const inFlight = useRef(false);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const send = async (values: ListingValues, addressConfirmed: boolean) => {
    const found = addressConfirmed ? [] : await checkAddress(values);
    if (found.length > 0) return setMismatches(found);
    const [pictures, uploads] = await Promise.all([queue.settled(), documents.settled()]);
    const failed = failedUploadsError(pictures, uploads);
    if (failed) {
      setProblem(failed);
      return;
    }
    const images = pictures.flatMap(({ path }) => path ?? []);
    let isHeld: boolean;
    try {
      isHeld = await mutateAsync(toNewListing(values, listingId, images));
    } catch (error) {
      const refused = refusedField(error);
      if (refused) {
        form.setError(refused.field, { message: refused.message });
        showInvalid([refused.field]);
      } else setProblem(describeError(error, postErrors));
      return;
    }
    posted.current = true;
    draft.clear();
    commit(images);
    void printPictures(images);
    const action = { label: 'View listing', onClick: () => void navigate(paths.listing(listingId)) };
    toast.success('Listing posted', {
      ...(isHeld && { description: `Others see it once our team has checked it, ${reviewTime}.` }),
      // A held listing is shown next.
      ...(!(isHeld && mounted.current) && { action }),
    });
    // Newest first shows the new listing at the top. Replace, so that Back doesn't lead to an empty form. If the member
    // has left this screen, don't navigate.
    if (mounted.current)
      await navigate(isHeld ? paths.listing(listingId) : `${paths.marketplace}?sort=newest`, { replace: true });
  };

  const post = async (addressConfirmed = false) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setProblem(null);
    try {
      await form.handleSubmit(
        (values) => send(values, addressConfirmed),
        (errors) => showInvalid(Object.keys(errors)),
      )();
    } finally {
      inFlight.current = false;
    }
  };

  return { post, problem, posted, mismatches, setMismatches };
}
