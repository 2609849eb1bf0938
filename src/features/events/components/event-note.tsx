import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import type { EventPage } from '../event';
import type { Standing } from '../event-rules';

interface EventNoteProps {
  event: EventPage;
  standing: Standing;
  own: boolean;
}

/** What its organiser, or those with a place, must know of how an event stands. */
export function EventNote({ event, standing, own }: EventNoteProps) {
  switch (standing) {
    case 'waiting-for-staff':
      return (
        <Note>
          {own
            ? 'Our staff look at your proposal before it is published. Until then only you and they see it.'
            : 'Proposed. Staff decide on it under Events to publish.'}
        </Note>
      );
    case 'returned':
      return (
        <Note>
          <p>{own ? 'Our staff returned your proposal:' : 'Returned to its organizer:'}</p>
          <p className="mt-1 font-normal whitespace-pre-line">{event.reason}</p>
          {own ? (
            <ButtonLink to={paths.editEvent(event.id)} size="sm" className="mt-3">
              Edit and propose again
            </ButtonLink>
          ) : null}
        </Note>
      );
    case 'cancelled':
      return (
        <Note danger>
          <p>This event was cancelled.</p>
          {event.reason ? <p className="mt-1 font-normal whitespace-pre-line">{event.reason}</p> : null}
        </Note>
      );
    case 'over':
      return <Note>This event is over.</Note>;
    case 'organised':
      return <Note quiet>You organize this event.</Note>;
    default:
      return null;
  }
}

function Note({ danger, quiet, children }: { danger?: boolean; quiet?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'rounded-control px-4 py-3 text-[15px] font-medium wrap-anywhere',
        danger
          ? 'bg-brick-soft text-brick-ink'
          : quiet
            ? 'bg-evergreen-soft text-evergreen-ink'
            : 'bg-amber-soft text-amber-ink',
      )}
    >
      {children}
    </div>
  );
}
