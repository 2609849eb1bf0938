import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '@/platform/errors/describe-error';
import { recoveryCodeSchema } from '@/platform/session/code-schema';
import { Button } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { recoveryCodeMutation } from '../api/mutations';
import { recoveryCodeErrors } from '../errors';
import type { CodeValues } from '../schema';

/** How far the use of a recovery code is. The session is usable before it's 'done'. */
export type Recovery = 'none' | 'pending' | 'done';

export interface RecoveryCodeFormProps {
  leaving: boolean;
  onRecovery?: (recovery: Recovery) => void;
}

/** Asks for a recovery code. */
export function RecoveryCodeForm({ leaving, onRecovery }: RecoveryCodeFormProps) {
  const queryClient = useQueryClient();
  const recover = useMutation(recoveryCodeMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    resolver: zodResolver(recoveryCodeSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: recoveryCodeMutation.mutationKey }) > 0) return;
    onRecovery?.('pending');
    try {
      await recover.mutateAsync(values);
      onRecovery?.('done');
    } catch (error) {
      onRecovery?.('none');
      setError('code', { message: describeError(error, recoveryCodeErrors) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Recovery code" hint="Like 7kq2-x0mv-9ptd-c4ze." error={formState.errors.code?.message}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('code')} />
      </Field>
      <Button type="submit" size="lg" full busy={recover.isPending || leaving} busyLabel="Checking...">
        Sign in
      </Button>
    </form>
  );
}
