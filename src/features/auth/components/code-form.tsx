import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { CodeInput } from '@/kit/ui/code-input';
import { Field } from '@/kit/ui/field';
import { describeError } from '@/platform/errors/describe-error';
import { codeMutation } from '../api/mutations';
import { codeErrors } from '../errors';
import { codeFormSchema, type CodeValues } from '../schema';

/** Asks for a code from the authenticator app. Success shows through the session. */
export function CodeForm({ leaving }: { leaving: boolean }) {
  const queryClient = useQueryClient();
  const verify = useMutation(codeMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async (values) => {
    if (queryClient.isMutating({ mutationKey: codeMutation.mutationKey }) > 0) return;
    try {
      await verify.mutateAsync(values);
    } catch (error) {
      setError('code', { message: describeError(error, codeErrors) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Code" error={formState.errors.code?.message}>
        <CodeInput {...register('code')} />
      </Field>
      <Button type="submit" size="lg" full busy={verify.isPending || leaving} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}
