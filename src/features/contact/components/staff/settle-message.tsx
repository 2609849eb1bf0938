import { Check } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import { useSettle } from '@/shared/ui/use-settle';
import type { Settling } from '@/shared/ui/waiting-list';
import { useSettleMessage } from '../../api/messages';
import { most } from '../../contact';

interface SettleMessageProps extends Settling {
  messageId: string;
}

/** Ends an open message, with a note for the rest of the staff. */
export function SettleMessage({ messageId, onSettled, onOvertaken }: SettleMessageProps) {
  const { mutateAsync, error, isPending } = useSettleMessage();
  const settle = useSettle(mutateAsync, onOvertaken);
  const [note, setNote] = useState('');

  const send = async () => {
    if (await settle({ id: messageId, note: note.trim() })) onSettled('Message settled');
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        // What failed is said above the button.
        void send().catch(() => undefined);
      }}
    >
      <Field label="Note (optional)" hint="For staff only: what was answered, or why nothing was.">
        <Textarea value={note} maxLength={most.note} rows={2} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormError>
        {error && refusalText(error) === null ? `The message was not settled. ${explainFailure(error)}` : null}
      </FormError>
      <Button
        type="submit"
        icon={<Check aria-hidden />}
        busy={isPending}
        busyLabel="Settling..."
        className="self-start max-sm:w-full"
      >
        Settle
      </Button>
    </form>
  );
}
