import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { CopyLinkButton } from '@/shared/ui/copy-link-button';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { partyRoles } from '@/shared/deals/vocabulary';
import { useInviteParty } from '../api/mutations';
import type { RoomProps } from '../room-view';
import { emptyInvitation, invitationDraft, invitationSchema, invitedRoles, type InvitedRole } from '../schema';
import { useDraftForm } from '../use-draft-form';
import { FormDialog } from './form-dialog';
import { RightsFields } from './rights-fields';

export interface InviteDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Invites someone by email, then offers the link to send them. */
export function InviteDialog({ deal, viewer, onOpenChange }: InviteDialogProps) {
  const invite = useInviteParty(deal.id);
  const [invited, setInvited] = useState<string | null>(null);
  const { values, set, errorOf, ...dialog } = useDraftForm({
    storageKey: `invite:${viewer.user_id}:${deal.id}`,
    draft: invitationDraft,
    initial: emptyInvitation,
    schema: invitationSchema,
    send: async (sent) => {
      await invite.mutateAsync(sent);
      setInvited(sent.email);
    },
    onSent: () => undefined,
  });
  if (invited !== null)
    return <Invited email={invited} link={window.location.origin + paths.deal(deal.id)} onOpenChange={onOpenChange} />;
  return (
    <FormDialog
      {...dialog}
      title="Invite someone"
      description={`They join on your side, the ${viewer.side}’s.`}
      submitLabel="Invite"
      busyLabel="Inviting..."
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')} required>
          <Input
            autoComplete="off"
            maxLength={120}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label="Role" required>
          <Select value={values.role} onChange={({ target }) => set({ role: target.value as InvitedRole })}>
            {invitedRoles.map((role) => (
              <option key={role} value={role}>
                {partyRoles[role]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Email" hint="They join with an account for this address." error={errorOf('email')} required>
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      {values.role === 'jv_partner' ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
          JV partners see everything you see, including the record, and take part in splits. Their share comes out of
          your side’s.
        </p>
      ) : (
        <RightsFields value={values.rights} onChange={(rights) => set({ rights })} />
      )}
    </FormDialog>
  );
}

function Invited({
  email,
  link,
  onOpenChange,
}: {
  email: string;
  link: string;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Invitation ready"
      description={
        `${email} is invited. They’ll get access once they sign in with this address and verify it. ` +
        'Copy the link and send it to them.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
          <CopyLinkButton url={link} />
        </>
      }
    />
  );
}
