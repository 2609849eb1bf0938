import type { ConfirmDialogProps } from './confirm-dialog-content';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';

/** Asks for confirmation before an action that can't be undone. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(() =>
  import('./confirm-dialog-content').then(({ ConfirmDialogContent }) => ConfirmDialogContent),
);
