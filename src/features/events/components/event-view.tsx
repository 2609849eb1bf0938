import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarX, Video } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { isUuid } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { authorName } from '@/shared/ui/author-line';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { SideCard } from '@/shared/ui/side-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { TierBadge } from '@/shared/ui/tier-badge';
import { WrittenText } from '@/shared/ui/written-text';
import { eventQuery } from '../api/events';
import type { EventPage } from '../event';
import { mayManage, standingOf, type Reader } from '../event-rules';
import { Attendees } from './attendees';
import { CalendarButton } from './calendar-button';
import { EventBadges, EventFacts } from './event-facts';
import { EventNote } from './event-note';
import { ManageEvent } from './manage-event';
import { PlaceAction } from './place-action';
import { useLiveEvents } from './use-live-events';
import { useNow, useReader } from './use-reader';

/** An event on its own page. */
export function EventView({ eventId }: { eventId: string }) {
  const reader = useReader();
  const known = isUuid(eventId);
  const { data: event, error, refetch, isFetching } = useQuery({ ...eventQuery(reader.id, eventId), enabled: known });
  useLiveEvents();
  if (!known || event === null) return <EventNotFound />;
  return (
    <Page className="flex flex-col gap-5">
      <BackToEvents />
      {event ? <Event event={event} reader={reader} /> : null}
      {!event && error ? (
        <ErrorState
          title="This event could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!event && !error ? <Loading /> : null}
    </Page>
  );
}

function BackToEvents() {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = typeof state?.from === 'string' ? state.from : paths.events;
  return (
    <Link
      to={from}
      className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-muted hover:text-ink [&_svg]:size-4"
    >
      <ArrowLeft aria-hidden />
      Events
    </Link>
  );
}

function Event({ event, reader }: { event: EventPage; reader: Reader }) {
  const now = useNow();
  const standing = standingOf(event, reader, now);
  const manages = mayManage(event, reader);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <EventBadges event={event} over={standing === 'over'} />
            <PageHeading title={event.title} />
          </div>
          <ManageEvent event={event} reader={reader} now={now} />
        </div>
        <EventNote event={event} standing={standing} own={event.user_id === reader.id} />
        <Organiser event={event} />
      </div>
      <aside className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <SideCard title="When and where">
          <div className="mt-4 flex flex-col gap-5">
            <EventFacts event={event} />
            <EventLink event={event} lapsed={event.exclusive && !reader.staff && reader.exclusive === false} />
            <div className="flex flex-col gap-3 empty:hidden">
              <PlaceAction event={event} standing={standing} size="lg" full />
              {standing === 'over' || event.status !== 'published' ? null : (
                <CalendarButton event={event} link={event.link} size="lg" className="w-full" />
              )}
            </div>
          </div>
        </SideCard>
      </aside>
      <div className="flex min-w-0 flex-col gap-8">
        <WrittenText text={event.description} className="text-[15px] leading-relaxed" />
        {manages && (event.status === 'published' || event.status === 'cancelled') ? (
          <Attendees eventId={event.id} userId={reader.id} />
        ) : null}
      </div>
    </div>
  );
}

function Organiser({ event: { organiser, user_id } }: { event: EventPage }) {
  const name = authorName(organiser, user_id === null);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        name={name}
        path={organiser?.profile_image_url}
        size={40}
        partner={organiser?.membership_tier === 'partner'}
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">Organized by</p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          {organiser ? (
            <Link to={paths.member(organiser.id)} className="min-w-0 truncate font-semibold text-ink hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold text-muted">{name}</span>
          )}
          {organiser ? <TierBadge tier={organiser.membership_tier} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Where it takes place online: for those who have it. `lapsed`: the reader's membership no longer opens it. */
function EventLink({ event: { link, format, place }, lapsed }: { event: EventPage; lapsed: boolean }) {
  if (link) {
    return (
      <p className="flex min-w-0 items-start gap-2.5 text-[15px] [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
        <Video aria-hidden className="text-muted" />
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="min-w-0 font-medium break-all text-evergreen-ink underline underline-offset-2"
        >
          {link}
        </a>
      </p>
    );
  }
  if (format === 'online' && place === 'registered' && lapsed) {
    return (
      <p className="text-sm text-muted">
        You keep your place, but the link is for Closer and Partner members.{' '}
        <Link to={paths.membership} className="font-medium text-evergreen-ink underline underline-offset-2">
          Upgrade
        </Link>
      </p>
    );
  }
  if (format !== 'online' || place === 'registered') return null;
  return <p className="text-sm text-muted">The link is for those who are registered.</p>;
}

/** Said also of an event that the reader may not see. */
export function EventNotFound() {
  return (
    <Page>
      <PageHeading title="Event not found" className="sr-only" />
      <EmptyState
        icon={<CalendarX />}
        title="Event not found"
        text="It may have been cancelled or removed, or the link is not complete."
        action={<ButtonLink to={paths.events}>Back to events</ButtonLink>}
      />
    </Page>
  );
}

function Loading() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <output className="sr-only">Loading the event</output>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="mt-4 h-40" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
