import { Check, ShieldAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { useModerateDialog } from '@/shared/content/moderate-context';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
import { useCloseReport } from '../api/mutations';
import { type StoredReport } from '../api/queries';
import { maxOutcomeLength, moderatedSubject } from '../reports';

interface CloseReportProps extends ReviewActions {
  report: StoredReport;
}

/** Actions on an open report: act on the content or its author, or close the report without action. */
export function CloseReport({ report, onResolved, onConflict }: CloseReportProps) {
  const close = useCloseReport();
  const settle = useSingleSubmit(close.mutateAsync, onConflict);
  const moderate = useModerateDialog();
  const [outcome, setOutcome] = useState('');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    setBlank(outcome.trim() === '');
    if (outcome.trim() === '') {
      field.current?.focus();
      return;
    }
    if (await settle({ id: report.id, outcome: outcome.trim() })) onResolved('Report closed');
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        // The error appears above the buttons.
        void send().catch(() => undefined);
      }}
    >
      <Field
        label="Outcome"
        hint="To close the report without action. The member who reported it can read this in their data export."
        error={blank ? 'Describe the outcome before closing the report' : undefined}
        required
      >
        <Textarea
          ref={field}
          value={outcome}
          maxLength={maxOutcomeLength}
          rows={2}
          onChange={({ target }) => {
            setOutcome(target.value);
            setBlank(false);
          }}
        />
      </Field>
      <FormError>
        {close.error && userMessage(close.error) === null
          ? `The report wasn’t closed. ${describeError(close.error)}`
          : null}
      </FormError>
      <div className="flex flex-wrap gap-3 max-sm:[&>button]:flex-1">
        {moderate ? (
          <Button
            icon={<ShieldAlert aria-hidden />}
            onClick={() => moderate({ ...moderatedSubject(report), onDone: onResolved })}
          >
            Take action
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          icon={<Check aria-hidden />}
          busy={close.isPending}
          busyLabel="Closing..."
        >
          Close report
        </Button>
      </div>
    </form>
  );
}
