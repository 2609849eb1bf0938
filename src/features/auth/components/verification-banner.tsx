import { useMutation, useQuery } from '@tanstack/react-query';
import { MailWarning, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCountdown } from '@/shared/lib/use-countdown';
import { useAuth } from '@/shared/session/auth-provider';
import type { AuthUser } from '@/shared/session/auth-store';
import { memberQuery } from '@/shared/session/member';
import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';
import { Button, IconButton } from '@/shared/ui/button';
import { verificationMailMutation } from '../api/mutations';
import { resendFailureText } from '../rules';

const dismissedKey = 'verification-banner-dismissed';
/** How often a member who has the page open is asked after: the link may be opened on another device. */
const lookAgainMs = 20_000;

/** Reminds a signed-in member whose email is not confirmed. Goes away as soon as it is, wherever that happens. */
export function VerificationBanner() {
  const { user } = useAuth();
  return user ? <Reminder key={user.id} user={user} /> : null;
}

function Reminder({ user }: { user: AuthUser }) {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) === user.id);
  const member = useQuery({
    ...memberQuery(user.id),
    refetchOnWindowFocus: ({ state }) => (state.data?.email_confirmed === false ? 'always' : false),
    refetchInterval: ({ state }) => (state.data?.email_confirmed === false ? lookAgainMs : false),
  });
  const confirmed = member.data?.email_confirmed;

  useEffect(() => {
    if (confirmed && localStorage.getItem(dismissedKey) === user.id) localStorage.removeItem(dismissedKey);
  }, [confirmed, user.id]);

  if (confirmed !== false || dismissed) return null;
  return (
    <section aria-label="Email verification" className="border-b border-line bg-amber-soft text-amber-ink">
      <div className="mx-auto flex w-full max-w-page items-start gap-3 px-4 py-2.5 sm:items-center sm:px-6">
        <MailWarning aria-hidden className="mt-2 size-5 shrink-0 sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
          <p className="min-w-0 text-sm sm:flex-1">
            <span className="font-semibold">Please verify your email address.</span>{' '}
            <span className="break-words">We sent a link to {user.email}</span>
          </p>
          <Resend email={user.email} onSent={() => void member.refetch()} />
        </div>
        <IconButton
          label="Dismiss"
          onClick={() => {
            localStorage.setItem(dismissedKey, user.id);
            setDismissed(true);
          }}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const [wait, startWait] = useCountdown();
  const resend = useMutation({
    ...verificationMailMutation,
    onSuccess: onSent,
    onError: (error) => startWait(retryAfterSeconds(toRequestFailure(error)) ?? 0),
  });
  // The text told the wait as it was; when it is over there is nothing left to say.
  const waited = resend.isError && retryAfterSeconds(toRequestFailure(resend.error)) !== null && wait === 0;
  return (
    <div className="flex flex-wrap items-center gap-y-1">
      <output className="text-sm font-medium not-empty:mr-3">
        {resend.isSuccess ? 'Verification email sent! Please check your inbox.' : null}
        {resend.isError && !waited ? resendFailureText(resend.error) : null}
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
