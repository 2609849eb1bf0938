import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query's data came with the prerendered page and couldn't be fetched again. It's shown until the first
 * response, but may be out of date. The app's own host says how old its data are.
 */
export function isStale({ isError, dataUpdatedAt }: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt'>): boolean {
  return isError && dataUpdatedAt < performance.timeOrigin && 'prerendered' in document.documentElement.dataset;
}
