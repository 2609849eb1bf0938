import { Ellipsis, Flag, Pencil, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { authorName } from '@/shared/members/author-line';
import { IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Menu, MenuItem, MenuLink } from '@/kit/ui/menu';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { ModerateItem } from '@/shared/content/moderate-item';
import { useReportDialog } from '@/shared/content/report-context';
import { toast } from '@/kit/ui/toast';
import { useCancelEvent, useWithdrawEvent } from '../api/mutations';
import type { EventCard } from '../event';
import { isEditable, canManage, type Viewer } from '../event-status';

interface ManageEventProps {
  event: EventCard;
  viewer: Viewer;
  now: number;
}

/** The event's menu: the organizer and staff can edit and cancel it, others can report it. */
export function ManageEvent({ event, viewer, now }: ManageEventProps) {
  const report = useReportDialog();
  const [asking, setAsking] = useState<'cancel' | 'withdraw' | null>(null);
  const own = event.user_id === viewer.id;
  const editable = canManage(event, viewer) && isEditable(event, now);
  const published = event.status === 'published';
  const mayReport = !own && report !== null && event.user_id !== null;
  if (!editable && !mayReport) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions for this event" className="text-muted">
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
              report({ kind: 'event', id: event.id, name: authorName(event.organizer, event.user_id === null) })
            }
          >
            Report
          </MenuItem>
        ) : null}
        {mayReport ? <ModerateItem subject={{ kind: 'event', id: event.id, name: event.title }} /> : null}
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
      subject={event.title}
      hint="We’ll notify everyone registered or on the waitlist. The reason appears on the event’s page. Optional."
      submitLabel="Cancel event"
      busyLabel="Canceling..."
      cancelLabel="Keep event"
      danger
      onClose={onClose}
      onSubmit={async (reason) => {
        await cancel.mutateAsync({ eventId: event.id, reason });
        toast.info('Event canceled', { description: event.title });
      }}
      errors={{ failed: 'Nothing changed.' }}
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
      description="Your proposal will be deleted and won’t be reviewed."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      cancelLabel="Keep event"
      errors={{ failed: 'Your proposal wasn’t withdrawn.' }}
      onConfirm={async () => {
        const gone = await withdraw.mutateAsync(event.id);
        toast.info(gone ? 'Proposal withdrawn' : 'Already reviewed', { description: event.title });
        if (gone) void navigate(paths.events, { replace: true });
      }}
    />
  );
}
