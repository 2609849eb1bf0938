import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserX } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page } from '@/platform/layout/page';
import { ProfileSkeleton } from '@/shared/members/profile-skeleton';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { memberProfileQuery } from '../api/queries';
import type { MemberProfile } from '../member-profile';
import { MemberView } from './member-view';

interface MemberPageProps {
  /** From the URL. */
  memberId: string;
  /** The member's listings, from another feature. */
  listings: ReactNode;
  /** The message button, next to the contact details. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** A member's page, or its loading, error or not-found state. */
export function MemberPage({ memberId, listings, message }: MemberPageProps) {
  const user = useUser();
  return (
    <Page className="flex flex-col gap-2 max-sm:pt-2 sm:gap-3 sm:pt-5">
      <BackLink />
      <LoadedMember
        key={`${user.id} ${memberId}`}
        readerId={user.id}
        memberId={memberId}
        listings={listings}
        message={message}
      />
    </Page>
  );
}

/** Goes back in history when the viewer came from the directory, which restores its scroll position. */
function BackLink() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const left = typeof state === 'object' && state && 'from' in state ? state.from : null;
  const from = typeof left === 'string' && left.startsWith(paths.members) ? left : null;
  const goBack = (event: MouseEvent) => {
    if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className="mx-auto w-full max-w-5xl">
      <Link
        to={from ?? paths.members}
        onClick={goBack}
        className={clsx(
          'inline-flex min-h-9 items-center gap-2 rounded text-sm font-medium text-muted',
          'hover:text-ink pointer-coarse:min-h-11',
        )}
      >
        <ArrowLeft aria-hidden className="size-4" />
        All members
      </Link>
    </div>
  );
}

function LoadedMember({ readerId, memberId, listings, message }: MemberPageProps & { readerId: string }) {
  const query = useQuery(memberProfileQuery(readerId, memberId));
  const { data } = query;
  if (data) return <MemberView member={data} readerId={readerId} listings={listings} message={message} />;
  if (data === null) return <MemberNotFound />;
  return <LoadingOrError query={query} />;
}

function LoadingOrError({ query }: { query: FailedQuery }) {
  usePageTitle('Member');
  return (
    <>
      <h1 className="sr-only">Member</h1>
      {query.error ? (
        <QueryError query={query} title="We couldn’t load this profile" />
      ) : (
        <ProfileSkeleton label="Loading profile" />
      )}
    </>
  );
}

/**
 * The same for an unknown id, a deleted account, and a member the viewer can't see, so the three can't be told apart.
 */
function MemberNotFound() {
  usePageTitle('Member not found');
  return (
    <>
      <h1 className="sr-only">Member</h1>
      <EmptyState
        icon={<UserX />}
        title="Member not found"
        text="The member you're looking for doesn't exist or has been removed."
        action={<ButtonLink to={paths.members}>Back to members</ButtonLink>}
      />
    </>
  );
}
