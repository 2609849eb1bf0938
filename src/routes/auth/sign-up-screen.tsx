import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SignUpWizard } from '@/features/signup/components/sign-up-wizard';
import { paths } from '@/shared/config/paths';
import { AgreementNote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

export default function SignUpScreen() {
  const [params] = useSearchParams();
  const signIn = paths.signIn(params.get('redirect') ?? undefined);
  const [creating, setCreating] = useState(false);
  const [done, setDone] = useState(false);
  // A session from another tab isn't a new member's.
  const leaving = useEnterApp(done ? paths.membership : paths.dashboard, creating && !done);

  return (
    <SignUpWizard
      signIn={
        <>
          Already a member?{' '}
          <Link to={signIn} className={`${authLinkClass} pointer-coarse:-my-2.5`}>
            Sign in
          </Link>
        </>
      }
      agreement={
        <div className="pb-4">
          <AgreementNote action="creating an account" />
        </div>
      }
      leaving={leaving || done}
      onCreating={setCreating}
      onDone={() => setDone(true)}
    />
  );
}
