import { useFormContext, useWatch } from 'react-hook-form';
import { formatUsd } from '@/kit/formatting/format';
import { numberProblem } from '@/kit/numbers/parse-number';
import { Button } from '@/kit/ui/button';
import { listingNumbers, type ListingDraft } from '@/domain/listing/listing-form';
import {
  expenseItems,
  netOperatingIncome,
  totalExpenses,
  underwritingFields,
  type Underwriting,
} from '@/domain/listing/underwriting';
import { ListingNumberField } from './listing-number-field';
import { OptionalFields } from './optional-fields';

/** Optional figures for underwriting, collapsed until one of them is filled in. */
export function UnderwritingFields() {
  return (
    <OptionalFields
      title="Rent, expenses and repairs"
      text="Optional. Buyers use these numbers to underwrite. They’ll make assumptions for anything you leave blank."
      fields={underwritingFields}
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <ListingNumberField name="arv" label="After-repair value (ARV)" />
        <ListingNumberField name="repairCost" label="Repair cost" />
      </div>
      <div className="mt-4 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <ListingNumberField name="monthlyRent" label="Monthly rent" />
        <ListingNumberField name="otherMonthlyIncome" label="Other monthly income" />
        <ListingNumberField name="vacancyPct" label="Vacancy" />
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">Annual expenses</legend>
        <div className="mt-3 grid grid-cols-2 items-start gap-x-5 gap-y-4 lg:grid-cols-4">
          {expenseItems.map(({ field, label }) => (
            <ListingNumberField key={field} name={field} label={label} />
          ))}
        </div>
        <ExpensesTotal />
      </fieldset>
      <NoiHint />
    </OptionalFields>
  );
}

/** The current values of the underwriting fields; null while one of them is invalid. */
function useUnderwriting(): Underwriting | null {
  const { control } = useFormContext<ListingDraft>();
  const values = useWatch({ control, name: underwritingFields });
  const entries = underwritingFields.map((field, index) => [field, values[index] ?? null] as const);
  return entries.some(([field, entry]) => numberProblem(entry, listingNumbers[field]))
    ? null
    : (Object.fromEntries(entries) as Underwriting);
}

function ExpensesTotal() {
  const stated = useUnderwriting();
  const total = stated && totalExpenses(stated);
  return (
    <output className="numeric mt-3 block text-sm text-muted">
      {total === null ? '' : `${formatUsd(total)} per year in total`}
    </output>
  );
}

/** Offers the NOI calculated from rent and expenses when it differs from the one entered. */
function NoiHint() {
  const { control, setValue, setFocus } = useFormContext<ListingDraft>();
  const entered = useWatch({ control, name: 'noi' });
  const stated = useUnderwriting();
  const noi = stated && netOperatingIncome(stated);
  if (!stated || noi === null || noi === entered) return null;
  const assumption = stated.vacancyPct === null ? ', with no vacancy' : '';
  return (
    <p className="numeric mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink">
      {`Your figures give an NOI of ${formatUsd(noi)} per year${assumption}.`}
      <Button
        variant="ghost"
        size="sm"
        className="-mx-2 px-2 text-evergreen-ink"
        onClick={() => {
          setValue('noi', noi, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          // The button disappears, so move the focus to the field.
          setFocus('noi');
        }}
      >
        Use it
      </Button>
    </p>
  );
}
