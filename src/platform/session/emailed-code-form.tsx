import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { email } from '@/domain/text/email';
import { Button } from '@/kit/ui/button';
import { CodeInput } from '@/kit/ui/code-input';
import { Field } from '@/kit/ui/field';
import { EmailInput } from '@/kit/ui/input';
import { describeError } from '@/platform/errors/describe-error';
import { emailedCodeSchema } from './code-schema';
import { emailedCodeErrors } from './email-errors';

const schema = z.object({ email: email('Please enter your email address'), code: emailedCodeSchema });
const mutationKey = ['session', 'emailed-code'];

interface EmailedCodeFormProps {
  /** Uses the code up. */
  onCode: (code: { email: string; token: string }) => Promise<unknown>;
  /** The button's label. */
  label: string;
  /** The address that the code was sent to, if it's known; otherwise the form asks for it. */
  sentTo?: string;
  /** In one line, next to where the member is asked to check their mail. */
  inline?: boolean;
}

/** Takes the code of an email instead of its link. */
export function EmailedCodeForm({ onCode, label, sentTo, inline = false }: EmailedCodeFormProps) {
  const queryClient = useQueryClient();
  const verify = useMutation({ mutationKey, mutationFn: onCode });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: sentTo ?? '', code: '' },
  });
  const submit = handleSubmit(async ({ email: address, code }) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    try {
      await verify.mutateAsync({ email: address, token: code });
    } catch (error) {
      setError('code', { message: describeError(error, emailedCodeErrors) }, { shouldFocus: true });
    }
  });
  const { errors } = formState;
  const button = (
    <Button
      type="submit"
      {...(!inline && { size: 'lg', full: true })}
      busy={verify.isPending || verify.isSuccess}
      busyLabel="Checking..."
    >
      {label}
    </Button>
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {sentTo === undefined ? (
        <>
          <p className="text-[15px] text-pretty text-ink">Enter the code from the email we sent you.</p>
          <Field label="Email" error={errors.email?.message}>
            <EmailInput {...register('email')} />
          </Field>
        </>
      ) : null}
      <Field
        label={sentTo === undefined ? 'Code' : 'Code from the email'}
        labelHidden={inline}
        error={errors.code?.message}
        hint={sentTo === undefined || inline ? undefined : 'Or open the link in it.'}
      >
        {inline ? (
          <div className="flex gap-2">
            <CodeInput {...register('code')} placeholder="Code" className="w-36 placeholder:tracking-normal" />
            {button}
          </div>
        ) : (
          <CodeInput {...register('code')} />
        )}
      </Field>
      {inline ? null : button}
    </form>
  );
}
