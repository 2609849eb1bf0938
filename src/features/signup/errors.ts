import { describeOutage } from '@/platform/errors/describe-error';
import { retryAfterSeconds, toRequestFailure } from '@/platform/errors/errors';

/** A failed sign-up and the field it concerns. 'duplicate' adds a sign-in link. */
export interface SignUpError {
  /** A field of the first step, or the whole form. */
  about: 'email' | 'password' | 'root';
  type: 'duplicate' | 'server';
  text: string;
}

const signUpFailed = 'Failed to create account. Please try again.';

const emailErrorCodes: ReadonlySet<string | null> = new Set(['email_address_invalid', 'email_address_not_authorized']);

/** Maps a sign-up error to a field and a message. */
export function describeSignUpError(error: unknown): SignUpError {
  const failure = toRequestFailure(error);
  const { kind, code, message } = failure;
  if (kind === 'duplicate')
    return { about: 'email', type: 'duplicate', text: 'An account with this email already exists.' };
  if (code === 'weak_password') return { about: 'password', type: 'server', text: message };
  if (emailErrorCodes.has(code)) return { about: 'email', type: 'server', text: message };
  return { about: 'root', type: 'server', text: formText() };

  function formText(): string {
    if (kind === 'offline') return `${signUpFailed} We couldn’t reach the server. Everything you typed is still here.`;
    const outage = describeOutage(failure);
    if (outage !== null) return `Your account wasn’t created. ${outage}`;
    if (kind !== 'rate-limited') return signUpFailed;
    const seconds = retryAfterSeconds(failure);
    return seconds === null
      ? 'Too many sign-ups at the moment. Please try again in a few minutes.'
      : `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  }
}
