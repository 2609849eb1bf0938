import { clsx } from 'clsx';
import { CalendarDays, TrendingUp } from 'lucide-react';
import { Badge } from '@/kit/ui/badge';
import type { Post } from '../../post';
import { subtypeLabels, typeLabels } from '../../post-filters';

/** Badges for a post's type and subtype; none for a plain discussion. */
export function PostKind({
  post: { type, subtype },
  className,
}: {
  post: Pick<Post, 'type' | 'subtype'>;
  className?: string;
}) {
  if (type === 'discussion' && subtype === null) return null;
  return (
    <p className={clsx('flex flex-wrap gap-1.5', className)}>
      {type === 'investment' ? (
        <Badge tone="verified" icon={<TrendingUp aria-hidden />}>
          {typeLabels.investment}
        </Badge>
      ) : null}
      {type === 'event' ? (
        <Badge tone="attention" icon={<CalendarDays aria-hidden />}>
          {typeLabels.event}
        </Badge>
      ) : null}
      {subtype ? <Badge>{subtypeLabels[subtype]}</Badge> : null}
    </p>
  );
}
