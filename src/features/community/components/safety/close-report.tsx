import { Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useCloseReport, useRemoveReportedReview, type StoredReport } from '../../api/reports';
import { mostOutcome } from '../../safety-rules';

interface CloseReportProps {
  report: StoredReport;
  isReview: boolean;
  onClosed: () => void;
  /** Somebody else was quicker. */
  onOvertaken: (why: string) => void;
}

/** What staff do about an open report: remove the review, and close the report with what was done. */
export function CloseReport({ report, isReview, onClosed, onOvertaken }: CloseReportProps) {
  const close = useCloseReport();
  const remove = useRemoveReportedReview();
  const [outcome, setOutcome] = useState('');
  const [blank, setBlank] = useState(false);
  const [removing, setRemoving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Set by the press itself: the second of a double click comes before anything is drawn again.
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    setBlank(outcome.trim() === '');
    if (outcome.trim() === '') {
      field.current?.focus();
      return;
    }
    sending.current = true;
    try {
      await close.mutateAsync({ id: report.id, outcome: outcome.trim() });
      onClosed();
    } catch (error) {
      sending.current = false;
      if (isOvertaken(error)) onOvertaken(error.message);
    }
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
        void send();
      }}
    >
      <Field label="What was done" hint="Kept with the report. Whoever reported it can read this in the data they download." error={blank ? 'Say what was done before closing the report' : undefined} required>
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
      <FormError>{close.error && !isOvertaken(close.error) ? `The report was not closed. ${explainFailure(close.error)}` : null}</FormError>
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

/** The report was closed by somebody else. */
function isOvertaken(error: unknown): error is RequestFailure {
  return error instanceof RequestFailure && error.code === 'P0001';
}
