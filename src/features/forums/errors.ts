import type { ErrorTexts } from '@/platform/errors/describe-error';

const gone = 'This is no longer available. Your text is still here.';

export const postErrors = {
  forbidden: gone,
  'not-found': gone,
  invalid: 'It’s empty or too long. Change it and try again.',
} satisfies ErrorTexts;

/** When creating or renaming a forum fails. */
export const forumErrors = {
  ...postErrors,
  duplicate: 'A forum with this title already exists. Choose another one.',
} satisfies ErrorTexts;
