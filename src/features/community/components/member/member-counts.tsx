import { lazy, Suspense, useState, type ReactNode } from 'react';
import { countText } from '@/shared/lib/format';
import type { FollowSide } from '../../api/follow-lists';
import type { Stats } from '../../member';

const FollowLists = lazy(() => import('../follow/follow-lists').then((module) => ({ default: module.FollowLists })));

interface MemberCountsProps {
  memberId: string;
  memberName: string;
  stats: Stats;
}

/** How many follow the member, are followed, are connected. The first two open the lists of them. */
export function MemberCounts({ memberId, memberName, stats }: MemberCountsProps) {
  const [side, setSide] = useState<FollowSide>('followers');
  const [open, setOpen] = useState<boolean | null>(null);
  const show = (wanted: FollowSide) => {
    setSide(wanted);
    setOpen(true);
  };
  return (
    <>
      <ul className="numeric mt-2 -ml-1 flex flex-wrap gap-x-0.5 text-sm sm:-ml-1.5 sm:gap-x-2 sm:text-[15px]">
        <Count onOpen={() => show('followers')}>{countText(stats.followers, 'follower')}</Count>
        <Count onOpen={() => show('following')}>{countText(stats.following, 'following', 'following')}</Count>
        <Count>{countText(stats.connections, 'connection')}</Count>
      </ul>
      {open === null ? null : (
        <Suspense>
          <FollowLists memberId={memberId} memberName={memberName} side={side} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

const countClass = 'inline-flex min-h-9 items-center gap-1 rounded-control px-1 sm:px-1.5 pointer-coarse:min-h-11';

/** A figure with its word, the figure picked out. */
function Count({ onOpen, children }: { onOpen?: () => void; children: string }) {
  const [figure, ...word] = children.split(' ');
  const text: ReactNode = (
    <>
      <span className="font-semibold text-ink">{figure}</span> <span className="text-muted">{word.join(' ')}</span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className={`${countClass} underline-offset-4 hover:underline`}
        >
          {text}
        </button>
      ) : (
        <span className={countClass}>{text}</span>
      )}
    </li>
  );
}
