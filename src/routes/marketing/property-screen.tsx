import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ListingAnalysis } from '@/features/analysis/components/listing-analysis';
import { ReportListing } from '@/features/community/components/safety/report-listing';
import { listingQuery } from '@/features/marketplace/api/queries';
import { ListingPage } from '@/features/marketplace/components/detail/listing-page';
import { listingHead } from '@/features/marketplace/lib/listing-head';
import type { Listing, Seller } from '@/features/marketplace/listing';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { ButtonAnchor } from '@/shared/ui/button';
import { usePageHead } from '@/shared/ui/use-page-head';

export default function PropertyScreen() {
  const { id } = useParams();
  const { data } = useQuery(listingQuery(id ?? ''));
  usePageHead(data ? listingHead(data) : data === null ? 'noindex' : null);
  return (
    <ListingPage
      id={id}
      linkTo={paths.property}
      actions={ReportListing}
      message={MessageSeller}
      insights={ListingAnalysis}
    />
  );
}

/** Messages are in the app. */
function MessageSeller({ listing, seller }: { listing: Listing; seller: Seller }) {
  return (
    <ButtonAnchor
      href={`${appOrigin(window.location)}${paths.conversation(seller.id)}?re=${listing.id}`}
      full
      icon={<MessageCircle aria-hidden />}
    >
      Message
    </ButtonAnchor>
  );
}
