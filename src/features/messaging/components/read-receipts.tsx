import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useUser } from '@/shared/session/auth-provider';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { SettingsSection } from '@/shared/ui/settings-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
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
  const { data: shown, error, refetch, isFetching } = useQuery(readReceiptsQuery(userId));
  const change = useSetReadReceipts(userId);
  const about = useId();
  if (shown === undefined) {
    if (!error) return <Skeleton className="h-11" />;
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>We couldn’t load this setting. {describeError(error)}</FormError>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <>
      <Switch label="Send read receipts" checked={shown} describedBy={about} onChange={(on) => change.mutate(on)} />
      <p id={about} className="text-sm text-pretty text-muted">
        If you turn this off, you won’t see others’ read receipts either.
      </p>
      <FormError className="mt-2">
        {change.error ? `Your change wasn’t saved. ${describeError(change.error)}` : null}
      </FormError>
    </>
  );
}
