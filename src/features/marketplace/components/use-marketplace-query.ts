import { useQueryState, type QueryState } from '@/platform/navigation/use-query-state';
import { parseSearchParams, toSearchParams, type MarketplaceQuery } from '@/domain/filters/marketplace-query';

export type MarketplaceState = MarketplaceQuery & QueryState<MarketplaceQuery>;

const codec = { parse: parseSearchParams, serialize: toSearchParams };

/** What the marketplace shows, as the URL has it. */
export function useMarketplaceQuery(): MarketplaceState {
  return useQueryState(codec);
}
