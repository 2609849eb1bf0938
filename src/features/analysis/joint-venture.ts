/**
 * Profit shared with the seller in a joint venture. Every conclusion of an analysis is about what the buyer keeps: the
 * cash flow of a rental, the gain of its sale, the profit of a flip, or an assignment fee, minus the seller's share.
 * NOI, cap rate, DSCR, and the 70% rule describe the property, so they aren't shared.
 */

import { combine, figureTerm, type Alternative } from './metric';
import type { Figures } from './model';
import { figureText, type Term } from './formula-text';

/** What the buyer keeps of a profit in USD. A loss isn't shared. Null if the profit is unknown. */
export function kept(figures: Figures, profit: number | null): number | null {
  return combine((all, pct) => (all > 0 ? all * (1 - pct / 100) : all), profit, figures.jvSharePct.value);
}

/** Whether the seller gets part of this profit. */
export function isShared(figures: Figures, profit: number | null): boolean {
  return profit !== null && profit > 0 && (figures.jvSharePct.value ?? 0) > 0;
}

/** The seller's share as a term: '50%'. */
export function shareTerm(figures: Figures): Term {
  return figureTerm(figures, 'jvSharePct', 'the seller’s share');
}

/** The variant of a metric before the seller's share, for a shared profit; otherwise none. */
export function beforeShare(
  figures: Figures,
  profit: number | null,
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
 * `proceeds` after the loan. The seller shares each year's positive cash flow, and the proceeds above the investment.
 */
export function keptFlows(figures: Figures, flows: readonly number[], proceeds: number): number[] {
  const [start = 0] = flows;
  const gain = Math.max(0, proceeds - Math.max(0, -start));
  const sold = proceeds - gain + (kept(figures, gain) ?? gain);
  return flows.map((flow, index) => {
    if (index === 0) return flow;
    const isLast = index === flows.length - 1;
    const operating = isLast ? flow - proceeds : flow;
    return (kept(figures, operating) ?? operating) + (isLast ? sold : 0);
  });
}
