import type { ErrorTexts, FieldErrorTexts } from '@/platform/errors/describe-error';
import { emailRateLimitMessage } from '@/platform/errors/rate-limit-message';

/** When someone couldn't join. */
export const joinErrors = {
  password: {
    duplicate: 'This address has an account with another password. Enter it, or get a code.',
    'code:weak_password': ({ message }) => message,
  },
  code: { 'code:otp_expired': 'That code is wrong or has expired. Check the latest email, or get a new code.' },
  root: {
    'rate-limited': 'Too many attempts. Please wait a moment and try again.',
    forbidden: 'This invitation isn’t available to this account.',
  },
} satisfies FieldErrorTexts<'password' | 'code'>;

/** When a code couldn't be emailed. */
export const codeRequestErrors = { 'rate-limited': emailRateLimitMessage } satisfies ErrorTexts;
