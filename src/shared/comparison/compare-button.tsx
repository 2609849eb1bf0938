import { Scale } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { Listing } from '@/shared/listings/listing';
import { useToggleChoice } from './use-toggle-choice';

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
