import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ChangeEvent } from 'react';
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
import { keepTypedCode, typedCode } from './typed-code';

const schema = z.object({ email: email('Please enter your email address'), code: emailedCodeSchema });
const mutationKey = ['session', 'emailed-code'];

interface EmailedCodeFormProps {
  /** Uses the code up. */
  onCode: (code: { email: string; token: string }) => Promise<unknown>;
  /** The button's label. */
  label: string;
  /** The address that the code was sent to, if it's known; otherwise the form asks for it. */
  sentTo?: string;
  /** In one line, next to where the member is asked to check their mail. A code that's pasted is checked at once. */
  inline?: boolean;
}

/**
 * Takes the code of an email instead of its link. A screen that asks for it, too, replaces the banner's field: what was
 * typed moves along, with the focus.
 */
export function EmailedCodeForm({ onCode, label, sentTo, inline = false }: EmailedCodeFormProps) {
  const queryClient = useQueryClient();
  const verify = useMutation({ mutationKey, mutationFn: onCode });
  const [kept] = useState(() => (sentTo === undefined ? '' : typedCode(sentTo)));
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: sentTo ?? '', code: kept },
  });
  useEffect(() => {
    if (kept !== '') setFocus('code');
  }, [kept, setFocus]);
  const submit = handleSubmit(async ({ email: address, code: token }) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    try {
      await verify.mutateAsync({ email: address, token });
      keepTypedCode(address, '');
    } catch (error) {
      setError('code', { message: describeError(error, emailedCodeErrors) }, { shouldFocus: true });
    }
  });
  const [length, setLength] = useState(0);
  const code = register('code', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (sentTo !== undefined) keepTypedCode(sentTo, target.value);
      // Its length is the auth server's choice, so that only a code that arrives at once is known to be whole.
      const isPasted = target.value.length - length >= 6;
      setLength(target.value.length);
      if (isPasted && emailedCodeSchema.safeParse(target.value).success) void submit();
    },
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
            <CodeInput {...code} placeholder="Code" className="w-36 placeholder:tracking-normal" />
            {button}
          </div>
        ) : (
          <CodeInput {...code} />
        )}
      </Field>
      {inline ? null : button}
    </form>
  );
}
