import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Field, FormError, Input } from '@/shared/ui/field';
import { changeEmailMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { emailFailureOf } from '../rules';
import { newEmailSchema, type NewEmailValues } from '../schema';
import { FormButtons } from './form-buttons';

interface EmailFormProps {
  account: Account;
  onClose: () => void;
}

/** Asks for the address that shall take the place of the present one. */
export function EmailForm({ account, onClose }: EmailFormProps) {
  const queryClient = useQueryClient();
  const change = useMutation(changeEmailMutation);
  const schema = useMemo(() => newEmailSchema(account), [account]);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewEmailValues>({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: changeEmailMutation.mutationKey }) > 0) return;
    try {
      await change.mutateAsync(values);
    } catch (error) {
      const { about, text } = emailFailureOf(error);
      setError(about, { message: text }, { shouldFocus: about === 'email' });
      return;
    }
    onClose();
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 border-t border-line pt-5">
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <Field
        label="New email"
        hint="We send a link to both addresses, the new one and the present one. The change takes effect when both have been opened."
        error={errors.email?.message}
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <FormButtons label="Send the links" busyLabel="Sending..." busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
