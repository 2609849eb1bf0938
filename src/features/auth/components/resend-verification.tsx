import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { verificationEmailMutation } from '@/platform/session/email-verification';
import { Button } from '@/kit/ui/button';
import { withWait } from '../errors';

/** Resends the verification email to a visitor who couldn't sign in without it. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useMutation(verificationEmailMutation);
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={resend.isPending}
        busyLabel="Sending..."
        onClick={() => resend.mutate({ email })}
      >
        Resend email
      </Button>
      {resend.isSuccess ? (
        <p className="text-ink">
          Verification email resent. Please check your inbox.{' '}
          <Link to={`${paths.confirmEmail}?type=email`} className="font-medium underline underline-offset-4">
            Enter the code
          </Link>
        </p>
      ) : null}
      {resend.isError ? (
        <p>{withWait('Failed to resend verification email. Please try again later.', resend.error)}</p>
      ) : null}
    </div>
  );
}
