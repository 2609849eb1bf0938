import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Field, FormError } from '@/kit/ui/field';
import { PasswordInput } from '@/kit/ui/password-input';
import { showFieldError } from '@/platform/forms/show-field-error';
import { changePasswordMutation } from '../api/mutations';
import { changePasswordErrors } from '../errors';
import { passwordSchema, type PasswordValues } from '../schema';
import { CodeField } from './code-field';
import { FormButtons } from './form-buttons';

interface PasswordFormProps {
  /** Tells password managers whose password this is. */
  email: string;
  /** Whether to ask for a code of the authenticator app. */
  hasApp: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks for the current password and for the new one twice. */
export function PasswordForm({ email, hasApp, onChanged, onClose }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const change = useMutation(changePasswordMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema(hasApp)),
    defaultValues: { current: '', password: '', confirmation: '', code: '' },
  });
  useEffect(() => setFocus('current'), [setFocus]);

  const submit = handleSubmit(async ({ current, password, code }) => {
    if (queryClient.isMutating({ mutationKey: changePasswordMutation.mutationKey }) > 0) return;
    try {
      await change.mutateAsync({ email, current, password, code });
    } catch (error) {
      showFieldError(setError, error, changePasswordErrors);
      return;
    }
    onChanged();
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      <FormError className="mb-4">{errors.root?.message}</FormError>

      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="flex flex-col gap-4">
        <Field label="Current password" error={errors.current?.message}>
          <PasswordInput autoComplete="current-password" {...register('current')} />
        </Field>
        {hasApp ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
        <Field label="New password" hint="At least 8 characters." error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Repeat new password" error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmation')} />
        </Field>
      </div>
      <FormButtons label="Change password" busyLabel="Changing..." busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
