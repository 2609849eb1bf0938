import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { ReleaseDialogProps } from './release-dialog';

/** The dialog that proposes a release, loaded when it's first opened. */
export const ReleaseDialog = lazyDialog<ReleaseDialogProps>(() =>
  import('./release-dialog').then((module) => module.ReleaseDialog),
);
