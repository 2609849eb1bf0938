import { useMutation } from '@tanstack/react-query';
import { useCountdown } from '@/kit/hooks/use-countdown';
import { describeError } from '@/platform/errors/describe-error';
import { retryAfterSeconds, toRequestFailure } from '@/platform/errors/errors';
import { Button } from '@/kit/ui/button';
import { resendErrors } from './email-errors';
import { verificationEmailMutation } from './email-verification';

interface ResendVerificationEmailProps {
  email: string;
  /** Called after the email was sent again. */
  onSent?: () => void;
}

/** Sends a member the verification email again, and says when that's possible. */
export function ResendVerificationEmail({ email, onSent }: ResendVerificationEmailProps) {
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
        {resend.isError && !waitIsOver ? describeError(resend.error, resendErrors) : null}
      </output>
      <Button
        variant="secondary"
        className="min-h-11"
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
