import { useState, type ReactNode } from 'react';
import { ModerateContext, type ModerateSubject } from '@/shared/content/moderate-context';
import { DialogLoading } from '@/kit/ui/lazy-dialogs';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const loadDialog = () => import('./moderate-dialog').then(({ ModerateDialog }) => ModerateDialog);

/** Provides `useModerateDialog` to its children. The dialog's code is loaded when it's first opened. */
export function ModerationHost({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<ModerateSubject | null>(null);
  const show = useLazyComponent(loadDialog, subject !== null, () => {
    setSubject(null);
    toastLoadError();
  });
  return (
    <ModerateContext value={setSubject}>
      {children}
      {subject ? (
        <div key={subject.id}>{show?.({ subject, onClose: () => setSubject(null) }) ?? <DialogLoading />}</div>
      ) : null}
    </ModerateContext>
  );
}
