import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Page, PageHeading } from '@/shared/ui/page';
import { SearchBox } from '@/shared/ui/search-box';
import { Skeleton } from '@/shared/ui/skeleton';
import { useAddress } from '@/shared/ui/use-address';
import { useOpenedLink } from '@/shared/ui/use-opened-link';
import { eventsQuery } from '../api/events';
import { allEvents, readEvents, writeEvents, type EventsView } from '../list-rules';
import { EventCard } from './event-card';
import { EventFilters } from './event-filters';
import { useLiveEvents } from './use-live-events';
import { useNow, useReader } from './use-reader';

const form = { read: readEvents, write: writeEvents };

/** Events, found by search and filters, which stand in the address. */
export function Events() {
  const { query, change, ...view } = useAddress(form);
  useLiveEvents();
  return (
    <Page narrow className="flex flex-col gap-5 sm:gap-6">
      <PageHeading
        title="Events"
        lead="Meetups, tours and talks, in person and online."
        actions={
          <ButtonLink to={paths.proposeEvent} icon={<CalendarPlus aria-hidden />}>
            Propose an event
          </ButtonLink>
        }
      />
      <div className="flex items-start gap-2 sm:gap-3">
        <SearchBox
          label="Search events"
          placeholder="Search events"
          value={view.search}
          onSearch={(search, first) => change({ search }, { replace: !first && search !== '' })}
        />
        <EventFilters view={view} onChange={(changes) => change(changes)} />
      </div>
      <Found view={view} from={query ? `${paths.events}?${query}` : paths.events} onReset={() => change(allEvents)} />
    </Page>
  );
}

function Found({ view, from, onReset }: { view: EventsView; from: string; onReset: () => void }) {
  const reader = useReader();
  const now = useNow();
  const list = useOpenedLink();
  const {
    data,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(eventsQuery(reader.id, view));
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const events = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);

  if (data === undefined) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        title="The events could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (events.length === 0) return <Empty view={view} onReset={onReset} className={dimmed} />;
  return (
    <div ref={list} aria-busy={isPlaceholderData} className={dimmed}>
      <ul className="flex flex-col gap-4">
        {events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} reader={reader} now={now} from={from} />
          </li>
        ))}
      </ul>
      {hasNextPage && !isPlaceholderData ? (
        <LoadMore what="events" onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
      ) : null}
    </div>
  );
}

function Empty({ view, onReset, className }: { view: EventsView; onReset: () => void; className: string }) {
  const narrowed = writeEvents(view) !== '';
  return (
    <EmptyState
      icon={<CalendarDays />}
      title={narrowed ? 'No events found' : 'No upcoming events'}
      text={
        narrowed
          ? 'Try another search or other filters.'
          : 'Propose one: a meetup, a property tour, a talk. Our staff publish it.'
      }
      action={
        narrowed ? (
          <Button onClick={onReset}>Show all upcoming events</Button>
        ) : (
          <ButtonLink to={paths.proposeEvent}>Propose an event</ButtonLink>
        )
      }
      className={className}
    />
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">Loading events</output>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
          <Skeleton className="hidden h-20 w-16 shrink-0 rounded-control sm:block" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-10 w-64 max-w-full rounded-control" />
          </div>
        </div>
      ))}
    </div>
  );
}
