import { useController, useFormContext } from 'react-hook-form';
import { ChoiceChip } from '@/kit/ui/choice-chip';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { termFields, type Term, type TermField } from '@/domain/offer/fields';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import type { TermsDraft } from './terms-draft';

interface TermFieldProps {
  name: Term;
  /** Beside or instead of the field's own hint. */
  hint?: string | null | undefined;
  className?: string | undefined;
}

/** Terms that may be blank in the table, but not where they're shown. */
const neededIfShown: readonly Term[] = ['second_deposit_days', 'earnest_due_hours', 'earnest_due_days'];

/** The field of a term, by how it's entered. */
export function TermInput({ name, hint, className }: TermFieldProps) {
  const { control, register, formState } = useFormContext<TermsDraft>();
  const field: TermField = termFields[name];
  const { field: input } = useController({ control, name });
  const common = {
    label: field.formLabel ?? field.label,
    hint: hint ?? field.hint,
    error: formState.errors[name]?.message,
    className,
    required: neededIfShown.includes(name) || !('optional' in field && field.optional),
  };
  if (field.kind === 'number')
    return <NumberField {...input} value={input.value as NumberEntry} {...common} limits={field.limits} />;
  if (field.kind === 'choices')
    return (
      <fieldset className={className}>
        <legend className="text-sm font-medium text-ink">{common.label}</legend>
        <p className="text-sm text-muted">{common.hint}</p>
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          {Object.entries(field.choices).map(([value, label]) => (
            <ChoiceChip key={value} value={value} {...register(name)}>
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
    );
  return (
    <Field {...common}>
      {field.kind === 'day' ? (
        <Input type="date" {...register(name)} />
      ) : (
        <Select {...register(name)}>
          <option value="">{field.optional ? 'Not agreed' : 'Choose'}</option>
          {field.choices.map((each) => (
            <option key={each} value={each}>
              {field.words?.[each] ?? each}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
