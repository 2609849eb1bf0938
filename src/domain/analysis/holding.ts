/** The hold period of a rental, year by year. */

import { ownFlows } from './joint-venture.ts';
import type { Figures } from './model.ts';
import { exact, type Amount, type Numeric } from './numbers/amount.ts';
import { capRate, quotient, shareOf } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { balanceAfter, overAll, yearlyService } from './numbers/loans.ts';
import type { Purchase } from './numbers/rental.ts';
import { combine } from './numbers/values.ts';

/** A hold period. Amounts in USD. */
export interface Holding {
  years: number;
  /** Sale price before selling costs. */
  sale: Amount | null;
  /** Sale price at the going-in cap rate: next year's NOI ÷ cap rate. */
  saleAtCapRate: Amount | null;
  /** What's owed on all loans at the sale. */
  balance: Amount | null;
  /** Cash flow by year after the seller's share, starting now; null if unknown. */
  flows: Amount[] | null;
  /** Before the seller's share. Null if unknown, or if nothing is shared. */
  wholeFlows: Amount[] | null;
  flowsAtCapRate: Amount[] | null;
  /** Without a loan. */
  unlevered: Amount[] | null;
}

/** An amount after growing by a percentage for some years. */
function grownBy(amount: Amount, pct: Numeric, years: number): Amount {
  return exact(pct).div(100).plus(1).pow(years).times(amount);
}

/** NOI of a year (1 is the first). Rent and expenses grow separately; a stated NOI grows with the rent. */
function noiIn(year: number, figures: Figures, { effective, expenses, noi }: Income): Amount | null {
  const grown = (amount: Amount, pct: number | null) => grownBy(amount, pct ?? 0, year - 1);
  if (effective !== null && expenses !== null) {
    return grown(effective, figures.rentGrowthPct.value).minus(grown(expenses, figures.expenseGrowthPct.value));
  }
  return noi === null ? null : grown(noi, figures.rentGrowthPct.value);
}

/** The hold period of a rental. A balloon within it is refinanced. */
export function holdingOf(figures: Figures, income: Income, { loans, allIn, cash }: Purchase): Holding {
  const years = Math.max(1, Math.round(figures.holdYears.value ?? 1));
  const base = figures.arv.value ?? figures.price.value;
  const costs = figures.sellingCostPct.value ?? 0;
  const sale = combine((value, growth) => grownBy(value, growth, years), base, figures.appreciationPct.value);
  const goingIn = capRate(income.noi, figures.price.value);
  const next = noiIn(years + 1, figures, income);
  const saleAtCapRate = quotient(next?.times(100) ?? null, goingIn);
  const balance = loans && overAll(loans, (loan) => balanceAfter(loan, 12 * years));
  const services = loans && yearlyService(loans, years);
  const nois = Array.from({ length: years }, (_, index) => noiIn(index + 1, figures, income));
  const flows = (
    put: Amount | null,
    price: Amount | null,
    owed: Amount | null,
    service: readonly Amount[] | null,
  ): { whole: Amount[]; own: Amount[] } | null => {
    if (put === null || price === null || owed === null || service === null) return null;
    const yearly = nois.map((noi, index) => (noi === null ? null : noi.minus(service[index] ?? 0)));
    if (!yearly.every((flow) => flow !== null)) return null;
    const net = price.minus(shareOf(price, costs)).minus(owed);
    const whole = [put.negated(), ...yearly.map((flow, index) => (index === years - 1 ? flow.plus(net) : flow))];
    return { whole, own: ownFlows(figures, whole, net) };
  };
  const levered = flows(cash, sale, balance, services);
  const isSplit = levered?.own.some((flow, index) => !flow.eq(levered.whole[index] ?? 0));
  return {
    years,
    sale,
    saleAtCapRate,
    balance,
    flows: levered?.own ?? null,
    wholeFlows: levered && isSplit ? levered.whole : null,
    flowsAtCapRate: flows(cash, saleAtCapRate, balance, services)?.own ?? null,
    unlevered: flows(allIn, sale, exact(0), [])?.own ?? null,
  };
}
