import type { FieldErrorTexts } from '@/platform/errors/describe-error';
import type { RequestFailure } from '@/platform/errors/errors';
import { rateLimitMessage } from '@/platform/errors/rate-limit-message';

const failed = 'Failed to create account. Please try again.';
/** The auth server's own sentence. */
const message = (failure: RequestFailure) => failure.message;

/** When the account couldn't be created. */
export const signUpErrors = {
  email: {
    duplicate: 'An account with this email already exists.',
    'code:email_address_invalid': message,
    'code:email_address_not_authorized': message,
  },
  password: { 'code:weak_password': message },
  root: {
    offline: `${failed} We couldn’t reach the server. Everything you typed is still here.`,
    'rate-limited': rateLimitMessage(
      'Too many attempts. ',
      'Too many sign-ups at the moment. Please try again in a few minutes.',
    ),
    unknown: failed,
    'signed-out': failed,
    other: failed,
    failed: 'Your account wasn’t created.',
  },
} satisfies FieldErrorTexts<'email' | 'password'>;
