import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { includesRole, useStaffRole, type StaffRole } from '@/shared/session/staff';
import { describeError } from '@/shared/supabase/describe-error';
import { ErrorState } from '@/shared/ui/error-state';
import { NotFound } from '@/shared/layout/not-found';
import { Page } from '@/shared/layout/page';
import { Skeleton } from '@/shared/ui/skeleton';

/** Shows a screen to staff with a role only; others get the 404 screen. */
export function StaffOnly({ right, children }: { right: StaffRole; children: ReactNode }) {
  const { data: own, error, refetch, isFetching } = useStaffRole();
  if (includesRole(own, right)) return children;
  if (own !== undefined) return <NotFound home={paths.dashboard} />;
  return (
    <Page>
      <h1 className="sr-only">Staff</h1>
      {error ? (
        <ErrorState
          title="We couldn’t load this page"
          text={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
