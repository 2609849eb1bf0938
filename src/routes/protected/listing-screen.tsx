import { useParams } from 'react-router-dom';
import { ListingAnalysis } from '@/features/analysis/components/listing-analysis';
import { BoxesMatched } from '@/features/buybox/components/boxes-matched';
import { WhyMatch } from '@/features/buybox/components/why-match';
import { ReportListing } from '@/features/community/components/safety/report-listing';
import { ListingAnalytics } from '@/features/dashboard/components/listing-analytics';
import { ListingPage } from '@/features/marketplace/components/detail/listing-page';
import type { Listing, Seller } from '@/features/marketplace/listing';
import { MessageButton } from '@/features/messaging/components/message-button';
import { paths } from '@/shared/config/paths';

export default function ListingScreen() {
  const { id } = useParams();
  return (
    <ListingPage
      id={id}
      linkTo={paths.listing}
      actions={ReportListing}
      message={MessageSeller}
      insights={Insights}
      ownerNews={OwnerNews}
    />
  );
}

function MessageSeller({ listing, seller }: { listing: Listing; seller: Seller }) {
  return <MessageButton member={seller} subject={listing} full />;
}

/** What a listing is worth to this reader. */
function Insights({ listing }: { listing: Listing }) {
  return (
    <>
      <WhyMatch listing={listing} />
      <ListingAnalysis listing={listing} />
    </>
  );
}

/** What its owner is told of a listing: whom it would suit, and how it fares. */
function OwnerNews({ listing }: { listing: Listing }) {
  return (
    <>
      <BoxesMatched listing={listing} />
      <ListingAnalytics listingId={listing.id} />
    </>
  );
}
