import { useQueryState, type QueryState } from '@/shared/navigation/use-query-state';
import { parseSearchParams, toSearchParams, type MarketplaceQuery } from '@/shared/listing-filters/marketplace-query';

export type MarketplaceState = MarketplaceQuery & QueryState<MarketplaceQuery>;

const codec = { parse: parseSearchParams, serialize: toSearchParams };

/** What the marketplace shows, kept in the URL. */
export function useMarketplaceQuery(): MarketplaceState {
  return useQueryState(codec);
}
