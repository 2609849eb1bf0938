import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import type { EventCard } from '../event';
import { priceText } from '@/domain/event/payment';
import { zonedTimes } from '@/kit/time/zoned-times';

interface UpcomingEvent extends Pick<
  EventCard,
  'id' | 'title' | 'starts_at' | 'ends_at' | 'time_zone' | 'format' | 'location' | 'price_usd'
> {
  role: 'organizing' | 'registered' | 'waitlisted';
}

interface UpcomingEventsProps {
  /** Soonest first. Never empty. */
  events: readonly UpcomingEvent[];
}

/** The next events that the member registered for, waits for, or organizes. */
export function UpcomingEvents({ events }: UpcomingEventsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-xl font-semibold tracking-tight">
          Your upcoming events
        </h2>
        <Link
          to={`${paths.events}?mine=going`}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold',
            'text-evergreen-ink underline-offset-4 hover:underline',
          )}
        >
          View all
          <span className="sr-only"> events you’re going to</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ event }: { event: UpcomingEvent }) {
  const { id, title, starts_at, format, location, price_usd, role } = event;
  const facts = [format === 'online' ? 'Online' : location, price_usd === null ? null : priceText(price_usd)];
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 p-4 sm:px-5">
      <div className="min-w-0 text-sm">
        <Link
          to={paths.event(id)}
          className="text-[15px] font-semibold wrap-anywhere text-ink after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="numeric text-ink">
          <time dateTime={starts_at}>{zonedTimes(event)}</time>
        </p>
        <p className="numeric wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {role === 'organizing' ? <Badge>Organizing</Badge> : null}
      {role === 'registered' ? <Badge tone="verified">Registered</Badge> : null}
      {role === 'waitlisted' ? <Badge tone="attention">On the waitlist</Badge> : null}
    </li>
  );
}
