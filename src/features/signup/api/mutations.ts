import { mutationOptions } from '@tanstack/react-query';
import { storeMemberPicture } from '@/platform/session/member-picture';
import { sendVerificationEmail } from '@/platform/session/email-verification';
import { signUpOrIn } from '@/platform/session/sign-up';
import type { County } from '@/platform/supabase/counties';
import type { Details } from '../details';

/** The values of all steps except the picture. */
export interface NewAccount extends Omit<Details, 'market' | 'markets'> {
  markets: readonly County[];
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
  const userId = await signUpOrIn({ email, password, data: profile });
  // If it fails, the reminder in the app sends it again.
  await sendVerificationEmail(email).catch(() => undefined);
  return userId;
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
