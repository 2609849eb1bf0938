import { z } from 'zod';
import { requiredText } from '@/domain/text/text-schema';
import { useUser } from '@/platform/auth/auth-provider';
import { userMessage } from '@/platform/errors/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useExplainHeld } from './api/fair-housing';

const draft = z.object({ explanation: z.string() });
const schema = z.object({ explanation: requiredText(500, 'Say why it’s fine') });

interface ExplainDialogProps {
  /** The content that waits. */
  id: string;
  /** What was said before. */
  explanation: string;
  onOpenChange: (open: boolean) => void;
}

/** Says to moderators why a text about a home is fine as it is. */
export function ExplainDialog({ id, explanation, onOpenChange }: ExplainDialogProps) {
  const explain = useExplainHeld(id);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `explain:${useUser().id}:${id}`,
    draft,
    initial: { explanation },
    schema,
    send: (sent) => explain.mutateAsync(sent.explanation),
    onSent: () => {
      toast.success('Our team will read it');
      onOpenChange(false);
    },
    errors: { 'code:P0001': userMessage, failed: 'Your explanation wasn’t sent.' },
  });
  return (
    <FormDialog
      {...sending}
      title="Why is it fine?"
      description="Only our team reads this. For example, housing for people of 62 and older may say so."
      submitLabel="Send"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      <Field label="Explanation" error={errorOf('explanation')} required>
        <Textarea rows={4} {...form.register('explanation')} />
      </Field>
    </FormDialog>
  );
}
