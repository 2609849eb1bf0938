import { get, useFormContext, useWatch } from 'react-hook-form';
import { loanColumns } from '@/domain/analysis/numbers/loan-columns';
import { inputsOf, listingNumbers, type ListingNumber } from '@/domain/listing/form-fields';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { netOperatingIncome, totalExpenses, type StatedIncome } from '@/domain/listing/underwriting';
import { formatUsd } from '@/kit/formatting/format';
import { numberProblem } from '@/kit/numbers/parse-number';
import { Button } from '@/kit/ui/button';
import { ListingField } from '@/shared/listings/listing-field';
import { OptionalFields } from './optional-fields';

const incomeFields = ['monthly_rent', 'other_monthly_income', 'vacancy_pct', 'annual_expenses'] as const;

/** Optional figures for underwriting, collapsed until one of them is filled in. */
export function UnderwritingFields() {
  return (
    <OptionalFields
      part="underwriting"
      title="Rent, expenses, repairs, and loans"
      text="Optional. Buyers use these numbers to underwrite. They’ll make assumptions for anything you leave blank."
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <ListingField name="arv" label="After-repair value (ARV)" />
        <ListingField name="repair_cost" />
      </div>
      <div className="mt-4 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <ListingField name="monthly_rent" />
        <ListingField name="other_monthly_income" />
        <ListingField name="vacancy_pct" />
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">Annual expenses</legend>
        <div className="mt-3 grid grid-cols-2 items-start gap-x-5 gap-y-4 lg:grid-cols-4">
          {inputsOf('annual_expenses').map((name) => (
            <ListingField key={name} name={name} />
          ))}
        </div>
        <ExpensesTotal />
      </fieldset>
      <NoiHint />
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">If you finance it, or leave your loan in place</legend>
        <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
          {Object.values(loanColumns).map((name) => (
            <ListingField key={name} name={name} />
          ))}
        </div>
      </fieldset>
    </OptionalFields>
  );
}

/** What the NOI is made of; null while one of the figures is invalid. */
function useStatedIncome(): StatedIncome | null {
  const { control } = useFormContext<ListingDraft>();
  const [monthly_rent, other_monthly_income, vacancy_pct, annual_expenses] = useWatch({ control, name: incomeFields });
  const stated = { monthly_rent, other_monthly_income, vacancy_pct, annual_expenses } as StatedIncome;
  const isInvalid = incomeFields
    .flatMap(inputsOf)
    .some((input) => numberProblem(get(stated, input), listingNumbers[input as ListingNumber]));
  return isInvalid ? null : stated;
}

function ExpensesTotal() {
  const stated = useStatedIncome();
  const total = stated && totalExpenses(stated.annual_expenses);
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
  const stated = useStatedIncome();
  const noi = stated && netOperatingIncome(stated);
  if (!stated || noi === null || noi === entered) return null;
  const assumption = stated.vacancy_pct === null ? ', with no vacancy' : '';
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
