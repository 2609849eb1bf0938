import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { Page, PageHeading } from '@/platform/layout/page';
import { toast } from '@/kit/ui/toast';
import { EventForm } from './event-form';
import { useViewer } from './use-viewer';

/** Proposes an event, which staff review and publish. */
export function ProposeEvent() {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading
          title="Propose an event"
          lead="Our team will review it and either publish it or tell you what’s missing."
        />
        <Gate act="event">
          {/* Each member has their own draft. */}
          <EventForm
            key={viewer.id}
            event={null}
            viewer={viewer}
            back={paths.events}
            sendLabel="Propose event"
            busyLabel="Sending..."
            onSaved={(id) => {
              toast.success('Sent for review');
              void navigate(paths.event(id), { replace: true });
            }}
          />
        </Gate>
      </div>
    </Page>
  );
}
