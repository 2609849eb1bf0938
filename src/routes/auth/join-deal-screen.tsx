import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EnterCode } from '@/features/auth/components/enter-code';
import { NewPasswordForm } from '@/features/auth/components/new-password-form';
import { newPasswordReason } from '@/features/auth/errors';
import { emailedInvitationQuery, type EmailedInvitation } from '@/features/deal-guest/api/invitation';
import { InvitationSummary } from '@/features/deal-guest/components/invitation-summary';
import { JoinForm } from '@/features/deal-guest/components/join-form';
import { readJoinLink, type JoinLink } from '@/features/deal-guest/join-link';
import { paths } from '@/domain/site/paths';
import { PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { useAuth } from '@/platform/auth/auth-provider';
import { signOut } from '@/platform/session/sign-out';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { Skeleton } from '@/kit/ui/skeleton';
import { AgreementNote, AuthFootnote, authLinkClass } from './auth-footnote';
import { useEnterApp } from './enter-app';

/** Where the link of an emailed invitation to a deal leads, signed in or not. Opening it changes nothing. */
export default function JoinDealScreen() {
  const { hash } = useLocation();
  const link = readJoinLink(hash);
  const { status } = useAuth();
  const query = useQuery(emailedInvitationQuery(link.token));
  const { data: invitation, error } = query;
  return (
    <>
      <PageHeading title={invitation === null ? 'Invitation not available' : 'Join the deal'} className="mb-5" />
      {invitation && status !== 'loading' ? <Invited link={link} invitation={invitation} /> : null}
      {invitation === null ? <Unavailable /> : null}
      {error ? <QueryError query={query} title="We couldn’t load this invitation" /> : null}
      {(invitation === undefined && !error) || (invitation && status === 'loading') ? <Loading /> : null}
    </>
  );
}

/** Until the invitation is there, and it's known who is signed in. */
function Loading() {
  return (
    <>
      <output className="sr-only">Loading invitation</output>
      <Skeleton className="h-72 rounded-card" />
    </>
  );
}

/** For a link that was used, withdrawn, replaced, or that expired. */
function Unavailable() {
  return (
    <>
      <FormError>
        This link has expired, was already used or replaced by a newer one, or the invitation was withdrawn. Ask the
        person who invited you to send it again.
      </FormError>
      <AuthFootnote>
        Already joined?{' '}
        <Link to={paths.signIn(paths.deals)} className={authLinkClass}>
          Open your deals
        </Link>
      </AuthFootnote>
    </>
  );
}

interface InvitedProps {
  link: JoinLink;
  invitation: EmailedInvitation;
}

/** What's left to do, by who is signed in. */
function Invited({ link, invitation }: InvitedProps) {
  const auth = useAuth();
  const [dealId, setDealId] = useState<string | null>(null);
  const leaving = useEnterApp(paths.deal(dealId ?? ''), dealId === null);
  const navigate = useNavigate();
  const member = auth.status === 'restricted' ? auth.member : auth.user;
  if (member && member.email.toLowerCase() !== invitation.email && dealId === null)
    return <OtherAccount email={member.email} invited={invitation.email} />;
  if (auth.status === 'restricted')
    return auth.needs === 'code' ? (
      <EnterCode email={auth.member.email} />
    ) : (
      <>
        <p className="mb-5 text-[15px] text-pretty text-muted">{newPasswordReason}</p>
        <NewPasswordForm
          email={auth.member.email}
          // Lifts the restriction, which brings back the invitation.
          onUpdated={() => undefined}
          onNewLink={() => void navigate(paths.forgotPassword)}
        />
      </>
    );
  return (
    <>
      <InvitationSummary invitation={invitation} />
      <JoinForm
        link={link}
        invitation={invitation}
        isSignedIn={member !== null}
        onJoined={setDealId}
        leaving={leaving}
      />
      <AgreementNote action="joining" />
    </>
  );
}

function OtherAccount({ email, invited }: { email: string; invited: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <p className="mb-5 text-[15px] wrap-anywhere">
        This invitation is for <strong>{invited}</strong>, and you’re signed in as {email}. Sign out, then open the link
        in the email again.
      </p>
      <Button
        size="lg"
        full
        busy={busy}
        busyLabel="Signing out..."
        onClick={() => {
          setBusy(true);
          void signOut().then(setBusy);
        }}
      >
        Sign out
      </Button>
    </>
  );
}
