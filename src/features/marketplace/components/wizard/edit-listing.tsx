import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { listingQuery } from '../../api/queries';
import type { Listing } from '../../listing';
import { EditWizard } from './edit-wizard';
import { WizardSkeleton } from './wizard-skeleton';

/** The screen that changes one of the member's own listings. */
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
  const { user } = useAuth();
  // Changes are made to the newest version, never to one from the cache; what arrives later does not disturb them.
  const { data, isError, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...listingQuery(id),
    refetchOnMount: 'always',
  });
  const [begun, setBegun] = useState<Listing | null>(null);
  if (!begun && data && isFetchedAfterMount && !isError && data.user_id === user?.id) setBegun(data);

  if (begun && user) {
    return (
      <Card className="flex flex-col px-4 pt-4 [--wizard-bottom:var(--bottom-bar)] sm:px-6 sm:pt-6">
        <EditWizard key={`${begun.id} ${begun.updated_at}`} userId={user.id} listing={begun} onLoad={setBegun} />
      </Card>
    );
  }
  if (isError && !isFetching) {
    return (
      <ErrorState
        title="Failed to load property details"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!isFetchedAfterMount || isFetching) return <WizardSkeleton />;
  return (
    <EmptyState
      icon={<MapPinOff />}
      title="Property not found"
      text="It is not one of your listings, or it was deleted."
      action={<ButtonLink to={paths.myListings}>Back to My Listings</ButtonLink>}
    />
  );
}
