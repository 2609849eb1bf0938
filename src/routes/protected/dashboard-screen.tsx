import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Building2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { BuyBoxCard } from '@/features/buybox/components/buybox-card';
import { SuggestedMembers } from '@/features/community/components/suggestions/suggested-members';
import { figuresQuery } from '@/features/dashboard/api/figures';
import { DealAnalytics } from '@/features/dashboard/components/deal-analytics';
import { FollowingFeed } from '@/features/dashboard/components/following-feed';
import { PartHeading } from '@/features/dashboard/components/part-heading';
import { StatTiles } from '@/features/dashboard/components/stat-tiles';
import { WeeklyReportButton } from '@/features/dashboard/components/weekly-report-button';
import { MatchedListings } from '@/features/marketplace/components/cards/matched-listings';
import { ReturnedListings } from '@/features/marketplace/components/own/returned-listings';
import { SubscriptionCard } from '@/features/membership/components/subscription-card';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { useNear } from '@/shared/ui/use-near';
import { firstNameOf } from './first-name';
import { useFreshFollowing } from './use-fresh-following';

/** The app's front page: the market in figures, what fits the member's buy box, what those they follow do, and how their own listings fare. */
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
        actions={
          <>
            <ButtonLink to={paths.myListings} variant="secondary" icon={<Building2 aria-hidden />}>
              My Listings
            </ButtonLink>
            <WeeklyReportButton reader={member?.name ?? user?.email ?? ''} />
          </>
        }
      />
      {user ? <Parts key={user.id} userId={user.id} /> : <ErrorState title="User not logged in" className="mt-6" />}
    </Page>
  );
}

function Parts({ userId }: { userId: string }) {
  useFreshFollowing(userId);
  const { data: figures } = useQuery(figuresQuery(userId));
  return (
    <>
      <ReturnedListings className="mt-6" />
      <div className="mt-6">
        <StatTiles userId={userId} />
      </div>
      <div className="mt-10">
        <MatchedListings />
      </div>
      <div className="mt-10 grid items-start gap-x-6 gap-y-10 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <FollowingFeed userId={userId} following={figures?.following} />
        <div className="grid gap-4 sm:grid-cols-2 xl:mt-15 xl:grid-cols-1">
          <BuyBoxCard />
          <Subscription userId={userId} />
        </div>
      </div>
      <div className="mt-10">
        <DealAnalytics userId={userId} />
      </div>
      <div className="mt-10">
        <Suggestions userId={userId} />
      </div>
    </>
  );
}

function Subscription({ userId }: { userId: string }) {
  // Below what members come for: asked for when the reader comes near.
  const { place, near } = useNear<HTMLDivElement>();
  return <div ref={place}>{near ? <SubscriptionCard userId={userId} /> : <Skeleton className="h-52" />}</div>;
}

function Suggestions({ userId }: { userId: string }) {
  const id = useId();
  // Far down the screen: asked for when the reader comes near.
  const { place, near } = useNear<HTMLElement>();
  return (
    <section ref={place} aria-labelledby={id}>
      <PartHeading id={id} title="Suggested Members">
        <Link
          to={paths.members}
          className="inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold text-evergreen-ink hover:underline"
        >
          View all
          <span className="sr-only"> members</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </PartHeading>
      {near ? <SuggestedMembers userId={userId} /> : <Skeleton className="h-72" />}
    </section>
  );
}
