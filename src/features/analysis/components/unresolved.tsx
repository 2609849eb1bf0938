import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { figureName } from '@/domain/analysis/figures';
import { joinWords } from '@/kit/formatting/join-words';
import type { FigureId } from '@/domain/analysis/model';

/** In place of the results while a figure is invalid. */
export function Unresolved({ figures }: { figures: readonly FigureId[] }) {
  return (
    <output
      className={clsx(
        'flex items-start gap-2.5 rounded-card bg-brick-soft px-4 py-3 text-[15px] font-medium',
        'text-brick-ink',
      )}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      We can’t calculate this deal until you fix {joinWords(figures.map(figureName))}.
    </output>
  );
}
