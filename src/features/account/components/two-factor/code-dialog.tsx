import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { showFieldError } from '@/platform/forms/show-field-error';
import { recoveryCodeSchema } from '@/platform/session/code-schema';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';
import { twoFactorErrors } from '../../errors';
import { codeFormSchema, type CodeValues } from '../../schema';
import { CodeField } from '../code-field';

interface CodeDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the button. */
  label: string;
  /** What fails in an error message, such as "turn it off". */
  attempt: string;
  danger?: boolean;
  /** Asks for a recovery code instead of one of the app. */
  isRecovery?: boolean;
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Confirms a change with a code. Can't be closed while it's made. */
export function CodeDialog({
  open,
  title,
  text,
  label,
  attempt,
  danger = false,
  isRecovery = false,
  onCode,
  onClose,
}: CodeDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <LazyDialog
      open={open}
      onOpenChange={close}
      title={title}
      description={text}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel="Checking..."
          >
            {label}
          </Button>
        </>
      }
    >
      <CodeForm
        id={formId}
        attempt={attempt}
        isRecovery={isRecovery}
        onCode={onCode}
        onBusy={setBusy}
        onDone={onClose}
      />
    </LazyDialog>
  );
}

interface CodeFormProps {
  id: string;
  attempt: string;
  isRecovery: boolean;
  onCode: (code: string) => Promise<void>;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function CodeForm({ id, attempt, isRecovery, onCode, onBusy, onDone }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    resolver: zodResolver(isRecovery ? recoveryCodeSchema : codeFormSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => {
    // After the dialog has focused its first button.
    const frame = requestAnimationFrame(() => setFocus('code'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    if (formState.isSubmitting) return;
    onBusy(true);
    try {
      await onCode(code);
      onDone();
    } catch (error) {
      showFieldError(setError, error, twoFactorErrors(attempt));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormError className="mb-4">{formState.errors.root?.message}</FormError>
      {isRecovery ? (
        <Field
          label="Recovery code"
          hint="Use a different code than the one you signed in with."
          error={formState.errors.code?.message}
        >
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('code')} />
        </Field>
      ) : (
        <CodeField error={formState.errors.code?.message} {...register('code')} />
      )}
    </form>
  );
}
