/** The figures that sales and leases around a property say something about. */
import { claimOf, marketValue } from '../valuation/claim.ts';
import { figureSpec } from './figures.ts';
import type { Analysis, Figures, Strategy, Subject } from './model.ts';

const kinds = [
  ['arv', 'sale'],
  ['monthlyRent', 'lease'],
] as const;

/** A sentence for each figure of the strategy that has a market value to be compared with. */
export function marketClaims({ market }: Subject, figures: Figures, strategy: Strategy): Analysis['claims'] {
  const claims = kinds.flatMap(([id, kind]) => {
    if (!figureSpec(id).strategies.includes(strategy)) return [];
    const { value, origin } = figures[id];
    const claim = claimOf(value, marketValue(market, kind), origin === 'yours' ? 'Your' : 'The seller’s');
    return claim ? [[id, claim.text] as const] : [];
  });
  return Object.fromEntries(claims);
}
