import type { ErrorTexts, FieldErrorTexts } from '@/platform/errors/describe-error';
import { userMessage, type RequestFailure } from '@/platform/errors/errors';
import { emailRateLimitMessage, passwordRateLimitMessage } from '@/platform/errors/rate-limit-message';
import { wrongCodeErrors, wrongRecoveryCodeErrors } from '@/platform/session/second-factor';

/** Our own error code for a wrong current password; the auth server has none. */
export const wrongPassword = 'wrong_password';

const passwordErrors = { [`code:${wrongPassword}`]: 'That password is incorrect.' } satisfies ErrorTexts;
/** The auth server's own sentence. */
const message = (failure: RequestFailure) => failure.message;

export const newEmailErrors = {
  password: passwordErrors,
  code: wrongCodeErrors,
  email: {
    'code:email_exists': 'Another account uses this email address',
    'code:email_address_invalid': message,
    'code:email_address_not_authorized': message,
    'code:validation_failed': message,
  },
  root: { 'rate-limited': emailRateLimitMessage, failed: 'We couldn’t change your email.' },
} satisfies FieldErrorTexts<'password' | 'code' | 'email'>;

export const changePasswordErrors = {
  current: passwordErrors,
  code: wrongCodeErrors,
  password: { 'code:same_password': message, 'code:weak_password': message, 'code:validation_failed': message },
  root: { 'rate-limited': passwordRateLimitMessage, failed: 'We couldn’t change your password.' },
} satisfies FieldErrorTexts<'current' | 'code' | 'password'>;

export const deletionErrors = {
  password: passwordErrors,
  code: wrongCodeErrors,
  root: {
    'code:P0001': userMessage,
    'rate-limited': passwordRateLimitMessage,
    failed: 'We couldn’t delete your account.',
  },
} satisfies FieldErrorTexts<'password' | 'code'>;

/** When two-factor authentication couldn't be changed; `attempt` is what failed, such as "turn it off". */
export const twoFactorErrors = (attempt: string) =>
  ({
    code: { ...wrongCodeErrors, ...wrongRecoveryCodeErrors },
    root: {
      'code:P0001': userMessage,
      'rate-limited': passwordRateLimitMessage,
      failed: `We couldn’t ${attempt}.`,
    },
  }) satisfies FieldErrorTexts<'code'>;

export const newAppErrors = {
  password: passwordErrors,
  name: { 'code:mfa_factor_name_conflict': 'Another app has this name' },
  ...twoFactorErrors('add the app'),
} satisfies FieldErrorTexts<'password' | 'name' | 'code'>;

/** When the links of an email change couldn't be sent again. */
export const resendErrors = {
  'rate-limited': emailRateLimitMessage,
  failed: 'We couldn’t resend the link.',
} satisfies ErrorTexts;
