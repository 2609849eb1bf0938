import { Check } from 'lucide-react';
import { useState } from 'react';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
import { useResolveMessage } from '../../api/mutations';
import { maxLengths } from '../../message-form';

interface ResolveMessageProps extends ReviewActions {
  messageId: string;
}

/** Resolves a message, with an optional note for other staff. */
export function ResolveMessage({ messageId, onResolved, onConflict }: ResolveMessageProps) {
  const { mutateAsync, error, isPending } = useResolveMessage();
  const settle = useSingleSubmit(mutateAsync, onConflict);
  const [note, setNote] = useState('');

  const send = async () => {
    if (await settle({ id: messageId, note: note.trim() })) onResolved('Message resolved');
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        // The error is shown above the button.
        void send().catch(() => undefined);
      }}
    >
      <Field label="Note (optional)" hint="Only staff see this: what you replied, or why no reply was needed.">
        <Textarea value={note} maxLength={maxLengths.note} rows={2} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormError>
        {error && userMessage(error) === null ? `We couldn’t resolve the message. ${describeError(error)}` : null}
      </FormError>
      <Button
        type="submit"
        icon={<Check aria-hidden />}
        busy={isPending}
        busyLabel="Resolving..."
        className="self-start max-sm:w-full"
      >
        Resolve
      </Button>
    </form>
  );
}
