import type { ErrorTexts } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { emailRateLimitMessage, passwordRateLimitMessage } from '@/platform/errors/rate-limit-message';

const failed = 'Failed to resend verification email.';

/** When the verification email couldn't be sent again. */
export const resendErrors = {
  'rate-limited': emailRateLimitMessage,
  offline: `${failed} Check your internet connection and try again.`,
  invalid: ({ message }) => message || failed,
  unknown: failed,
  'signed-out': failed,
  other: failed,
  failed,
} satisfies ErrorTexts;

/** When a link from an email wasn't accepted. */
export const linkErrors = { 'rate-limited': passwordRateLimitMessage } satisfies ErrorTexts;

const wrong = 'That code is wrong or has expired. Check it, or request a new email.';
const refused = { forbidden: wrong, invalid: wrong, 'not-found': wrong, 'signed-out': wrong } satisfies ErrorTexts;

/** When a code from an email wasn't accepted. */
export const emailedCodeErrors = { ...linkErrors, ...refused } satisfies ErrorTexts;

/** Whether a link from an email has expired, was used, or is wrong. */
export function isRefusedLink(error: unknown): boolean {
  return toRequestFailure(error).kind in refused;
}
