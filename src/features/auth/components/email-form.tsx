import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { verificationEmailMutation } from '@/platform/session/email-verification';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { EmailInput } from '@/kit/ui/input';
import type { recoveryEmailMutation } from '../api/mutations';
import { withWait } from '../errors';
import { emailSchema, type EmailValues } from '../schema';

interface EmailFormProps {
  /** Sends the email. */
  mutation: typeof recoveryEmailMutation | typeof verificationEmailMutation;
  /** The button's label, and its label while busy. */
  label: string;
  busyLabel: string;
  /** Shown if sending fails. */
  failure: string;
  onSent: (email: string) => void;
  /** Prefills the field. */
  email?: string;
}

/** Asks for an email address and sends a link to it. */
export function EmailForm({ mutation, label, busyLabel, failure, onSent, email = '' }: EmailFormProps) {
  const queryClient = useQueryClient();
  const send = useMutation(mutation);
  const { register, handleSubmit, formState } = useForm<EmailValues>({
    resolver: zodResolver(emailSchema),
    defaultValues: { email },
  });
  const submit = handleSubmit((values) => {
    if (queryClient.isMutating({ mutationKey: mutation.mutationKey }) > 0) return;
    send.mutate(values, { onSuccess: () => onSent(values.email) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col">
      <FormError className="mb-5">{send.isError ? withWait(failure, send.error) : null}</FormError>
      <div className="flex flex-col gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <EmailInput {...register('email')} />
        </Field>
        <Button type="submit" size="lg" full busy={send.isPending} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
