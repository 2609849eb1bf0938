import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useGatedAct } from '@/shared/entitlements/use-gated-act';
import { formatNumber } from '@/kit/formatting/format';
import type { Feedback, Listing } from '@/domain/listing/listing';
import { voteShares } from '../votes';

interface FeedbackBarProps {
  listing: Pick<Listing, 'likes' | 'dislikes'>;
  /** The reader's own vote; null for none. */
  own: Feedback | null;
  /** Whether it waits for a network. */
  waiting: boolean;
  disabled: boolean;
  onPress: (pressed: Feedback) => void;
}

/** Like and dislike buttons and the share of likes. */
export function FeedbackBar({ listing: { likes, dislikes }, own, waiting, disabled, onPress }: FeedbackBarProps) {
  const shares = voteShares(likes, dislikes);
  const gate = useGatedAct('vote');
  // Taking a vote back is always possible.
  const press = (type: Feedback) => (type === own ? onPress(type) : gate.run(() => onPress(type)));
  const none = likes + dislikes === 0;
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback" className="text-xl font-semibold">
        Is this a good deal?
      </h2>
      <div className="mt-3 flex items-center gap-4">
        <VoteButton type="like" count={likes} pressed={own === 'like'} disabled={disabled} onPress={press} />
        <div
          // The text below says the same.
          aria-hidden
          className="flex h-2 min-w-0 flex-1 gap-0.5 overflow-hidden rounded-full"
        >
          {none ? null : <span className="bg-evergreen transition-[width]" style={{ width: `${shares.like}%` }} />}
          <span className={clsx('flex-1', none ? 'bg-line' : 'bg-brick')} />
        </div>
        <VoteButton type="dislike" count={dislikes} pressed={own === 'dislike'} disabled={disabled} onPress={press} />
      </div>
      <p className="numeric mt-2 text-center text-sm text-muted">
        {none ? 'No votes yet' : `${shares.like}% of ${formatNumber(likes + dislikes)} like it`}
        {waiting ? ' · Your vote is waiting for a connection' : null}
      </p>
      {gate.dialog}
    </section>
  );
}

interface VoteButtonProps {
  type: Feedback;
  count: number;
  pressed: boolean;
  disabled: boolean;
  onPress: (pressed: Feedback) => void;
}

function VoteButton({ type, count, pressed, disabled, onPress }: VoteButtonProps) {
  const Icon = type === 'like' ? ThumbsUp : ThumbsDown;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      aria-label={`${type === 'like' ? 'Like' : 'Dislike'}, ${formatNumber(count)}`}
      onClick={() => onPress(type)}
      className={clsx(
        'numeric inline-flex min-h-11 items-center gap-2 rounded-control border px-4 text-sm font-semibold',
        'transition-colors disabled:opacity-50',
        pressed ? 'border-transparent' : 'border-edge hover:bg-sunken',
        pressed && (type === 'like' ? 'bg-evergreen-soft text-evergreen-ink' : 'bg-brick-soft text-brick-ink'),
      )}
    >
      <Icon aria-hidden className={clsx('size-4', pressed && 'fill-current')} />
      {formatNumber(count)}
    </button>
  );
}
