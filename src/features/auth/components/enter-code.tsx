import { useState } from 'react';
import { signOut } from '@/platform/session/sign-out';
import { Button } from '@/kit/ui/button';
import { CodeForm } from './code-form';
import { RecoveryCodeForm, type RecoveryCodeFormProps } from './recovery-code-form';

interface EnterCodeProps extends Omit<RecoveryCodeFormProps, 'leaving'> {
  email: string;
  /** Signed in and leaving the page; keeps the button busy. */
  leaving?: boolean;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function EnterCode({ email, leaving = false, ...recovery }: EnterCodeProps) {
  const [lostApp, setLostApp] = useState(false);
  const [signingOut, setSigningOut] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[15px] text-pretty text-muted">
        {lostApp
          ? 'Enter one of your recovery codes. Each works once. Two-factor authentication stays on.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      {lostApp ? <RecoveryCodeForm leaving={leaving} {...recovery} /> : <CodeForm leaving={leaving} />}
      <Button variant="ghost" full onClick={() => setLostApp(!lostApp)}>
        {lostApp ? 'Use your authenticator app' : 'Use a recovery code'}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-muted">
        <span className="min-w-0 break-words">Signing in as {email}</span>
        <Button
          variant="ghost"
          size="sm"
          busy={signingOut}
          onClick={() => {
            setSigningOut(true);
            void signOut().then(setSigningOut);
          }}
        >
          Sign out
        </Button>
      </p>
    </div>
  );
}
