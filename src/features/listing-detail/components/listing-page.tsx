import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Page } from '@/platform/layout/page';
import { listingQuery } from '@/shared/listings/api/listing-query';
import type { Listing } from '@/domain/listing/listing';
import { ListingDetail } from './listing-detail';
import { DetailSkeleton, FailedListing, NoListing, useMarketplaceUrl } from './listing-page-states';
import type { ConnectSeller, MessageSeller } from './seller-panel';

interface ListingPageProps {
  /** From the URL. */
  id: string | undefined;
  linkTo: (id: string) => string;
  /** Further actions, below the content. */
  actions?: ComponentType<{ listing: Listing }>;
  /** Adds the listing to the reader's pipeline, next to Save. */
  pipeline?: ComponentType<{ listing: Listing }> | undefined;
  /** Button to message the seller, for readers with access to contact details. */
  message?: MessageSeller | undefined;
  /** Connects with the seller, for readers without access to contact details. */
  connect?: ConnectSeller | undefined;
  /** The offers on it, above the seller. */
  offers?: ComponentType<{ listing: Listing }> | undefined;
  /** Key results of the deal, below the price. */
  headline?: ComponentType<{ listing: Listing }> | undefined;
  /** What sales around it say, below the header. */
  market?: ComponentType<{ listing: Listing }> | undefined;
  /** What public data says of the area, below that. */
  area?: ComponentType<{ listing: Listing }> | undefined;
  /** The deal analysis, below that. */
  insights?: ComponentType<{ listing: Listing }> | undefined;
  /** Shown in the owner's panel. */
  ownerInsights?: ComponentType<{ listing: Listing }> | undefined;
}

/** A listing's page on either host: pending, failed, not found, or the listing. */
export function ListingPage({ id, ...slots }: ListingPageProps) {
  return (
    <Page className="flex flex-col gap-2 max-sm:pt-2 sm:gap-5">
      <BackLink />
      {id?.trim() ? (
        <LoadedListing key={id} id={id} {...slots} />
      ) : (
        <NoListing title="Property ID is missing" text="This link is invalid." />
      )}
    </Page>
  );
}

/**
 * Goes one step back for readers who came from the marketplace, which restores their scroll position; otherwise links
 * to it.
 */
function BackLink() {
  const from = useMarketplaceUrl();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={from ?? paths.marketplace}
      onClick={goBack}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 self-start rounded text-sm font-medium text-muted',
        'hover:text-ink pointer-coarse:min-h-11',
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Marketplace
    </Link>
  );
}

function LoadedListing({
  id,
  linkTo,
  actions: Actions,
  pipeline: Pipeline,
  message,
  connect,
  offers: Offers,
  headline: Headline,
  market: Market,
  area: Area,
  insights: Insights,
  ownerInsights: OwnerInsights,
}: ListingPageProps & { id: string }) {
  const query = useQuery(listingQuery(id));
  const { data, error, dataUpdatedAt } = query;
  // Stays for readers of a listing that is deleted or paused in the meantime.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const listing = data ?? last;
  if (listing) {
    return (
      <ListingDetail
        listing={listing}
        gone={data === null}
        loadedAt={dataUpdatedAt}
        linkTo={linkTo}
        pipeline={Pipeline ? <Pipeline listing={listing} /> : null}
        actions={Actions ? <Actions listing={listing} /> : null}
        message={message}
        connect={connect}
        offers={Offers ? <Offers listing={listing} /> : null}
        headline={Headline ? <Headline listing={listing} /> : null}
        insights={
          <>
            {Market ? <Market listing={listing} /> : null}
            {Area ? <Area listing={listing} /> : null}
            {Insights ? <Insights listing={listing} /> : null}
          </>
        }
        ownerInsights={OwnerInsights ? <OwnerInsights listing={listing} /> : null}
      />
    );
  }
  if (data === null)
    return <NoListing title="Property not found" text="It may have been sold or removed, or the link is incomplete." />;
  if (!error) return <DetailSkeleton />;
  return <FailedListing query={query} />;
}
