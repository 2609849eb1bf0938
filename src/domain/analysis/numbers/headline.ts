/** The results that a listing's page shows first. */

import type { FigureId, Figures, Metric, MetricId, Strategy, Subject, Unit } from '../model.ts';
import { plain, type Amount } from './amount.ts';
import { defaultStrategy } from './default-strategy.ts';
import { resolveFigures } from './figures.ts';
import { perMonth } from './formulas.ts';
import { extremeResult, isTooCheap } from './plausible.ts';
import { missingFigures, strategyNumbers } from './strategy-numbers.ts';

/** What the buyer keeps, with the names that fit on a phone. */
const shown: Readonly<Record<Strategy, readonly [id: MetricId, label: string, unit: Unit][]>> = {
  rental: [
    ['cashFlow', 'Cash flow', 'usd_per_month'],
    ['cashOnCash', 'Cash-on-cash', 'percent'],
    ['dscr', 'DSCR', 'ratio'],
  ],
  flip: [
    ['flipProfit', 'Profit', 'usd'],
    ['flipRoi', 'ROI', 'percent'],
  ],
  brrrr: [
    ['cashLeft', 'Cash left in', 'usd'],
    ['cashFlow', 'Cash flow', 'usd_per_month'],
    ['dscr', 'DSCR', 'ratio'],
  ],
  lease: [
    ['cashFlow', 'Cash flow', 'usd_per_month'],
    ['cashOnCash', 'Cash-on-cash', 'percent'],
    ['exerciseEquity', 'Equity at exercise', 'usd'],
  ],
  wholesale: [
    ['maxContract', 'Maximum contract', 'usd'],
    ['spread', 'Room for a fee', 'usd'],
  ],
};

export interface DealHeadline {
  strategy: Strategy;
  figures: Figures;
  /** Figures that the strategy needs and nobody stated. */
  missing: readonly FigureId[];
  /** Whether the results are beyond any real deal. */
  isDoubtful: boolean;
  results: readonly Pick<Metric, 'id' | 'label' | 'value' | 'unit'>[];
}

/** The key results of a property by the strategy it's marketed for, as `analyze` computes them. */
export function headlineOf(subject: Subject): DealHeadline {
  const strategy = defaultStrategy(subject);
  const figures = resolveFigures(subject, {});
  const numbers = strategyNumbers(strategy, figures);
  const all = Object.entries(numbers.values).map(([id, value]) => ({ id: id as MetricId, value: plain(value) }));
  return {
    strategy,
    figures,
    missing: missingFigures(figures, numbers),
    isDoubtful: isTooCheap(figures.price.value, all) || extremeResult(all) !== undefined,
    results: shown[strategy].map(([id, label, unit]) => ({
      id,
      label,
      unit,
      value: plain(inUnit(numbers.values[id] ?? null, unit)),
    })),
  };
}

/** A yearly amount in its unit. */
function inUnit(value: Amount | null, unit: Unit): Amount | null {
  return value !== null && unit === 'usd_per_month' ? perMonth(value) : value;
}
