import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { toast } from '@/shared/ui/toast';
import { previewEdit, useUpdateListing } from '../api/mutations';
import { cleanUpFolder } from '../api/pictures';
import type { DraftStore } from '../draft-store';
import { changedTerms, listingChanges, mergeImages } from '../listing-columns';
import type { PictureQueue } from '../picture-queue';
import type { DealTerms } from '../../listing/deal-terms';
import type { Listing, ListingChanges } from '../../listing/listing';
import type { ListingValues } from '../schema';
import { isUnknownZipError, failedPicturesError, saveError, unknownZipText } from '../posting-errors';
import { useUnsavedChanges } from './use-unsaved-changes';
import type { WizardState } from './use-wizard';

interface SaveChangesOptions {
  wizard: WizardState;
  queue: PictureQueue;
  draft: DraftStore;
  /** As it was when editing started. */
  listing: Listing;
  /** Its deal terms at that time. */
  terms: DealTerms;
  /** Its `updated_at` at that time. */
  version: string;
}

interface Edit {
  changes: ListingChanges;
  /** Null if they haven't changed. */
  terms: DealTerms | null;
}

interface Attempt {
  /** The newer version to overwrite. */
  over: Listing | null;
  /** Whether the member agreed to another review. */
  confirmed: boolean;
}

/** What to ask the member before saving. */
interface Question {
  /** The newer version that these changes conflict with. */
  newer: Listing | null;
  /** The fields that need review if these changes are saved. */
  reviewed: readonly string[] | null;
  /** The newer version that they already agreed to overwrite. */
  over: Listing | null;
}

const noQuestion: Question = { newer: null, reviewed: null, over: null };

/** The fields that need review if these changes to a listing are saved; empty without a badge to lose. */
async function fieldsToReview({ id, verified }: Listing, changes: ListingChanges): Promise<readonly string[]> {
  return verified ? previewEdit(id, changes) : [];
}

/** Saves the changes to a listing and goes to My Listings. Asks before overwriting newer ones or losing the badge. */
export function useSaveChanges({ wizard, queue, draft, listing, terms, version }: SaveChangesOptions) {
  const { form, show, showInvalid } = wizard;
  const navigate = useNavigate();
  const { mutateAsync } = useUpdateListing();
  const { isDone, end, discard, track } = useUnsavedChanges(draft, queue);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState(noQuestion);
  const inFlight = useRef(false);

  const showError = (error: unknown) => {
    if (!isUnknownZipError(error)) return setProblem(saveError(error));
    form.setError('zip', { message: unknownZipText });
    showInvalid(['zip']);
  };

  /** Resolves to whether the changes are stored. Unless it's confirmed, asks before they cost the badge. */
  const store = async (edit: Edit, { over, confirmed }: Attempt) => {
    if (Object.keys(edit.changes).length === 0 && !edit.terms) return true;
    const { userId } = queue.owner;
    try {
      const reviewed = confirmed ? [] : await fieldsToReview(over ?? listing, edit.changes);
      if (reviewed.length > 0) setQuestion({ ...noQuestion, reviewed, over });
      if (reviewed.length > 0 || isDone()) return false;
      const result = await mutateAsync({ ...edit, id: listing.id, userId, version: over?.updated_at ?? version });
      if (result.outcome === 'gone') setProblem('This listing has been deleted, so your changes can’t be saved.');
      if (result.outcome === 'conflict') setQuestion({ ...noQuestion, newer: result.now });
      return result.outcome === 'stored';
    } catch (error) {
      if (!isDone()) showError(error);
      return false;
    }
  };

  const send = async (values: ListingValues, attempt: Attempt) => {
    const { over, confirmed } = attempt;
    const pictures = await queue.settled();
    // Discarded while waiting, with its pictures.
    if (isDone()) return;
    const failed = failedPicturesError(pictures.filter(({ status }) => status === 'failed').length);
    if (failed) {
      setProblem(failed);
      show('pictures');
      return;
    }
    const own = pictures.flatMap(({ path }) => path ?? []);
    const images = over ? mergeImages(own, listing.images, over.images) : own;
    const changes = listingChanges(over ?? listing, values, images);
    const edit = { changes, terms: changedTerms(values, terms) };
    if (!(await track(() => store(edit, attempt)))) return;
    const isDiscarded = isDone();
    end();
    queue.commit(images);
    cleanUpFolder(queue.owner.userId, listing.id, images).catch(() => undefined);
    toast.success(confirmed ? 'Changes saved and sent to review' : 'Changes saved', {
      action: { label: 'View listing', onClick: () => void navigate(paths.listing(listing.id)) },
    });
    // If the changes were discarded in the meantime, the member has left this screen.
    if (!isDiscarded) await navigate(paths.myListings, { replace: true });
  };

  const run = async (attempt: Attempt) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setProblem(null);
    setQuestion(noQuestion);
    try {
      await form.handleSubmit(
        (values) => send(values, attempt),
        (errors) => showInvalid(Object.keys(errors)),
      )();
    } finally {
      inFlight.current = false;
    }
  };

  return {
    problem,
    newer: question.newer,
    reviewed: question.reviewed,
    isDone,
    end,
    discard,
    save: () => void run({ over: null, confirmed: false }),
    overwrite: () => void run({ over: question.newer, confirmed: false }),
    confirmReview: () => void run({ over: question.over, confirmed: true }),
    dismiss: () => setQuestion(noQuestion),
  };
}
