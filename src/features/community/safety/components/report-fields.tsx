import { useId } from 'react';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { maxDetailsLength, reasonNames, reasons, reportErrorMessage, type Reason } from '../reports';

interface ReportFieldsProps {
  reason: Reason | null;
  onReason: (reason: Reason) => void;
  details: string;
  onDetails: (details: string) => void;
  problems: { reason: string | null; details: string | null };
  /** The error of the last attempt, or null. */
  failure: Error | null;
}

/** The reason for a report, and details for staff. */
export function ReportFields({ reason, onReason, details, onDetails, problems, failure }: ReportFieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-5 pt-2">
      <fieldset aria-describedby={problems.reason ? `${id}-problem` : undefined}>
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
                onChange={() => onReason(value)}
                className="size-5 shrink-0 cursor-pointer accent-evergreen"
              />
              {reasonNames[value]}
            </label>
          ))}
        </div>
        <div aria-live="polite">
          {problems.reason ? (
            <p id={`${id}-problem`} className="text-sm font-medium text-brick-ink">
              {problems.reason}
            </p>
          ) : null}
        </div>
      </fieldset>
      <Field
        label="Details"
        hint={`Only our team sees this. ${details.length} of ${maxDetailsLength} characters.`}
        error={problems.details ?? undefined}
        required={reason === 'other'}
      >
        <Textarea
          value={details}
          maxLength={maxDetailsLength}
          rows={4}
          onChange={({ target }) => onDetails(target.value)}
        />
      </Field>
      <FormError>{failure ? reportErrorMessage(failure) : null}</FormError>
    </div>
  );
}
