import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { CodeInput } from '@/shared/ui/code-input';
import { Field, FormError } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { openEmailLinkMutation } from '../api/mutations';
import type { EmailLink, EmailLinkType } from '../email-link';
import { describeLinkError } from '../errors';
import { emailCodeSchema, type EmailCodeValues } from '../schema';

interface OpenEmailLinkProps {
  link: EmailLink;
  /** What the click does. */
  text: string;
  label: string;
  /** Called once there's a session. */
  onOpened: () => void;
  /** Called if the link has expired or was used. */
  onRefused: () => void;
}

/**
 * Signs in with a link from an email after a click, because mail scanners open links, or with the code in the same
 * email. Use the link's token as its key.
 */
export function OpenEmailLink({ link: { type, tokenHash }, ...rest }: OpenEmailLinkProps) {
  return tokenHash === null ? (
    <CodeFromEmail type={type} {...rest} />
  ) : (
    <Click type={type} hash={tokenHash} {...rest} />
  );
}

type FormProps = Omit<OpenEmailLinkProps, 'link'> & { type: EmailLinkType };

function Click({ type, hash, text, label, onOpened, onRefused }: FormProps & { hash: string }) {
  const open = useMutation(openEmailLinkMutation);
  const click = () =>
    open.mutate(
      { type, token_hash: hash },
      { onSuccess: onOpened, onError: (error) => describeLinkError(error).isRefused && onRefused() },
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[15px] text-pretty text-ink">{text}</p>
      <FormError>{open.error ? describeLinkError(open.error).text : null}</FormError>
      <Button size="lg" full busy={open.isPending || open.isSuccess} busyLabel="Checking..." onClick={click}>
        {label}
      </Button>
    </div>
  );
}

function CodeFromEmail({ type, label, onOpened }: FormProps) {
  const queryClient = useQueryClient();
  const open = useMutation(openEmailLinkMutation);
  const { register, handleSubmit, setError, formState } = useForm<EmailCodeValues>({
    resolver: zodResolver(emailCodeSchema),
    defaultValues: { email: '', code: '' },
  });
  const submit = handleSubmit(async ({ email, code }) => {
    if (queryClient.isMutating({ mutationKey: openEmailLinkMutation.mutationKey }) > 0) return;
    try {
      await open.mutateAsync({ type, email, token: code });
      onOpened();
    } catch (error) {
      const { isRefused, text } = describeLinkError(error);
      const wrong = 'That code is wrong or has expired. Check it and the email address, or request a new email.';
      setError('code', { message: isRefused ? wrong : text }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
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
      <Field label="Code" error={formState.errors.code?.message}>
        <CodeInput {...register('code')} />
      </Field>
      <Button type="submit" size="lg" full busy={open.isPending || open.isSuccess} busyLabel="Checking...">
        {label}
      </Button>
    </form>
  );
}
