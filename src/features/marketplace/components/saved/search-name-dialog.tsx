import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError, Input } from '@/shared/ui/field';
import { nameError, savingFailure } from '../../saved-rules';

interface SearchNameDialogProps {
  title: string;
  description?: string;
  /** Stands in the field at first. */
  name: string;
  submitLabel: string;
  busyLabel: string;
  /** Called with the trimmed name; the dialog waits for it. When it rejects, the dialog stays open and says why. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a search. */
export function SearchNameDialog({
  title,
  description,
  name,
  submitLabel,
  busyLabel,
  onSubmit,
  onClose,
}: SearchNameDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    const wrong = nameError(typed) ?? undefined;
    setError(wrong);
    if (busy || wrong) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(typed.trim());
      onClose();
    } catch (reason) {
      setBusy(false);
      setFailure(savingFailure(reason));
    }
  };

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!busy) onClose();
      }}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label="Name" error={error}>
          <Input
            value={typed}
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <FormError>{failure}</FormError>
      </form>
    </Dialog>
  );
}
