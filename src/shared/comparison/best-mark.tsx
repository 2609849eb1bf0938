import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';

/** The mark of the best value, which doesn't depend on its color. */
export function BestMark({ text }: { text: string }) {
  return (
    <span
      className={clsx(
        '-mx-2 -my-0.5 inline-flex max-w-[calc(100%+1rem)] items-center gap-1.5 rounded-lg',
        'bg-evergreen-soft px-2 py-0.5 font-semibold text-evergreen-ink',
      )}
    >
      <Trophy aria-hidden className="size-[0.95em] shrink-0" />
      <span className="min-w-0">
        {text}
        <span className="sr-only"> (best)</span>
      </span>
    </span>
  );
}
