import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { principalSide } from '@/domain/deal/deal';
import { hasMoved, moneyOutcomes, moneyPayers } from '@/domain/deal/endings';
import { dealErrors } from '@/shared/deals/errors';
import { dealEndReasonLabel } from '@/domain/ledger/vocabulary';
import { useReportEnding } from '../api/mutations';
import { asksAboutMoney } from '../earnest-money';
import type { RoomProps } from '../room-view';
import { draftOfEnding, endingDraft, endingSchema } from '../ending-schema';

export interface EndingDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const options = (vocabulary: Readonly<Record<string, string>>) =>
  Object.entries(vocabulary).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Says what became of the earnest money, and whether the other side's reason is right. */
export function EndingDialog({ deal, viewer, onOpenChange }: EndingDialogProps) {
  const report = useReportEnding(deal.id);
  const side = principalSide(viewer) ?? 'buyer';
  const hasMoney = asksAboutMoney(deal);
  const judges = deal.ended_by !== side;
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `ending:${viewer.user_id}:${deal.id}`,
    draft: endingDraft,
    initial: draftOfEnding(deal.endings[side]),
    schema: endingSchema({ zone: deal.time_zone, openedAt: deal.created_at, hasMoney, now: Date.now }),
    send: (sent) => report.mutateAsync(sent),
    onSent: () => {
      toast.success('Added to the record');
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const money = useWatch({ control: form.control, name: 'money' });
  return (
    <FormDialog
      {...sending}
      title={hasMoney ? 'What happened to the earnest money?' : 'How did the deal end?'}
      description={
        'It’s recorded under your name, and the other side sees it. You can change it later; the record keeps both.'
      }
      submitLabel="Add to the record"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      {hasMoney ? (
        <Field label="Earnest money" error={errorOf('money')} required>
          <Select {...form.register('money')}>
            <option value="">Choose</option>
            {options(moneyOutcomes)}
          </Select>
        </Field>
      ) : null}
      {hasMoved(money) ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="When" error={errorOf('movedOn')} required>
            <Input type="date" {...form.register('movedOn')} />
          </Field>
          <Field label="Who paid it out" error={errorOf('paidBy')} required>
            <Select {...form.register('paidBy')}>
              <option value="">Choose</option>
              {options(moneyPayers)}
            </Select>
          </Field>
        </div>
      ) : null}
      {judges ? (
        <Field
          label={`Is the reason right? “${dealEndReasonLabel(deal.end_reason)}”`}
          error={errorOf('agrees')}
          required={!hasMoney}
        >
          <Select {...form.register('agrees')}>
            <option value="">{hasMoney ? 'I’d rather not say' : 'Choose'}</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        </Field>
      ) : null}
    </FormDialog>
  );
}
