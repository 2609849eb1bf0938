import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { includesRole, useStaff, type StaffRole } from '@/shared/session/staff';
import { describeError } from '@/shared/supabase/describe-error';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { NotFound } from '@/shared/layout/not-found';
import { Page, PageHeading } from '@/shared/layout/page';
import { Skeleton } from '@/shared/ui/skeleton';

/**
 * Shows a screen to staff with a role only; others get the 404 screen. If staff need a second factor, those without one
 * learn how to turn it on.
 */
export function StaffOnly({ right, children }: { right: StaffRole; children: ReactNode }) {
  const { data: own, error, refetch, isFetching } = useStaff();
  if (own?.lacksSecondFactor) return <NeedsSecondFactor />;
  if (includesRole(own?.role, right)) return children;
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

function NeedsSecondFactor() {
  return (
    <Page>
      <PageHeading title="Staff" className="mb-6" />
      <EmptyState
        icon={<ShieldCheck />}
        title="Turn on two-factor authentication"
        text="Staff tools are only open to team members who sign in with a code from an authenticator app."
        action={<ButtonLink to={paths.account}>Go to account settings</ButtonLink>}
      />
    </Page>
  );
}
