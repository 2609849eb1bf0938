import type { ModerateSubject } from '@/shared/content/moderate-context';
import { pluralize } from '@/shared/formatting/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Select, Textarea } from '@/shared/ui/input';
import {
  actionOptions,
  maxReasonLength,
  moderationError,
  nounOf,
  suspensionDays,
  type ModerateAction,
} from '../moderation';
import { ActionFields } from './action-fields';
import { useModerateForm } from './use-moderate-form';

interface ModerateDialogProps {
  subject: ModerateSubject;
  onClose: () => void;
}

/** Lets a moderator act on content, its author, or several reports, with a reason the member reads. */
export function ModerateDialog({ subject, onClose }: ModerateDialogProps) {
  const { formId, action, setAction, reason, setReason, note, setNote, days, setDays, errors, moderate, send } =
    useModerateForm(subject, onClose);
  const reports = subject.reportIds?.length ?? 0;
  const options = actionOptions(subject.kind, { isBulk: reports > 0, verified: subject.verified });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !moderate.isPending) onClose();
      }}
      title={reports > 0 ? `Act on ${pluralize(reports, 'report')}` : `Moderate this ${nounOf(subject.kind)}`}
      description={reports > 0 ? undefined : subject.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={moderate.isPending} busyLabel="Saving...">
            {action === 'dismiss' ? 'Close reports' : 'Take action'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ActionFields options={options} value={action} onChange={setAction} error={errors.action} />
        {action === 'suspend' ? (
          <Field label="Suspended for" required>
            <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {suspensionDays.map((value) => (
                <option key={value} value={value}>
                  {pluralize(value, 'day')}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field label="Reason" hint={reasonHint(action)} error={errors.reason} required>
          <Textarea
            value={reason}
            maxLength={maxReasonLength}
            rows={4}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {action === 'dismiss' ? null : (
          <Field label="Internal note" hint="Only staff see this.">
            <Textarea value={note} maxLength={2000} rows={2} onChange={({ target }) => setNote(target.value)} />
          </Field>
        )}
        <FormError>{moderate.error ? moderationError(moderate.error) : null}</FormError>
      </form>
    </Dialog>
  );
}

function reasonHint(action: ModerateAction | null): string {
  return action === 'dismiss'
    ? 'Saved with the reports.'
    : 'The member reads this. We email them that there’s a decision.';
}
