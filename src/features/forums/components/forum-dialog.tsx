import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { useMayBeStaff } from '@/platform/session/staff';
import { Field } from '@/kit/ui/field';
import { Input, Textarea } from '@/kit/ui/input';
import { useSaveForum } from '../api/mutations';
import { forumDraftSchema, forumSchema, maxLengths, type Forum } from '../forum';
import { forumErrors } from '../errors';

export interface ForumDialogProps {
  userId: string;
  /** The forum to edit; null creates one. */
  forum: Forum | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (forum: Forum) => void;
}

/** The dialog to create or edit a forum. */
export function ForumDialog({ userId, forum, onOpenChange, onSaved }: ForumDialogProps) {
  const save = useSaveForum(userId);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `forum_draft_${userId}_${forum?.id ?? 'new'}`,
    draft: forumDraftSchema,
    initial: { title: forum?.title ?? '', description: forum?.description ?? '' },
    schema: forumSchema(useMayBeStaff()),
    send: async (draft) => {
      const saved = await save.mutateAsync({ forumId: forum?.id ?? null, draft });
      onSaved?.(saved);
    },
    onSent: () => onOpenChange(false),
    errors: forumErrors,
  });
  return (
    <FormDialog
      {...sending}
      title={forum ? 'Edit forum' : 'Create Forum'}
      description={forum ? undefined : 'A space for one subject, open to all members.'}
      submitLabel={forum ? 'Save changes' : 'Create Forum'}
      busyLabel={forum ? 'Saving...' : 'Creating...'}
      onOpenChange={onOpenChange}
    >
      <Field label="Title" error={errorOf('title')} required>
        <Input {...form.register('title')} maxLength={maxLengths.forumTitle} autoComplete="off" />
      </Field>
      <Field label="Description" hint="What members can discuss here." error={errorOf('description')}>
        <Textarea rows={3} {...form.register('description')} maxLength={maxLengths.description} />
      </Field>
    </FormDialog>
  );
}
