import { useEffect } from 'react';
import { useTextForm } from '@/platform/forms/use-text-form';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useAppeal } from '../api/mutations';
import { maxAppealLength, moderationErrors } from '../moderation';

interface AppealFormProps {
  actionId: string;
  userId: string;
  onCancel: () => void;
}

/** Why the member disagrees with a decision. It can be sent once. */
export function AppealForm({ actionId, userId, onCancel }: AppealFormProps) {
  const appeal = useAppeal(userId);
  const { form, field, error, sending } = useTextForm({
    storageKey: `appeal:${userId}:${actionId}`,
    missing: 'Tell us why you disagree',
    send: (message) => appeal.mutateAsync({ actionId, message }),
    onSent: () => toast.success('Appeal sent'),
    errors: moderationErrors,
  });
  const { setFocus } = form;
  // It replaces the button that was pressed.
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form {...sending.form} className="flex flex-col gap-3 border-t border-line pt-4">
      <Field
        label="Why should we change this decision?"
        hint="You can appeal once. Someone on our team who wasn’t involved will decide."
        error={error}
        required
      >
        <Textarea {...field} maxLength={maxAppealLength} rows={4} />
      </Field>
      <FormError>{sending.failure}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.busy} busyLabel="Sending...">
          Send appeal
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
