import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { cardsIn, type BoardCard } from '../../board';
import { stageName, stages, type Stage } from '../../stages';

interface StageSwitcherProps {
  cards: readonly BoardCard[];
  shown: Stage;
  onChange: (stage: Stage) => void;
}

/** Chooses the stage that a phone shows. */
export function StageSwitcher({ cards, shown, onChange }: StageSwitcherProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Brings the stage into the row without moving the page.
    const chosen = row.current?.querySelector<HTMLElement>(`label:has([value=${shown}])`);
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 16;
  }, [shown]);
  return (
    <fieldset ref={row} className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 md:hidden">
      <legend className="sr-only">Stage</legend>
      <div className="flex w-max gap-2">
        {stages.map((stage) => (
          <label
            key={stage}
            className={clsx(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3.5 text-sm',
              'font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-evergreen',
              stage === shown
                ? 'border-evergreen bg-evergreen-soft text-evergreen-ink'
                : 'border-edge/70 bg-surface text-muted',
            )}
          >
            <input
              type="radio"
              name="pipeline-stage"
              value={stage}
              checked={stage === shown}
              onChange={() => onChange(stage)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {stageName(stage)}
            <span className="numeric">{cardsIn(cards, stage).length}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
