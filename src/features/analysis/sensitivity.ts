/** How much a deal hangs on each figure, all else equal. */

import { dealWith } from './deal';
import { figureSpec, figureSpecs, resolveFigures } from './figures';
import type { Decision } from './metric';
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
} from './model';

// Series for a chart ----------------------------------------------------------------------

/** What can be charted of a strategy: metrics, the first of them to begin with, against figures. */
export const chartable: Readonly<Record<Strategy, { metrics: readonly MetricId[]; figures: readonly FigureId[] }>> = {
  rental: {
    metrics: ['cashOnCash', 'dscr', 'capRate', 'cashFlow'],
    figures: ['price', 'monthlyRent', 'ratePct', 'vacancyPct'],
  },
  flip: { metrics: ['flipProfit', 'flipRoi', 'annualisedRoi'], figures: ['price', 'arv', 'repairCost', 'rehabMonths'] },
  brrrr: {
    metrics: ['cashLeft', 'cashFlow', 'dscr'],
    figures: ['price', 'arv', 'repairCost', 'monthlyRent', 'ratePct'],
  },
  wholesale: { metrics: ['spread', 'maxContract'], figures: ['price', 'arv', 'repairCost'] },
};

/** Points to each side of the figure as it is. */
const reach = 5;

/** How far apart the points of a figure are: a common error is two of them. Whole for what is counted in whole numbers. */
function stepOf({ swing, decimals, min }: FigureSpec, value: number): number {
  const error = swing.of === 'unit' ? swing.by : (Math.abs(value) * swing.by) / 100;
  const step = Number((error / 2).toFixed(decimals));
  return step > 0 ? step : Math.max(10 ** -decimals, min > 0 ? min : 0);
}

/** A metric against a figure around its value; no points where the figure is not known. Values out of the figure's bounds are left out. */
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
  const points = Array.from({ length: 2 * reach + 1 }, (_, index): SensitivityPoint | null => {
    const at = Number((value + (index - reach) * step).toFixed(6));
    if (at < spec.min || at > spec.max) return null;
    return { at, value: dealWith(subject, scenario, figure, at).values[metric] ?? null, current: index === reach };
  });
  return { figure, metric, points: points.filter((point) => point !== null) };
}

// What a decision hangs on -------------------------------------------------------------------

/** How far a figure's common error moves a metric. */
export interface Influence {
  figure: FigureId;
  origin: Origin;
  /** The metric with the figure that much lower and that much higher, within its bounds. */
  low: number;
  high: number;
}

/** The figures a metric hangs on, the weightiest first. The price and the reader's targets are asked for and not found out: they are left out. */
export function influences(subject: Subject, scenario: Scenario, metric: MetricId): Influence[] {
  const figures = resolveFigures(subject, scenario.yours);
  const with_ = (figure: FigureId, value: number) => dealWith(subject, scenario, figure, value).values[metric] ?? null;
  return figureSpecs
    .filter(
      ({ id, group, strategies }) => id !== 'price' && group !== 'targets' && strategies.includes(scenario.strategy),
    )
    .flatMap(({ id, swing, min, max }) => {
      const { value, origin } = figures[id];
      if (value === null) return [];
      const error = swing.of === 'unit' ? swing.by : (Math.abs(value) * swing.by) / 100;
      const [low, high] = [with_(id, Math.max(min, value - error)), with_(id, Math.min(max, value + error))];
      return low === null || high === null || low === high ? [] : [{ figure: id, origin, low, high }];
    })
    .toSorted((one, other) => Math.abs(other.high - other.low) - Math.abs(one.high - one.low));
}

/** The value of a figure, nearest to the one it has, at which a decision turns; and the range that was looked through. */
export interface Turn {
  /** Null: none within the range. */
  at: number | null;
  from: number;
  to: number;
}

const turnSteps = 40;

/** Looks for the value of a figure at which a decision turns: within its bounds, an amount no further than to three times itself. */
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
