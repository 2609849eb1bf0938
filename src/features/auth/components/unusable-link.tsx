import { useState, type ReactNode } from 'react';
import { FormError } from '@/kit/ui/field';
import { FormSuccess } from '@/kit/ui/form-success';
import { recoveryEmailMutation } from '../api/mutations';
import { recoveryTexts, type RecoveryFailure } from '../errors';
import { EmailForm } from './email-form';

/** Says what's wrong with the link and offers a new one. */
export function UnusableLink({ failure, children }: { failure: RecoveryFailure; children?: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <FormSuccess
        takesFocus
        title="A new password reset link has been sent to your email address."
        text={`Check the inbox for ${sentTo}.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>{recoveryTexts[failure]}</FormError>
      {children}
      <EmailForm
        mutation={recoveryEmailMutation}
        label="Request New Link"
        busyLabel="Sending..."
        failure="Failed to request new link. Please try again."
        onSent={setSentTo}
      />
    </div>
  );
}
