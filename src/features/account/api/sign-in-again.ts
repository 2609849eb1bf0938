import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import { wrongPassword } from '../errors';

/**
 * Signs the member in again, which replaces the session, for changes that take a recent sign-in. Throws a
 * RequestFailure, with the code `wrongPassword` for a wrong password.
 */
export async function signInAgain(email: string, password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (!error) return;
  const failure = toRequestFailure(error);
  // A server that refuses unverified members has checked the password before. Their session decides.
  if (failure.code === 'email_not_confirmed') return;
  if (failure.code === 'invalid_credentials')
    throw new RequestFailure('invalid', 'The password is wrong.', wrongPassword, error);
  throw failure;
}
