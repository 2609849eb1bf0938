import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Skeleton } from '@/kit/ui/skeleton';
import { everyDay, measures, type Analytics } from '../analytics';
import { analyticsQuery } from '../api/queries';
import { monthText } from '../months';
import { DailyTable } from './daily-table';
import { LazyDailyChart } from './lazy-daily-chart';
import { SectionError } from './section-error';
import { useMonth } from './month-picker';

/** Views, saves, and contacts of one of the member's listings this month or last. For its owner only. */
export function ListingAnalytics({ listingId }: { listingId: string }) {
  const user = useUser();
  const { month, now, picker } = useMonth();
  const query = useQuery(analyticsQuery(user.id, month, listingId));
  const { data, error, isPlaceholderData } = query;
  const failed = error && (!data || isPlaceholderData);
  return (
    <div>
      {picker}
      <div className="mt-3">
        {failed ? (
          <SectionError query={query} title="We couldn’t load the numbers." />
        ) : data ? (
          <Figures analytics={data} now={now} />
        ) : (
          <>
            <output className="sr-only">Loading analytics</output>
            <Skeleton className="h-44" />
          </>
        )}
      </div>
    </div>
  );
}

function Figures({ analytics, now }: { analytics: Analytics; now: number }) {
  return (
    <>
      <p className="text-sm text-muted">{monthText(analytics.month)}</p>
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {measures.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numeric text-xl font-bold tracking-tight text-ink">{formatNumber(analytics[key])}</dd>
          </div>
        ))}
      </dl>
      {analytics.detailed ? (
        <>
          <div className="mt-3">
            <LazyDailyChart days={everyDay(analytics, now)} measure="views" label="Views" />
          </div>
          <DailyTable month={analytics.month} days={analytics.days} />
        </>
      ) : null}
    </>
  );
}
