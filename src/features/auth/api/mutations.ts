import { mutationOptions } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import { authStore } from '@/platform/auth/auth-store';
import { appsOf, noApp, verifyCode, wrongRecoveryCode } from '@/platform/session/second-factor';
import { verifyEmail } from '@/platform/session/email-verification';
import { getAuth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { RequestFailure, toRequestFailure, unwrap } from '@/platform/errors/errors';
import type { EmailLinkType } from '../email-link';
import { authKeys } from './keys';

/** Signs in. The session is stored and shared with every tab on both hosts. */
export const signInMutation = mutationOptions({
  mutationKey: authKeys.signIn,
  mutationFn: async ({ email, password }: { email: string; password: string }) => {
    const auth = await getAuth();
    unwrap(await auth.signInWithPassword({ email, password }));
  },
});

/** Finishes a sign-in with a code from an authenticator app. Rejects as `verifyCode` does. */
export const codeMutation = mutationOptions({
  mutationKey: authKeys.code,
  mutationFn: async ({ code }: { code: string }) => {
    const auth = await getAuth();
    try {
      await verifyCode(auth, code);
    } catch (error) {
      if (toRequestFailure(error).code !== noApp) throw error;
      // It was turned off on another device.
      await liftCodeRestriction();
    }
  },
});

/** Finishes a sign-in with a recovery code. Rejects with the code `wrongRecoveryCode`, or the database's rate limit. */
export const recoveryCodeMutation = mutationOptions({
  mutationKey: authKeys.recoveryCode,
  mutationFn: async ({ code }: { code: string }) => {
    if (unwrap(await database().rpc('use_recovery_code', { code }))) {
      authStore.recover();
      return;
    }
    if (appsOf(unwrap(await (await getAuth()).getUser()).user).length > 0)
      throw new RequestFailure('invalid', 'The recovery code is wrong.', wrongRecoveryCode, null);
    // It was turned off on another device.
    await liftCodeRestriction();
  },
});

/** The stored session still lists the factors. */
async function liftCodeRestriction(): Promise<void> {
  const auth = await getAuth();
  unwrap(await auth.refreshSession());
  authStore.restrict(null);
}

/** Emails a link to /reset-password on the current host. Unknown addresses get no email and no error. */
export const recoveryEmailMutation = mutationOptions({
  mutationKey: authKeys.recoveryEmail,
  mutationFn: async ({ email }: { email: string }) => {
    const auth = await getAuth();
    const redirectTo = `${window.location.origin}${paths.resetPassword}`;
    unwrap(await auth.resetPasswordForEmail(email, { redirectTo }));
  },
});

/** Sets a new password for the signed-in member, and lifts the restriction of one who had to. */
export const newPasswordMutation = mutationOptions({
  mutationKey: authKeys.newPassword,
  mutationFn: async ({ password }: { password: string }) => {
    const auth = await getAuth();
    unwrap(await auth.updateUser({ password }));
    authStore.restrict(null);
  },
});

/** Verifies the address of a member whom a link from an email signed in, as `verifyEmail`. */
export const verifyEmailMutation = mutationOptions({
  mutationKey: authKeys.verifyEmail,
  mutationFn: () => verifyEmail(),
});

/** Of a link, its token; of an email's code, the address it was sent to. */
type Proof = { token_hash: string } | { email: string; token: string };

/**
 * Signs in with a link from an email, or its code, which uses both up. Rejects if the auth server doesn't accept them.
 * A link that resets the password verifies the address, too.
 */
export async function openEmailLink({ type, ...proof }: { type: EmailLinkType } & Proof): Promise<void> {
  const auth = await getAuth();
  unwrap(await auth.verifyOtp({ type, ...proof }));
  // If it fails, the member can still set the password.
  if (type === 'recovery') await verifyEmail().catch(() => undefined);
}

/** Signs in with the tokens of a recovery link. Rejects if the auth server doesn't accept them. */
export async function openRecoveryLink(link: { accessToken: string; refreshToken: string }): Promise<void> {
  const auth = await getAuth();
  unwrap(await auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }));
  // The link verifies the address, too. If that fails, the member can still set the password.
  await verifyEmail().catch(() => undefined);
}
