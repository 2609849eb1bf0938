import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { storeMemberPicture } from '@/shared/session/member-picture';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import type { Details } from '../details';

/** The values of all steps except the picture. */
export interface NewAccount extends Omit<Details, 'market'> {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** The new member's id; null if the account was created but signing in failed. */
export type SignUpOutcome = string | null;

/**
 * Creates the account and signs in, because with confirmations on, sign-up returns no session. Safe to retry after a
 * lost response. Throws a RequestFailure; kind 'duplicate' means the email belongs to another account.
 */
async function createAccount({ email, password, ...profile }: NewAccount): Promise<SignUpOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    // A trigger copies this to the profile.
    options: { data: profile, emailRedirectTo: `${appOrigin(window.location)}${paths.confirmEmail}` },
  });
  if (data.session) return data.session.user.id;

  const failure = error && toRequestFailure(error);
  // For a taken address, the server returns a user without identities, so strangers can't probe for members.
  const taken =
    failure?.code === 'user_already_exists' || failure?.code === 'email_exists' || data.user?.identities?.length === 0;
  // A rate limit may follow a retry whose first response was lost: the account may exist.
  if (failure && !taken && failure.kind !== 'rate-limited') throw failure;

  const signIn = await supabase.auth.signInWithPassword({ email, password });
  if (!signIn.error) return signIn.data.user.id;
  const refusal = toRequestFailure(signIn.error);
  // Sign-up succeeded but sign-in was rejected: an unconfirmed account with another password already exists.
  if (taken || (!failure && refusal.code === 'invalid_credentials')) {
    throw new RequestFailure('duplicate', 'The email belongs to an account.', 'user_already_exists', error);
  }
  if (failure) throw failure;
  return null;
}

/** Creates an account and signs in. */
export const createAccountMutation = mutationOptions({
  mutationKey: ['signup', 'create-account'],
  mutationFn: createAccount,
});

/** Uploads the picture chosen during sign-up. */
export const storePictureMutation = mutationOptions({
  mutationKey: ['signup', 'store-picture'],
  mutationFn: storeMemberPicture,
});
