import { useId } from 'react';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import { mostDetails, reasonNames, reasons, reportFailureText, type Reason } from '../../safety-rules';

interface ReportFieldsProps {
  reason: Reason | null;
  onReason: (reason: Reason) => void;
  details: string;
  onDetails: (details: string) => void;
  problems: { reason: string | null; details: string | null };
  /** Of the last attempt to send it; null for none. */
  failure: Error | null;
}

/** Why something is reported, and what else staff should know. */
export function ReportFields({ reason, onReason, details, onDetails, problems, failure }: ReportFieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-5 pt-2">
      <fieldset aria-describedby={problems.reason ? `${id}-problem` : undefined}>
        <legend className="text-sm font-medium text-ink">
          What is wrong?
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
        hint={`For our staff only. ${details.length} of ${mostDetails} characters.`}
        error={problems.details ?? undefined}
        required={reason === 'other'}
      >
        <Textarea value={details} maxLength={mostDetails} rows={4} onChange={({ target }) => onDetails(target.value)} />
      </Field>
      <FormError>{failure ? reportFailureText(failure) : null}</FormError>
    </div>
  );
}
