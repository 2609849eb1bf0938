import { checkTheNumbers } from '../listing/plausible.ts';
import { inSentence } from './formula-text.ts';
import type { Figures, Metric } from './model.ts';
import { bareValue, figureText } from './numbers/format.ts';
import { extremeResult, isTooCheap } from './numbers/plausible.ts';

/**
 * Why a deal's results are beyond any real deal; null if they're plausible. A deal with a doubt is never praised: it
 * meets no target, and the doubt is its verdict.
 */
export function plausibilityDoubt(
  figures: Pick<Figures, 'price'>,
  metrics: readonly Pick<Metric, 'id' | 'label' | 'value' | 'unit'>[],
): string | null {
  const price = figures.price.value;
  if (price !== null && isTooCheap(price, metrics))
    return `${checkTheNumbers}: a price of ${figureText(price, 'usd')} is beyond any real deal.`;
  const extreme = extremeResult(metrics);
  if (!extreme || extreme.value === null) return null;
  const result = `${inSentence(extreme.label)} of ${bareValue(extreme.value, extreme.unit)}`;
  return `${checkTheNumbers}: the ${result} is beyond any real deal.`;
}
