import type { ErrorTexts } from '@/platform/errors/describe-error';
import { errorHint, userMessage } from '@/platform/errors/errors';

/** Whether the offer isn't what the member has seen, or isn't theirs to act on anymore. */
export function isOutdated(error: unknown): boolean {
  return errorHint(error) === 'offer_changed';
}

/** They don't wait like messages or notes: the other side may act in the meantime, and each step is on the record. */
const offline = 'Offers, signatures, and money need a connection. Connect and try again.';
const latest = 'The page now shows the latest.';

/** When a step of an offer fails. */
export const offerErrors = { 'code:42501': 'This offer isn’t available to you.', offline } satisfies ErrorTexts;

/** When a step of a deal fails. The page has loaded the latest. */
export const dealErrors = {
  'hint:deal_changed': (failure) =>
    `${(userMessage(failure) ?? 'This deal has changed.').replace(' Reload to see the latest.', '')} ${latest}`,
  forbidden: `You can’t do that in this deal. ${latest}`,
  offline,
} satisfies ErrorTexts;
