import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { useReasonForm } from './use-reason-form';

interface ReasonDialogProps {
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
  /** Message for a rejection. */
  failedText: (error: unknown) => string;
}

const maxLength = 1000;

/** Asks staff for a reason before an action. Keeps the text if the action fails. */
export function ReasonDialog({
  title,
  subject,
  hint,
  requiredMessage,
  submitLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  danger,
  onClose,
  onSubmit,
  failedText,
}: ReasonDialogProps) {
  const { formId, reason, state, change, submit, close } = useReasonForm({
    required: Boolean(requiredMessage),
    onClose,
    onSubmit,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      description={subject}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={state === 'busy'}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Reason"
          hint={`${hint} ${reason.length} of ${maxLength.toLocaleString('en-US')} characters.`}
          error={state === 'incomplete' ? requiredMessage : undefined}
          required={requiredMessage !== undefined}
        >
          <Textarea value={reason} maxLength={maxLength} rows={5} onChange={({ target }) => change(target.value)} />
        </Field>
        <FormError>{typeof state === 'object' ? failedText(state.failed) : null}</FormError>
      </form>
    </Dialog>
  );
}
