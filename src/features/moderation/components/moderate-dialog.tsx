import { useController } from 'react-hook-form';
import type { ModerateSubject } from '@/shared/content/moderate-context';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { pluralize } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Field } from '@/kit/ui/field';
import { Select, Textarea } from '@/kit/ui/input';
import { useToastDecision } from '@/shared/moderation/use-staff-decisions';
import { useModerate } from '../api/mutations';
import {
  actionOptions,
  maxReasonLength,
  moderationErrors,
  nounOf,
  suspensionDays,
  type ModerateAction,
} from '../moderation';
import { moderateDraftSchema, moderateSchema } from '../schema';
import { ActionFields } from './action-fields';

interface ModerateDialogProps {
  subject: ModerateSubject;
  onClose: () => void;
}

const initial = { action: null, reason: '', note: '', days: '7' };

/** Lets a moderator act on content, its author, or several reports, with a reason the member reads. */
export function ModerateDialog({ subject, onClose }: ModerateDialogProps) {
  const user = useUser();
  const moderate = useModerate();
  const toastDecision = useToastDecision();
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `moderate:${user.id}:${subject.reportIds?.join() ?? subject.id}`,
    draft: moderateDraftSchema,
    initial,
    schema: moderateSchema,
    send: (decision) => moderate.mutateAsync({ ...subject, ...decision }),
    onSent: ({ action }) => {
      const done = action === 'dismiss' ? 'Reports closed' : 'Action taken';
      if (subject.onDone) subject.onDone(done);
      else void toastDecision({ subjects: subject.reportIds ?? [subject.id], message: done, title: subject.name });
      onClose();
    },
    errors: moderationErrors,
  });
  const { control, register } = form;
  const { value: action, onChange } = useController({ control, name: 'action' }).field;
  const reports = subject.reportIds?.length ?? 0;
  return (
    <FormDialog
      {...sending}
      title={reports > 0 ? `Act on ${pluralize(reports, 'report')}` : `Moderate this ${nounOf(subject.kind)}`}
      description={reports > 0 ? undefined : subject.name}
      submitLabel={action === 'dismiss' ? 'Close reports' : 'Take action'}
      busyLabel="Saving..."
      danger
      onOpenChange={onClose}
    >
      <ActionFields
        options={actionOptions(subject.kind, { isBulk: reports > 0, verified: subject.verified })}
        value={action}
        onChange={onChange}
        error={errorOf('action')}
      />
      {action === 'suspend' ? (
        <Field label="Suspended for" required>
          <Select {...register('days')}>
            {suspensionDays.map((value) => (
              <option key={value} value={value}>
                {pluralize(value, 'day')}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label="Reason" hint={reasonHint(action)} error={errorOf('reason')} required>
        <Textarea {...register('reason')} maxLength={maxReasonLength} rows={4} />
      </Field>
      {action === 'dismiss' ? null : (
        <Field label="Internal note" hint="Only staff see this.">
          <Textarea {...register('note')} maxLength={2000} rows={2} />
        </Field>
      )}
    </FormDialog>
  );
}

function reasonHint(action: ModerateAction | null): string {
  return action === 'dismiss'
    ? 'Saved with the reports.'
    : 'The member reads this. We’ll email them about the decision.';
}
