import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { includesRole, useStaff, type StaffRole } from '@/platform/session/staff';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { NotFound } from '@/platform/layout/not-found';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';

/**
 * Shows a screen to staff with a role only; others get the 404 screen. If staff need a second factor, those without one
 * learn how to turn it on.
 */
export function StaffOnly({ right, children }: { right: StaffRole | 'any'; children: ReactNode }) {
  const query = useStaff();
  const { data: own, error } = query;
  if (own?.lacksSecondFactor) return <NeedsSecondFactor />;
  if (includesRole(own?.role, right)) return children;
  if (own !== undefined) return <NotFound home={paths.dashboard} />;
  return (
    <Page>
      <h1 className="sr-only">Staff</h1>
      {error ? (
        <QueryError query={query} title="We couldn’t load this page" />
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
