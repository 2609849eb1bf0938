import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { formatNumber } from '@/kit/formatting/format';
import { Page, PageHeading } from '@/platform/layout/page';
import { LockedContact } from '@/shared/members/locked-contact';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { Segmented } from '@/kit/ui/segmented';
import { sellerAnalyticsQuery, type Period } from '../api/queries';
import { AnalyticsSkeleton } from '../components/analytics-skeleton';
import { SectionError } from '../components/section-error';
import { AnalyticsDetails } from './analytics-details';
import { shareText, reachSteps, type SellerAnalytics } from './seller-analytics';

const periods = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
] as const;

/** How the member's listings do: totals for everyone, and the details a paid membership includes. */
export function SellerAnalyticsPage({ userId }: { userId: string }) {
  const [period, setPeriod] = useState<Period>('30');
  const query = useQuery(sellerAnalyticsQuery(userId, period));
  const { data, error, isPlaceholderData } = query;
  const failed = error && (!data || isPlaceholderData);
  const none = data?.own_listings === 0;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Analytics"
        lead="How people find your listings, and what they do next."
        actions={
          <ButtonLink to={paths.myListings} variant="secondary">
            My Listings
          </ButtonLink>
        }
      />
      {none ? null : (
        <Segmented label="Period" value={period} onChange={setPeriod} options={periods} className="self-start" />
      )}
      {failed ? (
        <SectionError query={query} title="We couldn’t load your analytics." />
      ) : data ? (
        none ? (
          <NoListings />
        ) : (
          <>
            <Totals analytics={data} />
            {data.detailed ? <AnalyticsDetails analytics={data} /> : <Locked />}
          </>
        )
      ) : (
        <AnalyticsSkeleton />
      )}
    </Page>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No listings to analyze yet"
      text="Post a listing to see how many people view, save, and ask about it."
      action={<ButtonLink to={paths.submitListing}>Post a listing</ButtonLink>}
    />
  );
}

/** The four steps of a deal, each with its share of the step before. */
function Totals({ analytics }: { analytics: SellerAnalytics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {reachSteps.map(({ key, label }) => (
        <Card key={key} className="p-4 sm:p-5">
          <dt className="text-sm font-medium text-muted">{label}</dt>
          <dd>
            <span className="numeric text-2xl font-bold tracking-tight text-ink sm:text-3xl">
              {formatNumber(analytics[key])}
            </span>
            <span className="numeric mt-0.5 block text-sm text-muted">{noteOf(key, analytics)}</span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}

function noteOf(key: (typeof reachSteps)[number]['key'], { views, saves, contacts }: SellerAnalytics): string {
  if (key === 'views') return 'people, counted once a day';
  if (key === 'saves') return `${shareText(saves, views)} of views`;
  if (key === 'contacts') return `${shareText(contacts, views)} of views`;
  return 'about your listings';
}

/** What a paid membership adds, behind a preview without numbers. */
function Locked() {
  return (
    <Card className="relative overflow-hidden p-5 sm:p-6">
      <div aria-hidden className="flex h-40 items-end gap-2 opacity-40 blur-[2px]">
        {[30, 42, 38, 55, 48, 70, 62, 80, 66, 90, 74, 96].map((height) => (
          <div key={height} className="flex-1 rounded-t bg-evergreen" style={{ height: `${height}%` }} />
        ))}
      </div>
      <div className="mt-5 max-w-xl">
        <LockedContact
          title="Full analytics are for paid members"
          text={
            'See views and saves day by day, where people find your listings, and how each one does against similar ' +
            'listings.'
          }
        >
          <ButtonLink to={useUpgradePath()} className="self-start">
            Upgrade
          </ButtonLink>
        </LockedContact>
      </div>
    </Card>
  );
}
