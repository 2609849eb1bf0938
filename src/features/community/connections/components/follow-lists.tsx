import { DownloadCsv } from '@/platform/export/download-csv';
import { useUser } from '@/platform/auth/auth-provider';
import { Dialog } from '@/kit/ui/dialog';
import type { FollowSide } from '../api/queries';
import { FollowRows } from './follow-rows';

interface FollowListsProps {
  memberId: string;
  memberName: string;
  side: FollowSide;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog with a member's followers, or the members they follow. */
export function FollowLists({ memberId, memberName, side, open, onOpenChange }: FollowListsProps) {
  const user = useUser();
  const title = side === 'followers' ? 'Followers' : 'Following';
  const own = user.id === memberId;
  const nobody =
    side === 'followers'
      ? `${own ? 'You don’t' : `${memberName} doesn’t`} have any followers yet.`
      : own
        ? "You're not following anyone yet."
        : `${memberName} isn’t following anyone yet.`;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={memberName}>
      {own ? (
        <div className="flex justify-end">
          <DownloadCsv
            name={side}
            load={(exporting) => import('../csv').then(({ networkCsv }) => networkCsv(memberId, side, exporting))}
          />
        </div>
      ) : null}
      <FollowRows
        userId={user.id}
        memberId={memberId}
        side={side}
        empty={<p className="py-8 text-center text-[15px] text-muted">{nobody}</p>}
        onLeave={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
