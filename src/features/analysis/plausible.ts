import { checkTheNumbers, isPlausibleCapRate } from '../../shared/numbers/plausible.ts';
import { bareValue, figureText, inSentence } from './formula-text.ts';
import type { Figures, Metric, MetricId } from './model.ts';

/** Results beyond these, in either direction, come from a typo or a missing figure rather than from a real deal. */
const most: Readonly<Partial<Record<MetricId, number>>> = {
  capRate: 100,
  cashOnCash: 1_000,
  dscr: 100,
  debtYield: 1_000,
  irr: 1_000,
  equityMultiple: 1_000,
  onePercentRule: 100,
  flipRoi: 1_000,
};

/**
 * Why a deal's results are beyond any real deal; null if they're plausible. A deal with a doubt is never praised: it
 * meets no target, and the doubt is its verdict.
 */
export function plausibilityDoubt(
  figures: Pick<Figures, 'price'>,
  metrics: readonly Pick<Metric, 'id' | 'label' | 'value' | 'unit'>[],
): string | null {
  const price = figures.price.value;
  const earns = metrics.some(({ id, value }) => (id === 'noi' || id === 'flipProfit') && value !== null && value > 0);
  // A cap rate of 0 leaves only the price in doubt.
  if (price !== null && price > 0 && earns && !isPlausibleCapRate(0, price))
    return `${checkTheNumbers}: a price of ${figureText(price, 'usd')} is beyond any real deal.`;
  const extreme = metrics.find(({ id, value }) => value !== null && Math.abs(value) > (most[id] ?? Infinity));
  if (!extreme || extreme.value === null) return null;
  const result = `${inSentence(extreme.label)} of ${bareValue(extreme.value, extreme.unit)}`;
  return `${checkTheNumbers}: the ${result} is beyond any real deal.`;
}
