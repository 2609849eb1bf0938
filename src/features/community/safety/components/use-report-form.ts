import { useId, useState } from 'react';
import type { ReportSubject } from '@/shared/content/report-context';
import { useReport } from '../api/mutations';
import { reportErrors, type Reason } from '../reports';

const noErrors = { reason: null, details: null };

/** The state of the report form. Closing it keeps the text, unless the report was sent. */
export function useReportForm(subject: ReportSubject, onOpenChange: (open: boolean) => void) {
  const formId = useId();
  const report = useReport();
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const [checked, setChecked] = useState(false);
  const errors = reportErrors(reason, details);

  const setOpen = (next: boolean) => {
    if (report.isPending) return;
    if (!next && report.isSuccess) {
      report.reset();
      setReason(null);
      setDetails('');
    }
    setChecked(false);
    onOpenChange(next);
  };
  const send = () => {
    if (report.isPending) return;
    setChecked(true);
    if (!reason || errors.details) {
      const field = errors.reason ? 'input[type="radio"]' : 'textarea';
      document.getElementById(formId)?.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    report.mutate({ kind: subject.kind, subjectId: subject.id, reason, details: details.trim() });
  };
  return {
    formId,
    fields: { reason, onReason: setReason, details, onDetails: setDetails },
    errors: checked ? errors : noErrors,
    report,
    setOpen,
    send,
  };
}
