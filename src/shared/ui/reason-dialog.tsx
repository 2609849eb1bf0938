import { useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field, FormError, Textarea } from './field';

interface ReasonDialogProps {
  title: string;
  /** What it is about: a listing, an event, a submission. */
  name: string;
  /** Who reads the reason. */
  hint: string;
  /** Said where the reason is missing; left out where it may be. */
  missing?: string;
  sendLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onClose: () => void;
  /** Rejects when nothing was done; else the dialog closes. */
  onSend: (reason: string) => Promise<void>;
  /** What is said of a failure. */
  failedText: (error: unknown) => string;
}

const most = 1000;

/** Asks for a reason, then does it. What was written stays when it could not be sent. */
export function ReasonDialog({
  title,
  name,
  hint,
  missing,
  sendLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  danger,
  onClose,
  onSend,
  failedText,
}: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'incomplete' | { failed: unknown }>('idle');
  const send = async () => {
    if (state === 'busy') return;
    if (missing && reason.trim() === '') {
      setState('incomplete');
      document.getElementById(form)?.querySelector('textarea')?.focus();
      return;
    }
    setState('busy');
    try {
      await onSend(reason.trim());
      onClose();
    } catch (failed) {
      setState({ failed });
    }
  };
  const close = () => {
    if (state !== 'busy') onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      description={name}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={state === 'busy'}
            busyLabel={busyLabel}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label="Reason"
          hint={`${hint} ${reason.length} of ${most.toLocaleString('en-US')} characters.`}
          error={state === 'incomplete' ? missing : undefined}
          required={missing !== undefined}
        >
          <Textarea
            value={reason}
            maxLength={most}
            rows={5}
            onChange={({ target }) => {
              setReason(target.value);
              if (state !== 'busy') setState('idle');
            }}
          />
        </Field>
        <FormError>{typeof state === 'object' ? failedText(state.failed) : null}</FormError>
      </form>
    </Dialog>
  );
}
