import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Building2, Plus, Store, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { networkCountsQuery } from '@/features/community/api/connection-lists';
import { SuggestedMembers } from '@/features/community/components/suggestions/suggested-members';
import { ownCountsQuery } from '@/features/marketplace/api/own-listings';
import { ReturnedListings } from '@/features/marketplace/components/own/returned-listings';
import { ownTotal } from '@/features/marketplace/lib/own-listing';
import { paths } from '@/shared/config/paths';
import { countText } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { DashboardTile } from './dashboard-tile';
import { firstNameOf } from './first-name';

const LatestListings = lazy(() =>
  import('@/features/marketplace/components/cards/latest-listings').then((module) => ({ default: module.LatestListings })),
);

/** The app's front page: who you are, where to go, what is new. */
export default function DashboardScreen() {
  const { user } = useAuth();
  const { data: member } = useMember();
  const firstName = firstNameOf(member?.name);
  return (
    <Page>
      <PageHeading
        title={firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
        tab="Dashboard"
        lead="What is new on the market, and what is yours."
      />
      <ReturnedListings className="mt-6" />
      <div className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-4 2xl:grid-cols-4">
        <DashboardTile to={paths.marketplace} icon={<Store aria-hidden />} title="Browse the marketplace" text="Off-market property from members" />
        <DashboardTile to={paths.submitListing} icon={<Plus aria-hidden />} title="Post a listing" text="With pictures and the numbers" />
        <OwnListingsTile />
        <FollowingTile />
      </div>
      <section className="mt-10">
        <SectionHeading title="Newest listings" to={paths.marketplace} />
        <Suspense fallback={<Skeleton className="h-80" />}>
          <LatestListings count={4} linkTo={paths.listing} />
        </Suspense>
      </section>
      {user ? (
        <section className="mt-10">
          <SectionHeading title="Suggested Members" to={paths.members} />
          <SuggestedMembers userId={user.id} />
        </section>
      ) : null}
    </Page>
  );
}

function SectionHeading({ title, to }: { title: string; to: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <Link to={to} className="inline-flex min-h-11 items-center gap-1.5 text-[15px] font-semibold text-evergreen-ink hover:underline">
        View all
        <span className="sr-only"> {title}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  );
}

function OwnListingsTile() {
  const { user } = useAuth();
  const { data: counts, isError } = useQuery({ ...ownCountsQuery(user?.id ?? ''), enabled: user !== null });
  const text = () => {
    if (isError) return 'Your count could not be loaded';
    if (!counts) return <Skeleton className="mt-1 h-4 w-24" />;
    const total = ownTotal(counts);
    return total === 0 ? 'None posted yet' : `${total} posted`;
  };
  return <DashboardTile to={paths.myListings} icon={<Building2 aria-hidden />} title="My listings" text={text()} />;
}

/** How many members this one follows. Leads to them, or to the directory while there are none. */
function FollowingTile() {
  const { user } = useAuth();
  const { data: counts, isError } = useQuery({ ...networkCountsQuery(user?.id ?? ''), enabled: user !== null });
  const text = () => {
    if (isError) return 'Your count could not be loaded';
    if (!counts) return <Skeleton className="mt-1 h-4 w-24" />;
    return counts.following === 0 ? "You're not following anyone yet" : countText(counts.following, 'member');
  };
  return (
    <DashboardTile
      to={counts?.following === 0 ? paths.members : `${paths.connections}?tab=following`}
      icon={<Users aria-hidden />}
      title={counts?.following === 0 ? 'Browse Members' : 'Following'}
      text={text()}
    />
  );
}
