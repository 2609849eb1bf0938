import { Check, ShieldAlert } from 'lucide-react';
import { useTextForm } from '@/platform/forms/use-text-form';
import { useUser } from '@/platform/auth/auth-provider';
import { useModerateDialog } from '@/shared/content/moderate-context';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useCloseReport } from '../api/mutations';
import { type StoredReport } from '../api/queries';
import { moderatedSubject } from '../report-snapshot';
import { maxOutcomeLength } from '../reports';

interface CloseReportProps extends ReviewActions {
  report: StoredReport;
}

/** Actions on an open report: act on the content or its author, or close the report without action. */
export function CloseReport({ report, onResolved, onConflict }: CloseReportProps) {
  const user = useUser();
  const close = useCloseReport();
  const settle = useSingleSubmit(close.mutateAsync, onConflict);
  const moderate = useModerateDialog();
  const { field, error, sending } = useTextForm({
    storageKey: `close-report:${user.id}:${report.id}`,
    missing: 'Describe the outcome before closing the report',
    send: (outcome) => settle({ report, outcome }),
    onSent: () => onResolved('Report closed'),
    errors: { failed: 'The report wasn’t closed.' },
  });
  return (
    <Decisions className="max-sm:static">
      <form {...sending.form} className="flex flex-col gap-3">
        <Field
          label="Outcome"
          hint="To close the report without action. The member who reported it can read this in their data export."
          error={error}
          required
        >
          <Textarea {...field} maxLength={maxOutcomeLength} rows={2} />
        </Field>
        <FormError>{sending.failure}</FormError>
        <div className="flex flex-wrap gap-3 max-sm:[&>button]:flex-1">
          {moderate ? (
            <DecisionButton
              decision="reject"
              variant="primary"
              icon={<ShieldAlert aria-hidden />}
              onClick={() => moderate({ ...moderatedSubject(report), onDone: onResolved })}
            >
              Take action
            </DecisionButton>
          ) : null}
          <DecisionButton
            decision="approve"
            type="submit"
            variant="secondary"
            icon={<Check aria-hidden />}
            busy={sending.busy}
            busyLabel="Closing..."
          >
            Close report
          </DecisionButton>
        </div>
      </form>
    </Decisions>
  );
}
