import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatNumber } from '@/kit/formatting/format';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { useInView } from '@/kit/hooks/use-in-view';
import { everyDay, measures, type Analytics } from '../analytics';
import { analyticsQuery } from '../api/queries';
import { monthText } from '../months';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { EngagementTable } from './engagement-table';
import { DailyTable } from './daily-table';
import { LazyDailyChart } from './lazy-daily-chart';
import { SectionError } from './section-error';
import { useMonth } from './month-picker';
import { SectionHeading } from './section-heading';

/** Views, saves, and contacts of the member's listings this month or last, by day and by listing. */
export function DealAnalytics({ userId }: { userId: string }) {
  const id = useId();
  const { month, now, picker } = useMonth();
  // Far down the screen, so load it when it scrolls near.
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({
    ...analyticsQuery(userId, month),
    enabled: inView,
  });
  const { data, error, isPlaceholderData } = query;
  const loading = !data && !error;
  const failed = error && (!data || isPlaceholderData);
  return (
    <section ref={ref} aria-labelledby={id}>
      <SectionHeading id={id} title="Deal Analytics">
        {data?.own_listings === 0 ? null : picker}
      </SectionHeading>
      {loading ? <AnalyticsSkeleton /> : null}
      {failed ? <SectionError query={query} title="We couldn’t load your analytics." /> : null}
      {data && !failed ? data.own_listings === 0 ? <NoListings /> : <Figures analytics={data} now={now} /> : null}
    </section>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No listings to analyze yet"
      text="Post a listing to see its views, saves, and contacts day by day."
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
            {analytics.detailed ? <LazyDailyChart days={days} measure={key} label={label} /> : null}
          </div>
        ))}
      </div>
      <div className="mt-6">
        {analytics.listings.length === 0 ? (
          <p className="text-[15px] text-muted">
            No one has viewed, saved, or asked about your listings in {monthText(analytics.month)} yet.
          </p>
        ) : (
          <EngagementTable
            caption={`Views, saves, and contacts by listing in ${monthText(analytics.month)}`}
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
      {analytics.detailed ? (
        <div className="mt-3">
          <DailyTable month={analytics.month} days={analytics.days} />
        </div>
      ) : null}
      <div className="mt-4">
        <ButtonLink to={paths.analytics} variant="secondary">
          Open analytics
        </ButtonLink>
      </div>
    </Card>
  );
}
