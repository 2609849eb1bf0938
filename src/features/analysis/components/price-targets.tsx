import { clsx } from 'clsx';
import { formatUsd } from '@/kit/formatting/format';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { figureSpecs } from '@/domain/analysis/figures';
import type { Analysis, FigureId } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';
import type { FigureEntries } from '@/domain/analysis/scenario';
import { FigureField } from './figure-field';

interface PriceTargetsProps {
  analysis: Analysis;
  rejected: FigureEntries;
  /** Whether the prices can be computed. */
  solvable: boolean;
  onFigure: (id: FigureId, entry: NumberEntry) => void;
}

/** The reader's targets and the maximum price for each. */
export function PriceTargets({ analysis, rejected, solvable, onFigure }: PriceTargetsProps) {
  const { strategy, figures, prices } = analysis;
  const targets = figureSpecs.filter(({ group, strategies }) => group === 'targets' && strategies.includes(strategy));
  if (prices.length === 0) return null;
  const share = figures.jvSharePct.value ?? 0;
  return (
    <Card className="px-4 py-4">
      <h3 className="text-[15px] font-semibold">What price meets your targets?</h3>
      {share > 0 ? (
        <p className="mt-1 text-sm text-muted">
          After the seller’s {figureText(share, 'percent')} share of the profit.
        </p>
      ) : null}
      {targets.length > 0 ? (
        <div className="mt-3 grid gap-4 @md:grid-cols-2">
          {targets.map((spec) => (
            <FigureField
              key={spec.id}
              spec={spec}
              figure={figures[spec.id]}
              rejected={rejected[spec.id]}
              onChange={(entry) => onFigure(spec.id, entry)}
            />
          ))}
        </div>
      ) : null}
      <ul className={clsx('mt-3', !solvable && 'invisible')}>
        {prices.map(({ metric, label, price, why }) => (
          <li
            key={`${metric} ${label}`}
            className={clsx(
              'flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-[15px]',
              'last:border-b-0',
            )}
          >
            <span className="min-w-0">{label}</span>
            {price === null ? (
              <span className="text-sm text-muted">{why}</span>
            ) : (
              <span className="flex items-center gap-2">
                <span className="numeric font-semibold">at most {formatUsd(price)}</span>
                {price === figures.price.value ? null : (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Use ${formatUsd(price)} as the price`}
                    onClick={() => onFigure('price', price)}
                  >
                    Use
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
