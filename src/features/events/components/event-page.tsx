import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarX, Video } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { isUuid } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { authorName } from '@/shared/members/author-line';
import { Avatar } from '@/platform/pictures/avatar';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { SideCard } from '@/kit/ui/side-card';
import { Skeleton } from '@/kit/ui/skeleton';
import { TierBadge } from '@/shared/members/tier-badge';
import { RichText } from '@/shared/content/rich-text';
import { eventQuery } from '../api/queries';
import type { EventDetail } from '../event';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { canManage, viewerStatus, type Viewer } from '../event-status';
import { Attendees } from './attendees';
import { CalendarButton } from './calendar-button';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';
import { EventNotice } from './event-notice';
import { ManageEvent } from './manage-event';
import { PaymentNote } from './payment-note';
import { RegistrationButton } from './registration-button';
import { useLiveEvents } from './use-live-events';
import { useNow } from '@/kit/hooks/use-now';
import { useViewer } from './use-viewer';

/** An event's page, or its loading, error or not-found state. */
export function EventPage({ eventId }: { eventId: string }) {
  const viewer = useViewer();
  const known = isUuid(eventId);
  const query = useQuery({ ...eventQuery(viewer.id, eventId), enabled: known });
  const { data: event, error } = query;
  useLiveEvents();
  if (!known || event === null) return <EventNotFound />;
  return (
    <Page className="flex flex-col gap-5">
      {event ? null : <h1 className="sr-only">Event</h1>}
      <BackToEvents />
      {event ? <Event event={event} viewer={viewer} /> : null}
      {!event && error ? <QueryError query={query} title="We couldn’t load this event" /> : null}
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
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-muted',
        'hover:text-ink [&_svg]:size-4',
      )}
    >
      <ArrowLeft aria-hidden />
      Events
    </Link>
  );
}

function Event({ event, viewer }: { event: EventDetail; viewer: Viewer }) {
  const now = useNow();
  const status = viewerStatus(event, viewer, now);
  const manages = canManage(event, viewer);
  const isGoing = status === 'registered' || status === 'waitlisted';
  const calendar =
    status === 'over' || event.status !== 'published' ? null : (
      <CalendarButton event={event} link={event.link} size="lg" className="w-full" />
    );
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <EventBadges event={event} over={status === 'over'} />
            <PageHeading title={event.title} />
          </div>
          <ManageEvent event={event} viewer={viewer} now={now} />
        </div>
        <RemovedNotice id={event.id} removedAt={event.removed_at} noun="event" isOwn={event.user_id === viewer.id} />
        <EventNotice event={event} status={status} own={event.user_id === viewer.id} />
        <Organizer event={event} />
      </div>
      <aside className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <SideCard title="When and where">
          <div className="mt-4 flex flex-col gap-5">
            <EventDetails event={event} />
            <EventLink event={event} lapsed={event.exclusive && !viewer.staff && viewer.exclusive === false} />
            {status === 'over' || status === 'canceled' ? null : <PaymentNote event={event} />}
            <div className="flex flex-col gap-3 empty:hidden">
              {isGoing ? calendar : null}
              <RegistrationButton event={event} viewer={viewer} status={status} size="lg" full />
              {isGoing ? null : calendar}
            </div>
          </div>
        </SideCard>
      </aside>
      <div className="flex min-w-0 flex-col gap-8">
        <RichText text={event.description} className="text-[15px] leading-relaxed" />
        {manages && (event.status === 'published' || event.status === 'canceled') ? (
          <Attendees eventId={event.id} userId={viewer.id} />
        ) : null}
      </div>
    </div>
  );
}

function Organizer({ event: { organizer, user_id } }: { event: EventDetail }) {
  const name = authorName(organizer, user_id === null);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} path={organizer?.profile_image_url} size={40} tier={organizer?.membership_tier} />
      <div className="min-w-0">
        <p className="text-sm text-muted">Organized by</p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          {organizer ? (
            <Link to={paths.member(organizer.id)} className="min-w-0 truncate font-semibold text-ink hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold text-muted">{name}</span>
          )}
          {organizer ? <TierBadge tier={organizer.membership_tier} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The meeting link of an online event, or who can see it. `lapsed`: the viewer's plan no longer includes it. */
function EventLink({ event: { link, format, place }, lapsed }: { event: EventDetail; lapsed: boolean }) {
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
        You’re still registered, but only Closer and Partner members can see the link.{' '}
        <UpgradeLink className="text-evergreen-ink" />
      </p>
    );
  }
  if (format !== 'online' || place === 'registered') return null;
  return <p className="text-sm text-muted">Register to see the meeting link.</p>;
}

/** Also shown for an event the viewer may not see, so the two can't be told apart. */
export function EventNotFound() {
  return (
    <Page>
      <PageHeading title="Event not found" className="sr-only" />
      <EmptyState
        icon={<CalendarX />}
        title="Event not found"
        text="It may have been canceled or removed, or the link may be incomplete."
        action={<ButtonLink to={paths.events}>Back to events</ButtonLink>}
      />
    </Page>
  );
}

function Loading() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <output className="sr-only">Loading event</output>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="mt-4 h-40" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
