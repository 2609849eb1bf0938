import { clsx } from 'clsx';
import { Handshake, MailWarning, ShieldAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { AppLink } from '@/platform/navigation/app-link';
import { saveDestination } from '@/platform/navigation/saved-destination';
import { useUser } from '@/platform/auth/auth-provider';
import { EmailCode } from '@/platform/session/email-code';
import { useMember } from '@/platform/session/member';
import { ResendVerificationEmail } from '@/platform/session/resend-verification-email';
import { useStanding } from '@/platform/session/standing';
import { ButtonLink } from '@/kit/ui/button';
import { can } from './entitlements';
import { gates, restrictedText, unverifiedText, type Act } from '@/domain/membership/gates';
import { useRestricted } from './use-gated';
import { useUpgradePath } from './use-upgrade-path';

interface GateProps {
  act: Act;
  /** The form. An unverified member can fill it in; a restricted one can't. */
  children?: ReactNode;
}

/** What the member needs for this, before its form, with the way to fix it. Only the form if they have it all. */
export function Gate({ act, children }: GateProps) {
  return (
    <>
      <Needs act={act} />
      {children ? <Gated>{children}</Gated> : null}
    </>
  );
}

/** Disables every field and button in it for restricted members. */
export function Gated({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={useRestricted()} className="contents">
      {children}
    </fieldset>
  );
}

function Needs({ act }: { act: Act }) {
  const { data: member } = useMember();
  const { standing } = useStanding();
  if (!member) return null;
  if (standing !== 'active') return <Restricted text={restrictedText(act, standing)} />;
  const { jv, formless, anyEmail } = { jv: false, formless: false, anyEmail: false, ...gates[act] };
  return (
    <>
      {member.email_confirmed === false && !anyEmail ? (
        <VerifyEmail text={unverifiedText(act)} formless={formless} />
      ) : null}
      {jv && can(member, 'no_jv_requirement') === false ? <JvNotice /> : null}
    </>
  );
}

interface NoticeProps {
  icon: ReactNode;
  danger?: boolean;
  children: ReactNode;
}

function Notice({ icon, danger = false, children }: NoticeProps) {
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-card px-4 py-3 text-sm',
        danger ? 'bg-brick-soft text-brick-ink' : 'bg-amber-soft text-amber-ink',
      )}
    >
      <span className="mt-0.5 [&_svg]:size-5">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** Says why nothing can be sent, with the way to appeal. */
function Restricted({ text }: { text: string }) {
  return (
    <Notice danger icon={<ShieldAlert aria-hidden />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 font-semibold">{text}</p>
        <AppLink to={paths.accountStanding} variant="secondary" size="sm">
          Read why or appeal
        </AppLink>
      </div>
    </Notice>
  );
}

/** Asks for the code of the verification email. Its link leads back to this screen. */
function VerifyEmail({ text, formless }: { text: string; formless: boolean }) {
  const { email } = useUser();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEffect(() => saveDestination(here), [here]);
  return (
    <Notice icon={<MailWarning aria-hidden />}>
      <div data-asks-verification className="flex flex-col gap-2.5">
        <p className="break-words">
          <strong>{text}</strong> Enter the code we sent to {email}, or open the link in that email.
          {formless ? null : ' You can fill in the form in the meantime.'}
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
