import { clsx } from 'clsx';
import { Scale } from 'lucide-react';
import type { ListingSummary, Listing } from '@/domain/listing/listing';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { addChoice, maxCompared, removeChoice, useIsChosen } from './choices';

interface CompareToggleProps {
  listing: ListingSummary;
  /** A smaller icon on phones; the touch target keeps its size. */
  small?: boolean;
  className?: string;
}

/**
 * Adds a card's listing to the comparison. With a mouse, it appears on hover, on focus, and while something is chosen.
 */
export function CompareToggle({ listing, small = false, className }: CompareToggleProps) {
  const [isChosen, toggle] = useToggleChoice(listing);
  return (
    <button
      type="button"
      aria-label={`Compare ${listing.title}`}
      aria-pressed={isChosen}
      title={isChosen ? 'Remove from comparison' : 'Compare'}
      onClick={({ detail }) => {
        if (detail < 2) toggle();
      }}
      className={clsx(
        'group/compare absolute z-10 flex size-11 items-center justify-center rounded-full transition-opacity',
        'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
        'pointer-fine:opacity-(--compare-toggle,0)',
        className,
      )}
    >
      <span
        className={clsx(
          'flex size-9 items-center justify-center rounded-full shadow-card',
          'transition-transform group-hover/compare:scale-105 group-active/compare:scale-95',
          isChosen ? 'bg-evergreen text-evergreen-on' : 'bg-surface/95 text-ink',
          small && 'max-sm:size-7',
        )}
      >
        <Scale aria-hidden className={clsx('size-4.5', small && 'max-sm:size-4')} />
      </span>
    </button>
  );
}

/** Adds the listing of a page to the comparison. */
export function CompareButton({ listing, disabled }: { listing: Listing; disabled: boolean }) {
  const [isChosen, toggle] = useToggleChoice(listing);
  return (
    <Button
      variant="secondary"
      aria-pressed={isChosen}
      disabled={disabled && !isChosen}
      icon={<Scale aria-hidden className={isChosen ? 'text-evergreen-ink' : undefined} />}
      onClick={({ detail }) => {
        if (detail < 2) toggle();
      }}
    >
      {isChosen ? 'Comparing' : 'Compare'}
    </Button>
  );
}

/** Whether a listing is chosen for the comparison, and a function that adds or removes it. */
function useToggleChoice({ id, title, images }: Pick<Listing, 'id' | 'title' | 'images'>): [boolean, () => void] {
  const isChosen = useIsChosen(id);
  const toggle = () => {
    if (isChosen) removeChoice(id);
    else if (!addChoice({ id, title, image: images[0] ?? null })) {
      toast.info(`You can compare up to ${maxCompared} listings`, { description: 'Remove one to add another.' });
    }
  };
  return [isChosen, toggle];
}
