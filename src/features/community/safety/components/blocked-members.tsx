import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Failure } from '@/platform/errors/failure';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Avatar } from '@/platform/pictures/avatar';
import { Button } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { blockedQuery } from '../api/queries';
import { useBlock } from '../api/mutations';
import { blockErrors } from '../reports';

/** The members the viewer has blocked, with Unblock buttons. */
export function BlockedMembers() {
  const user = useUser();
  return (
    <SettingsSection
      title="Blocked members"
      text="You and blocked members can’t see each other. Unblocking doesn’t restore connections or follows."
    >
      <Blocked userId={user.id} />
    </SettingsSection>
  );
}

function Blocked({ userId }: { userId: string }) {
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery(blockedQuery(userId));
  const { data, error } = query;
  if (data === undefined) {
    if (!error) return <Skeleton className="h-10" />;
    return <QueryError inline query={query} title="We couldn’t load blocked members" />;
  }
  return (
    // Gets the focus when a row is removed.
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? <p className="text-[15px] text-muted">You haven’t blocked anyone.</p> : null}
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
      toast.success(`You unblocked ${member.name}`);
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
      <Failure error={error} errors={blockErrors} className="mt-2" />
    </div>
  );
}
