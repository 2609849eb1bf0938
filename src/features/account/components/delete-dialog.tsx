import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { dataNames } from '@/domain/privacy/personal-data';
import { showFieldError } from '@/platform/forms/show-field-error';
import { QueryError } from '@/platform/query/query-error';
import { useUser } from '@/platform/auth/auth-provider';
import { mayEndSession, signOutDeletedAccount } from '@/platform/session/sign-out';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';
import { PasswordInput } from '@/kit/ui/password-input';
import { deleteAccountMutation } from '../api/mutations';
import { openDealingsQuery, type Account } from '../api/queries';
import { endedText, retainedInDeals } from '../deletion';
import { deletionErrors } from '../errors';
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
      <OpenDealings />
      <DeleteForm id={formId} account={account} onBusy={setBusy} />
    </LazyDialog>
  );
}

/** The offers and deals that end with the account, and what those on the other side keep. Nothing without any. */
function OpenDealings() {
  const { id: userId } = useUser();
  const query = useQuery(openDealingsQuery(userId));
  const { data: open, error } = query;
  if (!open) {
    return error ? (
      <QueryError query={query} title="We couldn’t check for open offers and deals" className="mb-4" />
    ) : null;
  }
  const ended = endedText(open);
  if (ended === null) return null;
  return (
    <section className="mb-4 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
      <p className="font-semibold">{ended}</p>
      <ul className="mt-2 list-disc pl-5 break-words">
        {open.map(({ id, kind, title }) => (
          <li key={id}>
            <Link to={kind === 'deal' ? paths.deal(id) : paths.offer(id)} className="underline underline-offset-2">
              {kind === 'deal' ? 'Deal' : 'Offer'}: {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3">For their records, people you have a deal with keep:</p>
      <ul className="mt-1 list-disc pl-5">
        {retainedInDeals.map(({ what, note }) => (
          <li key={note}>
            <span className="font-semibold">{dataNames(what)}:</span> {note}
          </li>
        ))}
      </ul>
    </section>
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
    if (!(await mayEndSession('Delete your account anyway?'))) return;
    onBusy(true);
    try {
      await remove.mutateAsync({ email, ...values });
    } catch (error) {
      onBusy(false);
      showFieldError(setError, error, deletionErrors);
      return;
    }
    // Stays busy until the page is gone.
    await signOutDeletedAccount();
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
