import { FormProvider } from 'react-hook-form';
import { hasCondition } from '@/domain/listing/property-vocabulary';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { ListingField } from '@/shared/listings/listing-field';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import {
  acceptedDraftSchema,
  acceptedFields,
  acceptedListingSchema,
  toAcceptedDraft,
  type AcceptedListing,
} from '../../accepted-listing';
import type { SubmissionCard } from '../../submission';

interface AcceptDialogProps {
  submission: SubmissionCard;
  /** The member of staff. */
  userId: string;
  onClose: () => void;
  /** Rejects if the decision wasn't saved. */
  onAccept: (listing: AcceptedListing) => Promise<void>;
}

/** Shows the database's own message for invalid values, such as an unknown ZIP code. */
const errors = {
  ...decisionErrors,
  invalid: ({ message }) => `${decisionErrors.failed} ${message}.`,
} satisfies ErrorTexts;

/** In a grid of six columns. */
const widths: Partial<Record<keyof AcceptedListing, string>> = {
  title: 'sm:col-span-6',
  description: 'sm:col-span-6',
  address: 'sm:col-span-4',
  zip: 'sm:col-span-2',
  price: 'sm:col-span-2',
  bedrooms: 'sm:col-span-2',
  bathrooms: 'sm:col-span-2',
};

/** Completes the listing that's posted in the member's name, verified. */
export function AcceptDialog({ submission, userId, onClose, onAccept }: AcceptDialogProps) {
  const { form, sending } = useDraftForm({
    storageKey: `accept:${userId}:${submission.id}`,
    draft: acceptedDraftSchema,
    initial: toAcceptedDraft(submission),
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
        <FormProvider {...form}>
          {acceptedFields.map((name) =>
            name === 'condition' && !hasCondition(form.watch('property_type')) ? null : (
              <ListingField key={name} name={name} rows={4} className={widths[name] ?? 'sm:col-span-3'} />
            ),
          )}
        </FormProvider>
      </div>
    </FormDialog>
  );
}
