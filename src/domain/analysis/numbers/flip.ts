/** Fix and flip: bought with a bridge loan, repaired, and sold. */

import type { Figures } from '../model.ts';
import type { Amount } from './amount.ts';
import { annualizedReturn, flipProfit, pricePerSqft, returnOn, shareOf } from './formulas.ts';
import { ownShare } from './joint-venture.ts';
import { offerOf, rehabOf, type Rehab } from './rehab.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** The sale, USD. */
export interface Sale {
  proceeds: Amount | null;
  /** Before the seller's share. */
  wholeProfit: Amount | null;
  /** What the buyer keeps. */
  profit: Amount | null;
  /** On the all-in cost, in percent. */
  roi: Amount | null;
  months: number;
}

export interface FlipNumbers extends DealNumbers {
  works: Rehab;
  sale: Sale;
  /** The maximum offer by the 70% rule, and how far it's above the price, USD. */
  offer: Amount | null;
  spread: Amount | null;
}

/** The results of a flip with these figures. */
export function flipNumbers(figures: Figures): FlipNumbers {
  const works = rehabOf(figures);
  const price = amountOf(figures, 'price');
  const months = figures.rehabMonths.value ?? 0;
  const proceeds = combine(
    (arv, costs) => arv.minus(shareOf(arv, costs)),
    figures.arv.value,
    figures.sellingCostPct.value,
  );
  const wholeProfit = combine(flipProfit, works.allIn, proceeds);
  const profit = ownShare(figures, wholeProfit);
  const offer = offerOf(figures);
  const spread = combine((most, asked) => most.minus(asked), offer, price);
  const roi = returnOn(profit, works.allIn);
  return {
    works,
    sale: { proceeds, wholeProfit, profit, roi, months },
    offer,
    spread,
    values: {
      allInCost: works.allIn,
      cashInvested: works.cash,
      saleProceeds: proceeds,
      flipProfit: profit,
      flipRoi: roi,
      annualizedRoi: annualizedReturn(roi, months),
      mao: offer,
      spread,
      pricePerSqft: pricePerSqft(price, figures.sqft.value),
    },
    needed: ['price', 'arv', 'repairCost'],
  };
}
