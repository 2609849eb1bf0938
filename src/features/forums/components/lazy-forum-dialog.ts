import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { ForumDialogProps } from './forum-dialog';

/** `ForumDialog`, downloaded when it first opens. */
export const ForumDialog = lazyDialog<ForumDialogProps>(() =>
  import('./forum-dialog').then((module) => module.ForumDialog),
);
