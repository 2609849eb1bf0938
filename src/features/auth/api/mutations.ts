import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { authKeys } from './keys';

/** Signs in; the session is stored, and every tab on both hosts learns of it. */
export const signInMutation = mutationOptions({
  mutationKey: authKeys.signIn,
  mutationFn: async ({ email, password }: { email: string; password: string }) => {
    const supabase = await getSupabase();
    unwrap(await supabase.auth.signInWithPassword({ email, password }));
  },
});

/** Sends the mail with the link to /reset-password, on the host it was asked from. Unknown addresses get none, and no error. */
export const recoveryMailMutation = mutationOptions({
  mutationKey: authKeys.recoveryMail,
  mutationFn: async ({ email }: { email: string }) => {
    const supabase = await getSupabase();
    const redirectTo = `${window.location.origin}${paths.resetPassword}`;
    unwrap(await supabase.auth.resetPasswordForEmail(email, { redirectTo }));
  },
});

/** Sends the verification mail again; its link opens the app. Addresses that wait for none get none, and no error. */
export const verificationMailMutation = mutationOptions({
  mutationKey: authKeys.verificationMail,
  mutationFn: async ({ email }: { email: string }) => {
    const supabase = await getSupabase();
    const emailRedirectTo = `${appOrigin(window.location)}${paths.confirmEmail}`;
    unwrap(await supabase.auth.resend({ type: 'signup', email, options: { emailRedirectTo } }));
  },
});

/** Gives the signed-in member a new password. */
export const newPasswordMutation = mutationOptions({
  mutationKey: authKeys.newPassword,
  mutationFn: async ({ password }: { password: string }) => {
    const supabase = await getSupabase();
    unwrap(await supabase.auth.updateUser({ password }));
  },
});

/** Makes the tokens of a recovery link this browser's session. Rejects when the backend does not accept them. */
export async function openRecoveryLink(link: { accessToken: string; refreshToken: string }): Promise<void> {
  const supabase = await getSupabase();
  unwrap(await supabase.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }));
}
