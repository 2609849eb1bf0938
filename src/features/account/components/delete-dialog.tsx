import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signOutDeletedAccount } from '@/shared/session/sign-out';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { LazyDialog } from '@/shared/ui/lazy-dialogs';
import { PasswordInput } from '@/shared/ui/password-input';
import { deleteAccountMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { describeDeletionError } from '../errors';
import { deletionSchema, type DeletionValues } from '../schema';
import { CodeField } from './code-field';

interface DeleteDialogProps {
  account: Account;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks for the password, and for a code of members with two-factor authentication, and deletes the account. Can't be
 * closed while deleting.
 */
export function DeleteDialog({ account, open, onOpenChange }: DeleteDialogProps) {
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
          The account of <strong className="font-semibold text-ink">{account.email}</strong> will be deleted, and any
          membership will end. You can’t undo this.
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
      <DeleteForm id={formId} account={account} onBusy={setBusy} />
    </LazyDialog>
  );
}

interface DeleteFormProps {
  id: string;
  account: Account;
  onBusy: (busy: boolean) => void;
}

function DeleteForm({ id, account: { email, apps }, onBusy }: DeleteFormProps) {
  const hasApp = apps.length > 0;
  const queryClient = useQueryClient();
  const remove = useMutation(deleteAccountMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<DeletionValues>({
    resolver: zodResolver(deletionSchema(hasApp)),
    defaultValues: { password: '', code: '' },
  });
  useEffect(() => {
    // After the dialog has focused its first button.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: deleteAccountMutation.mutationKey }) > 0) return;
    onBusy(true);
    try {
      await remove.mutateAsync({ email, ...values });
    } catch (error) {
      onBusy(false);
      const { about, text } = describeDeletionError(error);
      setError(about, { message: text }, { shouldFocus: about !== 'root' });
      return;
    }
    // Stays busy until the page is gone.
    signOutDeletedAccount();
  });

  const { errors } = formState;
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {hasApp ? <CodeField className="mt-4" error={errors.code?.message} {...register('code')} /> : null}
    </form>
  );
}
