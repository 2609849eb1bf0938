import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '@/domain/site/paths';
import { formatNumber } from '@/kit/formatting/format';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';
import { useInView } from '@/kit/hooks/use-in-view';
import { measures, type Analytics } from '../analytics';
import { analyticsQuery } from '../api/queries';
import { SectionError } from './section-error';
import { useMonth } from './month-picker';
import { SectionHeading } from './section-heading';

/** Views, saves, and contacts of the member's listings this month or last, in one line that leads to Analytics. */
export function DealAnalytics({ userId }: { userId: string }) {
  const id = useId();
  const { month, picker } = useMonth();
  // Far down the screen, so load it when it scrolls near.
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({
    ...analyticsQuery(userId, month),
    enabled: inView,
  });
  const { data, error, isPlaceholderData } = query;
  const failed = error && (!data || isPlaceholderData);
  return (
    <section ref={ref} aria-labelledby={id}>
      <SectionHeading id={id} title="Deal Analytics">
        {data?.own_listings === 0 ? null : picker}
      </SectionHeading>
      {failed ? (
        <SectionError query={query} title="We couldn’t load your analytics." />
      ) : data ? (
        <Line analytics={data} />
      ) : (
        <>
          <output className="sr-only">Loading analytics</output>
          <Skeleton className="h-20 rounded-card" />
        </>
      )}
    </section>
  );
}

function Line({ analytics }: { analytics: Analytics }) {
  const none = analytics.own_listings === 0;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      {none ? (
        <p className="text-[15px] text-muted">Post a listing to see its views, saves, and contacts.</p>
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {measures.map(({ key, label }) => (
            <div key={key} className="flex items-baseline gap-2">
              <dt className="text-sm font-medium text-muted">{label}</dt>
              <dd className="numeric text-lg font-bold tracking-tight text-ink sm:text-2xl">
                {formatNumber(analytics[key])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink to={none ? paths.submitListing : paths.analytics} variant="secondary">
        {none ? 'Post a listing' : 'Open analytics'}
      </ButtonLink>
    </Card>
  );
}
