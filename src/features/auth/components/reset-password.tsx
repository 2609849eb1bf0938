import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { FormSuccess } from '@/shared/ui/form-success';
import { openRecoveryLink, recoveryMailMutation } from '../api/mutations';
import { recoveryFailureOf, recoveryTexts, type RecoveryFailure } from '../rules';
import { EmailForm } from './email-form';

/** Shown until it is known what the link is worth. */
export function VerifyingLink() {
  return <output className="block text-[15px] text-muted">Verifying link...</output>;
}

interface OpenLinkProps {
  accessToken: string;
  refreshToken: string;
  onOpened: () => void;
}

/** Makes the link's tokens this browser's session. Give it the link as its key: a new one starts anew. */
export function OpenRecoveryLink({ accessToken, refreshToken, onOpened }: OpenLinkProps) {
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const verifying = failure === null;
  useEffect(() => {
    if (!verifying) return undefined;
    let current = true;
    openRecoveryLink({ accessToken, refreshToken }).then(
      () => current && onOpened(),
      (error: unknown) => current && setFailure(recoveryFailureOf(error)),
    );
    return () => {
      current = false;
    };
  }, [accessToken, refreshToken, onOpened, verifying]);

  if (verifying) return <VerifyingLink />;
  return (
    <UnusableLink failure={failure}>
      {failure === 'broken' ? (
        <Button variant="secondary" full onClick={() => setFailure(null)}>
          Try again
        </Button>
      ) : null}
    </UnusableLink>
  );
}

/** Says what is wrong with the link and offers a new one. */
export function UnusableLink({ failure, children }: { failure: RecoveryFailure; children?: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <FormSuccess
        takesFocus
        title="A new password reset link has been sent to your email address."
        text={`Look for it in the mail of ${sentTo}.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>{recoveryTexts[failure]}</FormError>
      {children}
      <EmailForm
        mail={recoveryMailMutation}
        label="Request New Link"
        busyLabel="Sending..."
        failure="Failed to request new link. Please try again."
        onSent={setSentTo}
      />
    </div>
  );
}
