import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { plainText } from '@/domain/text/mentions';
import type { EventCard as Shown } from '../event';
import { viewerStatus, type Viewer } from '../event-status';
import { startDay } from '@/kit/time/zoned-times';
import { CalendarButton } from './calendar-button';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';
import { PaymentNote } from './payment-note';
import { RegistrationButton } from './registration-button';

interface EventCardProps {
  event: Shown;
  viewer: Viewer;
  now: number;
  /** The list's URL, for the back link. */
  from: string;
}

/** An event in a list. */
export const EventCard = memo(function Card({ event, viewer, now, from }: EventCardProps) {
  const titleId = useId();
  const status = viewerStatus(event, viewer, now);
  const isGoing = status === 'registered' || status === 'waitlisted';
  const calendar = status === 'over' || event.status !== 'published' ? null : <CalendarButton event={event} />;
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'flex min-w-0 gap-4 rounded-card border border-line bg-surface p-4 transition-colors',
        'hover:border-edge sm:gap-5 sm:p-5',
      )}
    >
      <CalendarLeaf event={event} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex min-w-0 flex-col gap-2">
          <EventBadges event={event} over={status === 'over'} />
          <h2 id={titleId} className="text-lg font-semibold wrap-anywhere text-ink">
            <Link to={paths.event(event.id)} state={{ from }} className="hover:underline">
              {event.title}
            </Link>
          </h2>
        </div>
        <EventDetails event={event} />
        <p className="line-clamp-2 text-[15px] wrap-anywhere text-ink">{plainText(event.summary)}</p>
        {status === 'over' || status === 'canceled' ? null : <PaymentNote event={event} />}
        <div className="mt-1 flex flex-wrap items-end gap-3">
          {isGoing ? calendar : null}
          <RegistrationButton event={event} viewer={viewer} status={status} />
          {isGoing ? null : calendar}
        </div>
      </div>
    </article>
  );
});

/** The start day as a calendar icon. Hidden from screen readers, as the times next to it say the same. */
function CalendarLeaf({ event }: { event: Shown }) {
  const { month, day, weekday } = startDay(event);
  return (
    <div
      aria-hidden
      className={clsx(
        'hidden w-16 shrink-0 flex-col items-center self-start overflow-hidden rounded-control',
        'border border-line text-center sm:flex',
      )}
    >
      <span className="w-full bg-evergreen py-0.5 text-xs font-semibold text-evergreen-on uppercase">{month}</span>
      <span className="numeric pt-1 text-2xl leading-tight font-bold">{day}</span>
      <span className="pb-1 text-xs text-muted">{weekday}</span>
    </div>
  );
}
