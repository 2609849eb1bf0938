import { useWatch } from 'react-hook-form';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useTextForm } from '@/platform/forms/use-text-form';
import { useAuth } from '@/platform/auth/auth-provider';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';

export interface ReasonDialogProps {
  title: string;
  /** What the decision is about: the listing, event, or submission. */
  subject: string;
  /** Says who will see the reason. */
  hint: string;
  /** Error if the reason is empty; omit if it's optional. */
  requiredMessage?: string;
  submitLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onClose: () => void;
  /** The dialog closes when it resolves. If it rejects, the dialog stays open with the error. */
  onSubmit: (reason: string) => Promise<void>;
  errors: ErrorTexts;
}

const maxLength = 1000;

/** The downloaded part of ReasonDialog. */
export function ReasonDialogContent(props: ReasonDialogProps) {
  const { title, subject, hint, requiredMessage, onClose, onSubmit, errors, ...labels } = props;
  const { user } = useAuth();
  const { form, field, error, sending } = useTextForm({
    storageKey: `reason:${user?.id}:${title}:${subject}`,
    missing: requiredMessage,
    send: onSubmit,
    onSent: onClose,
    errors,
  });
  const { length } = useWatch({ control: form.control, name: 'text' });
  return (
    <FormDialog {...sending} {...labels} title={title} description={subject} onOpenChange={onClose}>
      <Field
        label="Reason"
        hint={`${hint} ${length} of ${maxLength.toLocaleString('en-US')} characters.`}
        error={error}
        required={requiredMessage !== undefined}
      >
        <Textarea {...field} maxLength={maxLength} rows={5} />
      </Field>
    </FormDialog>
  );
}
