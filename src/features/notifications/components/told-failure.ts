import { explainFailure } from '@/shared/supabase/explain-failure';
import { toast } from '@/shared/ui/toast';

/** Says that a change of notifications was taken back. */
export function changeFailed(error: Error) {
  toast.error('That was not saved.', { description: explainFailure(error) });
}
