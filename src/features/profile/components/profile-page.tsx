import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { focusHeading } from '@/platform/navigation/focus-heading';
import { Page } from '@/platform/layout/page';
import { ProfileSkeleton } from '@/shared/members/profile-skeleton';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { ownProfileQuery } from '../api/queries';
import { FormSkeleton } from './profile-skeletons';
import { ProfileView } from './profile-view';

const ProfileForm = lazy(() => import('./profile-form').then((module) => ({ default: module.ProfileForm })));

interface ProfilePageProps {
  /** Views and reviews. They belong to another feature, as do the listings. */
  stats: ReactNode;
  listings: ReactNode;
}

/** The member's own profile as others see it or, with `?edit`, the form that edits it. */
export function ProfilePage({ stats, listings }: ProfilePageProps) {
  const { user } = useAuth();
  const editing = useSearchParams()[0].has('edit');
  usePageTitle(titleOf(editing));
  useResetOnSwitch(editing);
  return (
    <Page>
      {user ? (
        <OwnProfile key={user.id} userId={user.id} editing={editing} stats={stats} listings={listings} />
      ) : (
        <SignedOut />
      )}
    </Page>
  );
}

const titleOf = (editing: boolean) => (editing ? 'Edit profile' : 'Your profile');

function SignedOut() {
  return (
    <Placeholder editing={false}>
      <ErrorState
        title="Please sign in to view your profile."
        action={<ButtonLink to={paths.signIn(paths.profile)}>Sign in</ButtonLink>}
      />
    </Placeholder>
  );
}

/** Content shown in place of the profile, with a heading for screen readers. */
function Placeholder({ editing, children }: { editing: boolean; children: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">{titleOf(editing)}</h1>
      {children}
    </>
  );
}

function OwnProfile({ userId, editing, stats, listings }: ProfilePageProps & { userId: string; editing: boolean }) {
  const profile = useQuery(ownProfileQuery(userId));
  if (profile.data === undefined) {
    return (
      <Placeholder editing={editing}>
        {profile.error ? (
          <QueryError query={profile} title="We couldn’t load your profile" className="mx-auto w-full max-w-5xl" />
        ) : (
          <Loading editing={editing} />
        )}
      </Placeholder>
    );
  }
  if (!editing) return <ProfileView profile={profile.data} stats={stats} listings={listings} />;
  return (
    <Suspense
      fallback={
        <Placeholder editing>
          <FormSkeleton />
        </Placeholder>
      }
    >
      <ProfileForm profile={profile.data} />
    </Suspense>
  );
}

function Loading({ editing }: { editing: boolean }) {
  return editing ? <FormSkeleton /> : <ProfileSkeleton label="Loading your profile" />;
}

/** Viewing and editing share a path: scrolls up and focuses the heading when switching between them. */
function useResetOnSwitch(editing: boolean) {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return undefined;
    before.current = editing;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [editing]);
}
