import { useId } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { ErrorText, Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { maxDetailsLength, reasonNames, reasons, type Report, type ReportDraft } from '../reports';

interface ReportFieldsProps {
  form: UseFormReturn<ReportDraft, unknown, Report>;
  errorOf: (field: keyof ReportDraft) => string | undefined;
  /** Why the last attempt failed, or null. */
  failure: string | null;
}

/** The reason for a report, and details for staff. */
export function ReportFields({ form: { control, register }, errorOf, failure }: ReportFieldsProps) {
  const id = useId();
  const { value: reason, onChange } = useController({ control, name: 'reason' }).field;
  const details = useWatch({ control, name: 'details' });
  const problem = errorOf('reason');
  return (
    <div className="flex flex-col gap-5 pt-2">
      <fieldset
        role="radiogroup"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
      >
        <legend className="text-sm font-medium text-ink">
          What’s wrong?
          <span aria-hidden className="text-brick-ink">
            {' *'}
          </span>
        </legend>
        <div className="mt-1.5 flex flex-col">
          {reasons.map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px]">
              <input
                type="radio"
                name={id}
                value={value}
                checked={reason === value}
                onChange={() => onChange(value)}
                className="size-5 shrink-0 cursor-pointer accent-evergreen"
              />
              {reasonNames[value]}
            </label>
          ))}
        </div>
        <ErrorText id={`${id}-error`}>{problem}</ErrorText>
      </fieldset>
      <Field
        label="Details"
        hint={`Only our team sees this. ${details.length} of ${maxDetailsLength} characters.`}
        error={errorOf('details')}
        required={reason === 'other'}
      >
        <Textarea {...register('details')} maxLength={maxDetailsLength} rows={4} />
      </Field>
      <FormError>{failure}</FormError>
    </div>
  );
}
