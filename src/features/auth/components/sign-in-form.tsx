import { clsx } from 'clsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { EmailInput } from '@/kit/ui/input';
import { PasswordInput } from '@/kit/ui/password-input';
import { signInMutation } from '../api/mutations';
import { classifySignInError, signInTexts, type SignInFailure } from '../errors';
import { signInSchema, type SignInValues } from '../schema';
import { clearFailedSignIn, loadFailedSignIn, saveFailedSignIn } from '../failed-sign-in';
import { ResendVerification } from './resend-verification';

interface SignInFormProps {
  /** Prefills the field, for example after signing up. */
  email?: string | undefined;
  /** Signed in and leaving the page; keeps the button busy. */
  leaving?: boolean;
  /** Shown above the fields until an attempt fails. */
  notice?: ReactNode;
}

/** The sign-in form. A failure survives a reload; success shows through the new session. */
export function SignInForm({ email, leaving = false, notice }: SignInFormProps) {
  const queryClient = useQueryClient();
  const [lastFailure] = useState(loadFailedSignIn);
  const [failed, setFailed] = useState<{ email: string; failure: SignInFailure } | null>(notice ? null : lastFailure);
  const signIn = useMutation(signInMutation);
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: email ?? lastFailure?.email ?? '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: signInMutation.mutationKey }) > 0) return;
    setFailed(null);
    try {
      await signIn.mutateAsync(values);
      clearFailedSignIn();
    } catch (error) {
      const attempt = { email: values.email, failure: classifySignInError(error) };
      saveFailedSignIn(attempt);
      setFailed(attempt);
    }
  });

  const { search } = useLocation();
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
          <EmailInput {...register('email')} />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <Link
            to={paths.forgotPassword + search}
            className={clsx(
              'absolute -top-4 right-0 pt-4 pb-2 text-sm font-medium text-evergreen-ink',
              'underline-offset-4 hover:underline',
            )}
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
