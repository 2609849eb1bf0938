import { useController } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { toast } from '@/kit/ui/toast';
import { partyRights, type PartyRight } from '@/domain/ledger/parties';
import { useSetPartyRights } from '../api/mutations';
import { dealErrors } from '@/shared/deals/errors';
import { partyName, type Party } from '@/domain/deal/deal';
import type { RoomProps } from '../room-view';
import { RightsFields } from './rights-fields';

export interface RightsDialogProps extends Omit<RoomProps, 'now'> {
  party: Party;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const schema = z.object({ rights: z.array(z.enum(Object.keys(partyRights) as [PartyRight, ...PartyRight[]])) });

/** Changes what a guest may see and do. */
export function RightsDialog({ viewer, party, onOpenChange }: RightsDialogProps) {
  const save = useSetPartyRights(party.id);
  const name = partyName(party);
  const { form, sending } = useDraftForm({
    // Rights may change elsewhere, which a stored draft would undo.
    storageKey: `rights:${viewer.user_id}:${party.id}:${party.rights.join()}`,
    draft: schema,
    initial: schema.parse({ rights: party.rights }),
    schema,
    send: ({ rights }) => save.mutateAsync(rights),
    onSent: () => {
      toast.success(`Rights of ${name} changed`);
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const rights = useController({ control: form.control, name: 'rights' }).field;
  return (
    <FormDialog
      {...sending}
      title={`Rights of ${name}`}
      submitLabel="Save rights"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <RightsFields value={rights.value} onChange={rights.onChange} />
    </FormDialog>
  );
}
