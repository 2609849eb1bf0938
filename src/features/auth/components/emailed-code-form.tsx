import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { describeEmailedCodeError } from '@/shared/session/email-errors';
import { Button } from '@/shared/ui/button';
import { CodeInput } from '@/shared/ui/code-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { openEmailLinkMutation } from '../api/mutations';
import type { EmailLinkType } from '../email-link';
import { emailCodeSchema, type EmailCodeValues } from '../schema';

interface EmailedCodeFormProps {
  type: EmailLinkType;
  label: string;
  /** Called once there's a session. */
  onOpened: () => void;
  /** The address that the code was sent to, if it's known; otherwise the form asks for it. */
  sentTo?: string;
}

/** Signs in with the code of an email instead of its link. */
export function EmailedCodeForm({ type, label, onOpened, sentTo }: EmailedCodeFormProps) {
  const queryClient = useQueryClient();
  const open = useMutation(openEmailLinkMutation);
  const { register, handleSubmit, setError, formState } = useForm<EmailCodeValues>({
    resolver: zodResolver(emailCodeSchema),
    defaultValues: { email: sentTo ?? '', code: '' },
  });
  const submit = handleSubmit(async ({ email, code }) => {
    if (queryClient.isMutating({ mutationKey: openEmailLinkMutation.mutationKey }) > 0) return;
    try {
      await open.mutateAsync({ type, email, token: code });
      onOpened();
    } catch (error) {
      setError('code', { message: describeEmailedCodeError(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {sentTo === undefined ? (
        <>
          <p className="text-[15px] text-pretty text-ink">Enter the code from the email we sent you.</p>
          <Field label="Email" error={formState.errors.email?.message}>
            <Input
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email')}
            />
          </Field>
        </>
      ) : null}
      <Field
        label={sentTo === undefined ? 'Code' : 'Code from the email'}
        error={formState.errors.code?.message}
        hint={sentTo === undefined ? undefined : 'Or open the link in it.'}
      >
        <CodeInput {...register('code')} />
      </Field>
      <Button type="submit" size="lg" full busy={open.isPending || open.isSuccess} busyLabel="Checking...">
        {label}
      </Button>
    </form>
  );
}
