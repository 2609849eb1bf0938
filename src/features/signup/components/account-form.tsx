import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { createAccountMutation, type SignUpOutcome } from '../api/mutations';
import { forgetDraft, keepDraft, recallDraft } from '../draft';
import { signUpFailureOf } from '../rules';
import { accountSchema, fillInAll, leavesEmpty, type AccountValues } from '../schema';
import { AccountFields } from './account-fields';

interface AccountFormProps {
  /** Called once, with the email of the new account. */
  onCreated: (outcome: SignUpOutcome, email: string) => void;
  /** The account exists and the page is being left: the button stays busy. */
  leaving?: boolean;
}

/** Creates an account from one screen. What was typed survives failures, and all but passwords a reload. */
export function AccountForm({ onCreated, leaving = false }: AccountFormProps) {
  const queryClient = useQueryClient();
  const create = useMutation(createAccountMutation);
  const [defaultValues] = useState(recallDraft);
  const { register, handleSubmit, setError, subscribe, formState } = useForm<AccountValues>({
    resolver: zodResolver(accountSchema),
    defaultValues,
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const submit = handleSubmit(async ({ name, email, phoneNumber, password }) => {
    if (queryClient.isMutating({ mutationKey: createAccountMutation.mutationKey }) > 0) return;
    try {
      const outcome = await create.mutateAsync({ name, email, phone: phoneNumber, password });
      forgetDraft();
      onCreated(outcome, email);
    } catch (error) {
      const { about, type, text } = signUpFailureOf(error);
      setError(about, { type, message: text }, { shouldFocus: about !== 'root' });
    }
  });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      <FormError className="mb-5">{leavesEmpty(errors) ? fillInAll : errors.root?.message}</FormError>
      <div className="flex flex-col gap-5">
        <AccountFields
          register={register}
          errors={errors}
          emailHelp={
            errors.email?.type === 'duplicate' ? (
              <p className="text-sm text-muted">
                Is it yours?{' '}
                <Link to={paths.signIn()} className="font-medium text-evergreen-ink underline underline-offset-4">
                  Sign in
                </Link>
              </p>
            ) : null
          }
        />
        <Button type="submit" size="lg" full busy={create.isPending || leaving} busyLabel="Creating Account...">
          Create Account
        </Button>
      </div>
    </form>
  );
}
