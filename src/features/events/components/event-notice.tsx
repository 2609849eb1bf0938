import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import type { EventDetail } from '../event';
import type { ViewerStatus } from '../event-status';

interface EventNoteProps {
  event: EventDetail;
  status: ViewerStatus;
  own: boolean;
}

/** What the organizer and the attendees need to know about an event's status. */
export function EventNotice({ event, status, own }: EventNoteProps) {
  switch (status) {
    case 'waiting-for-staff':
      return (
        <Note>
          {own
            ? 'Our team is reviewing your proposal. Until it’s published, only you and our team can see it.'
            : 'This event is a proposal. It waits for a decision in Review.'}
        </Note>
      );
    case 'returned':
      return (
        <Note>
          <p>{own ? 'Our team asked for changes before publishing:' : 'Sent back to the organizer:'}</p>
          <p className="mt-1 font-normal whitespace-pre-line">{event.reason}</p>
          {own ? (
            <ButtonLink to={paths.editEvent(event.id)} size="sm" className="mt-3">
              Edit and resubmit
            </ButtonLink>
          ) : null}
        </Note>
      );
    case 'canceled':
      return (
        <Note danger>
          <p>This event was canceled.</p>
          {event.reason ? <p className="mt-1 font-normal whitespace-pre-line">{event.reason}</p> : null}
        </Note>
      );
    case 'over':
      return <Note>This event has ended.</Note>;
    case 'organizing':
      return <Note quiet>You’re organizing this event.</Note>;
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
