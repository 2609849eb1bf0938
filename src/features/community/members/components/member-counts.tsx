import { lazy, Suspense, useState, type ReactNode } from 'react';
import { pluralize } from '@/kit/formatting/format';
import type { FollowSide } from '../../connections/api/queries';
import type { Stats } from '../member';

const FollowLists = lazy(() =>
  import('../../connections/components/follow-lists').then((module) => ({ default: module.FollowLists })),
);

interface MemberCountsProps {
  memberId: string;
  memberName: string;
  stats: Stats;
}

/** The member's followers, following, and connections. The first two open their lists. */
export function MemberCounts({ memberId, memberName, stats }: MemberCountsProps) {
  const [side, setSide] = useState<FollowSide>('followers');
  const [open, setOpen] = useState<boolean | null>(null);
  const show = (next: FollowSide) => {
    setSide(next);
    setOpen(true);
  };
  return (
    <>
      <ul className="numeric mt-2 -ml-1 flex flex-wrap gap-x-0.5 text-sm sm:-ml-1.5 sm:gap-x-2 sm:text-[15px]">
        <Count onOpen={() => show('followers')}>{pluralize(stats.followers, 'follower')}</Count>
        <Count onOpen={() => show('following')}>{pluralize(stats.following, 'following', 'following')}</Count>
        <Count>{pluralize(stats.connections, 'connection')}</Count>
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

/** A count with its noun, the number emphasized. */
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
