import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import { waitText } from '@/shared/supabase/wait-text';

/** What a refused sign-in means to the visitor. */
export type SignInFailure = 'unverified' | 'rejected' | 'unreachable' | 'too-often';

export const signInTexts: Readonly<Record<SignInFailure, string>> = {
  unverified: 'Please check your email to verify your account.',
  rejected: 'Invalid email or password',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  'too-often': 'Too many attempts. Please wait a moment and try again.',
};

/**
 * Sorts a failed sign-in. 'Invalid login credentials' is a wrong email or password: members whose email is not
 * confirmed are let in, so it never stands for them.
 */
export function signInFailureOf(error: unknown): SignInFailure {
  const { kind, code, message } = toRequestFailure(error);
  if (code === 'email_not_confirmed' || /^email not (verified|confirmed)/i.test(message)) return 'unverified';
  if (kind === 'offline' || kind === 'server') return 'unreachable';
  if (kind === 'rate-limited') return 'too-often';
  return 'rejected';
}

/** A specified text, followed by the wait where there is one. */
export function withWait(text: string, error: unknown): string {
  const wait = waitText(error);
  return wait ? `${text} ${wait}` : text;
}

/** What the verification banner says of a failed resend: the wait, the backend's own words, or the specified text. */
export function resendFailureText(error: unknown): string {
  const { kind, message } = toRequestFailure(error);
  const wait = waitText(error);
  if (wait) return wait;
  if (kind === 'offline') return 'Failed to resend verification email. Check your connection and try again.';
  return kind === 'invalid' && message ? message : 'Failed to resend verification email.';
}

/** Why a new password was not taken, and whether the password itself is to blame. */
export function updatePasswordFailure(error: unknown): { about: 'password' | 'form'; text: string } {
  const { kind, code, message } = toRequestFailure(error);
  if (code === 'same_password' || code === 'weak_password') return { about: 'password', text: message };
  if (kind === 'offline') {
    return {
      about: 'form',
      text: 'We could not reach the server. Your password is unchanged: check your connection and try again.',
    };
  }
  return { about: 'form', text: 'Failed to update password. The link may have expired or been used already.' };
}

/** Why a recovery link does not open the form. */
export type RecoveryFailure = 'expired' | 'malformed' | 'refused' | 'broken';

export const recoveryTexts: Readonly<Record<RecoveryFailure, string>> = {
  expired: 'Invalid or expired password reset link. Please request a new one.',
  malformed: 'Invalid password reset link. Please use the link from your email.',
  refused: 'Failed to verify password reset link. It may be invalid or expired.',
  broken: 'An unexpected error occurred while verifying the link.',
};

/** Whether the backend refused the link's tokens, or could not be asked, in which case the link may still be good. */
export function recoveryFailureOf(error: unknown): 'refused' | 'broken' {
  if (!(error instanceof RequestFailure)) return 'broken';
  return error.kind === 'offline' ? 'broken' : 'refused';
}
