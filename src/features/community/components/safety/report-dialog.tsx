import { Ban, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { ReportSubject } from '@/shared/ui/report-slot';
import { useReport } from '../../api/safety';
import { kindNames, reportProblems, type Reason } from '../../safety-rules';
import { BlockDialog } from './block-dialog';
import { ReportFields } from './report-fields';

interface ReportDialogProps {
  subject: ReportSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports something to staff. What was written stays when it could not be sent, and when the window is closed. */
export function ReportDialog({ subject, open, onOpenChange }: ReportDialogProps) {
  const form = useId();
  const { user } = useAuth();
  const report = useReport();
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const [checked, setChecked] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const problems = reportProblems(reason, details);

  const change = (next: boolean) => {
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
    if (!reason || problems.details) {
      const field = problems.reason ? 'input[type="radio"]' : 'textarea';
      document.getElementById(form)?.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    report.mutate({ kind: subject.kind, subjectId: subject.id, reason, details: details.trim() });
  };

  const done = (
    <>
      {subject.kind === 'profile' ? (
        <Button variant="secondary" icon={<Ban aria-hidden />} onClick={() => setBlocking(true)}>
          Block {subject.name} as well
        </Button>
      ) : null}
      <Button
        key="done"
        // Not the second click of a double click on what stood here before.
        onClick={({ detail }) => {
          if (detail < 2) change(false);
        }}
      >
        Done
      </Button>
    </>
  );
  const ask = (
    <>
      <Button variant="secondary" onClick={() => change(false)}>
        Cancel
      </Button>
      <Button key="send" type="submit" form={form} busy={report.isPending} busyLabel="Sending...">
        Send report
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`Report this ${kindNames[subject.kind].toLowerCase()}`}
        description={subject.name}
        footer={report.isSuccess ? done : ask}
      >
        <output>{report.isSuccess ? <Thanks /> : null}</output>
        {report.isSuccess ? null : (
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <ReportFields
              reason={reason}
              onReason={setReason}
              details={details}
              onDetails={setDetails}
              problems={checked ? problems : { reason: null, details: null }}
              failure={report.error}
            />
          </form>
        )}
      </Dialog>
      {user && subject.kind === 'profile' ? (
        <BlockDialog
          userId={user.id}
          member={subject}
          open={blocking}
          onOpenChange={setBlocking}
          onBlocked={() => change(false)}
        />
      ) : null}
    </>
  );
}

function Thanks() {
  return (
    <span className="flex items-start gap-3 rounded-control bg-evergreen-soft px-4 py-3.5 text-[15px] font-medium text-evergreen-ink">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      Thank you. Our staff will look at it.
    </span>
  );
}
