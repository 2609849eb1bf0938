import { CalendarDays, MessagesSquare, TrendingUp, type LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { Badge } from '@/shared/ui/badge';
import type { Post, PostType } from '../../post';
import { subtypeLabels, typeLabels } from '../../post-rules';

const icons: Readonly<Record<PostType, LucideIcon>> = { discussion: MessagesSquare, investment: TrendingUp, event: CalendarDays };

/** What kind of post it is. */
export function PostKind({ post: { type, subtype }, className }: { post: Pick<Post, 'type' | 'subtype'>; className?: string }) {
  const Icon = icons[type];
  return (
    <p className={clsx('flex flex-wrap gap-1.5', className)}>
      <Badge tone={type === 'investment' ? 'verified' : type === 'event' ? 'attention' : 'neutral'} icon={<Icon aria-hidden />}>
        {typeLabels[type]}
      </Badge>
      {subtype ? <Badge>{subtypeLabels[subtype]}</Badge> : null}
    </p>
  );
}
