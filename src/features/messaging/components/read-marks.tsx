import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { SettingsSection } from '@/shared/ui/settings-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { useReadMarks } from '../api/changes';
import { readMarksQuery } from '../api/queries';

/** Whether others see that the member has read. Part of the account. */
export function ReadMarks() {
  const { user } = useAuth();
  return (
    <SettingsSection title="Messages" text="What those you write with see of you. Saved at once.">
      {user ? <Setting key={user.id} userId={user.id} /> : null}
    </SettingsSection>
  );
}

function Setting({ userId }: { userId: string }) {
  const { data: shown, error, refetch, isFetching } = useQuery(readMarksQuery(userId));
  const change = useReadMarks(userId);
  const about = useId();
  if (shown === undefined) {
    if (!error) return <Skeleton className="h-11" />;
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>This choice could not be loaded. {explainFailure(error)}</FormError>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <>
      <Switch
        label="Show when I have read messages"
        checked={shown}
        describedBy={about}
        onChange={(on) => change.mutate(on)}
      />
      <p id={about} className="text-sm text-pretty text-muted">
        When this is off, you do not see it of others either.
      </p>
      <FormError className="mt-2">
        {change.error ? `That was not saved. ${explainFailure(change.error)}` : null}
      </FormError>
    </>
  );
}
