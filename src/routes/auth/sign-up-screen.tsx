import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { SignUpOutcome } from '@/features/signup/api/mutations';
import { AccountForm } from '@/features/signup/components/account-form';
import { paths } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/page';
import type { Arrival } from './arrival';
import { AgreementNote, AuthFootnote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

/** Where a new member goes first. */
const afterSignUp = paths.dashboard;

export default function SignUpScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const signIn = paths.signIn(params.get('redirect') ?? undefined);
  const leaving = useEnterApp(afterSignUp);
  const [created, setCreated] = useState(false);

  function onCreated(outcome: SignUpOutcome, email: string) {
    setCreated(true);
    const arrival: Arrival = { newAccount: email };
    if (outcome === 'created') void navigate(signIn, { state: arrival });
  }

  return (
    <>
      <PageHeading title="Create Your Account" lead="Free to join. Post your first deal today." className="mb-7" />
      <AccountForm onCreated={onCreated} leaving={leaving || created} />
      <AuthFootnote>
        Already a member?{' '}
        <Link to={signIn} className={authLinkClass}>
          Sign in
        </Link>
      </AuthFootnote>
      <AgreementNote action="creating an account" />
    </>
  );
}
