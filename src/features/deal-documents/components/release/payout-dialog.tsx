import { useState } from 'react';
import type { DealPartProps } from '@/domain/deal/deal';
import { sharesText } from '@/domain/deal/release-shares';
import { wallTime } from '@/kit/time/time-zones';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { dealErrors } from '@/shared/deals/errors';
import { useConfirmPayout, type Release } from '../../api/releases';
import { payoutDraft, payoutSchema } from '../../release-schema';

export interface PayoutDialogProps extends DealPartProps {
  release: Release & { agreed_at: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms that the earnest money was paid out: when, and with which reference. */
export function PayoutDialog({ deal, viewer, release, onOpenChange }: PayoutDialogProps) {
  const confirm = useConfirmPayout(release.agreement_id);
  const shares = sharesText(release.to_buyer, release.to_seller);
  const [today] = useState(() => wallTime(new Date(), deal.time_zone).slice(0, 10));
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `payout:${viewer.user_id}:${release.agreement_id}`,
    draft: payoutDraft,
    initial: { day: today, reference: '' },
    schema: payoutSchema({ zone: deal.time_zone, openedAt: release.agreed_at, now: Date.now }),
    send: (sent) => confirm.mutateAsync(sent),
    onSent: () => {
      toast.success('Recorded: the earnest money was paid out');
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="Confirm the payout"
      description={`You paid ${shares}. This enters the permanent record under your name.`}
      submitLabel="Confirm the payout"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Date paid" error={errorOf('day')} required>
          <Input type="date" {...form.register('day')} />
        </Field>
        <Field label="Reference" hint="Wire or check number." error={errorOf('reference')} required>
          <Input autoComplete="off" maxLength={60} {...form.register('reference')} />
        </Field>
      </div>
    </FormDialog>
  );
}
