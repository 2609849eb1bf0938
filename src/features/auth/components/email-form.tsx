import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Input } from '@/shared/ui/field';
import type { recoveryMailMutation, verificationMailMutation } from '../api/mutations';
import { withWait } from '../rules';
import { emailSchema, type EmailValues } from '../schema';

interface EmailFormProps {
  /** The mail it asks for. */
  mail: typeof recoveryMailMutation | typeof verificationMailMutation;
  /** Text of the button, and its text while busy. */
  label: string;
  busyLabel: string;
  /** Said when the mail could not be sent. */
  failure: string;
  onSent: (email: string) => void;
  /** The address that stands there at first. */
  email?: string;
}

/** Asks for the address that a link shall be sent to, and sends it. */
export function EmailForm({ mail, label, busyLabel, failure, onSent, email = '' }: EmailFormProps) {
  const queryClient = useQueryClient();
  const send = useMutation(mail);
  const { register, handleSubmit, formState } = useForm<EmailValues>({
    resolver: zodResolver(emailSchema),
    defaultValues: { email },
  });
  const submit = handleSubmit((values) => {
    if (queryClient.isMutating({ mutationKey: mail.mutationKey }) > 0) return;
    send.mutate(values, { onSuccess: () => onSent(values.email) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      <FormError className="mb-5">{send.isError ? withWait(failure, send.error) : null}</FormError>
      <div className="flex flex-col gap-5">
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
        <Button type="submit" size="lg" full busy={send.isPending} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
