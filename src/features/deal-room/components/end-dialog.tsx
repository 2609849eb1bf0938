import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Select, Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { dealEndReasons } from '@/domain/ledger/vocabulary';
import { useEndDeal } from '../api/mutations';
import { dealErrors } from '@/shared/deals/errors';
import type { RoomProps } from '../room-view';
import { endDraft, endSchema } from '../schema';
import { OpenItems } from './open-items';

export interface EndDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reasons = Object.entries(dealEndReasons);
const initial = { reason: '', note: '' };

/** Asks why the deal fell through, says what that means, and ends it. */
export function EndDialog({ deal, viewer, onOpenChange }: EndDialogProps) {
  const end = useEndDeal(deal.id);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `end-deal:${viewer.user_id}:${deal.id}`,
    draft: endDraft,
    initial,
    schema: endSchema,
    send: (sent) => end.mutateAsync(sent),
    onSent: () => {
      toast.info('Deal ended', { description: deal.title });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="End this deal?"
      description={endingText(viewer.role, deal.backups)}
      submitLabel="End the deal"
      busyLabel="Ending..."
      danger
      onOpenChange={onOpenChange}
    >
      <OpenItems deal={deal} />
      <Field label="Reason" error={errorOf('reason')} required>
        <Select {...form.register('reason')}>
          <option value="">Choose a reason</option>
          {reasons.map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note" hint="Optional. The other side and JV partners see it." error={errorOf('note')}>
        <Textarea rows={3} maxLength={2000} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

/** What ending a deal means for a role. Only the seller knows how many backup offers there are. */
function endingText(role: string, backups: number): string {
  return `The listing goes back on the market. ${nextOffer(role, backups)} You can’t undo this.`;
}

function nextOffer(role: string, backups: number): string {
  if (role !== 'seller') return 'If the seller has a backup offer, it moves up.';
  if (backups === 0) return 'You have no backup offers.';
  return backups === 1 ? '1 backup offer moves up.' : `The first of your ${backups} backup offers moves up.`;
}
