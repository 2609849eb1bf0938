import { LazyCompareBar } from '@/features/compare/components/lazy-compare-bar';
import { SubmitListingAction } from '@/features/listing-editor/components/submit-listing-action';
import { Marketplace } from '@/features/marketplace/components/marketplace';
import { loadSuggestions } from '@/features/search/components/load-suggestions';

const loadSaveSearch = () =>
  import('@/features/saved-listings/components/save-search').then(({ SaveSearch }) => SaveSearch);

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
