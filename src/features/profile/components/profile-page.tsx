import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { focusHeading } from '@/shared/ui/focus-heading';
import { Page } from '@/shared/ui/page';
import { ProfileSkeleton } from '@/shared/ui/profile-skeleton';
import { usePageTitle } from '@/shared/ui/route-effects';
import { ownProfileQuery } from '../api/queries';
import { FormSkeleton } from './profile-skeletons';
import { ProfileView } from './profile-view';

const ProfileForm = lazy(() => import('./profile-form').then((module) => ({ default: module.ProfileForm })));

interface ProfilePageProps {
  /** What others make of the member, which belongs to another part of the product, as do the listings. */
  standing: ReactNode;
  listings: ReactNode;
}

/** The member's own profile: as others see it, and with `?edit` the form that changes it. */
export function ProfilePage({ standing, listings }: ProfilePageProps) {
  const { user } = useAuth();
  const editing = useSearchParams()[0].has('edit');
  usePageTitle(titleOf(editing));
  useFreshScreen(editing);
  return (
    <Page>
      {user ? (
        <Own key={user.id} userId={user.id} editing={editing} standing={standing} listings={listings} />
      ) : (
        <SignedOut />
      )}
    </Page>
  );
}

const titleOf = (editing: boolean) => (editing ? 'Edit profile' : 'Your profile');

function SignedOut() {
  return (
    <Instead editing={false}>
      <ErrorState
        title="Please sign in to view your profile."
        action={<ButtonLink to={paths.signIn(paths.profile)}>Sign in</ButtonLink>}
      />
    </Instead>
  );
}

/** What stands where the profile would, under a heading for those who find their way by headings. */
function Instead({ editing, children }: { editing: boolean; children: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">{titleOf(editing)}</h1>
      {children}
    </>
  );
}

function Own({ userId, editing, standing, listings }: ProfilePageProps & { userId: string; editing: boolean }) {
  const profile = useQuery(ownProfileQuery(userId));
  if (profile.data === undefined) {
    return (
      <Instead editing={editing}>
        {profile.error ? (
          <ErrorState
            title="Your profile could not be loaded"
            text={explainFailure(profile.error)}
            onRetry={() => void profile.refetch()}
            retrying={profile.isFetching}
          />
        ) : (
          <Loading editing={editing} />
        )}
      </Instead>
    );
  }
  if (!editing) return <ProfileView profile={profile.data} standing={standing} listings={listings} />;
  return (
    <Suspense
      fallback={
        <Instead editing>
          <FormSkeleton />
        </Instead>
      }
    >
      <ProfileForm profile={profile.data} />
    </Suspense>
  );
}

function Loading({ editing }: { editing: boolean }) {
  return editing ? <FormSkeleton /> : <ProfileSkeleton label="Loading your profile" />;
}

/** Viewing and editing are two screens at one path: each begins at the top, with the focus on its heading. */
function useFreshScreen(editing: boolean) {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return undefined;
    before.current = editing;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [editing]);
}
