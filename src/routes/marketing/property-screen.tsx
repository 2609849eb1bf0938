import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ListingAnalysis } from '@/features/analysis/components/listing-analysis';
import { ListingHeadline } from '@/features/analysis/components/listing-headline';
import { LazyRequestToConnect } from '@/features/community/connections/components/lazy-request-to-connect';
import { ReportListing } from '@/features/community/safety/components/report-listing';
import { LazyCompareBar } from '@/features/compare/components/lazy-compare-bar';
import { AskLink } from '@/features/listing-outreach/components/ask-link';
import { OutreachSections } from '@/features/listing-outreach/components/outreach-sections';
import { listingQuery } from '@/shared/listings/api/listing-query';
import { ListingOffers } from '@/features/offers/components/listing-offers';
import { ListingPage } from '@/features/listing-detail/components/listing-page';
import { openToMessages } from '@/domain/member/message-access';
import { useMember } from '@/platform/session/member';
import { ListingArea } from '@/features/listing-area/components/listing-area';
import { ListingValue } from '@/features/listing-value/components/listing-value';
import { listingHead } from '@/features/listing-detail/listing-head';
import type { Listing, SellerContact } from '@/domain/listing/listing';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { HeadTags } from '@/platform/head/head-tags';
import { ButtonAnchor } from '@/kit/ui/button';

export default function PropertyScreen() {
  const { id } = useParams();
  const { data } = useQuery(listingQuery(id ?? ''));
  return (
    <>
      <HeadTags head={data ? listingHead(data) : data === null ? 'noindex' : null} />
      <ListingPage
        id={id}
        linkTo={paths.property}
        actions={Actions}
        message={MessageSeller}
        connect={LazyRequestToConnect}
        offers={ListingOffers}
        headline={ListingHeadline}
        market={ListingValue}
        area={ListingArea}
        insights={ListingAnalysis}
      />
      <LazyCompareBar chip />
    </>
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

/** Opens the conversation in the app, or for who can't see contact details or message them, leads to the questions. */
function MessageSeller({ listing, seller }: { listing: Listing; seller: SellerContact }) {
  const { data: member } = useMember();
  if (!seller.email && !seller.phone && openToMessages(seller, member) !== 'open') return <AskLink />;
  return (
    <ButtonAnchor
      href={`${appOrigin(window.location)}${paths.conversation(seller.id)}?re=${listing.id}`}
      variant="secondary"
      full
      icon={<MessageCircle aria-hidden />}
    >
      Message
    </ButtonAnchor>
  );
}
