import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ComponentType, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page';
import { usePageTitle } from '@/shared/ui/route-effects';
import { Skeleton } from '@/shared/ui/skeleton';
import { listingQuery } from '../../api/queries';
import type { Listing } from '../../listing';
import { galleryShape } from '../cards/list-classes';
import { ListingDetail } from './listing-detail';
import type { MessageSeller } from './seller-panel';

interface ListingPageProps {
  /** From the address. */
  id: string | undefined;
  linkTo: (id: string) => string;
  /** What else can be done about the listing, below everything that is said of it. */
  actions?: ComponentType<{ listing: Listing }>;
  /** The way to write to the seller, for whom the contact details are open. */
  message?: MessageSeller | undefined;
  /** What the figures come to, below them. */
  insights?: ComponentType<{ listing: Listing }> | undefined;
  /** What only the owner is told, in their panel. */
  ownerNews?: ComponentType<{ listing: Listing }> | undefined;
}

/** A listing's page on either host: loading, failed, not there, or the listing. */
export function ListingPage({ id, ...slots }: ListingPageProps) {
  return (
    <Page className="flex flex-col gap-2 max-sm:pt-2 sm:gap-5">
      <BackLink />
      {id?.trim() ? (
        <LoadedListing key={id} id={id} {...slots} />
      ) : (
        <NoListing title="Property ID is missing" text="This address names no listing." />
      )}
    </Page>
  );
}

/** For whoever came from the marketplace one step back, to the place in the list where they left it; else a link like any other. */
function BackLink() {
  const from = useListLeft();
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
      className="inline-flex min-h-9 items-center gap-2 self-start rounded text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11"
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
  message,
  insights: Insights,
  ownerNews: OwnerNews,
}: ListingPageProps & { id: string }) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(listingQuery(id));
  if (data) {
    return (
      <ListingDetail
        listing={data}
        readAt={dataUpdatedAt}
        linkTo={linkTo}
        actions={Actions ? <Actions listing={data} /> : null}
        message={message}
        insights={Insights ? <Insights listing={data} /> : null}
        ownerNews={OwnerNews ? <OwnerNews listing={data} /> : null}
      />
    );
  }
  if (data === null)
    return (
      <NoListing title="Property not found" text="It may have been sold or taken down, or the link is not complete." />
    );
  if (!error) return <DetailSkeleton />;
  return <FailedListing error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

function FailedListing({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  const title = 'Failed to load property details';
  usePageTitle(title);
  const marketplace = useListLeft() ?? paths.marketplace;
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <ErrorState
        title={title}
        text={explainFailure(error)}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <ButtonLink to={marketplace} variant="ghost">
            Back to Marketplace
          </ButtonLink>
        }
      />
    </>
  );
}

function NoListing({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  const marketplace = useListLeft() ?? paths.marketplace;
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={text}
        action={<ButtonLink to={marketplace}>Back to Marketplace</ButtonLink>}
      />
    </>
  );
}

/** Address of the marketplace as the reader left it for this page, search and order included; null for any other way here. */
function useListLeft(): string | null {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith(paths.marketplace) ? from : null;
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <output className="sr-only">Loading the property</output>
      <div className="relative">
        <Skeleton className={galleryShape} />
        {/* The page as it is written at build time shows the first picture before this code is there: what stands in here is left as it is. */}
        <div
          data-first-picture
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
          className="absolute inset-0"
        />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-4 h-11 w-56" />
          <Skeleton className="mt-6 h-40" />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
