/** The figures that sales, leases, and public data around a property say something about. */
import { formatPercent, formatUsd } from '../../kit/formatting/format.ts';
import { figureOf } from '../listing/area.ts';
import { fairMarketRentText } from '../listing/area-words.ts';
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

/** A sentence for each figure of the strategy that public data says something about. It judges none. */
export function areaClaims({ around }: Subject, figures: Figures, strategy: Strategy): Analysis['claims'] {
  const tax = figureOf(around?.area, 'property_tax_pct');
  const price = figures.price.value;
  const claims = [
    ['monthlyRent', around ? fairMarketRentText(around) : null],
    ['propertyTaxes', tax && price ? taxText(tax, price) : null],
  ] as const;
  return Object.fromEntries(
    claims.filter(([id, text]) => text !== null && figureSpec(id).strategies.includes(strategy)),
  );
}

function taxText({ place, value }: { place: string; value: number }, price: number): string {
  const amount = formatUsd((price * value) / 100);
  return `In ${place}, taxes are ${formatPercent(value, 2)} of the value: ${amount} a year at this price.`;
}
