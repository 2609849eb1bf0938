import { clsx } from 'clsx';
import { MapPinOff, Maximize } from 'lucide-react';
import { Button } from '@/kit/ui/button';

export interface EmptyAreaProps {
  /** The search has no results anywhere. */
  nothingFound: boolean;
  /** An area filter is active. */
  searched: boolean;
  onFit: () => void;
  onClear: () => void;
}

/** Shown when there are no listings in view. */
export function EmptyArea({ nothingFound, searched, onFit, onClear }: EmptyAreaProps) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-4">
      <output
        className={clsx(
          'pointer-events-auto flex max-w-xs flex-col items-center rounded-card bg-surface px-5',
          'py-4 text-center shadow-card',
        )}
      >
        <MapPinOff aria-hidden className="size-6 text-muted" />
        <p className="mt-2 font-semibold text-ink">
          {nothingFound ? 'No properties found' : 'No listings in this part of the map'}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {nothingFound && !searched
            ? 'Try adjusting your search criteria or filters to find more properties'
            : 'Zoom out to find more.'}
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2 empty:hidden">
          {nothingFound ? null : (
            <Button size="sm" variant="secondary" icon={<Maximize aria-hidden />} onClick={onFit}>
              Show all results
            </Button>
          )}
          {searched ? (
            <Button size="sm" variant="secondary" onClick={onClear}>
              Clear area
            </Button>
          ) : null}
        </div>
      </output>
    </div>
  );
}
