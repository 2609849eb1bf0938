import { Gate, Gated } from '@/shared/entitlements/gate';
import { useGated } from '@/shared/entitlements/use-gated';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useTextForm } from '@/platform/forms/use-text-form';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { connectErrors, maxNoteLength } from '../connections';

export interface RequestDialogProps {
  name: string;
  draftKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects if the request wasn't sent. */
  onSend: (note: string) => Promise<void>;
}

/** Asks to connect, with an optional note. The note is stored if sending fails or the dialog is closed. */
export function RequestDialog({ name, draftKey, onOpenChange, onSend }: RequestDialogProps) {
  const { field, sending } = useTextForm({
    storageKey: draftKey,
    send: onSend,
    onSent: () => onOpenChange(false),
    errors: connectErrors.request,
  });
  const gated = useGated();
  return (
    <FormDialog
      {...sending}
      closed={gated}
      notice={<Gate act="connection" />}
      size="sm"
      title="Request to connect"
      description={`Once ${name} accepts, you’ll see each other’s contact details and can message each other.`}
      submitLabel="Send request"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      <Gated>
        <Field label="Note (optional)" hint={`Up to ${maxNoteLength} characters. Only ${name} sees it.`}>
          <Textarea
            {...field}
            rows={3}
            maxLength={maxNoteLength}
            placeholder="Say who you are and why you’re interested."
          />
        </Field>
      </Gated>
    </FormDialog>
  );
}
