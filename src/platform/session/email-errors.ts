import { describeError, describeOutage } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { emailRateLimitMessage, passwordRateLimitMessage } from '@/platform/errors/rate-limit-message';

/** The message after a failed resend: the wait time, the server's reason, or a general message. */
export function describeResendError(error: unknown): string {
  const { kind, message } = toRequestFailure(error);
  const wait = emailRateLimitMessage(error);
  if (wait) return wait;
  const outage = describeOutage(toRequestFailure(error));
  if (outage !== null) return `Failed to resend verification email. ${outage}`;
  if (kind === 'offline') return 'Failed to resend verification email. Check your internet connection and try again.';
  return kind === 'invalid' && message ? message : 'Failed to resend verification email.';
}

/** Describes why a link or code from an email wasn't accepted. `isRefused`: it has expired, was used, or is wrong. */
export function describeLinkError(error: unknown): { isRefused: boolean; text: string } {
  const failure = toRequestFailure(error);
  const isRefused = ['forbidden', 'invalid', 'not-found', 'signed-out'].includes(failure.kind);
  return { isRefused, text: passwordRateLimitMessage(failure) ?? describeError(failure) };
}

/** Why a code from an email wasn't accepted. */
export function describeEmailedCodeError(error: unknown): string {
  const { isRefused, text } = describeLinkError(error);
  return isRefused ? 'That code is wrong or has expired. Check it, or request a new email.' : text;
}
