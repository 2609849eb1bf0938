import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/shared/ui/button';
import { CodeInput } from '@/shared/ui/code-input';
import { toast } from '@/shared/ui/toaster';
import { emailedCodeSchema } from './code-schema';
import { describeEmailedCodeError } from './email-errors';
import { verifyCodeMutation } from './email-verification';

const schema = z.object({ code: emailedCodeSchema });

interface EmailCodeProps {
  type: 'email' | 'email_change';
  /** The address that the code was sent to. */
  email: string;
}

/** The field for an emailed code, next to where a signed-in member is asked to check their mail. */
export function EmailCode({ type, email }: EmailCodeProps) {
  const errorId = useId();
  const queryClient = useQueryClient();
  const verify = useMutation(verifyCodeMutation);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    if (queryClient.isMutating({ mutationKey: verifyCodeMutation.mutationKey }) > 0) return;
    try {
      await verify.mutateAsync({ type, email, code });
      // Nearly everything may depend on it.
      await queryClient.invalidateQueries();
      toast.success(type === 'email' ? 'Your email is verified.' : 'Your new email address is verified.');
    } catch (error) {
      setError('code', { message: describeEmailedCodeError(error) }, { shouldFocus: true });
    }
  });
  const error = formState.errors.code?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <CodeInput
          {...register('code')}
          aria-label="Code from the email"
          placeholder="Code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          maxLength={12}
          className="w-36 placeholder:tracking-normal"
        />
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Checking...">
          Verify
        </Button>
      </div>
      <p id={errorId} role="alert" className="text-sm font-medium text-brick-ink empty:hidden">
        {error}
      </p>
    </form>
  );
}
