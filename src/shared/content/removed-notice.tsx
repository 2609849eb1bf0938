import { clsx } from 'clsx';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';

interface RemovedNoticeProps {
  /** When moderators removed it; null shows nothing. */
  removedAt: string | null | undefined;
  /** What the UI calls it: 'post', 'listing'. */
  noun: string;
  /** Whether the viewer wrote it; staff see it too. */
  isOwn: boolean;
  className?: string;
}

/** Tells an author that moderators removed something, with the way to the reason and the appeal. */
export function RemovedNotice({ removedAt, noun, isOwn, className }: RemovedNoticeProps) {
  if (!removedAt) return null;
  return (
    <p
      className={clsx(
        'flex items-start gap-2.5 rounded-control bg-brick-soft px-4 py-3 text-sm text-brick-ink',
        className,
      )}
    >
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {isOwn ? `Our moderators removed this ${noun}. Only you can see it. ` : `Removed by moderators.`}
        {isOwn ? (
          <Link to={paths.accountStanding} className="font-semibold underline underline-offset-2">
            Read why or appeal
          </Link>
        ) : null}
      </span>
    </p>
  );
}
