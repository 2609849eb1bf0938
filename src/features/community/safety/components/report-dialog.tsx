import { clsx } from 'clsx';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { publicOrigin } from '@/platform/config/hosts';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import type { ReportSubject } from '@/shared/content/report-context';
import { useReport } from '../api/mutations';
import { kindNames, noticePath, reportDraftSchema, reportErrors, reportSchema } from '../reports';
import { BlockDialog } from './block-dialog';
import { ReportFields } from './report-fields';

const initial = { reason: null, details: '' };

interface ReportDialogProps {
  subject: ReportSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports content to staff. The text is stored if sending fails or the dialog is closed. */
export function ReportDialog({ subject, open, onOpenChange }: ReportDialogProps) {
  const { user } = useAuth();
  const report = useReport();
  const [sent, setSent] = useState(false);
  const { form, startOver, errorOf, sending } = useDraftForm({
    storageKey: `report:${user?.id}:${subject.kind}:${subject.id}`,
    draft: reportDraftSchema,
    initial,
    schema: reportSchema,
    send: (values) => report.mutateAsync({ kind: subject.kind, subjectId: subject.id, ...values }),
    onSent: () => setSent(true),
    errors: reportErrors,
  });
  const [blocking, setBlocking] = useState(false);
  const setOpen = (next: boolean) => {
    if (sending.busy) return;
    form.clearErrors();
    if (sent) {
      startOver();
      setSent(false);
    }
    onOpenChange(next);
  };
  const done = (
    <>
      {subject.kind === 'profile' ? (
        <Button variant="secondary" icon={<Ban aria-hidden />} onClick={() => setBlocking(true)}>
          Also block {subject.name}
        </Button>
      ) : null}
      <Button
        key="done"
        // Ignore the second click of a double click on the button that was here before.
        onClick={({ detail }) => {
          if (detail < 2) setOpen(false);
        }}
      >
        Done
      </Button>
    </>
  );
  const ask = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        Cancel
      </Button>
      <Button key="send" type="submit" form={sending.form.id} busy={sending.busy} busyLabel="Sending...">
        Send report
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Report this ${kindNames[subject.kind].toLowerCase()}`}
        description={subject.name}
        footer={sent ? done : ask}
      >
        <output>{sent ? <Thanks /> : null}</output>
        {sent ? null : (
          <form {...sending.form}>
            <ReportFields form={form} errorOf={errorOf} failure={sending.failure} />
            <LegalNotice subject={subject} />
          </form>
        )}
      </Dialog>
      {user && subject.kind === 'profile' ? (
        <BlockDialog
          userId={user.id}
          member={subject}
          open={blocking}
          onOpenChange={setBlocking}
          onBlocked={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** In a new tab, because leaving the page would lose the report. */
function LegalNotice({ subject }: { subject: ReportSubject }) {
  const { pathname } = useLocation();
  return (
    <p className="mt-5 text-sm text-muted">
      Copyright or fair housing?{' '}
      <a
        href={publicOrigin(window.location) + noticePath(subject, pathname)}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-evergreen-ink underline underline-offset-2"
      >
        Send a legal notice
      </a>
    </p>
  );
}

function Thanks() {
  return (
    <span
      className={clsx(
        'flex items-start gap-3 rounded-control bg-evergreen-soft px-4 py-3.5 text-[15px]',
        'font-medium text-evergreen-ink',
      )}
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      Thanks. Our team will review your report.
    </span>
  );
}
