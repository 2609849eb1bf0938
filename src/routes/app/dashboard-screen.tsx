import { clsx } from 'clsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowRight, Building2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { figuresQuery } from '@/features/dashboard/api/queries';
import { DealAnalytics } from '@/features/dashboard/components/deal-analytics';
import { FigureLine } from '@/features/dashboard/components/figure-line';
import { FollowingFeed } from '@/features/dashboard/components/following-feed';
import { SectionHeading } from '@/features/dashboard/components/section-heading';
import { WeeklyReportButton } from '@/features/dashboard/components/weekly-report-button';
import type { Figures } from '@/features/dashboard/figures';
import { firstSteps, type FirstStep } from '@/features/dashboard/getting-started';
import { MatchedListings } from '@/features/buybox/components/matched-listings';
import { ownCountsQuery } from '@/features/my-listings/api/queries';
import { totalListings, type OwnCounts } from '@/features/my-listings/own-listing';
import { useAfterPaint } from '@/kit/hooks/after-paint';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import type { FirstReads } from '@/platform/query/first-reads';
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

/** What needs the member. */
export const firstReads: FirstReads = (client, userId, timeZone) => [
  client.prefetchQuery(figuresQuery(userId, timeZone)),
  client.prefetchQuery(ownCountsQuery(userId)),
];

/**
 * The app's home: what needs the member, matches for the buy box, activity of followed members, and a line of figures.
 * Below them: investment criteria, plan, suggested members, and analytics.
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
          <ButtonLink to={paths.myListings} variant="secondary" icon={<Building2 aria-hidden />}>
            My Listings
          </ButtonLink>
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
  return <Sections userId={userId} query={figures} counts={counts.data} />;
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
  /** The member's listings by status; undefined if they couldn't be counted. */
  counts: OwnCounts | undefined;
}

function Sections({ userId, query, counts }: SectionsProps) {
  const user = useUser();
  const { data: member } = useMember();
  const { data: figures, refetch } = query;
  const showLower = useAfterPaint();
  const taken = figures?.getting_started;
  // The banner polls the member, so that confirming on another device counts without a reload.
  const steps = firstSteps(
    taken ? { ...taken, email_confirmed: taken.email_confirmed || !!member?.email_confirmed } : null,
  );
  const isNew = steps.length > 0;
  return (
    <>
      {isNew ? <FirstSteps userId={userId} steps={steps} email={user.email} /> : null}
      <div className="mt-6 empty:hidden">
        <NeedsYou
          userId={userId}
          figures={figures}
          returned={counts?.returned ?? 0}
          hideEmpty={isNew}
          onChanged={() => void refetch()}
        />
      </div>
      {showLower ? (
        <LowerSections userId={userId} query={query} isNew={isNew} posts={!counts || totalListings(counts) > 0} />
      ) : (
        <div className="h-dvh" />
      )}
    </>
  );
}

interface LowerSectionsProps {
  userId: string;
  query: UseQueryResult<Figures>;
  /** Whether the member still sees the checklist: leaves out what has nothing for them yet. */
  isNew: boolean;
  /** False if the member has no listings. */
  posts: boolean;
}

function LowerSections({ userId, query, isNew, posts }: LowerSectionsProps) {
  const { data: figures } = query;
  const noBox = isNew && figures?.has_buy_box === false;
  const suggestions = <Suggestions userId={userId} />;
  // Stays where it is once they follow someone.
  const [followsNone] = useState(figures?.following === 0);
  return (
    <div className="flex flex-col gap-10 pt-10">
      {noBox ? null : <MatchedListings hasBuyBox={figures?.has_buy_box} />}
      <FollowingFeed userId={userId} following={figures?.following} />
      {followsNone ? suggestions : null}
      <Market query={query} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {noBox ? null : <BuyBox />}
        <Subscription userId={userId} />
      </div>
      {followsNone ? null : suggestions}
      {posts || !isNew ? <DealAnalytics userId={userId} /> : null}
    </div>
  );
}

/** The figures, with the report about the week. */
function Market({ query }: { query: UseQueryResult<Figures> }) {
  const id = useId();
  const user = useUser();
  const { data: member } = useMember();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="At a glance">
        <WeeklyReportButton reader={member?.name ?? user.email} />
      </SectionHeading>
      <FigureLine query={query} />
    </section>
  );
}

/** Downloads the checklist only for members who still see it. */
function FirstSteps(props: { userId: string; steps: readonly FirstStep[]; email: string }) {
  const show = useLazyComponent(loadFirstSteps, true);
  return <div className="mt-6">{show?.(props) ?? <Skeleton className="h-44" />}</div>;
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
