import type { ErrorTexts } from '@/platform/errors/describe-error';
import { rejectedField } from './changes';

const notAuthenticated = 'User not authenticated';
// Only members may call the database function.
const signInAgain = `${notAuthenticated}. Sign in again to save. We’ll keep your changes.`;

/** When a profile couldn't be saved. */
export const profileErrors = {
  unexpected: ({ message }) => (message === notAuthenticated ? message : null),
  forbidden: signInAgain,
  'signed-out': signInAgain,
  invalid: ({ message }) => {
    if (rejectedField(message)) return 'This value isn’t valid. Change it and save again.';
    if (message.includes('social_links')) return 'One of your links isn’t valid. Check them and save again.';
    return 'Something in your profile isn’t valid. Check your changes and save again.';
  },
  failed: 'We couldn’t save your profile.',
} satisfies ErrorTexts;
