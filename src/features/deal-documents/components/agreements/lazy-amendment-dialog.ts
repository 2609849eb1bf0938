import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { AmendmentDialogProps } from './amendment-dialog';

/** The dialog that proposes an amendment, loaded when it's first opened. */
export const AmendmentDialog = lazyDialog<AmendmentDialogProps>(() =>
  import('./amendment-dialog').then((module) => module.AmendmentDialog),
);
