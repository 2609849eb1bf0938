import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { openEmailLink, recoveryEmailMutation } from '@/features/auth/api/mutations';
import { EmailForm } from '@/features/auth/components/email-form';
import { verifiedHash } from '@/features/auth/recovery-link';
import { paths } from '@/domain/site/paths';
import { useDestination } from '@/platform/navigation/use-destination';
import { EmailedCodeForm } from '@/platform/session/emailed-code-form';
import { Button } from '@/kit/ui/button';
import { FormSuccess } from '@/kit/ui/form-success';
import { PageHeading } from '@/platform/layout/page';
import { AuthFootnote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

export default function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The code below signs in, too.
  useEnterApp(paths.dashboard, sentTo !== null);
  return (
    <>
      <PageHeading
        title="Forgot password?"
        lead="Enter your email and we’ll send you a link to reset it."
        className="mb-7"
      />
      {sentTo ? (
        <div className="flex flex-col gap-4">
          <FormSuccess
            takesFocus
            title="Reset link sent!"
            text={
              `If there’s an account for ${sentTo}, you’ll get an email with a link. ` +
              'If it doesn’t arrive within a few minutes, check your spam folder or try again.'
            }
          />
          <EmailedCodeForm
            label="Set a new password"
            sentTo={sentTo}
            onCode={async (code) => {
              await openEmailLink({ type: 'recovery', ...code });
              await navigate(`${paths.resetPassword}${verifiedHash}`, { replace: true });
            }}
          />
          <Button variant="secondary" size="lg" full onClick={() => setSentTo(null)}>
            Try again
          </Button>
        </div>
      ) : (
        <EmailForm
          mutation={recoveryEmailMutation}
          label="Send Reset Link"
          busyLabel="Sending..."
          failure="Failed to send password reset email. Please try again."
          onSent={setSentTo}
        />
      )}
      <AuthFootnote>
        <Link to={paths.signIn(useDestination())} className={authLinkClass}>
          Return to sign in
        </Link>
      </AuthFootnote>
    </>
  );
}
