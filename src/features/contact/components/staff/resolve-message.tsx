import { Check } from 'lucide-react';
import { useTextForm } from '@/platform/forms/use-text-form';
import { useUser } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import { Decisions } from '@/shared/moderation/decisions';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useResolveMessage } from '../../api/mutations';
import { maxLengths } from '../../message-form';

interface ResolveMessageProps extends ReviewActions {
  messageId: string;
  /** What it's called in the queue. */
  title: string;
}

/** Resolves a message, with an optional note for other staff. */
export function ResolveMessage({ messageId, title, onResolved, onConflict }: ResolveMessageProps) {
  const user = useUser();
  const { mutateAsync } = useResolveMessage();
  const settle = useSingleSubmit(mutateAsync, onConflict);
  const { field, sending } = useTextForm({
    storageKey: `resolve-message:${user.id}:${messageId}`,
    send: (note) => settle({ id: messageId, title, note }),
    onSent: () => onResolved('Message resolved'),
    errors: { failed: 'We couldn’t resolve the message.' },
  });
  return (
    <Decisions className="max-sm:static">
      <form {...sending.form} className="flex flex-col gap-3">
        <Field label="Note (optional)" hint="Only staff see this: what you replied, or why no reply was needed.">
          <Textarea {...field} maxLength={maxLengths.note} rows={2} />
        </Field>
        <FormError>{sending.failure}</FormError>
        <Button
          type="submit"
          icon={<Check aria-hidden />}
          busy={sending.busy}
          busyLabel="Resolving..."
          className="self-start max-sm:w-full"
        >
          Resolve
        </Button>
      </form>
    </Decisions>
  );
}
