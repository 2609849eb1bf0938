/** What the seller says a home is worth after repairs, or rents for, set against what sales and leases say. */
import { formatUsd } from '../../kit/formatting/format.ts';

/** A value from comparable sales (kind 'sale') or leases ('lease'). U.S. dollars, rents per month. */
export interface MarketValue {
  kind: string;
  value: number | null;
  /** 80% of such homes sell or rent from low to high; null if that's unknown. */
  low: number | null;
  high: number | null;
}

export interface Claim {
  verdict: 'above' | 'fits' | 'below';
  /** A sentence. */
  text: string;
}

const words = {
  sale: { claim: 'ARV', verb: 'sell', unit: '' },
  lease: { claim: 'rent', verb: 'rent', unit: ' a month' },
} as const;

const verdicts = { above: 'is above', fits: 'fits', below: 'is below' } as const;

/** Rounded to three digits: an estimate's others say nothing. */
export function roughly(amount: number): number {
  return Number(amount.toPrecision(3));
}

/** How an ARV or monthly rent compares with the market's range. Null without a claim or a range. */
export function claimOf(
  stated: number | null | undefined,
  market: MarketValue | undefined,
  whose = 'The seller’s',
): Claim | null {
  if (!stated || !market || market.value === null || market.low === null || market.high === null) return null;
  const verdict = stated > market.high ? 'above' : stated < market.low ? 'below' : 'fits';
  const { claim, verb, unit } = words[market.kind === 'lease' ? 'lease' : 'sale'];
  const [low, value, high] = [market.low, market.value, market.high].map((amount) => formatUsd(roughly(amount)));
  const text =
    `${whose} ${claim} of ${formatUsd(stated)} ${verdicts[verdict]} what such homes ${verb} for around it: ` +
    `${low} to ${high}${unit}, ${value} in the middle.`;
  return { verdict, text };
}

/** The value of a kind, of a listing's values. */
export function marketValue<T extends MarketValue>(values: readonly T[] | undefined, kind: 'sale' | 'lease') {
  return values?.find((value) => value.kind === kind);
}
