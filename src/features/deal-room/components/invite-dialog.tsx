import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { paths } from '@/shared/config/paths';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useDraftForm } from '@/shared/forms/use-draft-form';
import { CopyLinkButton } from '@/shared/ui/copy-link-button';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { partyRoles } from '@/shared/deals/vocabulary';
import { useInviteParty } from '../api/mutations';
import { dealError } from '@/shared/deals/errors';
import type { RoomProps } from '../room-view';
import { emptyInvitation, invitationDraft, invitationSchema, invitedRoles } from '../schema';
import { RightsFields } from './rights-fields';

export interface InviteDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Invites someone by email, then offers the link to send them. */
export function InviteDialog({ deal, viewer, onOpenChange }: InviteDialogProps) {
  const invite = useInviteParty(deal.id);
  const [invited, setInvited] = useState<string | null>(null);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `invite:${viewer.user_id}:${deal.id}`,
    draft: invitationDraft,
    initial: emptyInvitation,
    schema: invitationSchema,
    send: async (sent) => {
      await invite.mutateAsync(sent);
      setInvited(sent.email);
    },
    onSent: () => undefined,
    describe: dealError,
  });
  const rights = useController({ control: form.control, name: 'rights' }).field;
  const role = useWatch({ control: form.control, name: 'role' });
  if (invited !== null)
    return <Invited email={invited} link={window.location.origin + paths.deal(deal.id)} onOpenChange={onOpenChange} />;
  return (
    <FormDialog
      {...sending}
      title="Invite someone"
      description={`They join on your side, the ${viewer.side}’s.`}
      submitLabel="Invite"
      busyLabel="Inviting..."
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')} required>
          <Input autoComplete="off" maxLength={120} {...form.register('name')} />
        </Field>
        <Field label="Role" required>
          <Select {...form.register('role')}>
            {invitedRoles.map((each) => (
              <option key={each} value={each}>
                {partyRoles[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Email" hint="They join with an account for this address." error={errorOf('email')} required>
        <Input type="email" autoComplete="off" maxLength={254} {...form.register('email')} />
      </Field>
      {role === 'jv_partner' ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
          JV partners see everything you see, including the record, and take part in splits. Their share comes out of
          your side’s.
        </p>
      ) : (
        <RightsFields value={rights.value} onChange={rights.onChange} />
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
