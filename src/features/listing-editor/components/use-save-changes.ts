import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { toast } from '@/kit/ui/toast';
import type { AddressMismatch } from '@/domain/place/address-mismatch';
import { checkAddress } from '../api/check-address';
import { removeDocuments } from '../api/documents';
import { previewEdit, useUpdateListing, type ListingDetails } from '../api/mutations';
import { cleanUpListingFiles } from '../api/stored-files';
import type { ListingDraftStore } from '../draft-store';
import { changedDocuments, changedTerms, listingChanges, mergeImages } from '../listing-changes';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { Listing, ListingChanges } from '@/domain/listing/listing';
import type { ListingValues } from '@/domain/listing/listing-form';
import { describeError } from '@/platform/errors/describe-error';
import { failedUploadsError, refusedField } from '../posting-errors';
import type { UploadQueues } from './use-upload-queues';
import type { WizardState } from './use-wizard';

interface SaveChangesOptions {
  userId: string;
  wizard: WizardState;
  uploads: UploadQueues;
  draft: ListingDraftStore;
  /** As it was when editing started. */
  listing: Listing;
  /** Its deal terms at that time. */
  terms: DealTerms;
  /** Its `updated_at` at that time. */
  version: string;
}

interface Edit {
  changes: ListingChanges;
  details: ListingDetails;
}

interface Attempt {
  /** The newer version to overwrite. */
  over: Listing | null;
  /** Whether the member agreed to another review. */
  confirmed: boolean;
  /** Whether they were asked about the address. */
  addressConfirmed: boolean;
}

/** What to ask the member before saving. */
interface Question {
  /** The newer version that these changes conflict with. */
  newer: Listing | null;
  /** The fields that need review if these changes are saved. */
  reviewed: readonly string[] | null;
  /** What doesn't agree in the address. */
  mismatches: readonly AddressMismatch[];
  /** The newer version that they already agreed to overwrite. */
  over: Listing | null;
}

const noQuestion: Question = { newer: null, reviewed: null, mismatches: [], over: null };

/** What to ask about the address of an edit; nothing if it stays where it was. */
async function newMismatches({ changes }: Edit, values: ListingValues): Promise<readonly AddressMismatch[]> {
  const moves = (['zip', 'city', 'state', 'latitude', 'longitude'] as const).some((column) => column in changes);
  return moves ? checkAddress(values) : [];
}

/** The fields that need review if these changes to a listing are saved; empty without a badge to lose. */
async function fieldsToReview({ id, verified }: Listing, changes: ListingChanges): Promise<readonly string[]> {
  return verified ? previewEdit(id, changes) : [];
}

interface Before extends Pick<SaveChangesOptions, 'listing' | 'terms'> {
  over: Listing | null;
}

function toEdit({ listing, terms, over }: Before, values: ListingValues, images: string[]): Edit {
  return {
    changes: listingChanges(over ?? listing, values, images),
    details: {
      terms: changedTerms(values, terms),
      documents: changedDocuments(values, listing.documents),
    },
  };
}

function isEmpty({ changes, details }: Edit): boolean {
  return Object.keys(changes).length === 0 && !details.terms && !details.documents;
}

function clearUploads({ wizard, uploads }: Pick<SaveChangesOptions, 'wizard' | 'uploads'>) {
  uploads.queue.clear();
  uploads.documents.takeOut();
  void removeDocuments(wizard.form.getValues('documents').map(({ path }) => path));
}

/** The files that a saved listing has. */
function filesOf(images: readonly string[], { documents }: ListingValues): string[] {
  return [...images, ...documents.map(({ path }) => path)];
}

/** Saves the changes to a listing and goes to My Listings. Asks before overwriting newer ones or losing the badge. */
export function useSaveChanges({ userId, wizard, uploads, draft, listing, terms, version }: SaveChangesOptions) {
  const { form, show, showInvalid } = wizard;
  const navigate = useNavigate();
  const { mutateAsync } = useUpdateListing();
  const { isDone, end, discard, track } = useUnsavedChanges(draft, () => clearUploads({ wizard, uploads }));
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState(noQuestion);
  const inFlight = useRef(false);

  const showError = (error: unknown) => {
    const refused = refusedField(error);
    if (!refused) return setProblem(describeError(error, { failed: 'We couldn’t update the listing.' }));
    form.setError(refused.field, { message: refused.message });
    showInvalid([refused.field]);
  };

  /** Resolves to whether the changes are stored. Unless it's confirmed, asks before they cost the badge. */
  const store = async (edit: Edit, { over, confirmed }: Attempt) => {
    if (isEmpty(edit)) return true;
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
    const [pictures, documents] = await Promise.all([uploads.queue.settled(), uploads.documents.settled()]);
    // Discarded while waiting, with its pictures.
    if (isDone()) return;
    const failed = failedUploadsError(pictures, documents);
    if (failed) show('review');
    if (failed) return setProblem(failed);
    const own = pictures.flatMap(({ path }) => path ?? []);
    const images = over ? mergeImages(own, listing.images, over.images) : own;
    const edit = toEdit({ listing, terms, over }, values, images);
    const mismatches = attempt.addressConfirmed ? [] : await newMismatches(edit, values);
    if (mismatches.length > 0) return setQuestion({ ...noQuestion, mismatches, over });
    if (!(await track(() => store(edit, attempt)))) return;
    const isDiscarded = isDone();
    end();
    uploads.commit(images);
    cleanUpListingFiles(userId, listing.id, filesOf(images, values)).catch(() => undefined);
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
    mismatches: question.mismatches,
    isDone,
    end,
    discard,
    save: () => void run({ over: null, confirmed: false, addressConfirmed: false }),
    overwrite: () => void run({ over: question.newer, confirmed: false, addressConfirmed: true }),
    confirmReview: () => void run({ over: question.over, confirmed: true, addressConfirmed: true }),
    dismiss: () => setQuestion(noQuestion),
    confirmAddress: () => void run({ over: question.over, confirmed: false, addressConfirmed: true }),
  };
}

/** Whether a listing has unsaved changes, and what remains of the draft and the uploads once it hasn't. */
function useUnsavedChanges(draft: ListingDraftStore, removeUploads: () => void) {
  /** True once nothing is unsaved: stored, discarded or deleted. */
  const done = useRef(false);
  /** A request is in flight, and may succeed even if the changes are discarded. */
  const sent = useRef(false);
  const end = () => {
    done.current = true;
    draft.clear();
  };
  return {
    isDone: () => done.current,
    /** Call when the changes are stored or the listing is deleted: there is nothing left to save. */
    end,
    /** Discards the changes. Uploads of a request in flight stay until its outcome is known. */
    discard: () => {
      end();
      if (!sent.current) removeUploads();
    },
    /** Runs the request that stores the changes. It resolves to whether they were stored. */
    track: async (request: () => Promise<boolean>) => {
      sent.current = true;
      try {
        const isStored = await request();
        if (!isStored && done.current) removeUploads();
        return isStored;
      } finally {
        sent.current = false;
      }
    },
  };
}
