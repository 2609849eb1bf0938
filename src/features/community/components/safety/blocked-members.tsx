import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { SettingsSection } from '@/shared/ui/settings-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { blockedQuery, useBlock } from '../../api/safety';
import { blockFailureText } from '../../safety-rules';

/** Whom the member has blocked, each to be unblocked. */
export function BlockedMembers() {
  const { user } = useAuth();
  return user ? (
    <SettingsSection
      title="Blocked members"
      text="You and they do not see each other. Unblocking brings no connection and no follow back."
    >
      <Blocked userId={user.id} />
    </SettingsSection>
  ) : null;
}

function Blocked({ userId }: { userId: string }) {
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching } = useQuery(blockedQuery(userId));
  if (data === undefined) {
    if (!error) return <Skeleton className="h-10" />;
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>Whom you have blocked could not be loaded. {explainFailure(error)}</FormError>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    // Takes the focus of a row that goes.
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? <p className="text-[15px] text-muted">You have not blocked anyone.</p> : null}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {data.map((member) => (
          <li key={member.id}>
            <BlockedRow userId={userId} member={member} onUnblocked={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BlockedRowProps {
  userId: string;
  member: { id: string; name: string; profile_image_url: string | null };
  onUnblocked: () => void;
}

function BlockedRow({ userId, member, onUnblocked }: BlockedRowProps) {
  const { mutate, isPending, error } = useBlock(userId);
  const unblock = () => {
    const done = () => {
      toast.success(`${member.name} is no longer blocked`);
      onUnblocked();
    };
    mutate({ memberId: member.id, blocked: false }, { onSuccess: done });
  };
  return (
    <div className="py-2">
      <div className="flex items-center gap-3">
        <Avatar name={member.name} path={member.profile_image_url} size={36} />
        <p className="min-w-0 flex-1 truncate text-[15px] font-medium">{member.name}</p>
        <Button variant="secondary" size="sm" busy={isPending} busyLabel="Unblocking..." onClick={unblock}>
          Unblock <span className="sr-only">{member.name}</span>
        </Button>
      </div>
      <FormError className="mt-2">{error ? blockFailureText(error) : null}</FormError>
    </div>
  );
}
