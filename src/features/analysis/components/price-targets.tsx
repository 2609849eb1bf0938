import { formatUsd } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { figureSpecs } from '../figures';
import type { Analysis, FigureId } from '../model';
import { FigureField } from './figure-field';

interface PriceTargetsProps {
  analysis: Analysis;
  onFigure: (id: FigureId, value: number | null) => void;
}

/** Solved backwards: what may be paid for the returns that the reader asks for. */
export function PriceTargets({ analysis: { strategy, figures, prices }, onFigure }: PriceTargetsProps) {
  const targets = figureSpecs.filter(({ group, strategies }) => group === 'targets' && strategies.includes(strategy));
  if (prices.length === 0) return null;
  return (
    <Card className="px-4 py-4">
      <h3 className="text-[15px] font-semibold">What price gives what you ask for?</h3>
      {targets.length > 0 ? (
        <div className="mt-3 grid gap-4 @md:grid-cols-2">
          {targets.map((spec) => (
            <FigureField
              key={spec.id}
              spec={spec}
              figure={figures[spec.id]}
              onChange={(value) => onFigure(spec.id, value)}
            />
          ))}
        </div>
      ) : null}
      <ul className="mt-3">
        {prices.map(({ metric, label, price, why }) => (
          <li
            key={`${metric} ${label}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-[15px] last:border-b-0"
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
