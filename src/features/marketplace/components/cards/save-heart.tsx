import { clsx } from 'clsx';
import { Heart } from 'lucide-react';

interface SaveHeartProps {
  /** Of the listing. */
  title: string;
  saved: boolean;
  onPress: () => void;
  /** The picture is small on phones: only what is pressed there is large. */
  small?: boolean;
  className?: string;
}

/** The heart on a card's picture: saves the listing, and takes it back when pressed again. */
export function SaveHeart({ title, saved, onPress, small = false, className }: SaveHeartProps) {
  return (
    <button
      type="button"
      aria-label={`Save ${title}`}
      aria-pressed={saved}
      title={saved ? 'Saved' : 'Save'}
      // The second click of a double click is not a wish to take it back.
      onClick={({ detail }) => {
        if (detail < 2) onPress();
      }}
      className={clsx('group/heart absolute z-10 flex size-11 items-center justify-center rounded-full', className)}
    >
      <span
        className={clsx(
          'flex size-9 items-center justify-center rounded-full bg-surface/95 text-ink shadow-card transition-transform group-hover/heart:scale-105 group-active/heart:scale-95',
          small && 'max-sm:size-7',
        )}
      >
        <Heart aria-hidden className={clsx('size-4.5', small && 'max-sm:size-4', saved && 'fill-brick text-brick')} />
      </span>
    </button>
  );
}
