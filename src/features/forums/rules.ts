import { refusalText, RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';

/** Why something that was written could not be stored. What the database refuses with words of its own is said in those. */
export function writeProblem(error: unknown): string {
  const refusal = refusalText(error);
  if (refusal) return refusal;
  if (error instanceof RequestFailure) {
    if (['forbidden', 'not-found'].includes(error.kind))
      return 'This is not available any more. Your text is kept here.';
    if (error.kind === 'invalid') return 'It is empty or too long. Change it and try again.';
  }
  return explainFailure(error);
}

/** Why a forum could not be created or renamed. */
export function forumProblem(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'duplicate')
    return 'There is a forum with this title already. Choose another one.';
  return writeProblem(error);
}
