import { Ellipsis, Flag, Pencil, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { authorName } from '@/shared/ui/author-line';
import { IconButton } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Menu, MenuItem, MenuLink } from '@/shared/ui/menu';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { useReportDialog } from '@/shared/ui/report-slot';
import { toast } from '@/shared/ui/toast';
import { useCancelEvent, useWithdrawEvent } from '../api/proposals';
import type { EventCard } from '../event';
import { isEditable, mayManage, type Reader } from '../event-rules';
import { problemText } from './place-action';

interface ManageEventProps {
  event: EventCard;
  reader: Reader;
  now: number;
}

/** What a reader can do with an event beside coming: its organiser and staff change and cancel it, others report it. */
export function ManageEvent({ event, reader, now }: ManageEventProps) {
  const report = useReportDialog();
  const [asking, setAsking] = useState<'cancel' | 'withdraw' | null>(null);
  const own = event.user_id === reader.id;
  const editable = mayManage(event, reader) && isEditable(event, now);
  const published = event.status === 'published';
  const mayReport = !own && report !== null && event.user_id !== null;
  if (!editable && !mayReport) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More about this event" className="text-muted">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {editable ? (
          <MenuLink to={paths.editEvent(event.id)} icon={<Pencil aria-hidden />}>
            Edit
          </MenuLink>
        ) : null}
        {mayReport ? (
          <MenuItem
            icon={<Flag aria-hidden />}
            onSelect={() =>
              report({ kind: 'event', id: event.id, name: authorName(event.organiser, event.user_id === null) })
            }
          >
            Report
          </MenuItem>
        ) : null}
        {editable && published ? (
          <MenuItem icon={<X aria-hidden />} danger onSelect={() => setAsking('cancel')}>
            Cancel event
          </MenuItem>
        ) : null}
        {own && editable && !published ? (
          <MenuItem icon={<Undo2 aria-hidden />} danger onSelect={() => setAsking('withdraw')}>
            Withdraw
          </MenuItem>
        ) : null}
      </Menu>
      {asking === 'cancel' ? <Cancel event={event} onClose={() => setAsking(null)} /> : null}
      <Withdraw event={event} open={asking === 'withdraw'} onClose={() => setAsking(null)} />
    </>
  );
}

function Cancel({ event, onClose }: { event: EventCard; onClose: () => void }) {
  const cancel = useCancelEvent();
  return (
    <ReasonDialog
      title="Cancel this event?"
      name={event.title}
      hint="Everybody who registered or waits is told, and reads the reason on the event's page. You can leave it empty."
      sendLabel="Cancel event"
      busyLabel="Cancelling..."
      cancelLabel="Keep it"
      danger
      onClose={onClose}
      onSend={async (reason) => {
        await cancel.mutateAsync({ eventId: event.id, reason });
        toast.info('Event cancelled', { description: event.title });
      }}
      failedText={(error) => `Nothing was changed. ${problemText(error)}`}
    />
  );
}

function Withdraw({ event, open, onClose }: { event: EventCard; open: boolean; onClose: () => void }) {
  const withdraw = useWithdrawEvent();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Withdraw your proposal?"
      description="It is removed, and our staff do not look at it any more."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      cancelLabel="Keep it"
      failedText={(error) => `It was not withdrawn. ${explainFailure(error)}`}
      onConfirm={async () => {
        const gone = await withdraw.mutateAsync(event.id);
        toast.info(gone ? 'Proposal withdrawn' : 'It was decided meanwhile', { description: event.title });
        if (gone) void navigate(paths.events, { replace: true });
      }}
    />
  );
}
