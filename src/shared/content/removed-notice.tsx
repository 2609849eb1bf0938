import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Clock, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { LazyHeldWording } from '@/shared/fair-housing/lazy-fair-housing';
import { heldQuery } from '@/shared/fair-housing/api/held';
import { reviewTime } from './review-time';

interface RemovedNoticeProps {
  /** The content. */
  id: string;
  /** Since when it has been hidden; null shows nothing. */
  removedAt: string | null | undefined;
  /** What the UI calls it: 'post', 'listing'. */
  noun: string;
  /** Whether the viewer wrote it; staff see it too. */
  isOwn: boolean;
  className?: string;
}

/** Tells an author that something waits for review, or that moderators removed it and how to appeal. */
export function RemovedNotice({ removedAt, ...props }: RemovedNoticeProps) {
  return removedAt ? <HiddenNotice {...props} /> : null;
}

function HiddenNotice({ id, noun, isOwn, className }: Omit<RemovedNoticeProps, 'removedAt'>) {
  const held = useQuery(heldQuery(id));
  if (held.isPending) return null;
  const box = 'flex items-start gap-2.5 rounded-control px-4 py-3 text-sm';
  if (held.isError || held.data) {
    return (
      <div className={clsx(box, 'bg-amber-soft text-amber-ink', className)}>
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {held.data ? (
          <div className="min-w-0">
            <span className="font-semibold">Waiting for review.</span>{' '}
            {isOwn ? waitingText(held.data.reason, noun) : null}
            {isOwn && held.data.reason === 'reports' ? <AppealLink /> : null}
            {isOwn && held.data.reason === 'fair_housing' ? (
              <LazyHeldWording id={id} explanation={held.data.explanation} />
            ) : null}
          </div>
        ) : (
          `Other members can’t see this ${noun}.`
        )}
      </div>
    );
  }
  return (
    <p className={clsx(box, 'bg-brick-soft text-brick-ink', className)}>
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {isOwn ? `Our team removed this ${noun}. Only you can see it. ` : `Removed by our team.`}
        {isOwn ? <AppealLink /> : null}
      </span>
    </p>
  );
}

function AppealLink() {
  return (
    <Link to={paths.accountStanding} className="font-semibold underline underline-offset-2">
      Read why or appeal
    </Link>
  );
}

function waitingText(reason: string, noun: string): string {
  const until = noun === 'listing' ? ' You can keep editing it.' : '';
  switch (reason) {
    case 'first_post':
      return `The first ${noun}s of new members are checked before others see them, ${reviewTime}.${until}`;
    case 'fair_housing':
      return `It may say who should live in a home, which the law forbids. We check it first, ${reviewTime}.${until}`;
    case 'payment':
      return `Text that asks for money up front is checked first, ${reviewTime}.${until}`;
    case 'reports':
      return noun === 'listing'
        ? 'Members reported this. Only you can see it until our team has looked at it. Offers and showings wait, too. '
        : 'Members reported this. Only you can see it until our team has looked at it. ';
    default:
      return 'Posts with links or images by new members are checked first.';
  }
}
