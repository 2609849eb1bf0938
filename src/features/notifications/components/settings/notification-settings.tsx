import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { notificationKinds } from '@/domain/notification/catalog';
import { notificationGroups, type NotificationGroupId } from '@/domain/notification/groups';
import { useUser } from '@/platform/auth/auth-provider';
import { useMember } from '@/platform/session/member';
import { QueryError } from '@/platform/query/query-error';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { settingsQuery } from '../../api/settings-query';
import { devicesQuery } from '../../api/push-queries';
import { GroupRow } from './group-row';
import { PushSettings } from './push-settings';

const groupIds = Object.keys(notificationGroups) as NotificationGroupId[];

/** How the member gets notifications on devices, and which of them where. */
export function NotificationSettings() {
  const { id } = useUser();
  return (
    <div key={id}>
      <SettingsSection title="Push notifications" text="On your devices, also while the app is closed.">
        <PushSettings userId={id} />
      </SettingsSection>
      <SettingsSection title="What we notify you about" text="Turn a group on or off, or customize what’s in it.">
        <Settings userId={id} />
      </SettingsSection>
    </div>
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
      <div className="flex flex-col divide-y divide-line">
        {groupIds.map((group) => (
          <GroupRow
            key={group}
            group={group}
            settings={data.filter(({ kind }) => notificationKinds[kind].group === group)}
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
      {groupIds.map((row) => (
        <div key={row} className="flex items-center justify-between gap-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-6 w-44" />
        </div>
      ))}
      <output className="sr-only">Loading your notification settings</output>
    </div>
  );
}
