import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { maxLengths, topicTitleSchema } from '../../forum';
import { saveErrorMessage } from '../../errors';

interface RenameTopicProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects if it wasn't saved. */
  onSave: (title: string) => Promise<unknown>;
}

/** The dialog to rename a topic. */
export function RenameTopic({ title, open, onOpenChange, onSave }: RenameTopicProps) {
  const formId = useId();
  const [typed, setTyped] = useState(title);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ title?: string | undefined; form?: string }>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = topicTitleSchema.safeParse(typed);
    setProblems({ title: checked.error?.issues[0]?.message });
    if (busy || !checked.success) return;
    setBusy(true);
    try {
      await onSave(checked.data);
      onOpenChange(false);
    } catch (error) {
      setProblems({ form: saveErrorMessage(error) });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit topic"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Save changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Edit topic"
        onSubmit={(event) => void save(event)}
        className="flex flex-col gap-4 pt-1"
      >
        <Field label="Title" error={problems.title} required>
          <Input
            value={typed}
            maxLength={maxLengths.topicTitle}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <FormError>{problems.form}</FormError>
      </form>
    </Dialog>
  );
}
