/** Decisions about searches that are kept. */

import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { longestName } from './filter-texts';

/** Why a name cannot be kept; null when it can. */
export function nameError(name: string): string | null {
  // As Postgres counts: characters, not the units of JavaScript.
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'Give the search a name.';
  return length > longestName ? `At most ${longestName} characters.` : null;
}

/** Why a search could not be kept or renamed, and what to do about it. */
export function savingFailure(reason: unknown): string {
  const code = reason instanceof RequestFailure ? reason.code : null;
  if (code === '23505') return 'You have saved this search already. You will find it under Saved.';
  if (code === '23514') return 'You can keep at most 50 saved searches. Remove one under Saved to make room.';
  return explainFailure(reason);
}
