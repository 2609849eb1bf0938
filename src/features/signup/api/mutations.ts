import { mutationOptions } from '@tanstack/react-query';
import { storeMemberPicture } from '@/shared/session/member-picture';
import { sendVerificationEmail } from '@/shared/session/verification-email';
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

/**
 * Creates the account, which signs in, and sends the verification email. Returns the new member's ID. Safe to retry
 * after a lost response. Throws a RequestFailure; kind 'duplicate' means the email belongs to another account.
 */
async function createAccount({ email, password, ...profile }: NewAccount): Promise<string> {
  const supabase = await getSupabase();
  // A trigger copies the data to the profile.
  const signUp = await supabase.auth.signUp({ email, password, options: { data: profile } });
  const userId = signUp.data.session?.user.id ?? (await signInAfter(toRequestFailure(signUp.error), email, password));
  // If it fails, the reminder in the app sends it again.
  await sendVerificationEmail(email).catch(() => undefined);
  return userId;
}

/** The account may exist already because the response of an earlier attempt was lost. */
async function signInAfter(failure: RequestFailure, email: string, password: string): Promise<string> {
  const isTaken = failure.code === 'user_already_exists' || failure.code === 'email_exists';
  if (!isTaken && failure.kind !== 'rate-limited') throw failure;
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (!error) return data.user.id;
  if (isTaken) throw new RequestFailure('duplicate', 'The email belongs to an account.', failure.code, error);
  throw failure;
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
