import { Handshake, MailWarning } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { saveDestination } from '@/shared/navigation/saved-destination';
import { useUser } from '@/shared/session/auth-provider';
import { EmailCode } from '@/shared/session/email-code';
import { useMember } from '@/shared/session/member';
import { ResendVerificationEmail } from '@/shared/session/resend-verification-email';
import { ButtonLink } from '@/shared/ui/button';
import { can } from './entitlements';
import { gates, type Act } from './gates';
import { useUpgradePath } from './use-upgrade-path';

/** Whether the member still has to verify their email. False until it's known: Postgres checks again. */
export function useUnverified(): boolean {
  return useMember().data?.email_confirmed === false;
}

/** What the member needs for this, before its form, with the button that fixes it. Nothing if they have it all. */
export function Gate({ act }: { act: Act }) {
  const { data: member } = useMember();
  if (!member) return null;
  const { unverified, jv } = { jv: false, ...gates[act] };
  return (
    <>
      {member.email_confirmed === false ? <VerifyEmail text={unverified} /> : null}
      {jv && can(member, 'no_jv_requirement') === false ? <JvNotice /> : null}
    </>
  );
}

interface NoticeProps {
  icon: ReactNode;
  children: ReactNode;
}

function Notice({ icon, children }: NoticeProps) {
  return (
    <div className="flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink">
      <span className="mt-0.5 [&_svg]:size-5">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** Asks for the code of the verification email. Its link leads back to this screen. */
function VerifyEmail({ text }: { text: string }) {
  const { email } = useUser();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEffect(() => saveDestination(here), [here]);
  return (
    <Notice icon={<MailWarning aria-hidden />}>
      <div data-asks-verification className="flex flex-col gap-2.5">
        <p className="break-words">
          <strong>{text}</strong> Enter the code we sent to {email}, or open the link in that email. You can fill in the
          form in the meantime.
        </p>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <EmailCode type="email" email={email} />
          <ResendVerificationEmail email={email} />
        </div>
      </div>
    </Notice>
  );
}

/** The joint venture requirement of free members. */
function JvNotice() {
  const upgrade = useUpgradePath();
  return (
    <Notice icon={<Handshake aria-hidden />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64">
          Free members’ listings carry a <strong>50% JV requirement</strong>: you and the buyer split the profit evenly.
          Paid members post without it.
        </p>
        <ButtonLink to={upgrade} variant="secondary" size="sm">
          Upgrade
        </ButtonLink>
      </div>
    </Notice>
  );
}
