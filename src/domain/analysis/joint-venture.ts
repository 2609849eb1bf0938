/** Texts and yearly cash flows of a joint venture. Its rule is in `numbers/joint-venture.ts`. */

import type { Term } from './formula-text.ts';
import { figureTerm, type Alternative } from './metric.ts';
import type { Figures } from './model.ts';
import { exact, type Amount, type Numeric } from './numbers/amount.ts';
import { figureText } from './numbers/format.ts';
import { ownShare } from './numbers/joint-venture.ts';

/** Whether the seller shares this profit or loss. */
export function isShared(figures: Figures, profit: Numeric | null): boolean {
  return profit !== null && !exact(profit).isZero() && (figures.jvSharePct.value ?? 0) > 0;
}

/** The seller's share as a term: '50%'. */
export function shareTerm(figures: Figures): Term {
  return figureTerm(figures, 'jvSharePct', 'the seller’s share');
}

/** The variant of a metric before the seller's share, for a shared profit or loss; otherwise none. */
export function beforeShare(
  figures: Figures,
  profit: Numeric | null,
  whole: Omit<Alternative, 'id' | 'label'>,
): Alternative[] {
  return isShared(figures, profit) ? [beforeShareOf(figures, whole)] : [];
}

/** A result as the variant before the seller's share. */
export function beforeShareOf(figures: Figures, whole: Omit<Alternative, 'id' | 'label'>): Alternative {
  const share = figureText(figures.jvSharePct.value ?? 0, 'percent');
  return { id: 'before-share', label: `Before the seller’s ${share}`, ...whole };
}

/**
 * What the buyer keeps of yearly cash flows in USD. The first is the investment, the last includes the sale's
 * `proceeds` after the loan. The seller shares each year's cash flow, and what the proceeds exceed the investment by or
 * fall short of it.
 */
export function ownFlows(figures: Figures, flows: readonly Amount[], proceeds: Amount): Amount[] {
  const [start] = flows;
  const invested = start?.isNegative() ? start.negated() : exact(0);
  const gain = proceeds.minus(invested);
  const sold = invested.plus(ownShare(figures, gain) ?? gain);
  return flows.map((flow, index) => {
    if (index === 0) return flow;
    const isLast = index === flows.length - 1;
    const operating = isLast ? flow.minus(proceeds) : flow;
    return (ownShare(figures, operating) ?? operating).plus(isLast ? sold : 0);
  });
}
