import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { deadlineFields, deadlineMeanings, deadlineOf, formatDeadline } from '@/kit/time/deadlines';
import { addBusinessDays } from '@/kit/time/business-days';
import { wallTime } from '@/kit/time/time-zones';
import { Button } from '@/kit/ui/button';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import { Field } from '@/kit/ui/field';
import { Input, Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { Warning } from '@/kit/ui/warning';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { milestoneKinds } from '@/domain/ledger/milestones';
import { useProposeExtension } from '../api/mutations';
import { dealErrors } from '@/shared/deals/errors';
import { closedDayText } from '../closed-day';
import type { Milestone } from '../room';
import type { RoomProps } from '../room-view';
import { extensionDraft, extensionSchema } from '../schema';

export interface ExtensionDialogProps extends Omit<RoomProps, 'now'> {
  milestone: Milestone;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes a new deadline, in the deal's time zone. */
export function ExtensionDialog({ deal, viewer, milestone, onOpenChange }: ExtensionDialogProps) {
  const propose = useProposeExtension(milestone.id);
  const zone = deal.time_zone;
  const label = milestoneKinds[milestone.kind];
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `extension:${viewer.user_id}:${milestone.id}`,
    draft: extensionDraft,
    initial: { ...deadlineFields(milestone.due_at, zone), reason: '' },
    schema: extensionSchema({ zone, dueAt: milestone.due_at, now: Date.now }),
    send: (sent) => propose.mutateAsync(sent),
    onSent: () => {
      toast.success('New deadline proposed', { description: label });
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const [date, time, fold] = useWatch({ control: form.control, name: ['date', 'time', 'fold'] });
  const chosen = deadlineOf({ date, time, fold }, zone);
  const fill = (due: { date?: string; time: string }) => {
    for (const [name, value] of Object.entries({ fold: '0', ...due }) as ['fold' | 'time' | 'date', string][])
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const choose = (days: number) =>
    fill({ date: addBusinessDays(wallTime(new Date(), zone).slice(0, 10), days), time: '17:00' });
  return (
    <FormDialog
      {...sending}
      title={`Move the deadline: ${label}`}
      description={`Now due ${formatDeadline(milestone.due_at, zone)}. It moves when the other side agrees.`}
      submitLabel="Propose new deadline"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      <QuickChoices onChoose={choose} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="New date" hint={`Time zone: ${zone.replaceAll('_', ' ')}`} error={errorOf('date')} required>
          <Input type="date" {...form.register('date', { deps: 'time' })} />
        </Field>
        <div>
          <Field label="New time" hint="Optional. Defaults to the end of the day." error={errorOf('time')}>
            <Input type="time" {...form.register('time', { deps: 'date' })} />
          </Field>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => fill({ time: '17:00' })}>
              5 PM
            </Button>
            <Button size="sm" variant="secondary" onClick={() => fill({ time: '' })}>
              End of day
            </Button>
          </div>
        </div>
      </div>
      <RepeatedHourField meanings={deadlineMeanings({ date, time }, zone)} zone={zone} {...form.register('fold')} />
      <p aria-live="polite" className="numeric text-sm font-medium">
        {chosen ? `New deadline: ${formatDeadline(chosen.toISOString(), zone)}` : null}
      </p>
      <Warning className="numeric">{closedDayText(date)}</Warning>
      {milestone.kind === 'closing' ? (
        <ContractExpiry listingId={deal.property_id ?? undefined} closing={date} side={viewer.side} />
      ) : null}
      <p className="text-sm text-muted">Does more time cost something? Change the terms instead.</p>
      <Field label="Reason" hint="Optional. The other side and JV partners see it." error={errorOf('reason')}>
        <Textarea rows={3} maxLength={2000} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

/** Deadlines as contracts word them: so many business days from today. */
function QuickChoices({ onChoose }: { onChoose: (days: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Count from today, due at 5 PM</legend>
      <div className="flex flex-wrap gap-2">
        {[3, 5, 10].map((days) => (
          <Button key={days} size="sm" variant="secondary" onClick={() => onChoose(days)}>
            {days} business days
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
