import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { leaveDeletedAccount } from '@/shared/session/sign-out';
import { Button } from '@/shared/ui/button';
import { Field, FormError, PasswordInput } from '@/shared/ui/field';
import { LazyDialog } from '@/shared/ui/lazy-windows';
import { deleteAccountMutation } from '../api/mutations';
import { deletionFailureOf } from '../rules';
import { deletionSchema, type DeletionValues } from '../schema';

interface DeleteDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password and deletes the account; cannot be closed while that is under way. */
export function DeleteDialog({ email, open, onOpenChange }: DeleteDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <LazyDialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description={
        <span className="break-words">
          Everything that belongs to <strong className="font-semibold text-ink">{email}</strong> is deleted at once, and
          a membership ends with it. This cannot be undone.
        </span>
      }
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => change(false)}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <DeleteForm id={formId} email={email} onBusy={setBusy} />
    </LazyDialog>
  );
}

interface DeleteFormProps {
  id: string;
  email: string;
  onBusy: (busy: boolean) => void;
}

function DeleteForm({ id, email, onBusy }: DeleteFormProps) {
  const queryClient = useQueryClient();
  const remove = useMutation(deleteAccountMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<DeletionValues>({
    resolver: zodResolver(deletionSchema),
    defaultValues: { password: '' },
  });
  useEffect(() => {
    // After the window has put the focus on its first button.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: deleteAccountMutation.mutationKey }) > 0) return;
    onBusy(true);
    try {
      await remove.mutateAsync(values);
    } catch (error) {
      onBusy(false);
      const { about, text } = deletionFailureOf(error);
      setError(about, { message: text }, { shouldFocus: about === 'password' });
      return;
    }
    // Stays busy: the page is being left.
    leaveDeletedAccount();
  });

  const { errors } = formState;
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </form>
  );
}
