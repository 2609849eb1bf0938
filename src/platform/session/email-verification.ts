import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { getAuth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { toRequestFailure, unwrap } from '@/platform/errors/errors';
import { authStore, initialSessionId } from '@/platform/auth/auth-store';

/** Emails a link and a code that verify the address. An unknown address gets no email and no error. */
export async function sendVerificationEmail(email: string): Promise<void> {
  const auth = await getAuth();
  const emailRedirectTo = `${appOrigin(window.location)}${paths.confirmEmail}`;
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  if (error && error.code !== 'otp_disabled') throw toRequestFailure(error);
}

/** Sends the verification email again. */
export const verificationEmailMutation = mutationOptions({
  mutationKey: ['session', 'verification-email'],
  mutationFn: ({ email }: { email: string }) => sendVerificationEmail(email),
});

/**
 * Records that a link or code from an email led here, which verifies the address. Returns false if the member must set
 * a new password first, because someone else may have created the account in another browser. `earlierSession` is the
 * session that this browser had before.
 */
export async function verifyEmail(earlierSession: string | null = initialSessionId): Promise<boolean> {
  // The generated types don't know that an argument may be null.
  const earlier_session = earlierSession as string;
  const isUsable = unwrap(await database().rpc('verify_email', { earlier_session }));
  authStore.restrict(isUsable ? null : 'password');
  return isUsable;
}

/** A code from an email. */
export interface EmailedCode {
  /** What the email was for, in the auth server's words. */
  type: 'email' | 'email_change';
  /** The address it was sent to. */
  email: string;
  token: string;
}

/** Verifies an address with the code sent to it, in the browser that the member signed up with, say. */
export async function verifyEmailedCode(code: EmailedCode): Promise<void> {
  const auth = await getAuth();
  const earlierSession = authStore.sessionId();
  unwrap(await auth.verifyOtp(code));
  await verifyEmail(earlierSession);
}
