import { useState, type ReactNode } from 'react';
import { ReportContext, type ReportSubject } from '@/shared/content/report-context';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

/** Provides `useReportDialog` to its children. The dialog's code is loaded when it's first opened. */
export function ReportHost({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<ReportSubject | null>(null);
  const [open, setOpen] = useState(false);
  const show = useLazyComponent(loadDialog, subject !== null && open, () => {
    setOpen(false);
    toastLoadError();
  });
  return (
    <ReportContext
      value={(next) => {
        setSubject(next);
        setOpen(true);
      }}
    >
      {children}
      {subject && show ? <div key={subject.id}>{show({ subject, open, onOpenChange: setOpen })}</div> : null}
    </ReportContext>
  );
}
