import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { Skeleton } from '@/shared/ui/skeleton';
import { everyDay, measures, type Analytics } from '../analytics';
import { analyticsQuery } from '../api/analytics';
import { monthText } from '../months';
import { ByDay } from './by-day';
import { DailyChart } from './daily-chart';
import { FailedPart } from './failed-part';
import { useMonth } from './month-choice';

/** How one of the member's own listings fares: views, saves and contacts of this month or the last. For its owner alone. */
export function ListingAnalytics({ listingId }: { listingId: string }) {
  const { user } = useAuth();
  const { month, now, choice } = useMonth();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...analyticsQuery(user?.id ?? '', month, listingId),
    enabled: user !== null,
  });
  const failed = error && (!data || isPlaceholderData);
  return (
    <div>
      {choice}
      <div className="mt-3">
        {failed ? (
          <FailedPart
            title="The numbers could not be loaded."
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : data ? (
          <Figures analytics={data} now={now} />
        ) : (
          <>
            <output className="sr-only">Loading the numbers</output>
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
      <div className="mt-3">
        <DailyChart days={everyDay(analytics, now)} measure="views" label="Views" />
      </div>
      <ByDay month={analytics.month} days={analytics.days} />
    </>
  );
}
