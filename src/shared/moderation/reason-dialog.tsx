import { DialogLoading } from '@/kit/ui/lazy-dialogs';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { ReasonDialogProps } from './reason-dialog-content';

const load = () => import('./reason-dialog-content').then(({ ReasonDialogContent }) => ReasonDialogContent);

/** Starts to download the dialog. */
export function preloadReasonDialog() {
  // A failure is reported when the dialog opens.
  load().catch(() => undefined);
}

/** Asks for a reason before an action. Keeps the text if the action fails. Downloaded when it first opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const show = useLazyComponent(load, true, () => {
    props.onClose();
    toastLoadError();
  });
  return show?.(props) ?? <DialogLoading />;
}
