import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import type { ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import { DealAnalysis } from './deal-analysis';
import type { SaveButton } from './deal-analysis-props';

interface AnalyzedListing extends ListingFigures {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** The analysis of a listing. Its share link opens the public page. */
export function ListingAnalysis({ listing, save }: { listing: AnalyzedListing; save?: SaveButton }) {
  const { id, title, address, city, state, zip } = listing;
  return (
    <DealAnalysis
      title="Deal analysis"
      figures={listing}
      name={`${title}, ${address}, ${city}, ${state} ${zip}`}
      shareAt={publicOrigin(window.location) + paths.property(id)}
      listingId={id}
      save={save}
    />
  );
}
