import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { PasswordInput } from '@/kit/ui/password-input';
import { showFieldError } from '@/platform/forms/show-field-error';
import type { Account } from '../../api/queries';
import { enrollMutation } from '../../api/two-factor';
import { newAppErrors } from '../../errors';
import { newAppSchema, type NewAppValues } from '../../schema';
import { nextAppName, type Enrollment } from '../../two-factor';
import { CodeField } from '../code-field';
import { FormButtons } from '../form-buttons';

interface NewAppFormProps {
  account: Account;
  onEnrolled: (enrollment: Enrollment) => void;
  onClose: () => void;
}

/** Asks for a name of the app, and for the password, or for a code of an app that was added before. */
export function NewAppForm({ account: { email, apps }, onEnrolled, onClose }: NewAppFormProps) {
  const queryClient = useQueryClient();
  const enroll = useMutation(enrollMutation);
  const names = useMemo(() => apps.map(({ name }) => name), [apps]);
  const hasApp = apps.length > 0;
  const proof = hasApp ? 'code' : 'password';
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewAppValues>({
    resolver: zodResolver(newAppSchema(names)),
    defaultValues: { name: nextAppName(names), password: '', code: '' },
  });
  useEffect(() => setFocus(proof), [setFocus, proof]);

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: enrollMutation.mutationKey }) > 0) return;
    try {
      onEnrolled(await enroll.mutateAsync({ email, ...values }));
    } catch (error) {
      showFieldError(setError, error, newAppErrors);
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <p className="mb-4 text-[15px] text-pretty text-ink">
        You’ll need an authenticator app, such as Google Authenticator, 1Password, or Microsoft Authenticator.
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="flex flex-col gap-4">
        {hasApp ? (
          <CodeField error={errors.code?.message} {...register('code')} />
        ) : (
          <Field label="Your password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        )}
        <Field label="Name of the app" hint="To tell your apps apart." error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
      </div>
      <FormButtons label="Continue" busyLabel="Checking..." busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
