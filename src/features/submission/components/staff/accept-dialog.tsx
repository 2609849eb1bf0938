import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { RequestFailure } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/field';
import { toListingDraft } from '../../listing-draft';
import { listingSchema, type ListingDraft, type ListingValues } from '../../schema';
import type { SubmissionCard } from '../../submission';
import { ListingFields } from './listing-fields';

interface AcceptDialogProps {
  submission: SubmissionCard;
  onClose: () => void;
  /** Rejects if the decision wasn't saved. */
  onAccept: (listing: ListingValues) => Promise<void>;
}

/** Completes the listing that's posted in the member's name, verified. */
export function AcceptDialog({ submission, onClose, onAccept }: AcceptDialogProps) {
  const id = useId();
  const form = useForm<ListingDraft, unknown, ListingValues>({
    resolver: zodResolver(listingSchema),
    defaultValues: toListingDraft(submission),
    mode: 'onTouched',
  });
  const { handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const accept = async (listing: ListingValues) => {
    try {
      await onAccept(listing);
    } catch (error) {
      setError('root', { message: `Your decision wasn’t saved. ${describeAcceptError(error)}` });
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title="Accept and list"
      description="We’ll post the listing in the member’s name, off market and verified."
      footer={
        <>
          <Button variant="secondary" onClick={() => isSubmitting || onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isSubmitting} busyLabel="Listing...">
            Accept and list
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit(accept)(event)}
        className="grid gap-5 sm:grid-cols-6"
      >
        <ListingFields form={form} />
        <FormError className="sm:col-span-6">{errors.root?.message}</FormError>
      </form>
    </Dialog>
  );
}

/** Shows the database's own message for invalid values, such as an unknown ZIP code. */
function describeAcceptError(error: unknown): string {
  return error instanceof RequestFailure && error.kind === 'invalid' ? `${error.message}.` : describeError(error);
}
