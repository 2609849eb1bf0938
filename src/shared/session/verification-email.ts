import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure } from '@/shared/supabase/errors';

/** Emails a link that verifies the address and opens the app. An unknown address gets no email and no error. */
export async function sendVerificationEmail(email: string): Promise<void> {
  const supabase = await getSupabase();
  const emailRedirectTo = `${appOrigin(window.location)}${paths.confirmEmail}`;
  const { error } = await supabase.auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  if (error && error.code !== 'otp_disabled') throw toRequestFailure(error);
}
