import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { Page, PageHeading } from '@/platform/layout/page';
import { SearchBox } from '@/shared/search/search-box';
import { Skeleton } from '@/kit/ui/skeleton';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { eventsQuery } from '../api/queries';
import { defaultFilters, parseEventFilters, toEventParams, type EventFilterState } from '../event-filters';
import { EventCard } from './event-card';
import { EventFilters } from './event-filters';
import { useLiveEvents } from './use-live-events';
import { useNow } from '@/kit/hooks/use-now';
import { useViewer } from './use-viewer';

const form = { parse: parseEventFilters, serialize: toEventParams };

/** The event list. The URL holds the search and the filters. */
export function Events() {
  const { query, set, ...view } = useQueryState(form);
  useLiveEvents();
  return (
    <Page narrow className="flex flex-col gap-5 sm:gap-6">
      <PageHeading
        title="Events"
        lead="Meetups, tours, and talks, in person and online."
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
          onSearch={(search, first) => set({ search }, { replace: !first && search !== '' })}
        />
        <EventFilters view={view} onChange={(changes) => set(changes)} />
      </div>
      <EventList
        view={view}
        from={query ? `${paths.events}?${query}` : paths.events}
        onReset={() => set(defaultFilters)}
      />
    </Page>
  );
}

function EventList({ view, from, onReset }: { view: EventFilterState; from: string; onReset: () => void }) {
  const viewer = useViewer();
  const now = useNow();
  const place = useRestoreLinkFocus();
  const list = useInfiniteQuery(eventsQuery(viewer.id, view));
  const { data, error, isPlaceholderData } = list;
  const events = useMemo(() => uniqueById(data?.pages.flatMap((page) => page.items) ?? []), [data]);

  if (data === undefined) {
    if (!error) return <Loading />;
    return <QueryError query={list} title="We couldn’t load events" />;
  }
  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (events.length === 0) return <Empty view={view} onReset={onReset} className={dimmed} />;
  return (
    <div ref={place} aria-busy={isPlaceholderData} className={dimmed}>
      <ul className="flex flex-col gap-4">
        {events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} viewer={viewer} now={now} from={from} />
          </li>
        ))}
      </ul>
      {isPlaceholderData ? null : <LoadMore itemsLabel="events" query={list} />}
    </div>
  );
}

function Empty({ view, onReset, className }: { view: EventFilterState; onReset: () => void; className: string }) {
  const narrowed = toEventParams(view) !== '';
  return (
    <EmptyState
      icon={<CalendarDays />}
      title={narrowed ? 'No events found' : 'No upcoming events'}
      text={
        narrowed
          ? 'Try a different search or fewer filters.'
          : 'Propose a meetup, a property tour, or a talk. Our team reviews every proposal.'
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
