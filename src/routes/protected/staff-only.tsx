import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { useStaff } from '@/shared/session/staff';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { NotFound } from '@/shared/ui/not-found';
import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';

/** A screen for staff; to others there is nothing at its address. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { data: staff, error, refetch, isFetching } = useStaff();
  if (staff) return children;
  if (staff === false) return <NotFound home={paths.dashboard} />;
  return (
    <Page>
      {error ? (
        <ErrorState
          title="This screen could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
