import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether what a query knows came with the page, as it was written at build time, and could not be asked again: it is shown until the
 * first answer, but may not be true any more.
 */
export function isOutdated({ isError, dataUpdatedAt }: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt'>): boolean {
  return isError && dataUpdatedAt < performance.timeOrigin;
}
