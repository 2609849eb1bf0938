import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { toast } from '@/shared/ui/toaster';
import { usePostListing } from '../api/mutations';
import { clearDraft } from '../lib/draft-store';
import { newListing } from '../lib/new-listing';
import type { PictureTray } from '../lib/picture-tray';
import { unconfirmedText } from '../rules';
import type { ListingValues } from '../schema';

function problemOf(error: unknown): string {
  if (error instanceof RequestFailure) {
    // Posting is refused only to those whose email is unconfirmed.
    if (error.kind === 'forbidden') return unconfirmedText;
    if (error.code === '23514' && /zip/i.test(error.message)) return 'This ZIP code is not known. Check the ZIP code.';
    if (error.message === 'Failed to retrieve data after insert.') return error.message;
  }
  return `Failed to add listing. ${explainFailure(error)}`;
}

/** Posts a filled-in form: waits for its pictures, stores the row, and goes to the marketplace. */
export function usePosting({ userId, listingId }: PictureTray['owner'], tray: PictureTray) {
  const navigate = useNavigate();
  const { mutateAsync } = usePostListing();
  const [problem, setProblem] = useState<string | null>(null);
  /** True from the moment the row is stored: nothing is unsaved any more. */
  const posted = useRef(false);
  const underWay = useRef(false);

  const post = async (values: ListingValues) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    try {
      const pictures = await tray.settled();
      const failed = pictures.filter(({ status }) => status === 'failed').length;
      if (failed > 0) {
        setProblem(`${failed === 1 ? 'A picture' : `${failed} pictures`} did not upload. Retry or remove ${failed === 1 ? 'it' : 'them'}, then post again.`);
        return;
      }
      const images = pictures.flatMap(({ path }) => path ?? []);
      await mutateAsync(newListing(values, { id: listingId, userId, images }));
      posted.current = true;
      clearDraft(userId);
      tray.close();
      toast.success('Your listing is posted', {
        action: { label: 'View it', onClick: () => void navigate(paths.listing(listingId)) },
      });
      // Newest first, so that it stands at the top whoever posts it.
      await navigate(`${paths.marketplace}?sort=newest`);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      underWay.current = false;
    }
  };

  return { post, problem, posted };
}
