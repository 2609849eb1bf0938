import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import type { Term } from '@/domain/offer/fields';
import { TermInput } from './term-input';
import type { TermsDraft } from './terms-draft';

/** What each way to count starts with. */
const usual = { earnest_due_hours: 48, earnest_due_days: 3 } as const;

/** When the earnest money is due: a number of hours or of business days. The other one is null. */
export function EarnestDue({ hints }: { hints: Partial<Record<Term, string | null>> }) {
  const { getValues, setValue } = useFormContext<TermsDraft>();
  const [hours, days] = useWatch<TermsDraft, ['earnest_due_hours', 'earnest_due_days']>({
    name: ['earnest_due_hours', 'earnest_due_days'],
  });
  // While the number is blank.
  const [chosen, setChosen] = useState<keyof typeof usual>(
    getValues('earnest_due_days') === null ? 'earnest_due_hours' : 'earnest_due_days',
  );
  const entered = days === null ? 'earnest_due_hours' : 'earnest_due_days';
  const name = hours === null && days === null ? chosen : entered;
  const choose = (next: keyof typeof usual) => {
    setChosen(next);
    setValue(name, null, { shouldDirty: true });
    setValue(next, usual[next], { shouldDirty: true });
  };
  return (
    <>
      <TermInput key={name} name={name} hint={hints[name]} className="sm:col-start-1" />
      <Field label="Counted in">
        <Select
          value={name}
          onChange={(event) =>
            choose(event.target.value === 'earnest_due_days' ? 'earnest_due_days' : 'earnest_due_hours')
          }
        >
          <option value="earnest_due_hours">Hours</option>
          <option value="earnest_due_days">Business days</option>
        </Select>
      </Field>
    </>
  );
}
