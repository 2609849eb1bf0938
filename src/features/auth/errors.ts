import { wrongCodeErrors, wrongRecoveryCodeErrors } from '@/platform/session/second-factor';
import type { ErrorTexts, FieldErrorTexts } from '@/platform/errors/describe-error';
import { RequestFailure, toRequestFailure, userMessage } from '@/platform/errors/errors';
import { emailRateLimitMessage, passwordRateLimitMessage } from '@/platform/errors/rate-limit-message';

/** Why a sign-in failed. */
export type SignInFailure =
  | 'unverified'
  | 'rejected'
  | 'unreachable'
  | 'unavailable'
  | 'misconfigured'
  | 'rate-limited';

export const signInTexts: Readonly<Record<SignInFailure, string>> = {
  unverified: 'Please check your email to verify your account.',
  rejected: 'Invalid email or password',
  unreachable: 'We couldn’t reach the server. Check your internet connection and try again.',
  unavailable: 'Sign-in is temporarily unavailable. Try again in a few minutes.',
  misconfigured: 'This site isn’t set up correctly: the server rejects its keys. Please contact support.',
  'rate-limited': 'Too many attempts. Please wait a moment and try again.',
};

/**
 * Classifies a sign-in error. 'Invalid login credentials' always means a wrong email or password, because members with
 * an unverified email may sign in.
 */
export function classifySignInError(error: unknown): SignInFailure {
  const { kind, code, message } = toRequestFailure(error);
  if (code === 'email_not_confirmed' || /^email not (verified|confirmed)/i.test(message)) return 'unverified';
  if (kind === 'offline' || kind === 'unknown' || kind === 'server' || kind === 'refused') return 'unreachable';
  if (kind === 'rate-limited' || kind === 'unavailable' || kind === 'misconfigured') return kind;
  return 'rejected';
}

/** The text, followed by the wait time if the error has one. */
export function withWait(text: string, error: unknown): string {
  const wait = emailRateLimitMessage(error);
  return wait ? `${text} ${wait}` : text;
}

/** Why a member has to choose a new password before they can do anything else. */
export const newPasswordReason =
  'This account was created in another browser. Choose a password that only you know to keep it yours.';

const weak = ({ message }: RequestFailure) => message;
const failed = 'Failed to update password. The link may have expired or been used already.';

/** When the new password of a member who opened a recovery link couldn't be saved. */
export const newPasswordErrors = {
  password: { 'code:same_password': weak, 'code:weak_password': weak },
  root: {
    offline:
      'We couldn’t reach the server. Your password hasn’t changed. Check your internet connection and try again.',
    unknown: failed,
    'signed-out': failed,
    'rate-limited': failed,
    other: failed,
    failed: 'Your password hasn’t changed.',
  },
} satisfies FieldErrorTexts<'password'>;

/** When a code for signing in wasn't accepted. */
export const codeErrors = {
  ...wrongCodeErrors,
  'rate-limited': passwordRateLimitMessage,
  failed: 'We couldn’t check your code.',
} satisfies ErrorTexts;

export const recoveryCodeErrors = {
  ...wrongRecoveryCodeErrors,
  'code:P0001': userMessage,
  failed: 'We couldn’t check your recovery code.',
} satisfies ErrorTexts;

/** Why a recovery link can't be used. */
export type RecoveryFailure = 'expired' | 'malformed' | 'refused' | 'broken';

export const recoveryTexts: Readonly<Record<RecoveryFailure, string>> = {
  expired: 'Invalid or expired password reset link. Please request a new one.',
  malformed: 'Invalid password reset link. Please use the link from your email.',
  refused: 'Failed to verify password reset link. It may be invalid or expired.',
  broken: 'An unexpected error occurred while verifying the link.',
};

/** 'refused' if the server rejected the link's tokens; 'broken' if it couldn't be reached. */
export function classifyRecoveryError(error: unknown): 'refused' | 'broken' {
  if (!(error instanceof RequestFailure)) return 'broken';
  return error.kind === 'offline' || error.kind === 'unknown' || error.kind === 'unavailable' ? 'broken' : 'refused';
}
