import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { toast } from '@/shared/ui/toast';
import { useUpdateListing } from '../../api/posting';
import { tidyFolder } from '../../api/pictures';
import type { DraftStore } from '../../lib/draft-store';
import { changesTo, imagesOver } from '../../lib/new-listing';
import type { PictureTray } from '../../lib/picture-tray';
import type { Listing } from '../../listing';
import type { ListingValues } from '../../schema';
import { isUnknownZip, picturesProblem, saveProblem, unknownZipText } from '../../wizard-rules';
import type { WizardState } from './use-wizard';

interface Saving {
  wizard: WizardState;
  tray: PictureTray;
  draft: DraftStore;
  /** As it was when the changes began. */
  listing: Listing;
  /** Its `updated_at` at that time. */
  version: string;
}

/** Saves what was changed in a listing, and goes to the member's listings. A listing that changed meanwhile is not overwritten unasked. */
export function useSaving({ wizard: { form, show, showBad }, tray, draft, listing, version }: Saving) {
  const navigate = useNavigate();
  const { mutateAsync } = useUpdateListing();
  const [problem, setProblem] = useState<string | null>(null);
  /** What the listing has become meanwhile. */
  const [newer, setNewer] = useState<Listing | null>(null);
  /** True from the moment there is nothing to lose any more. */
  const done = useRef(false);
  const underWay = useRef(false);
  /** The changes are with the database, which may store them whatever happens here. */
  const sent = useRef(false);

  const send = async (values: ListingValues, over: Listing | null) => {
    const pictures = await tray.settled();
    // Given up meanwhile, and the pictures with it.
    if (done.current) return;
    const failed = picturesProblem(pictures.filter(({ status }) => status === 'failed').length);
    if (failed) {
      setProblem(failed);
      show('pictures');
      return;
    }
    const own = pictures.flatMap(({ path }) => path ?? []);
    const images = over ? imagesOver(own, listing.images, over.images) : own;
    const changes = changesTo(over ?? listing, values, images);
    sent.current = true;
    try {
      const result =
        Object.keys(changes).length === 0
          ? ({ outcome: 'stored' } as const)
          : await mutateAsync({
              id: listing.id,
              userId: tray.owner.userId,
              changes,
              version: over?.updated_at ?? version,
            });
      if (result.outcome === 'gone')
        setProblem('This listing was deleted meanwhile. Nothing can be saved to it any more.');
      if (result.outcome === 'changed-meanwhile') setNewer(result.now);
      if (result.outcome !== 'stored') {
        if (done.current) tray.clear();
        return;
      }
    } catch (error) {
      if (done.current) tray.clear();
      else if (isUnknownZip(error)) {
        form.setError('zip', { message: unknownZipText });
        showBad(['zip']);
      } else setProblem(saveProblem(error));
      return;
    } finally {
      sent.current = false;
    }
    const left = done.current;
    done.current = true;
    draft.clear();
    tray.store(images);
    tidyFolder(tray.owner.userId, listing.id, images).catch(() => undefined);
    toast.success('Your changes are saved', {
      action: { label: 'View it', onClick: () => void navigate(paths.listing(listing.id)) },
    });
    // Whoever left meanwhile stays where they are.
    if (!left) await navigate(paths.myListings, { replace: true });
  };

  const run = async (over: Listing | null) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    setNewer(null);
    try {
      await form.handleSubmit(
        (values) => send(values, over),
        (errors) => showBad(Object.keys(errors)),
      )();
    } finally {
      underWay.current = false;
    }
  };

  return {
    problem,
    newer,
    isDone: () => done.current,
    /** The listing is gone: nothing is asked or kept from here on. */
    end: () => {
      done.current = true;
      draft.clear();
    },
    /** The changes are given up. While they are with the database their pictures wait for its answer. */
    giveUp: () => {
      done.current = true;
      draft.clear();
      if (!sent.current) tray.clear();
    },
    save: () => void run(null),
    overwrite: () => void run(newer),
    dismiss: () => setNewer(null),
  };
}
