import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { storeMemberPicture } from '@/shared/session/member-picture';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import type { Details } from '../values';

/** What signing up needs: all steps but the picture, without the repeated password. */
export interface NewAccount extends Omit<Details, 'market'> {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** The new member's id; null when the account exists, but signing in has to be tried again. */
export type SignUpOutcome = string | null;

/**
 * Creates the account and signs in: with confirmations on, signing up alone gives no session. May be repeated
 * after a lost answer. Throws a RequestFailure, of kind 'duplicate' when the email belongs to another account.
 */
async function createAccount({ email, password, ...told }: NewAccount): Promise<SignUpOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    // A trigger stores it all with the profile.
    options: { data: told, emailRedirectTo: `${appOrigin(window.location)}${paths.confirmEmail}` },
  });
  if (data.session) return data.session.user.id;

  const failure = error && toRequestFailure(error);
  // A taken address is answered with a user who has no identities, so that strangers cannot probe for members.
  const taken =
    failure?.code === 'user_already_exists' || failure?.code === 'email_exists' || data.user?.identities?.length === 0;
  // 'Too soon' may be the answer to a repetition: the account was made, only the answer was lost on the way.
  if (failure && !taken && failure.kind !== 'rate-limited') throw failure;

  const signIn = await supabase.auth.signInWithPassword({ email, password });
  if (!signIn.error) return signIn.data.user.id;
  const refusal = toRequestFailure(signIn.error);
  // Refused though signing up was not: the address has an account already, unconfirmed, with another password.
  if (taken || (!failure && refusal.code === 'invalid_credentials')) {
    throw new RequestFailure('duplicate', 'The email belongs to an account.', 'user_already_exists', error);
  }
  if (failure) throw failure;
  return null;
}

/** Creates an account and signs its owner in. */
export const createAccountMutation = mutationOptions({
  mutationKey: ['signup', 'create-account'],
  mutationFn: createAccount,
});

/** Stores the picture chosen while signing up. */
export const storePictureMutation = mutationOptions({
  mutationKey: ['signup', 'store-picture'],
  mutationFn: storeMemberPicture,
});
