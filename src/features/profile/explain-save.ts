import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { refusedField } from './changes';
import type { ProfileDraft } from './schema';

interface SaveProblem {
  /** The field it stands beside; null for above the form. */
  field: keyof ProfileDraft | null;
  text: string;
}

const notAuthenticated = 'User not authenticated';

/** What to tell a member whose profile could not be saved, and where. */
export function explainSave(error: unknown): SaveProblem {
  const above = (text: string): SaveProblem => ({ field: null, text });
  if (!(error instanceof RequestFailure)) {
    return above(
      error instanceof Error && error.message === notAuthenticated
        ? notAuthenticated
        : `Your profile was not saved. ${explainFailure(error)}`,
    );
  }
  // The function itself may be called by members only.
  if (error.kind === 'forbidden' || error.kind === 'signed-out')
    return above(`${notAuthenticated}. Sign in again to save; what you typed is kept.`);
  if (error.kind !== 'invalid') return above(`Your profile was not saved. ${explainFailure(error)}`);
  const field = refusedField(error.message);
  if (field) return { field, text: 'This was not accepted. Change it and save again.' };
  return above(
    /social_links/.test(error.message)
      ? 'One of your links was not accepted. Check them and save again.'
      : 'Something in your profile was not accepted. Check what you changed and save again.',
  );
}
