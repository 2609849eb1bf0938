import { BadgeCheck, Clock } from 'lucide-react';
import { useMember } from '@/platform/session/member';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { Account } from '../api/queries';
import { EmailForm } from './email-form';
import { PendingEmail } from './pending-email';
import { useEditing } from './use-editing';

/** The email address with its status, a pending change, and the form to change it. */
export function EmailSection({ account }: { account: Account }) {
  const { editing, opener, open, close } = useEditing();
  const { email } = account;
  const confirmed = useMember().data?.email_confirmed;
  return (
    <SettingsSection title="Email" text="Used to sign in and to receive email from us.">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 text-[15px] font-medium break-words text-ink">{email}</span>
          {confirmed === undefined ? <Skeleton className="h-6 w-22 rounded-full" /> : null}
          {confirmed ? (
            <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
              Verified
            </Badge>
          ) : null}
          {confirmed === false ? (
            <Badge tone="attention" icon={<Clock aria-hidden />}>
              Not verified
            </Badge>
          ) : null}
        </div>
        {editing ? null : (
          <Button ref={opener} variant="secondary" onClick={open}>
            Change email
          </Button>
        )}
      </div>
      <PendingEmail account={account} />
      {editing ? <EmailForm account={account} onClose={close} /> : null}
    </SettingsSection>
  );
}
