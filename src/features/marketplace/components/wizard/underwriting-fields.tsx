import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatUsd } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Disclosure } from '@/shared/ui/disclosure';
import type { ListingDraft } from '../../schema';
import { expenseItems, noiOf, totalExpenses, underwritingFields, type Underwriting } from '../../underwriting';
import { NumberField } from './number-field';

/** What buyers underwrite with. None of it is asked for, so it is folded away until something is in it. */
export function UnderwritingFields() {
  const { getValues, control } = useFormContext<ListingDraft>();
  const { errors } = useFormState({ control, name: [...underwritingFields] });
  const [open, setOpen] = useState(() => underwritingFields.some((field) => getValues(field) !== null));
  // A field that has to be put right is never out of sight.
  const wrong = underwritingFields.some((field) => errors[field]);
  return (
    <Disclosure
      title="Rent, expenses and repairs"
      text="Optional. Buyers underwrite with what you state here; what you leave empty, they assume."
      open={open || wrong}
      onToggle={setOpen}
      className="border-y border-line sm:col-span-2"
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <NumberField name="arv" label="After-repair value (ARV)" prefix="$" />
        <NumberField name="repairCost" label="Repair cost" prefix="$" />
      </div>
      <div className="mt-4 grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <NumberField name="monthlyRent" label="Rent, a month" prefix="$" />
        <NumberField name="otherMonthlyIncome" label="Other income, a month" prefix="$" />
        <NumberField name="vacancyPct" label="Vacancy" decimals={1} suffix="%" />
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">Expenses, a year</legend>
        <div className="mt-3 grid grid-cols-2 items-start gap-x-5 gap-y-4 lg:grid-cols-4">
          {expenseItems.map(({ field, label }) => (
            <NumberField key={field} name={field} label={label} prefix="$" />
          ))}
        </div>
        <ExpensesTotal />
      </fieldset>
      <NoiHint />
    </Disclosure>
  );
}

/** The underwriting fields as they stand. */
function useUnderwriting(): Underwriting {
  const { control } = useFormContext<ListingDraft>();
  const values = useWatch({ control, name: underwritingFields });
  return Object.fromEntries(underwritingFields.map((field, index) => [field, values[index] ?? null])) as Underwriting;
}

function ExpensesTotal() {
  const total = totalExpenses(useUnderwriting());
  return (
    <output className="numeric mt-3 block text-sm text-muted">
      {total === null ? '' : `${formatUsd(total)} a year together`}
    </output>
  );
}

/** What rent and expenses come to, where the NOI says something else, and the way to take it over. */
function NoiHint() {
  const { control, setValue, setFocus } = useFormContext<ListingDraft>();
  const entered = useWatch({ control, name: 'noi' });
  const stated = useUnderwriting();
  const noi = noiOf(stated);
  if (noi === null || noi === entered) return null;
  return (
    <p className="numeric mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink">
      {`Your figures come to ${formatUsd(noi)} a year${stated.vacancyPct === null ? ', with no vacancy' : ''}${stated.reserves ? ', before reserves' : ''}${noi < 0 ? '.' : ':'}`}
      {/* The field takes no minus sign. */}
      {noi < 0 ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="-mx-2 px-2 text-evergreen-ink"
          onClick={() => {
            setValue('noi', noi, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
            // The button goes; the focus follows the number.
            setFocus('noi');
          }}
        >
          use it
        </Button>
      )}
    </p>
  );
}
