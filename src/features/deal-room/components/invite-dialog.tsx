import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { partyRoles } from '@/domain/ledger/parties';
import { useInviteParty } from '../api/mutations';
import { isGuest } from '@/domain/deal/deal';
import { dealErrors } from '@/shared/deals/errors';
import { invitationDays } from '@/domain/deal/invitation';
import type { RoomProps } from '../room-view';
import { emptyInvitation, invitationDraft, invitationSchema, invitedRoles } from '../schema';
import { RightsFields } from './rights-fields';

export interface InviteDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Invites someone by email. */
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
    errors: dealErrors,
  });
  const rights = useController({ control: form.control, name: 'rights' }).field;
  const role = useWatch({ control: form.control, name: 'role' });
  if (invited !== null) return <Invited email={invited} onOpenChange={onOpenChange} />;
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
            {invitedRoles
              .filter((each) => each !== 'signer' || viewer.company !== null)
              .map((each) => (
                <option key={each} value={each}>
                  {partyRoles[each]}
                </option>
              ))}
          </Select>
        </Field>
      </div>
      <Field label="Email" hint="We’ll email them an invitation." error={errorOf('email')} required>
        <Input type="email" autoComplete="off" maxLength={254} {...form.register('email')} />
      </Field>
      {role === 'signer' ? (
        <>
          <Field
            label="Their role in the company"
            hint={`As what they sign for ${viewer.company}, such as Member.`}
            error={errorOf('capacity')}
            required
          >
            <Input autoComplete="off" maxLength={80} {...form.register('capacity')} />
          </Field>
          <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
            Agreements name them next to you, and count as signed once you both have signed. They see the price, the
            terms, and shared documents.
          </p>
        </>
      ) : null}
      {role === 'jv_partner' ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
          JV partners see everything you see, including the record, and take part in splits. Their share comes out of
          your side’s.
        </p>
      ) : null}
      {isGuest({ role }) ? <RightsFields value={rights.value} onChange={rights.onChange} /> : null}
    </FormDialog>
  );
}

function Invited({ email, onOpenChange }: { email: string; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Invitation sent"
      description={
        `We emailed ${email} who invites them, to which property, and what for. The link in it lets them join ` +
        `without a plan or a profile. It works once, for ${invitationDays} days. You can send it again under People.`
      }
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    />
  );
}
