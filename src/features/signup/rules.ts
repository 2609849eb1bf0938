import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';

/** Where a failed sign-up is to be told, and how. 'duplicate' calls for a link to sign in. */
export interface SignUpFailure {
  /** A field, or the form as a whole. */
  about: 'email' | 'password' | 'root';
  type: 'duplicate' | 'server';
  text: string;
}

export const signUpFailed = 'Failed to create account. Please try again.';

const aboutEmail: ReadonlySet<string | null> = new Set(['email_address_invalid', 'email_address_not_authorized']);

/** Sorts a failed sign-up. */
export function signUpFailureOf(error: unknown): SignUpFailure {
  const failure = toRequestFailure(error);
  const { kind, code, message } = failure;
  if (kind === 'duplicate') return { about: 'email', type: 'duplicate', text: 'An account with this email already exists.' };
  if (code === 'weak_password') return { about: 'password', type: 'server', text: message };
  if (aboutEmail.has(code)) return { about: 'email', type: 'server', text: message };
  return { about: 'root', type: 'server', text: formText() };

  function formText(): string {
    if (kind === 'offline') return `${signUpFailed} The server could not be reached; everything you typed is still here.`;
    if (kind !== 'rate-limited') return signUpFailed;
    const seconds = retryAfterSeconds(failure);
    return seconds === null
      ? 'Too many sign-ups at the moment. Please try again in a few minutes.'
      : `Too many attempts. You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  }
}
