import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { pluralize, formatNumber } from '@/kit/formatting/format';
import { useGatedAct } from '@/shared/entitlements/use-gated-act';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import { useLike } from '../../api/mutations';
import type { Post } from '../../post';
import { postErrors } from '../../post-filters';

/** Likes or unlikes a post, and shows the number of likes. */
export function LikeButton({ post }: { post: Pick<Post, 'id' | 'title' | 'likes' | 'liked'> }) {
  const { likes, liked } = post;
  const like = useLike(post, (error) => toast.error(`Your like wasn’t saved. ${describeError(error, postErrors)}`));
  const gate = useGatedAct('like');
  return (
    <>
      <button
        type="button"
        aria-pressed={liked}
        aria-label={`Like “${post.title}”, ${pluralize(likes, 'like')}`}
        onClick={() => (liked ? like(false) : gate.run(() => like(true)))}
        className={clsx(
          'numeric inline-flex min-h-10 items-center gap-2 rounded-control px-2.5 text-sm font-medium',
          'transition-colors hover:bg-sunken pointer-coarse:min-h-11',
          liked ? 'text-brick-ink' : 'text-muted hover:text-ink',
        )}
      >
        <Heart aria-hidden className={clsx('size-5 transition-transform', liked && 'scale-110 fill-current')} />
        {formatNumber(likes)}
      </button>
      {gate.dialog}
    </>
  );
}
