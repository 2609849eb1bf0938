import { formatNumber, pluralize } from '@/kit/formatting/format';

/** What an import has to fit in. */
export interface ImportRoom {
  /** How many drafts the member has. */
  drafts: number;
  /** For how many rows unfinished imports keep room. */
  reserved: number;
  /** How many drafts a member can have. */
  most: number;
  /** How many listings the member can still post today; null without a limit. */
  postsLeft: number | null;
}

/** Why so many drafts can't be imported, as a sentence; null if they can. The database says the same. */
export function roomProblem({ drafts, reserved, most }: ImportRoom, added: number): string | null {
  if (drafts + reserved + added <= most) return null;
  const has = `You can have ${formatNumber(most)} drafts and have ${formatNumber(drafts)}`;
  const room = reserved > 0 ? `, and an unfinished import needs room for ${formatNumber(reserved)}` : '';
  const next = reserved > 0 ? 'Finish or remove that import first.' : 'Publish or delete some, or import fewer rows.';
  return `${has}${room}; this file has ${formatNumber(added)}. ${next}`;
}

/** How many of so many drafts can be published today, as a sentence; null if all can. */
export function postingLimit({ postsLeft }: Pick<ImportRoom, 'postsLeft'>, count: number): string | null {
  if (postsLeft === null || postsLeft >= count) return null;
  if (postsLeft === 0) return 'You’ve posted as many listings as you can today. You can post more tomorrow.';
  return `You can post ${pluralize(postsLeft, 'more listing', 'more listings')} today, and others on the next days.`;
}
