import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '@/features/auth/components/new-password-form';
import { PasswordUpdated } from '@/features/auth/components/password-updated';
import { OpenRecoveryLink, UnusableLink, VerifyingLink } from '@/features/auth/components/reset-password';
import { expiredHash, readRecoveryLink, verifiedHash } from '@/features/auth/recovery-link';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { PageHeading } from '@/shared/ui/page';
import { AuthFootnote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

export default function ResetPasswordScreen() {
  const { status } = useAuth();
  const { hash } = useLocation();
  const { kind } = readRecoveryLink(hash);
  const [updated, setUpdated] = useState(false);
  // Without a link there is nothing to do here for somebody who is signed in.
  useEnterApp(paths.dashboard, kind !== 'none');
  return (
    <>
      <PageHeading
        title={kind === 'verified' && status === 'authenticated' ? 'Set New Password' : 'Reset Password'}
        className="mb-7"
      />
      <ByLink hash={hash} updated={updated} onUpdated={() => setUpdated(true)} />
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
  updated: boolean;
  onUpdated: () => void;
}

/** What the link in the address allows. */
function ByLink({ hash, updated, onUpdated }: ByLinkProps) {
  const { status, user } = useAuth();
  const navigate = useNavigate();
  const link = readRecoveryLink(hash);
  const showForm = useCallback(() => void navigate({ hash: verifiedHash }, { replace: true }), [navigate]);
  const askForNewLink = useCallback(() => void navigate({ hash: expiredHash }, { replace: true }), [navigate]);
  const goOn = useCallback(() => void navigate(paths.home, { replace: true }), [navigate]);

  if (updated) return <PasswordUpdated onDone={goOn} />;
  if (link.kind === 'tokens') return <OpenRecoveryLink key={hash} {...link} onOpened={showForm} />;
  if (link.kind === 'expired') return <UnusableLink failure="expired" />;
  if (link.kind === 'malformed') return <UnusableLink failure="malformed" />;
  if (status === 'unauthenticated') return <UnusableLink failure={link.kind === 'none' ? 'malformed' : 'expired'} />;
  if (link.kind === 'none' || status === 'loading') return <VerifyingLink />;
  return <NewPasswordForm email={user.email} onUpdated={onUpdated} onNewLink={askForNewLink} />;
}
