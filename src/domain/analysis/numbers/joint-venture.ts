/**
 * Profit shared with the seller in a joint venture. Every conclusion of an analysis is about what the buyer keeps: the
 * cash flow of a rental, the gain of its sale, the profit of a flip, or an assignment fee, minus the seller's share.
 * Losses are shared in the same parts, as the joint venture agreement and the split of a deal's money do it. NOI, cap
 * rate, DSCR, and the 70% rule describe the property, so they aren't shared.
 */

import type { Figures } from '../model.ts';
import type { Amount, Numeric } from './amount.ts';
import { shareOf } from './formulas.ts';
import { combine } from './values.ts';

/** What the buyer keeps of a profit, or bears of a loss, in USD. Null if it's unknown. */
export function ownShare(figures: Figures, profit: Numeric | null): Amount | null {
  return combine((all, pct) => all.minus(shareOf(all, pct)), profit, figures.jvSharePct.value);
}
