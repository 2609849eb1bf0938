import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { authStore } from '@/platform/auth/auth-store';
import { useMember } from '@/platform/session/member';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { Account } from '../../api/queries';
import { recoveryCodesQuery } from '../../api/two-factor';
import { useEditing } from '../use-editing';
import { AddApp } from './add-app';
import { AppList } from './app-list';
import { CodeDialogs, type Change } from './code-dialogs';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesLeft } from './recovery-codes-left';
import { TurnOn } from './turn-on';

interface TwoFactorSectionProps {
  userId: string;
  account: Account;
}

/** Turns two-factor authentication on and off, and manages authenticator apps and recovery codes. */
export function TwoFactorSection({ userId, account }: TwoFactorSectionProps) {
  const { email, apps } = account;
  const { editing, opener, open, close } = useEditing();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const isOn = apps.length > 0;
  const member = useMember();
  const codesLeft = useQuery({ ...recoveryCodesQuery(userId), enabled: isOn });

  const added = (newCodes: readonly string[] | null) => {
    setCodes(newCodes);
    close();
  };
  return (
    <SettingsSection
      title="Two-factor authentication"
      text="Signing in takes your password and a code from an app on your phone."
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onDone={() => added(null)} />
      ) : editing ? (
        <AddApp account={account} onAdded={added} onClose={close} />
      ) : isOn ? (
        <>
          <Badge tone="verified" icon={<ShieldCheck aria-hidden />}>
            On
          </Badge>
          {authStore.isRecovered() ? <LostApp onReplace={() => setChange({ kind: 'recover' })} /> : null}
          <AppList
            apps={apps}
            onRemove={(app) => setChange(apps.length > 1 ? { kind: 'remove', app } : { kind: 'off' })}
          />
          <RecoveryCodesLeft left={codesLeft} onReplace={() => setChange({ kind: 'codes' })} />
          <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
            <Button ref={opener} variant="secondary" onClick={open}>
              Add another app
            </Button>
            <Button variant="ghost" onClick={() => setChange({ kind: 'off' })}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <TurnOn opener={opener} confirmed={member.data?.email_confirmed ?? undefined} onOpen={open} />
      )}
      <CodeDialogs change={change} onClose={() => setChange(null)} onCodes={setCodes} />
    </SettingsSection>
  );
}

/** For members who signed in with a recovery code. */
function LostApp({ onReplace }: { onReplace: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-amber-soft px-4 py-3 text-amber-ink">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        You signed in with a recovery code. If you lost your authenticator app, turn this off with another code, then
        set it up again.
      </p>
      <Button variant="secondary" size="sm" onClick={onReplace}>
        I lost my app
      </Button>
    </div>
  );
}
