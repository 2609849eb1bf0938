/** BRRRR: bought with a short loan, repaired, let, refinanced on the repaired value, and kept. */

import type { Figures } from '../model.ts';
import type { Amount } from './amount.ts';
import {
  annualDebtService,
  breakEvenOccupancy,
  capRate,
  cashLeftIn,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  grossRentMultiplier,
  monthlyPayment,
  pricePerSqft,
  refinanceCashOut,
  rentToPrice,
  shareOf,
} from './formulas.ts';
import { incomeOf, type Income } from './income.ts';
import { ownShare } from './joint-venture.ts';
import { offerOf, rehabOf, type Rehab } from './rehab.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** The refinance that pays off the loans of the purchase, USD. */
export interface Refinance {
  loan: Amount | null;
  costs: Amount | null;
  payment: Amount | null;
  debtService: Amount | null;
  cashOut: Amount | null;
  cashLeft: Amount | null;
}

function refinanceOf(figures: Figures, works: Rehab): Refinance {
  const loan = combine(shareOf, figures.arv.value, figures.refinanceLtvPct.value);
  const costs = combine(shareOf, loan, figures.refinanceCostPct.value);
  const rate = figures.ratePct.value ?? 0;
  const months = Math.round(12 * (figures.termYears.value ?? 0));
  const cashOut = combine(refinanceCashOut, loan, costs, works.payoff);
  return {
    loan,
    costs,
    payment: loan === null ? null : monthlyPayment(loan, rate, months),
    debtService: loan === null ? null : annualDebtService(loan, rate, months),
    cashOut,
    cashLeft: combine(cashLeftIn, works.cash, cashOut),
  };
}

export interface BrrrrNumbers extends DealNumbers {
  income: Income;
  works: Rehab;
  refinance: Refinance;
  /** Cash flow before the seller's share, USD per year. */
  wholeFlow: Amount | null;
}

/** The results of a BRRRR with these figures. */
export function brrrrNumbers(figures: Figures): BrrrrNumbers {
  const income = incomeOf(figures);
  const works = rehabOf(figures, income.noi);
  const refinance = refinanceOf(figures, works);
  const { loan, debtService, cashOut, cashLeft } = refinance;
  const price = amountOf(figures, 'price');
  const wholeFlow = combine((noi, service) => noi.minus(service), income.noi, debtService);
  const cashFlow = ownShare(figures, wholeFlow);
  return {
    income,
    works,
    refinance,
    wholeFlow,
    values: {
      grossIncome: income.gross,
      noi: income.noi,
      allInCost: works.allIn,
      cashInvested: works.cash,
      loanAmount: loan,
      debtService,
      cashOut,
      cashLeft,
      cashFlow,
      cashOnCash: cashOnCash(cashFlow, cashLeft),
      capRate: capRate(income.noi, works.allIn),
      dscr: debtServiceCoverage(income.noi, debtService),
      debtYield: debtYield(income.noi, loan),
      breakEvenOccupancy: breakEvenOccupancy(income.expenses, debtService, income.gross),
      grm: grossRentMultiplier(price, income.gross),
      mao: offerOf(figures),
      onePercentRule: rentToPrice(figures.monthlyRent.value, price),
      pricePerSqft: pricePerSqft(price, figures.sqft.value),
    },
    needed:
      figures.statedNoi.value === null ? ['price', 'arv', 'repairCost', 'monthlyRent'] : ['price', 'arv', 'repairCost'],
  };
}
