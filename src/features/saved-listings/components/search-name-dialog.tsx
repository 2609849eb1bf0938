import { useId, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { describeError } from '@/platform/errors/describe-error';
import { nameError, saveSearchErrors } from '../saved-search';

interface SearchNameDialogProps {
  title: string;
  description?: string;
  /** Initial value. */
  name: string;
  submitLabel: string;
  busyLabel: string;
  /** Called with the trimmed name. If it rejects, the dialog stays open and shows why. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a saved search's name. */
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
    const invalid = nameError(typed) ?? undefined;
    setError(invalid);
    if (busy || invalid) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(typed.trim());
      onClose();
    } catch (reason) {
      setBusy(false);
      setFailure(describeError(reason, saveSearchErrors));
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
