/**
 * Profit shared with the seller in a joint venture. Every conclusion of an analysis is about what the buyer keeps: the
 * cash flow of a rental, the gain of its sale, the profit of a flip, or an assignment fee, minus the seller's share.
 * Losses are shared in the same parts, as the joint venture agreement and the split of a deal's money do it. NOI, cap
 * rate, DSCR, and the 70% rule describe the property, so they aren't shared.
 */

import { exact, type Amount, type Numeric } from './amount.ts';
import { shareOf } from './formulas.ts';
import { combine, figureTerm, type Alternative } from './metric.ts';
import type { Figures } from './model.ts';
import { figureText, type Term } from './formula-text.ts';

/** What the buyer keeps of a profit, or bears of a loss, in USD. Null if it's unknown. */
export function kept(figures: Figures, profit: Numeric | null): Amount | null {
  return combine((all, pct) => all.minus(shareOf(all, pct)), profit, figures.jvSharePct.value);
}

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
export function keptFlows(figures: Figures, flows: readonly Amount[], proceeds: Amount): Amount[] {
  const [start] = flows;
  const invested = start?.isNegative() ? start.negated() : exact(0);
  const gain = proceeds.minus(invested);
  const sold = invested.plus(kept(figures, gain) ?? gain);
  return flows.map((flow, index) => {
    if (index === 0) return flow;
    const isLast = index === flows.length - 1;
    const operating = isLast ? flow.minus(proceeds) : flow;
    return (kept(figures, operating) ?? operating).plus(isLast ? sold : 0);
  });
}
