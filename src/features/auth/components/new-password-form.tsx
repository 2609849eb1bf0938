import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { PasswordInput } from '@/kit/ui/password-input';
import { showFieldError } from '@/platform/forms/show-field-error';
import { newPasswordMutation } from '../api/mutations';
import { newPasswordErrors } from '../errors';
import { newPasswordSchema, type NewPasswordValues } from '../schema';

interface NewPasswordFormProps {
  /** Tells password managers whose password this is. */
  email: string;
  onUpdated: () => void;
  /** Called when the link has expired and the member requests another. */
  onNewLink: () => void;
}

/** Asks for the new password twice. */
export function NewPasswordForm({ email, onUpdated, onNewLink }: NewPasswordFormProps) {
  const queryClient = useQueryClient();
  const update = useMutation(newPasswordMutation);
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    if (queryClient.isMutating({ mutationKey: newPasswordMutation.mutationKey }) > 0) return;
    try {
      await update.mutateAsync({ password });
      onUpdated();
    } catch (error) {
      showFieldError(setError, error, newPasswordErrors);
    }
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      <FormError className="mb-5">
        {errors.root ? (
          <>
            <p>{errors.root.message}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={onNewLink}>
              Request New Link
            </Button>
          </>
        ) : null}
      </FormError>
      <div className="flex flex-col gap-5">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="New Password" hint="At least 6 characters." error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" full busy={update.isPending} busyLabel="Updating...">
          Update Password
        </Button>
      </div>
    </form>
  );
}
