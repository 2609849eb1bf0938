import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { FormNotice } from '@/features/auth/components/form-notice';
import { SignInForm } from '@/features/auth/components/sign-in-form';
import { paths } from '@/shared/config/paths';
import { safeRedirect } from '@/shared/config/redirects';
import { FormSuccess } from '@/shared/ui/form-success';
import { PageHeading } from '@/shared/layout/page';
import { AgreementNote, AuthFootnote, authLinkClass } from './auth-footnote';
import { readArrival, type Arrival } from './arrival';
import { useEnterApp } from './enter-app';

export default function SignInScreen() {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  const leaving = useEnterApp(safeRedirect(redirect, paths.dashboard));
  const arrival = readArrival(useLocation().state);
  return (
    <>
      <PageHeading title="Welcome back" tab="Sign in" lead="Your deals, your network, your buy box." className="mb-7" />
      <SignInForm email={arrival.newAccount ?? arrival.sessionEnded} leaving={leaving} notice={noticeOf(arrival)} />
      <AuthFootnote>
        New here?{' '}
        <Link
          to={redirect ? `${paths.signUp}?redirect=${encodeURIComponent(redirect)}` : paths.signUp}
          className={authLinkClass}
        >
          Sign up
        </Link>
      </AuthFootnote>
      <AgreementNote action="signing in" />
    </>
  );
}

function noticeOf({ newAccount, sessionEnded }: Arrival) {
  if (newAccount) return <FormSuccess title="Your account has been created." text="Sign in to continue." />;
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
