import { useState } from 'react';
import { verificationEmailMutation } from '@/platform/session/email-verification';
import { EmailedCodeForm } from '@/platform/session/emailed-code-form';
import { FormError } from '@/kit/ui/field';
import { FormSuccess } from '@/kit/ui/form-success';
import { openEmailLink } from '../api/mutations';
import { EmailForm } from './email-form';

/** Shown until the link's tokens have become a session. */
export function ConfirmingEmail() {
  return <output className="block text-[15px] text-muted">Verifying your email...</output>;
}

interface UnusableConfirmationProps {
  /** Prefills the form. */
  email: string | undefined;
  /** Called once the code of the new email has signed in. */
  onOpened: () => void;
}

/** Says that the link is invalid, offers a new one, and takes the code that comes with it. */
export function UnusableConfirmation({ email, onOpened }: UnusableConfirmationProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <div className="flex flex-col gap-5">
        <FormSuccess
          takesFocus
          title="Verification email sent! Please check your inbox."
          text={`If ${sentTo} belongs to an account, we’ve sent a new link.`}
        />
        <EmailedCodeForm
          label="Verify email"
          sentTo={sentTo}
          onCode={(code) => openEmailLink({ type: 'email', ...code }).then(onOpened)}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>
        This verification link is invalid or has expired. If you’ve already used it, you’re all set.
      </FormError>
      <EmailForm
        mutation={verificationEmailMutation}
        email={email}
        label="Send new link"
        busyLabel="Sending..."
        failure="Failed to resend verification email."
        onSent={setSentTo}
      />
    </div>
  );
}
