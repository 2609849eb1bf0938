import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Input, PasswordInput } from '@/shared/ui/field';
import { signInMutation } from '../api/mutations';
import { signInFailureOf, signInTexts, type SignInFailure } from '../rules';
import { signInSchema, type SignInValues } from '../schema';
import { forgetFailure, recallFailure, rememberFailure } from '../sign-in-memory';
import { ResendVerification } from './resend-verification';

interface SignInFormProps {
  /** Prefilled, for example right after signing up. */
  email?: string | undefined;
  /** The session exists and the page is being left: the button stays busy. */
  leaving?: boolean;
  /** Stands above the fields until an attempt fails. */
  notice?: ReactNode;
}

/** Email and password. A failure is shown again after a reload; the new session itself announces success. */
export function SignInForm({ email, leaving = false, notice }: SignInFormProps) {
  const queryClient = useQueryClient();
  const [remembered] = useState(recallFailure);
  const [failed, setFailed] = useState<{ email: string; failure: SignInFailure } | null>(notice ? null : remembered);
  const signIn = useMutation(signInMutation);
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: email ?? remembered?.email ?? '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: signInMutation.mutationKey }) > 0) return;
    setFailed(null);
    try {
      await signIn.mutateAsync(values);
      forgetFailure();
    } catch (error) {
      const attempt = { email: values.email, failure: signInFailureOf(error) };
      rememberFailure(attempt);
      setFailed(attempt);
    }
  });

  const busy = signIn.isPending || leaving;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      {failed || busy || !notice ? null : <div className="mb-5">{notice}</div>}
      <FormError className="mb-5">
        {failed ? (
          <>
            <p>{signInTexts[failed.failure]}</p>
            {failed.failure === 'unverified' ? <ResendVerification email={failed.email} /> : null}
          </>
        ) : null}
      </FormError>
      <div className="flex flex-col gap-5">
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email')}
          />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <Link
            to={paths.forgotPassword}
            className="absolute -top-4 right-0 pt-4 pb-2 text-sm font-medium text-evergreen-ink underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="lg" full busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </div>
    </form>
  );
}
