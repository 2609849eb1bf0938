import { Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useSettle } from '@/shared/ui/use-settle';
import type { Settling } from '@/shared/ui/waiting-list';
import { useCloseReport, useRemoveReportedReview, type StoredReport } from '../../api/reports';
import { mostOutcome } from '../../safety-rules';

interface CloseReportProps extends Settling {
  report: StoredReport;
  isReview: boolean;
}

/** What staff do about an open report: remove the review, and close the report with what was done. */
export function CloseReport({ report, isReview, onSettled, onOvertaken }: CloseReportProps) {
  const close = useCloseReport();
  const settle = useSettle(close.mutateAsync, onOvertaken);
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
    if (await settle({ id: report.id, outcome: outcome.trim() })) onSettled('Report closed');
  };
  const removeReview = async () => {
    const wasThere = await remove.mutateAsync(report.subject_id);
    const done = wasThere ? 'The review was removed.' : 'The review was gone already.';
    toast.success(done);
    setOutcome((old) => old || done);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        // What failed is said above the buttons.
        void send().catch(() => undefined);
      }}
    >
      <Field
        label="What was done"
        hint="Kept with the report. Whoever reported it can read this in the data they download."
        error={blank ? 'Say what was done before closing the report' : undefined}
        required
      >
        <Textarea
          ref={field}
          value={outcome}
          maxLength={mostOutcome}
          rows={2}
          onChange={({ target }) => {
            setOutcome(target.value);
            setBlank(false);
          }}
        />
      </Field>
      <FormError>
        {close.error && refusalText(close.error) === null
          ? `The report was not closed. ${explainFailure(close.error)}`
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
        description="It is gone for everybody, with its stars and its answer. This cannot be undone."
        confirmLabel="Remove review"
        busyLabel="Removing..."
        failedText={(error) => `The review was not removed. ${explainFailure(error)}`}
        onConfirm={removeReview}
      />
    </form>
  );
}
