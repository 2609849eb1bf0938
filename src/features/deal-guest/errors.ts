import { describeError } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { emailRateLimitMessage } from '@/platform/errors/rate-limit-message';

/** Why someone couldn't join, and the field it's about. */
export function describeJoinError(error: unknown): { about: 'password' | 'code' | 'root'; text: string } {
  const failure = toRequestFailure(error);
  if (failure.kind === 'duplicate')
    return { about: 'password', text: 'This address has an account with another password. Enter it, or get a code.' };
  if (failure.code === 'weak_password') return { about: 'password', text: failure.message };
  if (failure.code === 'otp_expired')
    return { about: 'code', text: 'That code is wrong or has expired. Check the latest email, or get a new code.' };
  if (failure.kind === 'rate-limited')
    return { about: 'root', text: 'Too many attempts. Please wait a moment and try again.' };
  if (failure.kind === 'forbidden') return { about: 'root', text: 'This invitation isn’t available to this account.' };
  return { about: 'root', text: describeError(error) };
}

/** Why a code couldn't be emailed. */
export function describeCodeRequestError(error: unknown): string {
  return emailRateLimitMessage(error) ?? describeError(error);
}
