import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatNumber } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useNear } from '@/shared/ui/use-near';
import { everyDay, measures, type Analytics } from '../analytics';
import { analyticsQuery } from '../api/analytics';
import { monthText } from '../months';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { AttentionTable } from './attention-table';
import { ByDay } from './by-day';
import { DailyChart } from './daily-chart';
import { FailedPart } from './failed-part';
import { useMonth } from './month-choice';
import { PartHeading } from './part-heading';

/** How the member's own listings fare: views, saves and contacts of this month or the last, by day and by listing. */
export function DealAnalytics({ userId }: { userId: string }) {
  const id = useId();
  const { month, now, choice } = useMonth();
  // Far down the screen: asked for when the reader comes near.
  const { place, near } = useNear<HTMLElement>();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...analyticsQuery(userId, month),
    enabled: near,
  });
  const loading = !data && !error;
  const failed = error && (!data || isPlaceholderData);
  return (
    <section ref={place} aria-labelledby={id}>
      <PartHeading id={id} title="Deal Analytics">
        {data?.own_listings === 0 ? null : choice}
      </PartHeading>
      {loading ? <AnalyticsSkeleton /> : null}
      {failed ? (
        <FailedPart
          title="The analytics could not be loaded."
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && !failed ? data.own_listings === 0 ? <NoListings /> : <Figures analytics={data} now={now} /> : null}
    </section>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No listings to analyze yet"
      text="Once you post one, its views, saves and contacts are counted here day by day."
      action={<ButtonLink to={paths.submitListing}>Post a listing</ButtonLink>}
    />
  );
}

function Figures({ analytics, now }: { analytics: Analytics; now: number }) {
  const days = everyDay(analytics, now);
  return (
    <Card className="p-4 sm:p-6">
      <p className="text-sm text-muted">{monthText(analytics.month)}, all your listings</p>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {measures.map(({ key, label }) => (
          <div key={key} className="min-w-0">
            <p className="text-sm font-medium text-muted">{label}</p>
            <p className="numeric text-2xl font-bold tracking-tight text-ink sm:text-3xl">
              {formatNumber(analytics[key])}
            </p>
            <DailyChart days={days} measure={key} label={label} />
          </div>
        ))}
      </div>
      <div className="mt-6">
        {analytics.listings.length === 0 ? (
          <p className="text-[15px] text-muted">
            Nobody has viewed, saved or asked about your listings in {monthText(analytics.month)} yet.
          </p>
        ) : (
          <AttentionTable
            caption={`Views, saves and contacts by listing in ${monthText(analytics.month)}`}
            head="Listing"
            rows={analytics.listings.map((listing) => ({
              ...listing,
              key: listing.id,
              name: (
                <Link to={paths.listing(listing.id)} className="rounded font-medium hover:underline">
                  {listing.title}
                </Link>
              ),
            }))}
          />
        )}
      </div>
      <div className="mt-3">
        <ByDay month={analytics.month} days={analytics.days} />
      </div>
    </Card>
  );
}
