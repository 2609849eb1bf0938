import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ConfirmingEmail, HalfWay, UnusableConfirmation } from '@/features/auth/components/confirm-email';
import { readConfirmationLink } from '@/features/auth/confirmation-link';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { arrivalHash } from '@/shared/session/auth-store';
import { memberQuery, useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { PageHeading } from '@/shared/ui/page';
import { toast } from '@/shared/ui/toast';
import { AuthFootnote, authLinkClass } from './auth-footnote';

/** Where the links of confirmation mails arrive: signs in and goes on, or says what is wrong with the link. */
export default function ConfirmEmailScreen() {
  const { status, user } = useAuth();
  const { hash, key } = useLocation();
  // The client may have taken the fragment out of the address of the first screen.
  const link = readConfirmationLink(hash === '' && key === 'default' ? arrivalHash : hash);
  const member = useMember();

  if (link.kind === 'confirmed' && status !== 'unauthenticated') return <Confirmed changed={link.changed} />;
  if (link.kind === 'half-way') {
    return (
      <Frame signedIn={status === 'authenticated'}>
        <HalfWay />
      </Frame>
    );
  }
  // Opened a second time, by the reader or by a mail program that looks at links.
  if (status === 'authenticated' && member.data?.email_confirmed) return <NothingToDo />;
  const waiting = status === 'loading' || (status === 'authenticated' && member.isPending);
  return (
    <Frame signedIn={status === 'authenticated'}>
      {waiting ? <ConfirmingEmail /> : <UnusableConfirmation email={user?.email} />}
    </Frame>
  );
}

/** Waits for the session, then takes the member into the app, where banner and gates are gone. */
function Confirmed({ changed }: { changed: boolean }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
    toast.success(changed ? 'Your new email address is confirmed.' : 'Your email is confirmed.');
    void navigate(changed ? paths.account : paths.dashboard, { replace: true });
  }, [userId, changed, navigate, queryClient]);
  return (
    <Frame signedIn>
      <ConfirmingEmail />
    </Frame>
  );
}

function NothingToDo() {
  return (
    <>
      <PageHeading
        title="Email confirmed"
        lead="This address is confirmed already. There is nothing left to do."
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
      <PageHeading title="Confirm Email" className="mb-7" />
      {children}
      <AuthFootnote>
        <Link to={signedIn ? paths.dashboard : paths.signIn()} className={authLinkClass}>
          {signedIn ? 'Go to Dashboard' : 'Back to Sign In'}
        </Link>
      </AuthFootnote>
    </>
  );
}
