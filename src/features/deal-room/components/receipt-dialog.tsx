import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { receivedText } from '@/domain/deal/earnest';
import { dealErrors } from '@/shared/deals/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { formatUsd } from '@/kit/formatting/format';
import { wallTime } from '@/kit/time/time-zones';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { Warning } from '@/kit/ui/warning';
import { useConfirmEarnestMoney } from '../api/mutations';
import type { EarnestMoney } from '../earnest-money';
import { actionText } from '../milestones';
import type { Milestone } from '../room';
import type { RoomProps } from '../room-view';
import { closingPrice, receiptDraft, receiptSchema } from '../schema';

export interface ReceiptDialogProps extends Omit<RoomProps, 'now'> {
  milestone: Milestone;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the step of a deposit still takes, in whole USD: the first one before the second. */
function stillMissing({ amount, needed, first_needed }: EarnestMoney, isSecond: boolean): number {
  const arrived = amount ?? 0;
  return Math.max(isSecond ? needed - Math.max(arrived, first_needed) : first_needed - arrived, 1);
}

/** What an amount that differs from what was agreed means. */
function sumText(total: number, due: number): string {
  const sum = receivedText(total, due);
  return total < due
    ? `In all, that’s ${sum}. The step stays open until the rest arrives, or the seller accepts less.`
    : `In all, that’s ${sum}. The record will show both amounts.`;
}

/** Confirms that the earnest money, or a part of it, arrived: how much, when, and with which reference. */
export function ReceiptDialog({ deal, viewer, milestone, onOpenChange }: ReceiptDialogProps) {
  const confirm = useConfirmEarnestMoney(milestone.id);
  const due = deal.earnest?.due ?? 0;
  const isSecond = milestone.kind === 'second_deposit';
  const stepDue = isSecond ? due : (deal.earnest?.first_due ?? 0);
  const arrived = deal.earnest?.amount ?? 0;
  const missing = deal.earnest ? stillMissing(deal.earnest, isSecond) : null;
  const [today] = useState(() => wallTime(new Date(), deal.time_zone).slice(0, 10));
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `receipt:${viewer.user_id}:${milestone.id}`,
    draft: receiptDraft,
    initial: { amount: missing, day: today, reference: '' },
    schema: receiptSchema({ zone: deal.time_zone, openedAt: deal.created_at, now: Date.now }),
    send: (sent) => confirm.mutateAsync(sent),
    onSent: ({ amount, reference }) => {
      toast.success(`Recorded: received ${formatUsd(amount)}, ref. ${reference}`, { description: deal.title });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const amount = useController({ control: form.control, name: 'amount' }).field;
  const entered = useWatch({ control: form.control, name: 'amount' });
  const total = typeof entered === 'number' && missing !== null ? entered + arrived : stepDue;
  const { label, question } = actionText(milestone.kind, 'confirm');
  return (
    <FormDialog
      {...sending}
      title={question.title}
      description={question.text}
      submitLabel={label}
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <NumberField {...amount} label="Amount" limits={closingPrice} error={errorOf('amount')} required />
      <Warning>{total < stepDue || total > due ? sumText(total, total < stepDue ? stepDue : due) : null}</Warning>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Date received" hint="When the money arrived." error={errorOf('day')} required>
          <Input type="date" {...form.register('day')} />
        </Field>
        <Field label="Reference" hint="Wire, check, or receipt number." error={errorOf('reference')} required>
          <Input autoComplete="off" maxLength={60} {...form.register('reference')} />
        </Field>
      </div>
    </FormDialog>
  );
}
