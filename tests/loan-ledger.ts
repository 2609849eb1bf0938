/**
 * A rental with up to four loans as a ledger that is kept month by month, in fixed-point decimals of 30 places. It
 * knows no annuity formula: a level payment is found by comparing what's left after paying nothing and after paying $1.
 */

import type { FigureValues } from '@/domain/analysis/model';

/** $1. */
export const one = 10n ** 30n;
/** An amount in fixed-point decimals. */
export const fixed = (value: number) => (BigInt(Math.round(value * 1000)) * one) / 1000n;
/** A percentage of an amount. */
export const percentOf = (whole: bigint, percent: number) => (whole * fixed(percent)) / (100n * one);

interface Terms {
  owed: bigint;
  /** Percent per year. */
  rate: number;
  interestOnly: number;
  months: number;
}

const interestOn = (owed: bigint, rate: number) => (owed * BigInt(Math.round(rate * 1000))) / 1_200_000n;

/** The level payment that pays off a loan: what's left falls by the same amount for each dollar paid monthly. */
function levelPayment({ owed, rate, months }: Terms): bigint {
  let [unpaid, perDollar] = [owed, 0n];
  for (let month = 0; month < months; month += 1) {
    unpaid += interestOn(unpaid, rate);
    perDollar += interestOn(perDollar, rate) + one;
  }
  return (unpaid * one) / perDollar;
}

/** What's paid in each month, and what's owed after it. A balloon is paid off by a new loan. */
export function ledger(terms: Terms, span: number, balloon?: Omit<Terms, 'owed'> & { month: number }) {
  const [paid, owed]: [bigint[], bigint[]] = [[], []];
  let loan = terms;
  let [left, level, age] = [terms.owed, levelPayment(terms), 0];
  let refinanced: bigint | null = null;
  for (let month = 1; month <= span; month += 1) {
    age += 1;
    const interest = interestOn(left, loan.rate);
    const isOver = age > loan.interestOnly + loan.months;
    const payment = isOver ? 0n : age <= loan.interestOnly ? interest : level;
    left = isOver ? 0n : left + interest - payment;
    paid.push(payment);
    if (month === balloon?.month && terms.owed > 0n && age < loan.interestOnly + loan.months) {
      loan = { ...balloon, owed: left };
      [level, age] = [levelPayment(loan), 0];
      refinanced = level;
    }
    owed.push(left);
  }
  return { paid, owed, refinanced };
}

/** What the ledger is kept of. */
export type LedgerDeal = Required<
  Pick<
    FigureValues,
    | 'price'
    | 'statedNoi'
    | 'downPaymentPct'
    | 'closingCostPct'
    | 'repairCost'
    | 'ratePct'
    | 'termYears'
    | 'existingLoan'
    | 'existingRatePct'
    | 'existingMonths'
    | 'arrears'
    | 'sellerNote'
    | 'noteRatePct'
    | 'noteTermYears'
    | 'noteInterestOnlyYears'
    | 'noteBalloonYears'
    | 'secondLoan'
    | 'secondRatePct'
    | 'secondTermYears'
    | 'holdYears'
    | 'rentGrowthPct'
    | 'appreciationPct'
    | 'sellingCostPct'
  >
>;

/** The sum of amounts. */
export const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);

/** The results of a rental, in fixed-point decimals. */
export function byHand(deal: LedgerDeal) {
  const [price, noi] = [fixed(deal.price), fixed(deal.statedNoi)];
  const others = [deal.existingLoan, deal.sellerNote, deal.secondLoan].map(fixed);
  const left = price - percentOf(price, deal.downPaymentPct) - sum(others);
  const bank = left > 0n ? left : 0n;
  const [existing = 0n, note = 0n, second = 0n] = others;
  const span = 12 * Math.max(deal.holdYears, deal.noteBalloonYears, 1);
  const plain = (owed: bigint, rate: number, months: number) => ledger({ owed, rate, months, interestOnly: 0 }, span);
  const sellers = ledger(
    {
      owed: note,
      rate: deal.noteRatePct,
      months: 12 * deal.noteTermYears,
      interestOnly: 12 * deal.noteInterestOnlyYears,
    },
    span,
    { month: 12 * deal.noteBalloonYears, rate: deal.ratePct, interestOnly: 0, months: 12 * deal.termYears },
  );
  const ledgers = [
    plain(bank, deal.ratePct, 12 * deal.termYears),
    plain(existing, deal.existingRatePct, deal.existingMonths),
    sellers,
    plain(second, deal.secondRatePct, 12 * deal.secondTermYears),
  ];
  const service = (year: number) => sum(ledgers.map(({ paid }) => sum(paid.slice(12 * year, 12 * year + 12))));
  const loans = bank + sum(others);
  const extras = percentOf(price, deal.closingCostPct) + fixed(deal.repairCost);
  const cash = price + extras + fixed(deal.arrears) - loans;
  const balance = sum(ledgers.map(({ owed }) => owed[12 * deal.holdYears - 1] ?? 0n));
  const [flows, grown]: [bigint[], bigint[]] = [[-cash], [noi, price]];
  for (let year = 0; year < deal.holdYears; year += 1) {
    const [income = 0n, value = 0n] = grown;
    grown[1] = value + percentOf(value, deal.appreciationPct);
    flows.push(income - service(year));
    grown[0] = income + percentOf(income, deal.rentGrowthPct);
  }
  const sale = grown[1] ?? 0n;
  const last = flows.length - 1;
  flows[last] = (flows[last] ?? 0n) + sale - percentOf(sale, deal.sellingCostPct) - balance;
  const due = sellers.owed[12 * deal.noteBalloonYears - 1] ?? null;
  return {
    loans,
    bank,
    cash,
    balance,
    flows,
    noi,
    equity: sale - balance,
    payment: sum(ledgers.map(({ paid }) => paid[0] ?? 0n)),
    debtService: service(0),
    cashFlow: noi - service(0),
    balloon: sellers.refinanced === null ? null : { due, payment: sellers.refinanced },
  };
}
