import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import { toListingDraft } from '../../listing-draft';
import { listingDraftSchema, acceptedListingSchema, type ListingValues } from '../../schema';
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

/** Shows the database's own message for invalid values, such as an unknown ZIP code. */
const errors = {
  ...decisionErrors,
  invalid: ({ message }) => `${decisionErrors.failed} ${message}.`,
} satisfies ErrorTexts;

/** Completes the listing that's posted in the member's name, verified. */
export function AcceptDialog({ submission, userId, onClose, onAccept }: AcceptDialogProps) {
  const { form, sending } = useDraftForm({
    storageKey: `accept:${userId}:${submission.id}`,
    draft: listingDraftSchema,
    initial: toListingDraft(submission),
    schema: acceptedListingSchema,
    mode: 'onTouched',
    send: onAccept,
    onSent: onClose,
    errors,
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
