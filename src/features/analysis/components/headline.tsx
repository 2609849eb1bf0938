import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Button } from '@/kit/ui/button';
import { figureSpec } from '@/domain/analysis/figures';
import { joinWords } from '@/kit/formatting/join-words';
import type { Analysis, Strategy } from '@/domain/analysis/model';
import { roles, summaryOf } from '@/domain/analysis/numbers/summary';
import { Results } from './results';

interface HeadlineProps {
  analysis: Analysis;
  /** Strategies that could be analyzed instead. */
  possible: readonly Strategy[];
  onStrategy: (strategy: Strategy) => void;
}

/** The strategy with its key terms and results, or the figures it still needs. */
export function Headline({ analysis, possible, onStrategy }: HeadlineProps) {
  const { strategy, missing, headline, noiNote, doubt } = analysis;
  if (missing.length > 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4 text-[15px]">
        <p>
          To analyze it {roles[strategy]}, we still need: {joinWords(missing.map((id) => figureSpec(id).label))}.
        </p>
        {possible.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {possible.map((other) => (
              <Button key={other} variant="secondary" size="sm" onClick={() => onStrategy(other)}>
                Analyze it {roles[other]}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <p className="text-[15px] text-muted">{summaryOf(analysis)}</p>
      {doubt === null ? null : (
        <p className="flex gap-2.5 rounded-card bg-amber-soft px-4 py-3 text-[15px] font-medium text-amber-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {doubt}
        </p>
      )}
      <Results metrics={headline} />
      {noiNote === null ? null : (
        <p className="flex gap-2 text-[15px]">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
          <span className="numeric min-w-0">{noiNote}</span>
        </p>
      )}
    </>
  );
}
