import { useMutation } from '@tanstack/react-query';
import { MailWarning, X } from 'lucide-react';
import { useCountdown } from '@/shared/hooks/use-countdown';
import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';
import { Button, IconButton } from '@/shared/ui/button';
import { verificationEmailMutation } from '../api/mutations';
import { describeResendError } from '../errors';

interface VerificationReminderProps {
  email: string;
  /** Called after the email was sent again. */
  onSent: () => void;
  onDismiss: () => void;
}

/** The bar that asks for verification, with a button to send the email again. */
export function VerificationReminder({ email, onSent, onDismiss }: VerificationReminderProps) {
  return (
    <section aria-label="Email verification" className="border-b border-line bg-amber-soft text-amber-ink">
      <div className="mx-auto flex w-full max-w-page items-start gap-3 px-4 py-2.5 sm:items-center sm:px-6">
        <MailWarning aria-hidden className="mt-2 size-5 shrink-0 sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
          <p className="min-w-0 text-sm sm:flex-1">
            <span className="font-semibold">Please verify your email address.</span>{' '}
            <span className="break-words">We sent a link to {email}</span>
          </p>
          <Resend email={email} onSent={onSent} />
        </div>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const [wait, startWait] = useCountdown();
  const resend = useMutation({
    ...verificationEmailMutation,
    onSuccess: onSent,
    onError: (error) => startWait(retryAfterSeconds(toRequestFailure(error)) ?? 0),
  });
  // Hide the message once the wait it announced is over.
  const waitIsOver = resend.isError && retryAfterSeconds(toRequestFailure(resend.error)) !== null && wait === 0;
  return (
    <div className="flex flex-wrap items-center gap-y-1">
      <output className="text-sm font-medium not-empty:mr-3">
        {resend.isSuccess ? 'Verification email sent! Please check your inbox.' : null}
        {resend.isError && !waitIsOver ? describeResendError(resend.error) : null}
      </output>
      <Button
        variant="secondary"
        size="sm"
        busy={resend.isPending}
        busyLabel="Sending..."
        disabled={wait > 0}
        onClick={() => resend.mutate({ email })}
      >
        Resend Email
      </Button>
    </div>
  );
}
