import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EnterCode } from '@/features/auth/components/enter-code';
import { NewPasswordForm } from '@/features/auth/components/new-password-form';
import { OpenRecoveryLink } from '@/features/auth/components/open-recovery-link';
import { OpenEmailLink } from '@/features/auth/components/open-email-link';
import { PasswordUpdated } from '@/features/auth/components/password-updated';
import { UnusableLink } from '@/features/auth/components/unusable-link';
import { VerifyingLink } from '@/features/auth/components/verifying-link';
import { readEmailLink, type EmailLink } from '@/features/auth/email-link';
import { newPasswordReason } from '@/features/auth/errors';
import { expiredHash, readRecoveryLink, verifiedHash } from '@/features/auth/recovery-link';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { PageHeading } from '@/platform/layout/page';
import { AuthFootnote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

export default function ResetPasswordScreen() {
  const auth = useAuth();
  const { status } = auth;
  const { hash, search } = useLocation();
  const emailLink = readEmailLink(search);
  const { kind } = readRecoveryLink(hash);
  const [updated, setUpdated] = useState(false);
  // Signed-in members without a link don't belong here, nor those who have just set the password they had to.
  useEnterApp(paths.dashboard, kind !== 'none' || emailLink !== null);
  const isRestricted = auth.status === 'restricted' && auth.needs === 'password';
  return (
    <>
      <PageHeading
        title={
          isRestricted || (kind === 'verified' && status === 'authenticated') ? 'Set New Password' : 'Reset Password'
        }
        lead={isRestricted ? newPasswordReason : undefined}
        className="mb-7"
      />
      <ByLink hash={hash} emailLink={emailLink} updated={updated} onUpdated={() => setUpdated(true)} />
      {updated ? null : (
        <AuthFootnote>
          <Link to={paths.signIn()} className={authLinkClass}>
            Back to Sign In
          </Link>
        </AuthFootnote>
      )}
    </>
  );
}

interface ByLinkProps {
  hash: string;
  emailLink: EmailLink | null;
  updated: boolean;
  onUpdated: () => void;
}

/** What the link in the URL allows. */
function ByLink({ hash, emailLink, updated, onUpdated }: ByLinkProps) {
  const auth = useAuth();
  const { status, user } = auth;
  const navigate = useNavigate();
  const link = readRecoveryLink(hash);
  const showForm = useCallback(() => void navigate({ hash: verifiedHash }, { replace: true }), [navigate]);
  const requestNewLink = useCallback(() => void navigate({ hash: expiredHash }, { replace: true }), [navigate]);
  const goHome = useCallback(() => void navigate(paths.home, { replace: true }), [navigate]);

  if (updated) return <PasswordUpdated onDone={goHome} />;
  if (auth.status === 'restricted' && auth.needs === 'password')
    return <NewPasswordForm email={auth.member.email} onUpdated={onUpdated} onNewLink={requestNewLink} />;
  if (emailLink?.type === 'recovery' && link.kind === 'none') {
    return (
      <OpenEmailLink
        key={emailLink.tokenHash}
        link={emailLink}
        text="Continue to choose a new password."
        label="Continue"
        onOpened={showForm}
        onRefused={requestNewLink}
      />
    );
  }
  if (link.kind === 'tokens') return <OpenRecoveryLink key={hash} {...link} onOpened={showForm} />;
  if (link.kind === 'expired') return <UnusableLink failure="expired" />;
  if (link.kind === 'malformed') return <UnusableLink failure="malformed" />;
  // A new password takes the second factor, too.
  if (auth.status === 'restricted') return <EnterCode email={auth.member.email} />;
  if (status === 'unauthenticated') return <UnusableLink failure={link.kind === 'none' ? 'malformed' : 'expired'} />;
  if (link.kind === 'none' || status === 'loading') return <VerifyingLink />;
  return <NewPasswordForm email={user?.email ?? ''} onUpdated={onUpdated} onNewLink={requestNewLink} />;
}
