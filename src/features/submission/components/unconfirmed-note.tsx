import { clsx } from 'clsx';
import { MailWarning } from 'lucide-react';
import { useMember } from '@/shared/session/member';
import { unverifiedText } from '../submission';

/** Asks members to verify their email before they start. Renders nothing for verified members. */
export function UnconfirmedNote() {
  const { data: member } = useMember();
  if (!member || member.email_confirmed) return null;
  return (
    <p
      className={clsx(
        'flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink',
        '[&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
      )}
    >
      <MailWarning aria-hidden />
      <span>
        <strong>{unverifiedText}</strong> You can fill everything in now, and we’ll save it.
      </span>
    </p>
  );
}
