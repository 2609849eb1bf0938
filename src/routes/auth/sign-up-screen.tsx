import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SignUpWizard } from '@/features/signup/components/sign-up-wizard';
import { paths } from '@/domain/site/paths';
import { useDestination } from '@/platform/navigation/use-destination';
import { withSearch } from '@/domain/filters/search-text';
import { AgreementNote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';
import { Reason } from './reason';

export default function SignUpScreen() {
  const destination = useSignUpDestination();
  const [creating, setCreating] = useState(false);
  const [done, setDone] = useState(false);
  // A session from another tab isn't a new member's.
  const leaving = useEnterApp(
    done ? paths.membershipFor(destination) : (destination ?? paths.dashboard),
    creating && !done,
  );
  const signIn = paths.signIn(destination);

  return (
    <SignUpWizard
      reason={destination ? <Reason action="Create a free account" destination={destination} /> : null}
      signIn={
        <>
          Already a member?{' '}
          <Link to={signIn} className={`${authLinkClass} pointer-coarse:-my-2.5`}>
            Sign in
          </Link>
        </>
      }
      signInPath={signIn}
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

/** Where sign-up leads: the page the visitor wanted, or the results of the search they typed; null for neither. */
function useSignUpDestination(): string | null {
  const search = useSearchParams()[0].get('search');
  const destination = useDestination();
  return destination ?? (search ? withSearch(paths.marketplace, search) : null);
}
