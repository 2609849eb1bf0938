import { useId } from 'react';
import type { Day, Filter } from '../../notification-list';
import { NotificationRow } from './notification-row';

interface DaySectionProps {
  day: Day;
  userId: string;
  filter: Filter;
  /** Called before a menu action takes a row out of the list. */
  onRemoving: (id: string) => void;
}

/** A day's notifications under its heading. */
export function DaySection({ day, userId, filter, onRemoving }: DaySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 px-3 text-sm font-semibold text-muted">
        {day.label}
      </h2>
      <ul>
        {day.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            userId={userId}
            filter={filter}
            onRemoving={onRemoving}
          />
        ))}
      </ul>
    </section>
  );
}
