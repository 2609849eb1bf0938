import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';

/** What signing up needs: step 1 without the repeated password. */
export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** 'created': the account exists, but signing in has to be tried again. */
export type SignUpOutcome = 'signed-in' | 'created';

/**
 * Creates the account and signs in: with confirmations on, signing up alone gives no session. May be repeated
 * after a lost answer. Throws a RequestFailure, of kind 'duplicate' when the email belongs to another account.
 */
async function createAccount({ name, email, phone, password }: NewAccount): Promise<SignUpOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { data: { name, phone }, emailRedirectTo: `${appOrigin(window.location)}${paths.dashboard}` },
  });
  if (data.session) return 'signed-in';

  const failure = error && toRequestFailure(error);
  // A taken address is answered with a user who has no identities, so that strangers cannot probe for members.
  const taken =
    failure?.code === 'user_already_exists' || failure?.code === 'email_exists' || data.user?.identities?.length === 0;
  // 'Too soon' may be the answer to a repetition: the account was made, only the answer was lost on the way.
  if (failure && !taken && failure.kind !== 'rate-limited') throw failure;

  const signIn = await supabase.auth.signInWithPassword({ email, password });
  if (!signIn.error) return 'signed-in';
  const refusal = toRequestFailure(signIn.error);
  // Refused though signing up was not: the address has an account already, unconfirmed, with another password.
  if (taken || (!failure && refusal.code === 'invalid_credentials')) {
    throw new RequestFailure('duplicate', 'The email belongs to an account.', 'user_already_exists', error);
  }
  if (failure) throw failure;
  return 'created';
}

/** Creates an account and signs its owner in. */
export const createAccountMutation = mutationOptions({
  mutationKey: ['signup', 'create-account'],
  mutationFn: createAccount,
});
