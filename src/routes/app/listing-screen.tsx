import { useParams } from 'react-router-dom';
import { ListingAnalysis } from '@/features/analysis/components/listing-analysis';
import { ListingArea } from '@/features/listing-area/components/listing-area';
import { ListingValue } from '@/features/listing-value/components/listing-value';
import { ListingHeadline } from '@/features/analysis/components/listing-headline';
import { MatchingBoxes } from '@/features/buybox/components/matching-boxes';
import { WhyMatch } from '@/features/buybox/components/why-match';
import { LazyRequestToConnect } from '@/features/community/connections/components/lazy-request-to-connect';
import { ReportListing } from '@/features/community/safety/components/report-listing';
import { LazyCompareBar } from '@/features/compare/components/lazy-compare-bar';
import { ListingAnalytics } from '@/features/dashboard/components/listing-analytics';
import { ListingOffers } from '@/features/offers/components/listing-offers';
import { AskLink } from '@/features/listing-outreach/components/ask-link';
import { ListingClaims } from '@/features/listing-claims/components/listing-claims';
import { OutreachSections } from '@/features/listing-outreach/components/outreach-sections';
import { SellerReach } from '@/features/listing-outreach/components/seller-reach';
import { ListingPage } from '@/features/listing-detail/components/listing-page';
import type { Listing, SellerContact } from '@/domain/listing/listing';
import { IfMayMessage } from '@/features/messaging/components/if-may-message';
import { MessageButton } from '@/features/messaging/components/message-button';
import { PipelineButton } from '@/features/pipeline/components/pipeline-button';
import { SaveAnalysis } from '@/features/pipeline/components/save-analysis';
import { paths } from '@/domain/site/paths';
import { PictureNotes } from '@/shared/listings/picture-notes';

export default function ListingScreen() {
  const { id } = useParams();
  return (
    <>
      <ListingPage
        id={id}
        linkTo={paths.listing}
        actions={Actions}
        pipeline={PipelineButton}
        message={MessageSeller}
        connect={LazyRequestToConnect}
        offers={ListingOffers}
        headline={ListingHeadline}
        market={ListingValue}
        area={ListingArea}
        insights={Insights}
        ownerInsights={OwnerInsights}
      />
      <LazyCompareBar chip />
    </>
  );
}

function MessageSeller({ listing, seller }: { listing: Listing; seller: SellerContact }) {
  return (
    <IfMayMessage memberId={seller.id} otherwise={<AskLink />}>
      <MessageButton member={seller} subject={listing} variant="secondary" full />
    </IfMayMessage>
  );
}

/** Showings, questions, and reporting the listing. */
function Actions({ listing }: { listing: Listing }) {
  return (
    <>
      <OutreachSections listing={listing} />
      <ReportListing listing={listing} />
    </>
  );
}

/** The listing's analysis, and how it matches the viewer's buy box. */
function Insights({ listing }: { listing: Listing }) {
  return (
    <>
      <ListingAnalysis listing={listing} save={SaveAnalysis} />
      <WhyMatch listing={listing} />
    </>
  );
}

/** For the owner: other listings of the property, matching buy boxes, invitations, its reach, and its analytics. */
function OwnerInsights({ listing }: { listing: Listing }) {
  return (
    <>
      <ListingClaims listing={listing} />
      <PictureNotes listingId={listing.id} />
      <MatchingBoxes listing={listing} />
      <SellerReach listing={listing} />
      <ListingAnalytics listingId={listing.id} />
    </>
  );
}
