import { useMutation } from '@tanstack/react-query';
import { useCountdown } from '@/shared/lib/use-countdown';
import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';
import { Button } from '@/shared/ui/button';
import { resendChangeMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { resendFailureText } from '../rules';
import { Notice } from './notice';

/** A change of email that waits for its two links. The region stands before there is one, so that it is announced. */
export function PendingEmail({ account: { email, pendingEmail } }: { account: Account }) {
  return (
    <div role="status" className="not-empty:mt-4">
      {pendingEmail ? (
        <Notice tone="waiting">
          <p className="font-semibold">Waiting for confirmation of {pendingEmail}</p>
          <p className="mt-1">
            We sent one link to {email} and one to {pendingEmail}. The change takes effect when both have been opened; until then you sign in
            with {email}.
          </p>
          <Resend key={pendingEmail} email={email} />
        </Notice>
      ) : null}
    </div>
  );
}

function Resend({ email }: { email: string }) {
  const [wait, startWait] = useCountdown();
  const resend = useMutation({
    ...resendChangeMutation,
    onError: (error) => startWait(retryAfterSeconds(toRequestFailure(error)) ?? 0),
  });
  // The text told the wait as it was; when it is over there is nothing left to say.
  const waited = resend.isError && retryAfterSeconds(toRequestFailure(resend.error)) !== null && wait === 0;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        busy={resend.isPending}
        busyLabel="Sending..."
        disabled={wait > 0}
        onClick={() => resend.mutate({ email })}
      >
        Send both links again
      </Button>
      {resend.isSuccess ? <p className="font-medium">Sent. Links from earlier mails no longer work.</p> : null}
      {resend.isError && !waited ? <p className="font-medium">{resendFailureText(resend.error)}</p> : null}
    </div>
  );
}
