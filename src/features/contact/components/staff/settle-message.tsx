import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import { useSettleMessage } from '../../api/messages';
import { most } from '../../contact';

interface SettleMessageProps {
  messageId: string;
  onSettled: () => void;
  /** Somebody else was quicker. */
  onOvertaken: (why: string) => void;
}

/** Ends an open message, with a note for the rest of the staff. */
export function SettleMessage({ messageId, onSettled, onOvertaken }: SettleMessageProps) {
  const settle = useSettleMessage();
  const [note, setNote] = useState('');
  // Set by the press itself: the second of a double click comes before anything is drawn again.
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await settle.mutateAsync({ id: messageId, note: note.trim() });
      onSettled();
    } catch (error) {
      sending.current = false;
      if (isOvertaken(error)) onOvertaken(error.message);
    }
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="Note (optional)" hint="For staff only: what was answered, or why nothing was.">
        <Textarea value={note} maxLength={most.note} rows={2} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormError>{settle.error && !isOvertaken(settle.error) ? `The message was not settled. ${explainFailure(settle.error)}` : null}</FormError>
      <Button type="submit" icon={<Check aria-hidden />} busy={settle.isPending} busyLabel="Settling..." className="self-start max-sm:w-full">
        Settle
      </Button>
    </form>
  );
}

/** The message was settled by somebody else. */
function isOvertaken(error: unknown): error is RequestFailure {
  return error instanceof RequestFailure && error.code === 'P0001';
}
