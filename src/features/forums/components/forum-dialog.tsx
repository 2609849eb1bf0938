import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useDraft } from '@/shared/hooks/use-draft';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Input, Textarea } from '@/shared/ui/input';
import { useSaveForum } from '../api/mutations';
import { forumSchema, type Forum, type ForumDraft } from '../forum';
import { forumErrorMessage } from '../errors';

const keptSchema = z.object({ title: z.string(), description: z.string() });

interface ForumDialogProps {
  userId: string;
  /** The forum to edit; null creates one. */
  forum: Forum | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (forum: Forum) => void;
}

/** The dialog to create or edit a forum. */
export function ForumDialog({ open, onOpenChange, ...rest }: ForumDialogProps) {
  const formId = useId();
  const { mutateAsync, isPending } = useSaveForum(rest.userId);
  const creating = rest.forum === null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) onOpenChange(next);
      }}
      title={creating ? 'Create Forum' : 'Edit forum'}
      description={creating ? 'A space for one subject, open to all members.' : undefined}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending} busyLabel={creating ? 'Creating...' : 'Saving...'}>
            {creating ? 'Create Forum' : 'Save changes'}
          </Button>
        </>
      }
    >
      <ForumForm {...rest} id={formId} onSave={mutateAsync} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ForumFormProps extends Omit<ForumDialogProps, 'open' | 'onOpenChange'> {
  id: string;
  onSave: ReturnType<typeof useSaveForum>['mutateAsync'];
  onClose: () => void;
}

/** The text survives errors, closing the dialog, and reloads. */
function ForumForm({ id, userId, forum, onSave, onSaved, onClose }: ForumFormProps) {
  const stored = { title: forum?.title ?? '', description: forum?.description ?? '' };
  const [kept, keep, forget] = useDraft(`forum_draft_${userId}_${forum?.id ?? 'new'}`, keptSchema, stored);
  const { register, handleSubmit, setError, subscribe, formState } = useForm<ForumDraft>({
    resolver: zodResolver(forumSchema),
    defaultValues: kept,
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }));

  const save = async (draft: ForumDraft) => {
    try {
      const saved = await onSave({ forumId: forum?.id ?? null, draft });
      forget();
      onClose();
      onSaved(saved);
    } catch (error) {
      setError('root', { message: forumErrorMessage(error) });
    }
  };
  const { errors } = formState;
  return (
    <form
      id={id}
      noValidate
      aria-label={forum ? 'Edit forum' : 'Create Forum'}
      className="flex flex-col gap-4 pt-1"
      onSubmit={(event) => {
        if (formState.isSubmitting) event.preventDefault();
        else void handleSubmit(save)(event);
      }}
    >
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Description" hint="What members can discuss here." error={errors.description?.message}>
        <Textarea rows={3} {...register('description')} maxLength={500} />
      </Field>
      <FormError>{errors.root?.message}</FormError>
    </form>
  );
}
