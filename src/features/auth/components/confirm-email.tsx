import { useState } from 'react';
import { FormError } from '@/shared/ui/field';
import { FormSuccess } from '@/shared/ui/form-success';
import { verificationEmailMutation } from '../api/mutations';
import { EmailForm } from './email-form';

/** Shown until the link's tokens have become a session. */
export function ConfirmingEmail() {
  return <output className="block text-[15px] text-muted">Confirming your email...</output>;
}

/** Says that the link is invalid and offers a new one. `email` prefills the form. */
export function UnusableConfirmation({ email }: { email: string | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <FormSuccess
        takesFocus
        title="Verification email sent! Please check your inbox."
        text={`If ${sentTo} belongs to an account, we’ve sent a new link.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>
        This confirmation link is invalid or has expired. If you’ve already used it, you’re all set.
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
