import { Map as MapIcon } from 'lucide-react';
import { ErrorState } from '@/kit/ui/error-state';
import type { MapProblem as Problem } from './use-map-engine';

interface MapProblemProps {
  problem: Problem;
  /** A sentence about what to use instead. */
  instead: string;
  onRetry: () => void;
}

/** Shown instead of a map that can't be drawn or downloaded. */
export function MapProblem({ problem, instead, onRetry }: MapProblemProps) {
  return (
    <div className="absolute inset-0 z-20 grid place-items-center bg-surface p-4">
      {problem === 'failed' ? (
        <ErrorState title="We couldn’t load the map" text={`${instead} Try loading the map again.`} onRetry={onRetry} />
      ) : (
        <output className="flex max-w-sm flex-col items-center text-center">
          <MapIcon aria-hidden className="size-6 text-muted" />
          <span className="mt-2 font-semibold text-ink">Your browser can’t show the map</span>
          <span className="mt-0.5 text-sm text-muted">
            It needs WebGL, which is turned off or missing here. {instead}
          </span>
        </output>
      )}
    </div>
  );
}
