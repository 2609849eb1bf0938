import { useFormContext, useWatch } from 'react-hook-form';
import { closingWarning } from '@/domain/listing/closing-warning';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { Warning } from '@/kit/ui/warning';
import { ListingField } from '@/shared/listings/listing-field';
import { OptionalFields } from './optional-fields';

/** Optional terms of the deal, and who sees them. */
export function TermFields() {
  const { control } = useFormContext<ListingDraft>();
  const [closingOn, expiresOn] = useWatch({ control, name: ['closing_on', 'contract_expires_on'] });
  const problem = closingWarning(closingOn, expiresOn, 'seller');
  return (
    <OptionalFields
      part="terms"
      title="Deal terms"
      text="Optional. Your contract price and assignment fee stay private unless you share them."
    >
      <fieldset>
        <legend className="text-sm font-semibold">Your contract</legend>
        <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <ListingField name="contract_price" />
          <ListingField name="assignment_fee" />
        </div>
        <ListingField
          name="contract_shared"
          label="Show my contract price and assignment fee on the listing"
          hint="If this is off, only you see them."
          className="mt-4"
        />
      </fieldset>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">For the buyer</legend>
        <p className="mt-1 text-sm text-muted">Everyone who can see the listing sees these.</p>
        <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
          <ListingField name="earnest_money" />
          <ListingField name="closing_on" />
          <ListingField name="contract_expires_on" />
          <ListingField name="contract_inspection_on" />
          <ListingField name="contract_assignable" />
        </div>
        <Warning className="mt-4">{problem && `${problem} Buyers see both dates.`}</Warning>
        <ListingField
          name="funds_required"
          label="Require proof of funds"
          hint="Buyers need verified funds that cover a cash offer’s price, or any other offer’s earnest money."
          className="mt-4"
        />
      </fieldset>
      <ListingField
        name="access_instructions"
        hint="Only members who can see your contact details see this. Leave out lockbox and alarm codes."
        className="mt-5"
      />
    </OptionalFields>
  );
}
