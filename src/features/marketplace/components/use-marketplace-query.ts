import { useQueryState, type QueryState } from '@/platform/navigation/use-query-state';
import { parseSearchParams, toSearchParams, type MarketplaceQuery } from '@/domain/filters/marketplace-query';

export type MarketplaceState = MarketplaceQuery & QueryState<MarketplaceQuery>;

const codec = { parse: parseSearchParams, serialize: toSearchParams };

/** What the marketplace shows, kept in the URL. */
export function useMarketplaceQuery(): MarketplaceState {
  return useQueryState(codec);
}
