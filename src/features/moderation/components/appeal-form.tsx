import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useAppeal } from '../api/mutations';
import { maxAppealLength, moderationError } from '../moderation';

interface AppealFormProps {
  actionId: string;
  userId: string;
  onCancel: () => void;
}

/** Why the member disagrees with a decision. It can be sent once. */
export function AppealForm({ actionId, userId, onCancel }: AppealFormProps) {
  const appeal = useAppeal(userId);
  const [message, setMessage] = useState('');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // It replaces the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    setBlank(message.trim() === '');
    if (message.trim() === '') field.current?.focus();
    else if (!appeal.isPending)
      appeal.mutate({ actionId, message: message.trim() }, { onSuccess: () => toast.success('Appeal sent') });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Why should we change this decision?"
        hint="You can appeal once. A different moderator will decide."
        error={blank ? 'Tell us why you disagree' : undefined}
        required
      >
        <Textarea
          ref={field}
          value={message}
          maxLength={maxAppealLength}
          rows={4}
          onChange={({ target }) => {
            setMessage(target.value);
            setBlank(false);
          }}
        />
      </Field>
      <FormError>{appeal.error ? moderationError(appeal.error) : null}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={appeal.isPending} busyLabel="Sending...">
          Send appeal
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
