import { z } from 'zod';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { useMayBeStaff } from '@/platform/session/staff';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { maxLengths, topicTitleSchema } from '../../forum';
import { postErrors } from '../../errors';

export interface RenameTopicProps {
  title: string;
  draftKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects if it wasn't saved. */
  onSave: (title: string) => Promise<unknown>;
}

const draft = z.object({ title: z.string() });

/** The dialog to rename a topic. */
export function RenameTopic({ title, draftKey, onOpenChange, onSave }: RenameTopicProps) {
  const { form, errorOf, sending } = useDraftForm({
    storageKey: draftKey,
    draft,
    initial: { title },
    schema: z.object({ title: topicTitleSchema(useMayBeStaff()) }),
    send: (sent) => onSave(sent.title),
    onSent: () => onOpenChange(false),
    errors: postErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="Edit topic"
      submitLabel="Save changes"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <Field label="Title" error={errorOf('title')} required>
        <Input {...form.register('title')} maxLength={maxLengths.topicTitle} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
