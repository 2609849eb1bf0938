import { useMutation } from '@tanstack/react-query';
import { useCountdown } from '@/shared/lib/use-countdown';
import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';
import { Button } from '@/shared/ui/button';
import { resendChangeMutation } from '../api/mutations';
import type { Account } from '../api/queries';
import { resendFailureText } from '../rules';
import { Notice } from './notice';

/** A change of email that waits for its two links. */
export function PendingEmail({ account: { email, pendingEmail } }: { account: Account }) {
  return (
    <>
      {/* Stands before there is anything in it, so that it is announced. */}
      <output className="block not-empty:mt-4">
        {pendingEmail ? (
          <Notice tone="waiting" title={`Waiting for confirmation of ${pendingEmail}`}>
            We sent one link to {email} and one to {pendingEmail}. The change takes effect when both have been opened;
            until then you sign in with {email}.
          </Notice>
        ) : null}
      </output>
      {pendingEmail ? <Resend key={pendingEmail} email={email} /> : null}
    </>
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
      <output className="text-sm font-medium text-ink">
        {resend.isSuccess ? 'Both links are on their way. Those of earlier mails no longer work.' : null}
        {resend.isError && !waited ? resendFailureText(resend.error) : null}
      </output>
    </div>
  );
}
