import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Field, FormError } from '@/kit/ui/field';
import { EmailInput } from '@/kit/ui/input';
import { PasswordInput } from '@/kit/ui/password-input';
import { showFieldError } from '@/platform/forms/show-field-error';
import { changeEmailMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { newEmailErrors } from '../errors';
import { newEmailSchema, type NewEmailValues } from '../schema';
import { CodeField } from './code-field';
import { FormButtons } from './form-buttons';

interface EmailFormProps {
  account: Account;
  onClose: () => void;
}

/** Requests a change of the sign-in email. Takes the password, since the email is the key to the account. */
export function EmailForm({ account, onClose }: EmailFormProps) {
  const queryClient = useQueryClient();
  const change = useMutation(changeEmailMutation);
  const schema = useMemo(() => newEmailSchema(account), [account]);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewEmailValues>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', code: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: changeEmailMutation.mutationKey }) > 0) return;
    try {
      await change.mutateAsync({ ...values, current: account.email });
    } catch (error) {
      showFieldError(setError, error, newEmailErrors);
      return;
    }
    onClose();
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 border-t border-line pt-5">
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <div className="flex flex-col gap-4">
        <Field
          label="New email"
          hint="We’ll email a link to this address. Open it to verify the address."
          error={errors.email?.message}
        >
          <EmailInput autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {account.apps.length > 0 ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
      </div>
      <FormButtons label="Send link" busyLabel="Sending..." busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
