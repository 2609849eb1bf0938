import { LazyCompareBar } from '@/features/compare/components/lazy-compare-bar';
import { SubmitListingAction } from '@/features/listing-editor/components/submit-listing-action';
import { facetsQuery, searchQuery } from '@/features/marketplace/api/queries';
import { Marketplace } from '@/features/marketplace/components/marketplace';
import { loadSuggestions } from '@/features/search/components/load-suggestions';
import { parseSearchParams } from '@/domain/filters/marketplace-query';
import type { FirstReads } from '@/platform/query/first-reads';

const loadSaveSearch = () =>
  import('@/features/saved-listings/components/save-search').then(({ SaveSearch }) => SaveSearch);

export const firstReads: FirstReads = (client) => [
  client.prefetchInfiniteQuery(searchQuery(parseSearchParams(''))),
  client.prefetchQuery(facetsQuery()),
];

export default function MarketplaceScreen() {
  return (
    <>
      <Marketplace
        host="app"
        loadSuggestions={loadSuggestions}
        loadSaveSearch={loadSaveSearch}
        submitListing={<SubmitListingAction host="app" />}
      />
      <LazyCompareBar />
    </>
  );
}
