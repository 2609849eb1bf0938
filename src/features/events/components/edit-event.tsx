import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { isUuid } from '@/kit/formatting/ids';
import { useStaff } from '@/platform/session/staff';
import { QueryError } from '@/platform/query/query-error';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { eventQuery } from '../api/queries';
import { isEditable, canManage } from '../event-status';
import { EventForm } from './event-form';
import { EventNotFound } from './event-page';
import { useNow } from '@/kit/hooks/use-now';
import { useViewer } from './use-viewer';

/** Edits an event. For its organizer and staff. */
export function EditEvent({ eventId }: { eventId: string }) {
  const viewer = useViewer();
  const now = useNow();
  const navigate = useNavigate();
  const known = isUuid(eventId);
  // The form starts with the current version, and must not change while the member types.
  const query = useQuery({
    ...eventQuery(viewer.id, eventId),
    enabled: known,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: event, error, isFetchedAfterMount } = query;
  const staffKnown = useStaff().isSuccess;
  if (!known || event === null) return <EventNotFound />;
  if (!event || !isFetchedAfterMount || !staffKnown) {
    return (
      <Page>
        {error ? (
          <QueryError query={query} title="We couldn’t load this event" />
        ) : (
          <Skeleton className="mx-auto h-[40rem] max-w-3xl rounded-card" />
        )}
      </Page>
    );
  }
  if (!canManage(event, viewer) || !isEditable(event, now)) return <EventNotFound />;
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading title="Edit event" lead={event.title} />
        <EventForm
          key={event.edited_at}
          event={event}
          viewer={viewer}
          back={paths.event(eventId)}
          sendLabel={event.status === 'returned' ? 'Resubmit' : 'Save'}
          busyLabel="Saving..."
          onSaved={() => {
            toast.success(event.status === 'returned' ? 'Sent for review' : 'Event saved');
            void navigate(paths.event(eventId), { replace: true });
          }}
        />
      </div>
    </Page>
  );
}
