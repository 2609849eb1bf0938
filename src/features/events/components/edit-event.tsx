import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { isUuid } from '@/shared/lib/ids';
import { useStaff } from '@/shared/session/staff';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { eventQuery } from '../api/events';
import { isEditable, mayManage } from '../event-rules';
import { EventForm } from './event-form';
import { EventNotFound } from './event-view';
import { useNow, useReader } from './use-reader';

/** Changes an event: for its organiser and staff. */
export function EditEvent({ eventId }: { eventId: string }) {
  const reader = useReader();
  const now = useNow();
  const navigate = useNavigate();
  const known = isUuid(eventId);
  // As it stands now: the form begins with it. Not read again under what is being typed.
  const {
    data: event,
    error,
    refetch,
    isFetching,
    isFetchedAfterMount,
  } = useQuery({
    ...eventQuery(reader.id, eventId),
    enabled: known,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const staffKnown = useStaff().isSuccess;
  if (!known || event === null) return <EventNotFound />;
  if (!event || !isFetchedAfterMount || !staffKnown) {
    return (
      <Page>
        {error ? (
          <ErrorState
            title="This event could not be loaded"
            text={explainFailure(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="mx-auto h-[40rem] max-w-3xl rounded-card" />
        )}
      </Page>
    );
  }
  if (!mayManage(event, reader) || !isEditable(event, now)) return <EventNotFound />;
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading title="Edit event" lead={event.title} />
        <EventForm
          key={event.edited_at}
          event={event}
          reader={reader}
          back={paths.event(eventId)}
          sendLabel={event.status === 'returned' ? 'Propose again' : 'Save'}
          busyLabel="Saving..."
          onSaved={() => {
            toast.success(event.status === 'returned' ? 'Sent to our staff' : 'Event saved');
            void navigate(paths.event(eventId), { replace: true });
          }}
        />
      </div>
    </Page>
  );
}
