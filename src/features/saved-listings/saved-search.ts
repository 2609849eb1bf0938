import { lockedMessages } from '@/shared/entitlements/entitlements';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { toSearchParams } from '@/domain/filters/marketplace-query';
import type { Filters } from '@/domain/filters/filters';
import { maxNameLength } from './search-name';

/** Maximum length of a saved search's query string in the database. */
const maxQueryLength = 2000;

/**
 * The query string to save: search text and filters without sort and view, so that one search is saved once. Null when
 * there is nothing to save, or when it is too long for the database.
 */
export function savedQuery(search: string, filters: Filters): string | null {
  const query = toSearchParams({ search, filters, sort: 'featured', view: 'grid' });
  return query === '' || query.length > maxQueryLength ? null : query;
}

/** What is wrong with the name of a saved search; null when it's valid. */
export function nameError(name: string): string | null {
  // Postgres counts code points, not UTF-16 units.
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'Enter a name for this search.';
  return length > maxNameLength ? `Use at most ${maxNameLength} characters.` : null;
}

/** When a saved search’s alerts couldn’t be changed. */
export const searchAlertErrors = {
  'code:23514': 'You can get alerts for up to 10 saved searches. Turn one off to make room.',
  'code:42501': lockedMessages.premium_alerts,
  failed: 'Your change wasn’t saved.',
} satisfies ErrorTexts;

/** When saving or renaming a search failed. */
export const saveSearchErrors = {
  'code:23505': 'You’ve already saved this search. Find it under Saved.',
  'code:23514': 'You can save up to 50 searches. Delete one under Saved to make room.',
} satisfies ErrorTexts;
