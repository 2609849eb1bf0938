import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserX } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page';
import { ProfileSkeleton } from '@/shared/ui/profile-skeleton';
import { usePageTitle } from '@/shared/ui/route-effects';
import { memberProfileQuery } from '../../api/member';
import type { MemberProfile } from '../../member-profile';
import { MemberView } from './member-view';

interface MemberPageProps {
  /** From the address. */
  memberId: string;
  /** The member's listings, which belong to another part of the product. */
  listings: ReactNode;
  /** The way to write to the member, beside the contact details. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** A member's page: loading, failed, not there, or the member. */
export function MemberPage({ memberId, listings, message }: MemberPageProps) {
  const { user } = useAuth();
  return (
    <Page className="flex flex-col gap-2 max-sm:pt-2 sm:gap-3 sm:pt-5">
      <BackLink />
      {user ? (
        <Loaded
          key={`${user.id} ${memberId}`}
          readerId={user.id}
          memberId={memberId}
          listings={listings}
          message={message}
        />
      ) : null}
    </Page>
  );
}

/** For whoever came from the directory one step back, to the place in it where they left it; else a link like any other. */
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
        className="inline-flex min-h-9 items-center gap-2 rounded text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All members
      </Link>
    </div>
  );
}

function Loaded({ readerId, memberId, listings, message }: MemberPageProps & { readerId: string }) {
  const { data, error, refetch, isFetching } = useQuery(memberProfileQuery(readerId, memberId));
  if (data) return <MemberView member={data} readerId={readerId} listings={listings} message={message} />;
  if (data === null) return <NoMember />;
  return <NotYet error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}

function NotYet({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  usePageTitle('Member');
  return (
    <>
      <h1 className="sr-only">Member</h1>
      {error ? (
        <ErrorState
          title="This profile could not be loaded"
          text={explainFailure(error)}
          onRetry={onRetry}
          retrying={retrying}
        />
      ) : (
        <ProfileSkeleton label="Loading the profile" />
      )}
    </>
  );
}

/** Says the same of an address that was never a member's, of one who left, and of one who is not there for this reader. */
function NoMember() {
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
