import { useId, useState } from 'react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError, Textarea } from '@/shared/ui/field';

interface ReturnDialogProps {
  address: string;
  onClose: () => void;
  /** Rejects when nothing was decided. */
  onReturn: (reason: string) => Promise<void>;
}

const most = 1000;

/** Asks staff why a submission goes back. What was written stays when it could not be sent. */
export function ReturnDialog({ address, onClose, onReturn }: ReturnDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'incomplete' | { failed: unknown }>('idle');
  const send = async () => {
    if (state === 'busy') return;
    if (reason.trim() === '') {
      setState('incomplete');
      document.getElementById(form)?.querySelector('textarea')?.focus();
      return;
    }
    setState('busy');
    try {
      await onReturn(reason.trim());
    } catch (failed) {
      setState({ failed });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && state !== 'busy') onClose();
      }}
      title="Return this submission"
      description={address}
      footer={
        <>
          <Button variant="secondary" onClick={() => state === 'busy' || onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={state === 'busy'} busyLabel="Returning">
            Return
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
          hint={`The member reads this word for word. ${reason.length} of ${most} characters.`}
          error={state === 'incomplete' ? 'Say what must change before it can be accepted' : undefined}
          required
        >
          <Textarea
            value={reason}
            maxLength={most}
            rows={6}
            onChange={({ target }) => {
              setReason(target.value);
              if (state !== 'busy') setState('idle');
            }}
          />
        </Field>
        <FormError>{typeof state === 'object' ? `Nothing was decided. ${explainFailure(state.failed)}` : null}</FormError>
      </form>
    </Dialog>
  );
}
