import { dealErrors } from '@/shared/deals/errors';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { useOpenTitleFile } from '../../api/title';
import type { RoomProps } from '../../room-view';
import { fileDraft, fileSchema } from '../../title-schema';

export interface FileDialogProps extends Omit<RoomProps, 'now'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the title file under the title company's number. */
export function FileDialog({ deal, viewer, onOpenChange }: FileDialogProps) {
  const openFile = useOpenTitleFile(deal.id);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `title-file:${viewer.user_id}:${deal.id}`,
    draft: fileDraft,
    initial: { number: '' },
    schema: fileSchema,
    send: (sent) => openFile.mutateAsync(sent),
    onSent: () => onOpenChange(false),
    errors: dealErrors,
  });
  return (
    <FormDialog
      {...sending}
      title="Open the title file"
      description="It starts with the usual checklist. Everyone in the deal sees it, and you can change it."
      submitLabel="Open the title file"
      busyLabel="Opening..."
      onOpenChange={onOpenChange}
    >
      <Field label="Your file’s number" error={errorOf('number')} required>
        <Input autoComplete="off" maxLength={40} {...form.register('number')} />
      </Field>
    </FormDialog>
  );
}
