import { clsx } from 'clsx';
import { CalendarClock, Globe, MapPin, Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventCard } from '../event';
import { attendanceText } from '../event-status';
import { priceText } from '@/domain/event/payment';
import { zonedTimes, readerTimes } from '@/kit/time/zoned-times';

/** The event's time, location, price, and registrations. */
export function EventDetails({ event }: { event: EventCard }) {
  const viewer = readerTimes(event);
  return (
    <ul className="numeric flex min-w-0 flex-wrap gap-x-5 gap-y-1.5 text-[15px] text-muted">
      <Fact icon={<CalendarClock aria-hidden />} className="basis-full">
        <time dateTime={event.starts_at} className="font-medium text-ink">
          {zonedTimes(event)}
        </time>
        {viewer ? <span className="block text-sm">Your time: {viewer}</span> : null}
      </Fact>
      {event.format === 'online' ? (
        <Fact icon={<Globe aria-hidden />}>Online</Fact>
      ) : (
        <Fact icon={<MapPin aria-hidden />}>{event.location}</Fact>
      )}
      <Fact icon={<Tag aria-hidden />}>{priceText(event.price_usd)}</Fact>
      <Fact icon={<Users aria-hidden />}>{attendanceText(event)}</Fact>
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
