/** Buy and hold: bought with a long-term loan, rented, and sold after some years. */

import type { Figures } from '../model.ts';
import { exact, type Amount } from './amount.ts';
import {
  annualDebtService,
  breakEvenOccupancy,
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  grossRentMultiplier,
  monthlyPayment,
  pricePerSqft,
  rentToPrice,
  shareOf,
} from './formulas.ts';
import { incomeOf, type Income } from './income.ts';
import { ownShare } from './joint-venture.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** The purchase and its loan, USD. */
export interface Purchase {
  loan: Amount | null;
  months: number;
  payment: Amount | null;
  debtService: Amount | null;
  closing: Amount | null;
  /** Unknown repairs count as 0, because most rentals are bought as is. */
  repairs: Amount;
  allIn: Amount | null;
  cash: Amount | null;
}

function purchaseOf(figures: Figures): Purchase {
  const price = amountOf(figures, 'price');
  const rate = figures.ratePct.value ?? 0;
  const months = Math.round(12 * (figures.termYears.value ?? 0));
  const loan = combine((cost, down) => cost.minus(shareOf(cost, down)), price, figures.downPaymentPct.value);
  const closing = combine(shareOf, price, figures.closingCostPct.value);
  const repairs = exact(figures.repairCost.value ?? 0);
  const allIn = combine((cost, fees) => cost.plus(fees).plus(repairs), price, closing);
  return {
    loan,
    months,
    payment: loan === null ? null : monthlyPayment(loan, rate, months),
    debtService: loan === null ? null : annualDebtService(loan, rate, months),
    closing,
    repairs,
    allIn,
    cash: combine((whole, borrowed) => whole.minus(borrowed), allIn, loan),
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
