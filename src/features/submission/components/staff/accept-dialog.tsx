import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { RequestFailure } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import { toListingDraft } from '../../listing-draft';
import { listingDraftSchema, listingSchema, type ListingValues } from '../../schema';
import type { SubmissionCard } from '../../submission';
import { ListingFields } from './listing-fields';

interface AcceptDialogProps {
  submission: SubmissionCard;
  /** The member of staff. */
  userId: string;
  onClose: () => void;
  /** Rejects if the decision wasn't saved. */
  onAccept: (listing: ListingValues) => Promise<void>;
}

/** Completes the listing that's posted in the member's name, verified. */
export function AcceptDialog({ submission, userId, onClose, onAccept }: AcceptDialogProps) {
  const { form, sending } = useDraftForm({
    storageKey: `accept:${userId}:${submission.id}`,
    draft: listingDraftSchema,
    initial: toListingDraft(submission),
    schema: listingSchema,
    mode: 'onTouched',
    send: onAccept,
    onSent: onClose,
    describe: (error) => `Your decision wasn’t saved. ${describeAcceptError(error)}`,
  });
  return (
    <FormDialog
      {...sending}
      size="lg"
      title="Accept and list"
      description="We’ll post the listing in the member’s name, off market and verified."
      submitLabel="Accept and list"
      busyLabel="Listing..."
      onOpenChange={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-6">
        <ListingFields form={form} />
      </div>
    </FormDialog>
  );
}

/** Shows the database's own message for invalid values, such as an unknown ZIP code. */
function describeAcceptError(error: unknown): string {
  return error instanceof RequestFailure && error.kind === 'invalid' ? `${error.message}.` : describeError(error);
}
