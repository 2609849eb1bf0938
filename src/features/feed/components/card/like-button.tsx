import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { countText, formatNumber } from '@/shared/lib/format';
import { toast } from '@/shared/ui/toast';
import { useLike } from '../../api/likes';
import type { Post } from '../../post';
import { failureText } from '../../post-rules';

/** Likes a post, or no longer, and says how many do. */
export function LikeButton({ post }: { post: Pick<Post, 'id' | 'title' | 'likes' | 'liked'> }) {
  const { likes, liked } = post;
  const like = useLike(post, (error) => toast.error(`Your like was not saved. ${failureText(error)}`));
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like “${post.title}”, ${countText(likes, 'like')}`}
      onClick={() => like(!liked)}
      className={clsx(
        'numeric inline-flex min-h-10 items-center gap-2 rounded-control px-2.5 text-sm font-medium transition-colors hover:bg-sunken pointer-coarse:min-h-11',
        liked ? 'text-brick-ink' : 'text-muted hover:text-ink',
      )}
    >
      <Heart aria-hidden className={clsx('size-5 transition-transform', liked && 'scale-110 fill-current')} />
      {formatNumber(likes)}
    </button>
  );
}
