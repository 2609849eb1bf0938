import { zoneName } from '@/shared/time/moments';
import { Field } from '@/shared/ui/field';
import { Input, Select, Textarea } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { milestoneKinds } from '@/shared/deals/vocabulary';
import { useProposeExtension } from '../api/mutations';
import { formatDeadline } from '../deadlines';
import type { Milestone } from '../room';
import type { RoomProps } from '../room-view';
import { deadlineMeanings, draftOfDeadline, extensionDraft, extensionSchema } from '../schema';
import { useDraftForm } from '../use-draft-form';
import { FormDialog } from './form-dialog';

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
  const { values, set, errorOf, ...dialog } = useDraftForm({
    storageKey: `extension:${viewer.user_id}:${milestone.id}`,
    draft: extensionDraft,
    initial: draftOfDeadline(milestone.due_at, zone),
    schema: extensionSchema({ zone, dueAt: milestone.due_at, now: Date.now }),
    send: propose.mutateAsync,
    onSent: () => {
      toast.success('New deadline proposed', { description: label });
      onOpenChange(false);
    },
  });
  const [first, second] = deadlineMeanings(values, zone);
  const chosen = values.fold === '1' ? (second ?? first) : first;
  return (
    <FormDialog
      {...dialog}
      title={`Move the deadline: ${label}`}
      description={`Now due ${formatDeadline(milestone.due_at, zone)}. It moves when the other side agrees.`}
      submitLabel="Propose new deadline"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="New date" error={errorOf('date')} required>
          <Input type="date" value={values.date} onChange={({ target }) => set({ date: target.value })} />
        </Field>
        <Field
          label="New time"
          hint={`Time zone: ${zone.replaceAll('_', ' ')}. 12:00 AM is when the day begins.`}
          error={errorOf('time')}
          required
        >
          <Input type="time" value={values.time} onChange={({ target }) => set({ time: target.value })} />
        </Field>
      </div>
      {first && second ? (
        <Field label="Which time?" hint="Daylight saving ends on this date, so this time occurs twice.">
          <Select value={values.fold} onChange={({ target }) => set({ fold: target.value === '1' ? '1' : '0' })}>
            <option value="0">The first ({zoneName(first, zone)})</option>
            <option value="1">The second ({zoneName(second, zone)})</option>
          </Select>
        </Field>
      ) : null}
      <p aria-live="polite" className="numeric text-sm font-medium">
        {chosen ? `New deadline: ${formatDeadline(chosen.toISOString(), zone)}` : null}
      </p>
      <Field label="Reason" hint="Optional. The other side and JV partners see it." error={errorOf('reason')}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={values.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
