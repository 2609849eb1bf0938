import { MailWarning } from 'lucide-react';
import { useMember } from '@/shared/session/member';
import { unconfirmedText } from '../rules';

/** Said before anything is typed, not after. Nothing for members whose email is confirmed. */
export function UnconfirmedNote() {
  const { data: member } = useMember();
  if (!member || member.email_confirmed) return null;
  return (
    <p className="flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      <MailWarning aria-hidden />
      <span>
        <strong>{unconfirmedText}</strong> You can prepare everything meanwhile: it is kept.
      </span>
    </p>
  );
}
