import { useMutation } from '@tanstack/react-query';
import { useCountdown } from '@/kit/hooks/use-countdown';
import { describeError } from '@/platform/errors/describe-error';
import { EmailCode } from '@/platform/session/email-code';
import { retryAfterSeconds, toRequestFailure } from '@/platform/errors/errors';
import { Button } from '@/kit/ui/button';
import { resendChangeMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { resendErrors } from '../errors';
import { Notice } from './notice';

/** A pending email change, with a button to send the link again. */
export function PendingEmail({ account: { email, pendingEmail } }: { account: Account }) {
  return (
    <>
      {/* Always rendered, so that screen readers announce its content. */}
      <output className="block not-empty:mt-4">
        {pendingEmail ? (
          <Notice tone="waiting" title={`Verify ${pendingEmail}`}>
            We sent a link and a code to {pendingEmail}. Open the link or enter the code to finish the change. Until
            then, sign in with {email}.
          </Notice>
        ) : null}
      </output>
      {pendingEmail ? (
        <div key={pendingEmail} className="mt-3 flex flex-wrap items-start gap-x-3 gap-y-2">
          <EmailCode type="email_change" email={pendingEmail} />
          <Resend email={email} />
        </div>
      ) : null}
    </>
  );
}

function Resend({ email }: { email: string }) {
  const [wait, startWait] = useCountdown();
  const resend = useMutation({
    ...resendChangeMutation,
    onError: (error) => startWait(retryAfterSeconds(toRequestFailure(error)) ?? 0),
  });
  // Hide the message once the wait it announced is over.
  const waitIsOver = resend.isError && retryAfterSeconds(toRequestFailure(resend.error)) !== null && wait === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        busy={resend.isPending}
        busyLabel="Sending..."
        disabled={wait > 0}
        onClick={() => resend.mutate({ email })}
      >
        Resend the link
      </Button>
      <output className="text-sm font-medium text-ink">
        {resend.isSuccess ? 'We sent a new link. Earlier ones no longer work.' : null}
        {resend.isError && !waitIsOver ? describeError(resend.error, resendErrors) : null}
      </output>
    </div>
  );
}
