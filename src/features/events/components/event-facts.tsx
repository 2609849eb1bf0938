import { clsx } from 'clsx';
import { CalendarClock, Globe, MapPin, Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/shared/ui/badge';
import type { EventCard } from '../event';
import { placesText, priceText } from '../event-rules';
import { eventTimes, readerTimes } from '../event-times';

/** When, where, for how much, and how many come. */
export function EventFacts({ event }: { event: EventCard }) {
  const reader = readerTimes(event);
  return (
    <ul className="numeric flex min-w-0 flex-wrap gap-x-5 gap-y-1.5 text-[15px] text-muted">
      <Fact icon={<CalendarClock aria-hidden />} className="basis-full">
        <time dateTime={event.starts_at} className="font-medium text-ink">
          {eventTimes(event)}
        </time>
        {reader ? <span className="block text-sm">Your time: {reader}</span> : null}
      </Fact>
      {event.format === 'online' ? (
        <Fact icon={<Globe aria-hidden />}>Online</Fact>
      ) : (
        <Fact icon={<MapPin aria-hidden />}>{event.location}</Fact>
      )}
      <Fact icon={<Tag aria-hidden />}>{priceText(event.price_usd)}</Fact>
      <Fact icon={<Users aria-hidden />}>{placesText(event)}</Fact>
    </ul>
  );
}

function Fact({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <li className={clsx('flex min-w-0 items-start gap-2.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0', className)}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** What kind of event it is, and how it stands. */
export function EventBadges({ event, over }: { event: EventCard; over: boolean }) {
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {event.status === 'cancelled' ? <Badge tone="danger">Cancelled</Badge> : null}
      {event.status === 'proposed' ? <Badge tone="attention">Waiting for our staff</Badge> : null}
      {event.status === 'returned' ? <Badge tone="attention">Returned to you</Badge> : null}
      {event.exclusive ? <Badge tone="strong">Exclusive</Badge> : null}
      {over && event.status === 'published' ? <Badge>Over</Badge> : null}
    </div>
  );
}
