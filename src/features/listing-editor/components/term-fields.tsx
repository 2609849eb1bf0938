import { useFormContext, useWatch } from 'react-hook-form';
import { closingWarning } from '@/domain/listing/deal-terms';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Input, Textarea } from '@/kit/ui/input';
import { Warning } from '@/kit/ui/warning';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { termFields } from '../wizard-steps';
import { ListingNumberField } from './listing-number-field';
import { OptionalFields } from './optional-fields';

/** Optional terms of the deal, and who sees them. */
export function TermFields() {
  const { register, formState } = useFormContext<ListingDraft>();
  const { errors } = formState;
  const [closingOn, contractExpiresOn] = useWatch<ListingDraft, ['closingOn', 'contractExpiresOn']>({
    name: ['closingOn', 'contractExpiresOn'],
  });
  const problem = closingWarning(closingOn, contractExpiresOn, 'seller');
  return (
    <OptionalFields
      title="Deal terms"
      text="Optional. Your contract price and assignment fee stay private unless you share them."
      fields={termFields}
    >
      <fieldset>
        <legend className="text-sm font-semibold">Your contract</legend>
        <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <ListingNumberField name="contractPrice" label="Contract price" />
          <ListingNumberField name="assignmentFee" label="Assignment fee" />
        </div>
        <Checkbox
          {...register('contractShared')}
          label="Show my contract price and assignment fee on the listing"
          hint="If this is off, only you see them."
          className="mt-4"
        />
      </fieldset>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">For the buyer</legend>
        <p className="mt-1 text-sm text-muted">Everyone who can see the listing sees these.</p>
        <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
          <ListingNumberField name="earnestMoney" label="Earnest money" />
          <Field label="Closing date" error={errors.closingOn?.message}>
            <Input type="date" {...register('closingOn')} />
          </Field>
          <Field label="Contract expires" error={errors.contractExpiresOn?.message}>
            <Input type="date" {...register('contractExpiresOn')} />
          </Field>
        </div>
        <Warning className="mt-4">{problem && `${problem} Buyers see both dates.`}</Warning>
        <Checkbox
          {...register('fundsRequired')}
          label="Require proof of funds"
          hint="Buyers need verified funds that cover a cash offer’s price, or any other offer’s earnest money."
          className="mt-4"
        />
      </fieldset>
      <Field
        label="Showing instructions"
        hint="Only members who can see your contact details see this. Leave out lockbox and alarm codes."
        error={errors.accessInstructions?.message}
        className="mt-5"
      >
        <Textarea {...register('accessInstructions')} rows={3} maxLength={1000} />
      </Field>
    </OptionalFields>
  );
}
