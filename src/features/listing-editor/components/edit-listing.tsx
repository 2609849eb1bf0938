import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { ErrorState } from '@/kit/ui/error-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { listingQuery } from '@/shared/listings/api/listing-query';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { Listing } from '@/domain/listing/listing';
import { ownTermsQuery } from '../api/queries';
import { EditWizard } from './edit-wizard';
import { WizardSkeleton } from './wizard';

/** The screen for editing one of the member's own listings. */
export function EditListing({ id }: { id: string }) {
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading title="Edit Listing" />
        <Loaded key={id} id={id} />
      </div>
    </Page>
  );
}

function Loaded({ id }: { id: string }) {
  const user = useUser();
  // Edit the newest version, never a cached one, and ignore updates that arrive while editing.
  const listing = useQuery({ ...listingQuery(id), refetchOnMount: 'always' });
  const terms = useQuery({ ...ownTermsQuery(id), refetchOnMount: 'always' });
  const [editing, setEditing] = useState<{ listing: Listing; terms: DealTerms } | null>(null);
  const isFetching = listing.isFetching || terms.isFetching;
  const isLoaded = listing.isFetchedAfterMount && terms.isFetchedAfterMount;
  const error = listing.error ?? terms.error;
  if (!editing && listing.data && terms.data && isLoaded && !error && listing.data.user_id === user.id) {
    setEditing({ listing: listing.data, terms: terms.data });
  }

  if (editing) {
    return (
      <Card className="flex flex-col px-4 pt-4 [--wizard-bottom:var(--bottom-bar)] sm:px-6 sm:pt-6">
        <EditWizard
          key={`${id} ${editing.listing.updated_at}`}
          userId={user.id}
          {...editing}
          onLoad={(newer) => setEditing({ ...editing, listing: newer })}
        />
      </Card>
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorState
        title="Failed to load property details"
        text={describeError(error)}
        onRetry={() => {
          if (listing.isError) void listing.refetch();
          if (terms.isError) void terms.refetch();
        }}
        retrying={isFetching}
      />
    );
  }
  if (!isLoaded || isFetching) return <WizardSkeleton />;
  return (
    <EmptyState
      icon={<MapPinOff />}
      title="Property not found"
      text="It was deleted, or it isn’t one of your listings."
      action={<ButtonLink to={paths.myListings}>Back to My Listings</ButtonLink>}
    />
  );
}
