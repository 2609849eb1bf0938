import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Page, PageHeading } from '@/shared/ui/page';
import { toast } from '@/shared/ui/toast';
import { EventForm } from './event-form';
import { useReader } from './use-reader';

/** Proposes an event to staff, who publish it. */
export function ProposeEvent() {
  const reader = useReader();
  const navigate = useNavigate();
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading
          title="Propose an event"
          lead="Our staff look at it, and publish it or tell you what is missing."
        />
        {/* The draft is the member's. */}
        <EventForm
          key={reader.id}
          event={null}
          reader={reader}
          back={paths.events}
          sendLabel="Propose event"
          busyLabel="Sending..."
          onSaved={(id) => {
            toast.success('Sent to our staff');
            void navigate(paths.event(id), { replace: true });
          }}
        />
      </div>
    </Page>
  );
}
