import { useState } from 'react';
import { FormError } from '@/shared/ui/field';
import { FormSuccess } from '@/shared/ui/form-success';
import { verificationMailMutation } from '../api/mutations';
import { EmailForm } from './email-form';

/** Shown until the link's tokens have become a session. */
export function ConfirmingEmail() {
  return <output className="block text-[15px] text-muted">Confirming your email...</output>;
}

/** One of two links was opened: says what is left to do. */
export function HalfWay() {
  return (
    <FormSuccess
      title="One of the two links is confirmed."
      text="Your email changes as soon as the link that we sent to the other address is opened as well."
    />
  );
}

/** Says that the link cannot be used and offers a new one, to `email` unless another is typed. */
export function UnusableConfirmation({ email }: { email: string | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <FormSuccess
        takesFocus
        title="Verification email sent! Please check your inbox."
        text={`If ${sentTo} still waits to be confirmed, the new link is there.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>
        This confirmation link is invalid or has expired. It may have been used already: if so, there is nothing left to
        do.
      </FormError>
      <EmailForm
        mail={verificationMailMutation}
        email={email}
        label="Send New Link"
        busyLabel="Sending..."
        failure="Failed to resend verification email."
        onSent={setSentTo}
      />
    </div>
  );
}
