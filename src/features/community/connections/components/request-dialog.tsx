import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { connectErrorMessage, maxNoteLength } from '../connections';

export interface RequestDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects if the request wasn't sent. */
  onSend: (note: string) => Promise<void>;
}

/** Asks to connect, with an optional note. The note is kept if sending fails or the dialog is closed. */
export function RequestDialog({ name, open, onOpenChange, onSend }: RequestDialogProps) {
  const formId = useId();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onSend(note.trim());
      setNote('');
      onOpenChange(false);
    } catch (error) {
      setProblem(connectErrorMessage('request', error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Request to connect"
      description={`Once ${name} accepts, you’ll see each other’s contact details and can message each other.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send request
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label="Note (optional)" hint={`Up to ${maxNoteLength} characters. Only ${name} sees it.`}>
          <Textarea
            rows={3}
            maxLength={maxNoteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            placeholder="Say who you are and why you’re interested."
          />
        </Field>
        <FormError className="mt-3">{problem}</FormError>
      </form>
    </Dialog>
  );
}
