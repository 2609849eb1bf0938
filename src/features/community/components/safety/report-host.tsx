import { useState, type ReactNode } from 'react';
import { ReportContext, type ReportSubject } from '@/shared/ui/report-slot';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

/** Lets whatever stands inside open the window in which something is reported to staff. Its code comes with the first wish. */
export function ReportHost({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<ReportSubject | null>(null);
  const [open, setOpen] = useState(false);
  const show = useLoaded(loadDialog, subject !== null && open, () => {
    setOpen(false);
    couldNotLoad();
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
