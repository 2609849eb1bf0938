import { Plus, UserCheck } from 'lucide-react';
import { useGatedAct } from '@/shared/entitlements/use-gated-act';
import { useUser } from '@/platform/auth/auth-provider';
import { Button, type ButtonSize } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { useFollow } from '../api/mutations';
import type { MemberCard } from '../../members/member';

interface FollowButtonProps {
  member: Pick<MemberCard, 'id' | 'name' | 'followed'>;
  size?: ButtonSize;
  className?: string;
}

/** Follows or unfollows a member. Hidden for visitors and oneself. */
export function FollowButton({ member, ...looks }: FollowButtonProps) {
  const user = useUser();
  if (user.id === member.id) return null;
  return <Follow userId={user.id} member={member} {...looks} />;
}

function Follow({ userId, member, size, className }: FollowButtonProps & { userId: string }) {
  const { set, pending } = useFollow(userId, member.id, () => toast.error('Failed to update follow status'));
  const { followed } = member;
  const gate = useGatedAct('follow');
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        icon={followed ? <UserCheck aria-hidden /> : <Plus aria-hidden />}
        busy={pending}
        onClick={() => (followed ? set(false) : gate.run(() => set(true)))}
      >
        {followed ? 'Unfollow' : 'Follow'} <span className="sr-only">{member.name}</span>
      </Button>
      {gate.dialog}
    </>
  );
}
