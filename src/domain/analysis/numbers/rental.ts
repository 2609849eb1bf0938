/** Buy and hold: bought with long-term loans, rented, and sold after some years. */

import type { Figures } from '../model.ts';
import { exact, type Amount } from './amount.ts';
import {
  breakEvenOccupancy,
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  grossRentMultiplier,
  pricePerSqft,
  rentToPrice,
  shareOf,
} from './formulas.ts';
import { incomeOf, type Income } from './income.ts';
import { ownShare } from './joint-venture.ts';
import { firstPayment, loansOf, overAll, yearlyService, type Loans } from './loans.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** The purchase and its loans, USD. */
export interface Purchase {
  /** Null without a price. */
  loans: Loans | null;
  /** All loans. */
  loan: Amount | null;
  /** The first month's payments on all loans. */
  payment: Amount | null;
  /** The first year's payments on all loans. */
  debtService: Amount | null;
  closing: Amount | null;
  /** The seller's overdue payments on the loan taken over. */
  arrears: Amount;
  /** Unknown repairs count as 0, because most rentals are bought as is. */
  repairs: Amount;
  /** Price, closing costs, and repairs, as if bought in cash. */
  allIn: Amount | null;
  /** All-in cost and arrears minus all loans. */
  cash: Amount | null;
}

function purchaseOf(figures: Figures): Purchase {
  const price = amountOf(figures, 'price');
  const loans = loansOf(figures);
  const loan = loans && overAll(loans, ({ amount }) => amount);
  const closing = combine(shareOf, price, figures.closingCostPct.value);
  const repairs = exact(figures.repairCost.value ?? 0);
  const allIn = combine((cost, fees) => cost.plus(fees).plus(repairs), price, closing);
  const arrears = exact(figures.arrears.value ?? 0);
  return {
    loans,
    loan,
    payment: loans && overAll(loans, firstPayment),
    debtService: (loans && yearlyService(loans, 1)[0]) ?? null,
    closing,
    arrears,
    repairs,
    allIn,
    cash: combine((whole, borrowed) => whole.plus(arrears).minus(borrowed), allIn, loan),
  };
}

export interface RentalNumbers extends DealNumbers {
  income: Income;
  purchase: Purchase;
  /** Cash flow before the seller's share, USD per year. */
  wholeFlow: Amount | null;
}

/** The results of a rental with these figures. */
export function rentalNumbers(figures: Figures): RentalNumbers {
  const income = incomeOf(figures);
  const purchase = purchaseOf(figures);
  const price = amountOf(figures, 'price');
  const wholeFlow = combine((noi, service) => noi.minus(service), income.noi, purchase.debtService);
  const cashFlow = ownShare(figures, wholeFlow);
  return {
    income,
    purchase,
    wholeFlow,
    values: {
      grossIncome: income.gross,
      noi: income.noi,
      cashFlow,
      loanAmount: purchase.loan,
      debtService: purchase.debtService,
      cashInvested: purchase.cash,
      capRate: capRate(income.noi, price),
      cashOnCash: cashOnCash(cashFlow, purchase.cash),
      dscr: debtServiceCoverage(income.noi, purchase.debtService),
      debtYield: debtYield(income.noi, purchase.loan),
      breakEvenOccupancy: breakEvenOccupancy(income.expenses, purchase.debtService, income.gross),
      grm: grossRentMultiplier(price, income.gross),
      onePercentRule: rentToPrice(figures.monthlyRent.value, price),
      pricePerSqft: pricePerSqft(price, figures.sqft.value),
    },
    needed: figures.statedNoi.value === null ? ['price', 'monthlyRent'] : ['price'],
  };
}
