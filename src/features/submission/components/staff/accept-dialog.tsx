import { FormProvider } from 'react-hook-form';
import { hasCondition } from '@/domain/listing/property-vocabulary';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { ListingField } from '@/shared/listings/listing-field';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import {
  acceptanceDraftSchema,
  acceptanceSchema,
  acceptedFields,
  toAcceptanceDraft,
  type Acceptance,
  type AcceptanceDraft,
} from '../../accepted-listing';
import type { SubmissionCard } from '../../submission';

interface AcceptDialogProps {
  submission: SubmissionCard;
  /** The member of staff. */
  userId: string;
  /** The last day that its contract states, which the form offers; '' for none. */
  lastDay?: string;
  onClose: () => void;
  /** Rejects if the decision wasn't saved. */
  onAccept: (accepted: Acceptance) => Promise<void>;
}

/** Shows the database's own message for invalid values, such as an unknown ZIP code. */
const errors = {
  ...decisionErrors,
  invalid: ({ message }) => `${decisionErrors.failed} ${message}.`,
} satisfies ErrorTexts;

/** In a grid of six columns. */
const widths: Partial<Record<keyof AcceptanceDraft, string>> = {
  title: 'sm:col-span-6',
  description: 'sm:col-span-6',
  address: 'sm:col-span-4',
  zip: 'sm:col-span-2',
  price: 'sm:col-span-2',
  bedrooms: 'sm:col-span-2',
  bathrooms: 'sm:col-span-2',
};

/** Completes the listing that's posted in the member's name, verified. */
export function AcceptDialog({ submission, userId, lastDay = '', onClose, onAccept }: AcceptDialogProps) {
  const { form, sending, errorOf } = useDraftForm({
    storageKey: `accept:${userId}:${submission.id}`,
    draft: acceptanceDraftSchema,
    initial: toAcceptanceDraft(submission, lastDay),
    schema: acceptanceSchema,
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
        <Field
          label="Contract’s last day"
          hint={lastDay === '' ? 'The badge ends with it.' : 'As the contract says. The badge ends with it.'}
          error={errorOf('valid_until')}
          required
          className="sm:col-span-3"
        >
          <Input type="date" {...form.register('valid_until')} />
        </Field>
      </div>
    </FormDialog>
  );
}
