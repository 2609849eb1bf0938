import { clsx } from 'clsx';
import { Heart } from 'lucide-react';

interface SaveButtonProps {
  /** Title of the listing. */
  title: string;
  saved: boolean;
  /** Whether that waits for a network. */
  waiting?: boolean;
  onPress: () => void;
  /** A smaller heart on phones; the touch target keeps its size. */
  small?: boolean;
  className?: string;
}

/** The heart on a card's picture that saves or unsaves the listing. */
export function SaveButton({ title, saved, waiting = false, onPress, small = false, className }: SaveButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Save ${title}`}
      aria-pressed={saved}
      title={waiting ? 'Waiting for a connection' : saved ? 'Saved' : 'Save'}
      // The second click of a double click shouldn't unsave it.
      onClick={({ detail }) => {
        if (detail < 2) onPress();
      }}
      className={clsx('group/heart absolute z-10 flex size-11 items-center justify-center rounded-full', className)}
    >
      <span
        className={clsx(
          'flex size-9 items-center justify-center rounded-full bg-surface/95 text-ink shadow-card',
          'transition-transform group-hover/heart:scale-105 group-active/heart:scale-95',
          small && 'max-sm:size-7',
          waiting && 'opacity-60',
        )}
      >
        <Heart aria-hidden className={clsx('size-4.5', small && 'max-sm:size-4', saved && 'fill-brick text-brick')} />
      </span>
    </button>
  );
}
