import { isWrongCode, wrongCodeText, wrongRecoveryCode, wrongRecoveryCodeText } from '@/platform/session/second-factor';
import { userMessage, toRequestFailure } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import { passwordRateLimitMessage, emailRateLimitMessage } from '@/platform/errors/rate-limit-message';

/** An error message and the field it belongs to, or the whole form. */
export interface FormFieldError<Field extends string> {
  about: Field | 'root';
  text: string;
}

/** Our own error code for a wrong current password; the auth server has none. */
export const wrongPassword = 'wrong_password';
const wrongPasswordText = 'That password is incorrect.';

const emailErrorCodes: ReadonlySet<string | null> = new Set([
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
]);
const passwordErrorCodes: ReadonlySet<string | null> = new Set(['same_password', 'weak_password', 'validation_failed']);

/** Describes a failed email change. */
export function describeEmailError(error: unknown): FormFieldError<'email' | 'password' | 'code'> {
  const failure = toRequestFailure(error);
  if (failure.code === wrongPassword) return { about: 'password', text: wrongPasswordText };
  if (isWrongCode(failure)) return { about: 'code', text: wrongCodeText };
  if (failure.code === 'email_exists') return { about: 'email', text: 'Another account uses this email address' };
  if (emailErrorCodes.has(failure.code)) return { about: 'email', text: failure.message };
  return {
    about: 'root',
    text: emailRateLimitMessage(failure) ?? `We couldn’t change your email. ${describeError(failure)}`,
  };
}

/** Describes a failed password change. */
export function describePasswordError(error: unknown): FormFieldError<'current' | 'password' | 'code'> {
  const failure = toRequestFailure(error);
  if (failure.code === wrongPassword) return { about: 'current', text: wrongPasswordText };
  if (isWrongCode(failure)) return { about: 'code', text: wrongCodeText };
  if (passwordErrorCodes.has(failure.code)) return { about: 'password', text: failure.message };
  return {
    about: 'root',
    text: passwordRateLimitMessage(failure) ?? `We couldn’t change your password. ${describeError(failure)}`,
  };
}

/** Describes a failed account deletion. */
export function describeDeletionError(error: unknown): FormFieldError<'password' | 'code'> {
  const failure = toRequestFailure(error);
  if (failure.code === wrongPassword) return { about: 'password', text: wrongPasswordText };
  if (isWrongCode(failure)) return { about: 'code', text: wrongCodeText };
  return {
    about: 'root',
    text:
      userMessage(failure) ??
      passwordRateLimitMessage(failure) ??
      `We couldn’t delete your account. ${describeError(failure)}`,
  };
}

/** Describes a failure to change two-factor authentication; `attempt` is what failed, such as "turn it off". */
export function describeTwoFactorError(error: unknown, attempt: string): FormFieldError<'name' | 'password' | 'code'> {
  const failure = toRequestFailure(error);
  if (failure.code === wrongPassword) return { about: 'password', text: wrongPasswordText };
  if (failure.code === 'mfa_factor_name_conflict') return { about: 'name', text: 'Another app has this name' };
  if (isWrongCode(failure)) return { about: 'code', text: wrongCodeText };
  if (failure.code === wrongRecoveryCode) return { about: 'code', text: wrongRecoveryCodeText };
  return {
    about: 'root',
    text:
      userMessage(failure) ?? passwordRateLimitMessage(failure) ?? `We couldn’t ${attempt}. ${describeError(failure)}`,
  };
}

/** Describes a failure to send the link of a change again. */
export function describeResendError(error: unknown): string {
  return emailRateLimitMessage(error) ?? `We couldn’t resend the link. ${describeError(error)}`;
}
