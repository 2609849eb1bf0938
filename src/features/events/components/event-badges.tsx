import { Badge } from '@/kit/ui/badge';
import type { EventCard } from '../event';

/** Badges for the event's status and exclusivity. */
export function EventBadges({ event, over }: { event: EventCard; over: boolean }) {
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {event.status === 'canceled' ? <Badge tone="danger">Canceled</Badge> : null}
      {event.status === 'proposed' ? <Badge tone="attention">In review</Badge> : null}
      {event.status === 'returned' ? <Badge tone="attention">Changes needed</Badge> : null}
      {event.exclusive ? <Badge tone="strong">Exclusive</Badge> : null}
      {over && event.status === 'published' ? <Badge>Over</Badge> : null}
    </div>
  );
}
