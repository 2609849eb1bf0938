import { clsx } from 'clsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowRight, Building2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { figuresQuery } from '@/features/dashboard/api/queries';
import { DealAnalytics } from '@/features/dashboard/components/deal-analytics';
import { FollowingFeed } from '@/features/dashboard/components/following-feed';
import { SectionHeading } from '@/features/dashboard/components/section-heading';
import { StatTiles } from '@/features/dashboard/components/stat-tiles';
import { WeeklyReportButton } from '@/features/dashboard/components/weekly-report-button';
import type { Figures } from '@/features/dashboard/figures';
import { firstSteps, type GettingStarted as Taken } from '@/features/dashboard/getting-started';
import { UpcomingEvents } from '@/features/events/components/upcoming-events';
import { MatchedListings } from '@/features/buybox/components/matched-listings';
import { ownCountsQuery } from '@/features/my-listings/api/queries';
import { useAfterPaint } from '@/kit/hooks/after-paint';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { useMember } from '@/platform/session/member';
import { ButtonLink } from '@/kit/ui/button';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { greeting } from './greeting';
import { NeedsYou } from './needs-you';
import { useRefreshOnFollow } from './use-refresh-on-follow';

const loadFirstSteps = () => import('./first-steps').then(({ FirstSteps: Checklist }) => Checklist);
const loadBuyBox = () => import('@/features/buybox/components/buybox-card').then(({ BuyBoxCard }) => BuyBoxCard);
const loadSubscription = () =>
  import('@/features/membership/components/subscription-card').then(({ SubscriptionCard }) => SubscriptionCard);
const loadSuggestions = () =>
  import('@/features/community/members/components/suggested-members').then(({ SuggestedMembers }) => SuggestedMembers);

/**
 * The app's home: what needs the member, key figures, matches for the buy box, upcoming events, activity of followed
 * members, and listing analytics.
 */
export default function DashboardScreen() {
  const user = useUser();
  const { data: member } = useMember();
  const [openedAt] = useState(Date.now);
  return (
    <Page>
      <PageHeading
        title={greeting(member, openedAt)}
        tab="Dashboard"
        lead="What’s new on the market and with your listings."
        actions={
          <>
            <ButtonLink to={paths.myListings} variant="secondary" icon={<Building2 aria-hidden />}>
              My Listings
            </ButtonLink>
            <WeeklyReportButton reader={member?.name ?? user.email} />
          </>
        }
      />
      <DashboardSections key={user.id} userId={user.id} />
    </Page>
  );
}

function DashboardSections({ userId }: { userId: string }) {
  useRefreshOnFollow(userId);
  const figures = useQuery(figuresQuery(userId));
  const counts = useQuery(ownCountsQuery(userId));
  if (isFirstLoad(figures) || isFirstLoad(counts)) return <LoadingSections />;
  return <Sections userId={userId} query={figures} returned={counts.data?.returned ?? 0} />;
}

/** False once it has failed, also while it's tried again: the other sections don't wait for that. */
const isFirstLoad = ({ isPending, failureCount, errorUpdateCount }: UseQueryResult) =>
  isPending && failureCount === 0 && errorUpdateCount === 0;

/** Nothing in particular: what the sections hold decides how tall they are, and what's below them would jump. */
function LoadingSections() {
  return (
    <>
      <output className="sr-only">Loading your dashboard</output>
      <Skeleton className="mt-6 h-44" />
      <Skeleton className="mt-6 h-72" />
      {/* Keeps the footer below the window. */}
      <div className="h-dvh" />
    </>
  );
}

interface SectionsProps {
  userId: string;
  /** Has loaded, or has failed at least once. */
  query: UseQueryResult<Figures>;
  /** How many of the member's listings reviewers returned. */
  returned: number;
}

function Sections({ userId, query, returned }: SectionsProps) {
  const { data: figures, refetch } = query;
  const showLower = useAfterPaint();
  return (
    <>
      <FirstSteps userId={userId} taken={figures?.getting_started ?? null} />
      <div className="mt-6 empty:hidden">
        <NeedsYou userId={userId} figures={figures} returned={returned} onChanged={() => void refetch()} />
      </div>
      <div className="mt-6">
        <StatTiles query={query} />
      </div>
      {showLower ? <LowerSections userId={userId} figures={figures} /> : <div className="h-dvh" />}
    </>
  );
}

function LowerSections({ userId, figures }: { userId: string; figures: Figures | undefined }) {
  return (
    <>
      <div className="mt-10">
        <MatchedListings hasBuyBox={figures?.has_buy_box} />
      </div>
      {figures?.upcoming_events.length ? (
        <div className="mt-10">
          <UpcomingEvents events={figures.upcoming_events} />
        </div>
      ) : null}
      <div className="mt-10 grid items-start gap-x-6 gap-y-10 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <FollowingFeed userId={userId} following={figures?.following} />
        <div className="grid gap-4 sm:grid-cols-2 xl:mt-15 xl:grid-cols-1">
          <BuyBox />
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

/** Downloads the checklist only for members who still see it. */
function FirstSteps({ userId, taken }: { userId: string; taken: Taken | null }) {
  const user = useUser();
  const { data: member } = useMember();
  // The banner polls the member, so that confirming on another device counts without a reload.
  const steps = firstSteps(taken && { ...taken, email_confirmed: taken.email_confirmed || !!member?.email_confirmed });
  const show = useLazyComponent(loadFirstSteps, steps.length > 0);
  if (steps.length === 0) return null;
  return <div className="mt-6">{show?.({ userId, steps, email: user.email }) ?? <Skeleton className="h-44" />}</div>;
}

function BuyBox() {
  const { ref, show } = useLazyInView<HTMLDivElement, object>(loadBuyBox);
  return <div ref={ref}>{show({}) ?? <Skeleton className="h-52" />}</div>;
}

function Subscription({ userId }: { userId: string }) {
  const { ref, show } = useLazyInView<HTMLDivElement, { userId: string }>(loadSubscription);
  return <div ref={ref}>{show({ userId }) ?? <Skeleton className="h-52" />}</div>;
}

function Suggestions({ userId }: { userId: string }) {
  const id = useId();
  const { ref, show } = useLazyInView<HTMLElement, { userId: string }>(loadSuggestions);
  return (
    <section ref={ref} aria-labelledby={id}>
      <SectionHeading id={id} title="Suggested Members">
        <Link
          to={paths.members}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold',
            'text-evergreen-ink hover:underline',
          )}
        >
          View all
          <span className="sr-only"> members</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </SectionHeading>
      {show({ userId }) ?? <Skeleton className="h-72" />}
    </section>
  );
}
