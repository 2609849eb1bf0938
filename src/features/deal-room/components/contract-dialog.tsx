import { dealErrors } from '@/shared/deals/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { formatDay } from '@/kit/formatting/format';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useExtendContract } from '../api/mutations';
import type { RoomProps } from '../room-view';
import { contractDraft, contractSchema } from '../schema';

export interface ContractDialogProps extends Omit<RoomProps, 'now'> {
  kind: 'seller_contract' | 'contract_inspection';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const texts = {
  seller_contract: { what: 'your contract', about: 'The contract that you sell in this deal.' },
  contract_inspection: {
    what: 'your inspection period',
    about: 'The inspection period in the contract that you sell in this deal.',
  },
};

/** Records until when the seller's own contract, or its inspection period, runs. */
export function ContractDialog({ deal, viewer, kind, onOpenChange }: ContractDialogProps) {
  const extend = useExtendContract(deal.id, kind);
  const { what, about } = texts[kind];
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `contract:${viewer.user_id}:${deal.id}:${kind}`,
    draft: contractDraft,
    initial: { day: '' },
    schema: contractSchema({ zone: deal.time_zone, now: Date.now }),
    send: (sent) => extend.mutateAsync(sent),
    onSent: ({ day }) => {
      toast.success(`Recorded: ${what} runs until ${formatDay(day)}`, { description: deal.title });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title={`Until when does ${what} run?`}
      description={`${about} The day enters the permanent record under your name, and both sides are reminded of it.`}
      submitLabel="Record the day"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <Field label="Last day" error={errorOf('day')} required>
        <Input type="date" {...form.register('day')} />
      </Field>
    </FormDialog>
  );
}
