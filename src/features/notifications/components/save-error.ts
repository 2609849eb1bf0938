import { describeError } from '@/platform/errors/describe-error';
import { toast } from '@/kit/ui/toast';

/** Tells the reader that a change to their notifications was undone because it couldn't be saved. */
export function showSaveError(error: Error) {
  toast.error('Your change wasn’t saved.', { description: describeError(error) });
}
