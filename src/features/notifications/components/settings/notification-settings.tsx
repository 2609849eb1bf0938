import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { useMember } from '@/platform/session/member';
import { QueryError } from '@/platform/query/query-error';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { settingsQuery } from '../../api/settings-query';
import { devicesQuery } from '../../api/push-queries';
import { PushSettings } from './push-settings';
import { SettingRow } from './setting-row';

/** The notification section of the account settings. */
export function NotificationSettings() {
  const user = useUser();
  return (
    <SettingsSection title="Notifications" text="Choose what we notify you about and how. Changes save automatically.">
      <Settings key={user.id} userId={user.id} />
    </SettingsSection>
  );
}

function Settings({ userId }: { userId: string }) {
  const query = useQuery(settingsQuery(userId));
  const { data, error } = query;
  const { data: member } = useMember();
  const hasDevices = (useQuery(devicesQuery(userId)).data?.length ?? 0) > 0;
  const emailNote = useId();
  if (data === undefined) {
    if (!error) return <SettingsSkeleton />;
    return <QueryError query={query} title="We couldn’t load your notification settings" className="border-0 p-0" />;
  }
  const unverified = member?.email_confirmed === false;
  return (
    <>
      {unverified ? (
        <p id={emailNote} className="mb-4 rounded-control bg-amber-soft px-4 py-3 text-sm text-pretty text-amber-ink">
          Verify your email address to get notifications by email. We’ll keep your choices until then.
        </p>
      ) : null}
      <PushSettings userId={userId} />
      <div className="flex flex-col divide-y divide-line">
        {data.map((setting) => (
          <SettingRow
            key={setting.kind}
            setting={setting}
            userId={userId}
            emailNote={unverified ? emailNote : undefined}
            hasDevices={hasDevices}
          />
        ))}
      </div>
    </>
  );
}

function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center justify-between gap-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-6 w-44" />
        </div>
      ))}
      <output className="sr-only">Loading your notification settings</output>
    </div>
  );
}
