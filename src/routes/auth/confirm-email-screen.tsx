import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { verifyEmailMutation } from '@/features/auth/api/mutations';
import { ConfirmingEmail, UnusableConfirmation } from '@/features/auth/components/confirm-email';
import { OpenEmailLink } from '@/features/auth/components/open-email-link';
import { readConfirmationLink } from '@/features/auth/confirmation-link';
import { readEmailLink } from '@/features/auth/email-link';
import { expiredHash } from '@/features/auth/recovery-link';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { initialHash } from '@/platform/auth/auth-store';
import { memberQuery, useMember } from '@/platform/session/member';
import { clearDestination, savedDestination } from '@/platform/navigation/saved-destination';
import { describeError } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { ButtonLink } from '@/kit/ui/button';
import { PageHeading } from '@/platform/layout/page';
import { ErrorState } from '@/kit/ui/error-state';
import { toast } from '@/kit/ui/toast';
import { AuthFootnote, authLinkClass } from './auth-footnote';

/** Where confirmation links lead: signs in and redirects, or says what's wrong with the link. */
export default function ConfirmEmailScreen() {
  const { status } = useAuth();
  const { hash, key, search } = useLocation();
  const emailLink = readEmailLink(search);
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  // The auth client may already have removed the fragment from the URL.
  const link = readConfirmationLink(hash === '' && key === 'default' ? initialHash : hash);

  if (emailLink && emailLink.type !== 'recovery') {
    const changed = emailLink.type === 'email_change';
    if (opened) return <Verifying changed={changed} />;
    return (
      <Frame signedIn={status === 'authenticated'}>
        <OpenEmailLink
          key={emailLink.tokenHash}
          link={emailLink}
          text={
            changed
              ? 'Verify that this email address is yours. You’ll sign in with it from now on.'
              : `Verify that this email address is yours.${status === 'authenticated' ? '' : elsewhereText}`
          }
          label={changed ? 'Verify new email' : 'Verify email'}
          onOpened={() => setOpened(true)}
          onRefused={() => void navigate({ hash: expiredHash }, { replace: true })}
        />
      </Frame>
    );
  }
  if (opened || (link.kind === 'confirmed' && status !== 'unauthenticated'))
    return <Verifying changed={link.kind === 'confirmed' && link.changed} />;
  return <ByAccount onOpened={() => setOpened(true)} />;
}

/** The link works in any browser, but only the one that created the account keeps its password. */
const elsewhereText =
  ' If you signed up in another browser, enter the code from the email there instead: here, you’d have to choose a ' +
  'new password.';

/** Without a usable link, the account says whether there's anything left to confirm. */
function ByAccount({ onOpened }: { onOpened: () => void }) {
  const { status, user } = useAuth();
  const member = useMember();
  // Opened twice.
  if (status === 'authenticated' && member.data?.email_confirmed) return <AlreadyConfirmed />;
  const loading = status === 'loading' || (status === 'authenticated' && member.isPending);
  return (
    <Frame signedIn={status === 'authenticated'}>
      {loading ? <ConfirmingEmail /> : <UnusableConfirmation email={user?.email} onOpened={onOpened} />}
    </Frame>
  );
}

/** Verifies the address once there's a session, then opens the app, or has the member set a new password. */
function Verifying({ changed }: { changed: boolean }) {
  const auth = useAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(verifyEmailMutation);
  const userId = auth.status === 'restricted' ? auth.member.id : auth.user?.id;
  const verify = useCallback(() => {
    if (!userId) return;
    mutate(undefined, {
      onSuccess: (isUsable) => {
        void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
        toast.success(changed ? 'Your new email address is verified.' : 'Your email is verified.');
        const destination = changed ? paths.account : savedDestination(paths.dashboard);
        clearDestination();
        void navigate(isUsable ? destination : paths.resetPassword, { replace: true });
      },
    });
  }, [userId, changed, mutate, navigate, queryClient]);
  useEffect(verify, [verify]);
  // The link is older than the address, or wasn't from an email.
  if (error && toRequestFailure(error).kind === 'forbidden') return <ByAccount onOpened={verify} />;
  return (
    <Frame signedIn>
      {error ? (
        <ErrorState
          title="We couldn’t verify your email"
          text={describeError(error)}
          onRetry={verify}
          retrying={isPending}
        />
      ) : (
        <ConfirmingEmail />
      )}
    </Frame>
  );
}

function AlreadyConfirmed() {
  return (
    <>
      <PageHeading
        title="Email verified"
        lead="You’ve already verified this address. You’re all set."
        className="mb-7"
      />
      <ButtonLink to={paths.dashboard} size="lg" full>
        Go to Dashboard
      </ButtonLink>
    </>
  );
}

function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <>
      <PageHeading title="Verify email" className="mb-7" />
      {children}
      <AuthFootnote>
        <Link to={signedIn ? paths.dashboard : paths.signIn()} className={authLinkClass}>
          {signedIn ? 'Go to Dashboard' : 'Back to Sign In'}
        </Link>
      </AuthFootnote>
    </>
  );
}
