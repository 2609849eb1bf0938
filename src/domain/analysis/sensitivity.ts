/** How much each figure affects a deal, all else equal. */

import { roundHalfAway } from '../../kit/numbers/rounding.ts';
import { dealWith } from './deal.ts';
import { figureSpec, figureSpecs } from './figures.ts';
import type { Decision } from './metric.ts';
import type {
  FigureId,
  FigureSpec,
  MetricId,
  Origin,
  Scenario,
  SensitivityPoint,
  SensitivitySeries,
  Strategy,
  Subject,
} from './model.ts';
import { plain } from './numbers/amount.ts';
import { resolveFigures } from './numbers/figures.ts';

// Series for a chart ----------------------------------------------------------------------

/** The metrics and figures to chart for a strategy. The first metric is the default. */
export const chartable: Readonly<Record<Strategy, { metrics: readonly MetricId[]; figures: readonly FigureId[] }>> = {
  rental: {
    metrics: ['cashOnCash', 'dscr', 'capRate', 'cashFlow'],
    figures: ['price', 'monthlyRent', 'ratePct', 'vacancyPct'],
  },
  flip: { metrics: ['flipProfit', 'flipRoi', 'annualizedRoi'], figures: ['price', 'arv', 'repairCost', 'rehabMonths'] },
  brrrr: {
    metrics: ['cashLeft', 'cashFlow', 'dscr'],
    figures: ['price', 'arv', 'repairCost', 'monthlyRent', 'ratePct'],
  },
  lease: { metrics: ['cashFlow', 'cashOnCash'], figures: ['monthlyRent', 'leaseRent', 'vacancyPct'] },
  wholesale: { metrics: ['spread', 'maxContract'], figures: ['price', 'arv', 'repairCost'] },
};

/** Points on each side of the current value. */
const pointsPerSide = 5;

/** The distance between points: half a common error, rounded to the figure's decimals. */
function stepOf({ swing, decimals, min }: FigureSpec, value: number): number {
  const error = swing.of === 'unit' ? swing.by : (Math.abs(value) * swing.by) / 100;
  const step = roundHalfAway(error / 2, decimals);
  return step > 0 ? step : Math.max(10 ** -decimals, min > 0 ? min : 0);
}

/** A metric at values around the figure's current one, within its bounds. No points if the figure is unknown. */
export function sensitivity(
  subject: Subject,
  scenario: Scenario,
  figure: FigureId,
  metric: MetricId,
): SensitivitySeries {
  const spec = figureSpec(figure);
  const { value } = resolveFigures(subject, scenario.yours)[figure];
  if (value === null) return { figure, metric, points: [] };
  const step = stepOf(spec, value);
  const points = Array.from({ length: 2 * pointsPerSide + 1 }, (_, index): SensitivityPoint | null => {
    const at = roundHalfAway(value + (index - pointsPerSide) * step, 6);
    if (at < spec.min || at > spec.max) return null;
    return {
      at,
      value: plain(dealWith(subject, scenario, figure, at).values[metric] ?? null),
      current: index === pointsPerSide,
    };
  });
  return { figure, metric, points: points.filter((point) => point !== null) };
}

// What a decision hangs on -------------------------------------------------------------------

/** The effect of a figure's common error on a metric. */
export interface Influence {
  figure: FigureId;
  origin: Origin;
  /** The metric with the figure lowered and raised by a common error, within its bounds. */
  low: number;
  high: number;
}

/**
 * The figures that affect a metric, most influential first. Leaves out the price and targets, which the reader
 * chooses.
 */
export function influences(subject: Subject, scenario: Scenario, metric: MetricId): Influence[] {
  const figures = resolveFigures(subject, scenario.yours);
  const valueWith = (figure: FigureId, value: number) =>
    plain(dealWith(subject, scenario, figure, value).values[metric] ?? null);
  return figureSpecs
    .filter(
      ({ id, group, strategies }) => id !== 'price' && group !== 'targets' && strategies.includes(scenario.strategy),
    )
    .flatMap(({ id, swing, min, max }) => {
      const { value, origin } = figures[id];
      if (value === null) return [];
      const error = swing.of === 'unit' ? swing.by : (Math.abs(value) * swing.by) / 100;
      const [low, high] = [valueWith(id, Math.max(min, value - error)), valueWith(id, Math.min(max, value + error))];
      return low === null || high === null || low === high ? [] : [{ figure: id, origin, low, high }];
    })
    .toSorted((one, other) => Math.abs(other.high - other.low) - Math.abs(one.high - one.low));
}

/** The value of a figure, nearest to the current one, at which a decision flips, and the range searched. */
export interface Turn {
  /** Null if there is none in the range. */
  at: number | null;
  from: number;
  to: number;
}

const turnSteps = 40;

/**
 * Finds where a decision flips: within the figure's bounds, and for amounts up to three times the value. Null if
 * unknown.
 */
export function turningPoint(subject: Subject, scenario: Scenario, figure: FigureId, decision: Decision): Turn | null {
  const { min, max, swing } = figureSpec(figure);
  const { value } = resolveFigures(subject, scenario.yours)[figure];
  if (value === null || decision.met === null) return null;
  const [from, to] =
    swing.of === 'value' ? [Math.max(min, Math.min(0, 3 * value)), Math.min(max, Math.max(0, 3 * value))] : [min, max];
  const turned = (at: number) => {
    const met =
      dealWith(subject, scenario, figure, at).decisions.find(({ metric }) => metric === decision.metric)?.met ?? null;
    return met !== null && met !== decision.met;
  };
  const found = [from, to].flatMap((end) => {
    const step = Array.from({ length: turnSteps }, (_, index) => index + 1).find((index) =>
      turned(value + ((end - value) * index) / turnSteps),
    );
    if (step === undefined || end === value) return [];
    let [near, far] = [value + ((end - value) * (step - 1)) / turnSteps, value + ((end - value) * step) / turnSteps];
    for (let round = 0; round < 40; round += 1) {
      const middle = (near + far) / 2;
      if (turned(middle)) far = middle;
      else near = middle;
    }
    return [far];
  });
  const [at = null] = found.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return { at, from, to };
}
