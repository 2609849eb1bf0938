/**
 * A flip or BRRRR with up to four loans as an account of cash that is kept month by month, with the ledgers of its
 * loans.
 */

import type { FigureValues } from '@/domain/analysis/model';
import { fixed, ledger, percentOf, sum, type LedgerDeal } from './loan-ledger';

/** What the account is kept of. */
export type RehabDeal = LedgerDeal &
  Required<
    Pick<
      FigureValues,
      | 'arv'
      | 'propertyTaxes'
      | 'insurance'
      | 'rehabMonths'
      | 'rehabRentedPct'
      | 'bridgeLoanPct'
      | 'bridgeRatePct'
      | 'bridgePointsPct'
      | 'refinanceLtvPct'
      | 'refinanceCostPct'
    >
  >;

/** The results of a flip and a BRRRR, in fixed-point decimals. In a BRRRR, a part of the property stays rented. */
export function rehabByHand(deal: RehabDeal) {
  const [price, arv, span] = [fixed(deal.price), fixed(deal.arv), deal.rehabMonths];
  const others = [deal.existingLoan, deal.sellerNote, deal.secondLoan].map(fixed);
  const [existing = 0n, note = 0n, second = 0n] = others;
  const left = percentOf(price, deal.bridgeLoanPct) - sum(others);
  const bridge = left > 0n ? left : 0n;
  const onlyInterest = { rate: deal.bridgeRatePct, interestOnly: 1000, months: 1 };
  const level = (owed: bigint, rate: number, months: number, interestOnly = 0) => {
    return { owed, rate, months, interestOnly };
  };
  const sellers = level(note, deal.noteRatePct, 12 * deal.noteTermYears, 12 * deal.noteInterestOnlyYears);
  const ledgers = [
    ledger({ owed: bridge, ...onlyInterest }, span),
    ledger(level(existing, deal.existingRatePct, deal.existingMonths), span),
    ledger(sellers, span, { month: 12 * deal.noteBalloonYears, ...onlyInterest }),
    ledger(level(second, deal.secondRatePct, 12 * deal.secondTermYears), span),
  ];
  const bills = fixed(deal.propertyTaxes) + fixed(deal.insurance);
  const account = (rentedPct: number) => {
    let cash =
      bridge + sum(others) - price - percentOf(price, deal.closingCostPct) - percentOf(bridge, deal.bridgePointsPct);
    cash -= fixed(deal.repairCost) + fixed(deal.arrears);
    for (let month = 0; month < span; month += 1) {
      cash -= sum(ledgers.map(({ paid }) => paid[month] ?? 0n));
      cash += (percentOf(fixed(deal.statedNoi), rentedPct) - percentOf(bills, 100 - rentedPct)) / 12n;
    }
    return cash;
  };
  const payoff = sum(ledgers.map(({ owed }) => owed[span - 1] ?? 0n));
  const newLoan = percentOf(arv, deal.refinanceLtvPct);
  const cashOut = newLoan - percentOf(newLoan, deal.refinanceCostPct) - payoff;
  return {
    bridge,
    payoff,
    cashOut,
    flipCash: -account(0),
    profit: account(0) + arv - percentOf(arv, deal.sellingCostPct) - payoff,
    brrrrCash: -account(deal.rehabRentedPct),
    cashLeft: -account(deal.rehabRentedPct) - cashOut,
    isRefinanced: ledgers.some(({ refinanced }) => refinanced !== null),
  };
}
