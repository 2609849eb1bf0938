import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { EnterCode } from '@/features/auth/components/enter-code';
import { FormNotice } from '@/features/auth/components/form-notice';
import type { Recovery } from '@/features/auth/components/recovery-code-form';
import { SignInForm } from '@/features/auth/components/sign-in-form';
import { destinationOf } from '@/domain/site/destinations';
import { paths } from '@/domain/site/paths';
import { useDestination } from '@/platform/navigation/use-destination';
import { useAuth } from '@/platform/auth/auth-provider';
import { entryPath } from '@/platform/auth/entry-path';
import { Button, ButtonLink } from '@/kit/ui/button';
import { FormSuccess } from '@/kit/ui/form-success';
import { PageHeading } from '@/platform/layout/page';
import { AgreementNote, AuthFootnote, authLinkClass } from './auth-footnote';
import { readArrival, type Arrival } from './arrival';
import { useEnterApp } from './enter-app';
import { Reason } from './reason';

/** Asks for the password, and then for the code of members with two-factor authentication. */
export default function SignInScreen() {
  const requested = useDestination();
  const auth = useAuth();
  const [recovery, setRecovery] = useState<Recovery>('none');
  const [replacing, setReplacing] = useState<boolean | null>(null);
  // Still known while the session changes.
  const [member, setMember] = useState<string | null>(null);
  const needing = auth.status === 'restricted' ? auth.member.email : auth.status === 'unauthenticated' ? null : member;
  if (needing !== member) setMember(needing);

  const destination = replacing ? paths.account : (requested ?? paths.dashboard);
  const leaving = useEnterApp(destination, recovery !== 'none' && replacing === null);
  if (recovery === 'done') return <Recovered busy={replacing !== null} onChoose={setReplacing} />;
  if (member === null) return <Password leaving={leaving} />;
  return (
    <>
      <PageHeading title="Two-factor authentication" className="mb-3" />
      <EnterCode email={member} leaving={leaving} onRecovery={setRecovery} />
    </>
  );
}

function Password({ leaving }: { leaving: boolean }) {
  const destination = useDestination();
  const arrival = readArrival(useLocation().state);
  const isReturning = arrival.sessionEnded !== undefined || !destination || !destinationOf(destination);
  const signUp = paths.signUpFor(destination);
  if (arrival.wasSent && destination && entryPath(destination) === signUp) return <Navigate to={signUp} replace />;
  return (
    <>
      <PageHeading
        title={isReturning ? 'Welcome back' : 'Sign in'}
        tab="Sign in"
        lead={
          isReturning ? (
            'Your deals, your network, your buy box.'
          ) : (
            <Reason action="Sign in" destination={destination} />
          )
        }
        className="mb-7"
      />
      <SignInForm email={arrival.sessionEnded} leaving={leaving} notice={noticeOf(arrival)} />
      {isReturning ? (
        <AuthFootnote>
          New here?{' '}
          <Link to={signUp} className={authLinkClass}>
            Sign up
          </Link>
        </AuthFootnote>
      ) : (
        // Many of those who came to do something are new.
        <div className="mt-7 border-t border-line pt-6">
          <p className="mb-3 text-center text-[15px] text-muted">New here? Joining is free.</p>
          <ButtonLink to={signUp} variant="secondary" size="lg" full>
            Sign up
          </ButtonLink>
        </div>
      )}
      <AgreementNote action="signing in" />
    </>
  );
}

interface RecoveredProps {
  busy: boolean;
  onChoose: (replacing: boolean) => void;
}

/** After a recovery code was used. */
function Recovered({ busy, onChoose }: RecoveredProps) {
  return (
    <>
      <PageHeading title="Signed in with a recovery code" className="mb-7" />
      <FormSuccess
        takesFocus
        title="You’re signed in."
        text={
          'That code no longer works, and you’re signed out on your other devices. Two-factor authentication is ' +
          'still on. If you lost your app, replace it.'
        }
      />
      <div className="mt-5 flex flex-col gap-3">
        <Button size="lg" full disabled={busy} onClick={() => onChoose(true)}>
          Replace my app
        </Button>
        <Button variant="secondary" size="lg" full disabled={busy} onClick={() => onChoose(false)}>
          Not now
        </Button>
      </div>
    </>
  );
}

function noticeOf({ sessionEnded }: Arrival) {
  if (sessionEnded) {
    return (
      <FormNotice
        title="Your session expired."
        text="Sign in again to pick up where you left off. We’ve kept any listing you were writing."
      />
    );
  }
  return null;
}
