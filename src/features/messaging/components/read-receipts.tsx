import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Failure } from '@/platform/errors/failure';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { Switch } from '@/kit/ui/switch';
import { useSetReadReceipts } from '../api/mutations';
import { readReceiptsQuery } from '../api/queries';

/** The account setting for read receipts. */
export function ReadReceipts() {
  const user = useUser();
  return (
    <SettingsSection title="Messages" text="Control what people you message can see. Changes save automatically.">
      <Setting key={user.id} userId={user.id} />
    </SettingsSection>
  );
}

function Setting({ userId }: { userId: string }) {
  const query = useQuery(readReceiptsQuery(userId));
  const { data: shown, error } = query;
  const change = useSetReadReceipts(userId);
  const about = useId();
  if (shown === undefined) {
    if (!error) return <Skeleton className="h-11" />;
    return <QueryError inline query={query} title="We couldn’t load this setting" />;
  }
  return (
    <>
      <Switch label="Send read receipts" checked={shown} describedBy={about} onChange={(on) => change.mutate(on)} />
      <p id={about} className="text-sm text-pretty text-muted">
        If you turn this off, you won’t see others’ read receipts either.
      </p>
      <Failure error={change.error} errors={{ failed: 'Your change wasn’t saved.' }} className="mt-2" />
    </>
  );
}
