import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { SettingsSection } from '@/shared/ui/settings-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { settingsQuery } from '../../api/queries';
import { kindOf } from '../../kinds';
import { SettingRow } from './setting-row';

/** How the member wants to hear of each kind. Part of the account. */
export function NotificationSettings() {
  const { user } = useAuth();
  return (
    <SettingsSection title="Notifications" text="What you hear of, and how. Each choice is saved at once.">
      {user ? <Settings key={user.id} userId={user.id} /> : null}
    </SettingsSection>
  );
}

function Settings({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(userId));
  const { data: member } = useMember();
  const mailNote = useId();
  if (data === undefined) {
    if (!error) return <SettingsSkeleton />;
    return (
      <ErrorState
        title="Your choices could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="border-0 p-0"
      />
    );
  }
  const unconfirmed = member?.email_confirmed === false;
  return (
    <>
      {unconfirmed ? (
        <p id={mailNote} className="mb-4 rounded-control bg-amber-soft px-4 py-3 text-sm text-pretty text-amber-ink">
          Mail needs a confirmed email. What you choose here is kept, and mail is sent once yours is confirmed.
        </p>
      ) : null}
      <div className="flex flex-col divide-y divide-line">
        {data
          .filter(({ kind }) => kindOf(kind) !== null)
          .map((setting) => (
            <SettingRow
              key={setting.kind}
              setting={setting}
              userId={userId}
              mailNote={unconfirmed ? mailNote : undefined}
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
      <output className="sr-only">Loading your choices</output>
    </div>
  );
}
