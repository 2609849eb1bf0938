import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { RequestFailure, refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { toast } from '@/shared/ui/toast';
import { usePostListing } from '../../api/posting';
import type { DraftStore } from '../../lib/draft-store';
import { newListing } from '../../lib/new-listing';
import type { PictureTray } from '../../lib/picture-tray';
import type { ListingValues } from '../../schema';
import { isUnknownZip, notShownText, picturesProblem, unconfirmedText, unknownZipText } from '../../wizard-rules';
import type { WizardState } from './use-wizard';

function problemOf(error: unknown): string {
  if (error instanceof RequestFailure) {
    // Posting is refused only to those whose email is unconfirmed.
    if (error.kind === 'forbidden') return unconfirmedText;
    if (error.kind === 'duplicate' || error.message === notShownText) return error.message;
  }
  // As for too many in one day.
  return refusalText(error) ?? `Failed to add listing. ${explainFailure(error)}`;
}

/** Posts a filled-in form: waits for its pictures, stores the row, and goes to the marketplace. */
export function usePosting({ form, showBad, show }: WizardState, tray: PictureTray, draft: DraftStore) {
  const navigate = useNavigate();
  const { mutateAsync } = usePostListing();
  const [problem, setProblem] = useState<string | null>(null);
  /** True from the moment the row is stored: nothing is unsaved any more. */
  const posted = useRef(false);
  const underWay = useRef(false);
  const here = useRef(false);
  const { userId, listingId } = tray.owner;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const send = async (values: ListingValues) => {
    const pictures = await tray.settled();
    const failed = picturesProblem(pictures.filter(({ status }) => status === 'failed').length);
    if (failed) {
      setProblem(failed);
      show('pictures');
      return;
    }
    const images = pictures.flatMap(({ path }) => path ?? []);
    try {
      await mutateAsync(newListing(values, { id: listingId, userId, images }));
    } catch (error) {
      if (isUnknownZip(error)) {
        form.setError('zip', { message: unknownZipText });
        showBad(['zip']);
      } else setProblem(problemOf(error));
      return;
    }
    posted.current = true;
    draft.clear();
    tray.store(images);
    toast.success('Your listing is posted', {
      action: { label: 'View it', onClick: () => void navigate(paths.listing(listingId)) },
    });
    // Newest first, so that it stands at the top whoever posts it. Back does not lead to an empty form. Whoever left
    // meanwhile stays where they are.
    if (here.current) await navigate(`${paths.marketplace}?sort=newest`, { replace: true });
  };

  const post = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    try {
      await form.handleSubmit(send, (errors) => showBad(Object.keys(errors)))();
    } finally {
      underWay.current = false;
    }
  };

  return { post, problem, posted };
}
