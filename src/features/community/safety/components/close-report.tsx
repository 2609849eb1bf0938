import { Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
import { useCloseReport, useRemoveReportedReview } from '../api/mutations';
import { type StoredReport } from '../api/queries';
import { maxOutcomeLength } from '../reports';

interface CloseReportProps extends ReviewActions {
  report: StoredReport;
  isReview: boolean;
}

/** Staff actions on an open report: remove the reported review, and close the report with an outcome. */
export function CloseReport({ report, isReview, onResolved, onConflict }: CloseReportProps) {
  const close = useCloseReport();
  const settle = useSingleSubmit(close.mutateAsync, onConflict);
  const remove = useRemoveReportedReview();
  const [outcome, setOutcome] = useState('');
  const [blank, setBlank] = useState(false);
  const [removing, setRemoving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    setBlank(outcome.trim() === '');
    if (outcome.trim() === '') {
      field.current?.focus();
      return;
    }
    if (await settle({ id: report.id, outcome: outcome.trim() })) onResolved('Report closed');
  };
  const removeReview = async () => {
    const wasThere = await remove.mutateAsync(report.subject_id);
    const done = wasThere ? 'The review was removed.' : 'The review was already gone.';
    toast.success(done);
    setOutcome((old) => old || done);
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
        hint="Saved with the report. The member who reported it can read this in their data export."
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
        <Button type="submit" icon={<Check aria-hidden />} busy={close.isPending} busyLabel="Closing...">
          Close report
        </Button>
        {isReview ? (
          <Button variant="secondary" icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
            Remove review
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove this review?"
        description="The review, its rating, and any response will be deleted for everyone. You can’t undo this."
        confirmLabel="Remove review"
        busyLabel="Removing..."
        failedText={(error) => `The review wasn’t removed. ${describeError(error)}`}
        onConfirm={removeReview}
      />
    </form>
  );
}
