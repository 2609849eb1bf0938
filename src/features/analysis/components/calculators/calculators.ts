/** The library's calculators: parts of the analysis with an example. */

import type { FigureId, FigureValues, MetricId, Strategy } from '@/domain/analysis/model';

export interface CalculatorPlan {
  strategy: Strategy;
  /** Used until the reader enters values. */
  example: FigureValues;
  /** Input fields, in order. Everything else is assumed as in the analysis. */
  figures: readonly FigureId[];
  /** Results, most important first. */
  results: readonly MetricId[];
  /** Results to solve a maximum price for. */
  solves: readonly MetricId[];
}

const plans: Readonly<Record<string, CalculatorPlan>> = {
  'cap-rate': {
    strategy: 'rental',
    example: { price: 480_000, statedNoi: 33_600 },
    figures: ['price', 'statedNoi', 'targetCapRatePct'],
    results: ['capRate'],
    solves: ['capRate'],
  },
  'max-offer': {
    strategy: 'wholesale',
    example: { arv: 260_000, repairCost: 45_000, price: 125_000 },
    figures: ['arv', 'repairCost', 'arvRulePct', 'assignmentFee', 'price'],
    results: ['maxContract', 'mao', 'spread'],
    solves: [],
  },
  flip: {
    strategy: 'flip',
    example: { price: 130_000, repairCost: 45_000, arv: 260_000 },
    figures: [
      'price',
      'repairCost',
      'arv',
      'closingCostPct',
      'sellingCostPct',
      'rehabMonths',
      'bridgeLoanPct',
      'bridgeRatePct',
      'bridgePointsPct',
      'targetFlipRoiPct',
    ],
    results: ['flipProfit', 'flipRoi', 'annualizedRoi', 'allInCost', 'cashInvested', 'saleProceeds'],
    solves: ['flipRoi'],
  },
  brrrr: {
    strategy: 'brrrr',
    example: { price: 120_000, repairCost: 40_000, arv: 230_000, monthlyRent: 2_100 },
    figures: [
      'price',
      'repairCost',
      'arv',
      'monthlyRent',
      'refinanceLtvPct',
      'ratePct',
      'rehabMonths',
      'bridgeLoanPct',
      'bridgeRatePct',
      'vacancyPct',
    ],
    results: ['cashLeft', 'cashFlow', 'dscr', 'cashInvested', 'loanAmount', 'cashOut', 'noi', 'cashOnCash'],
    solves: ['cashLeft', 'dscr'],
  },
  mortgage: {
    strategy: 'rental',
    example: { price: 320_000, statedNoi: 24_000 },
    figures: ['price', 'downPaymentPct', 'ratePct', 'termYears', 'statedNoi', 'targetDscr'],
    results: ['monthlyPayment', 'dscr', 'loanAmount', 'debtService', 'debtYield'],
    solves: ['dscr'],
  },
  rental: {
    strategy: 'rental',
    example: { price: 240_000, monthlyRent: 2_300, propertyTaxes: 3_000, insurance: 1_400 },
    figures: [
      'price',
      'monthlyRent',
      'vacancyPct',
      'propertyTaxes',
      'insurance',
      'maintenance',
      'management',
      'reserves',
      'downPaymentPct',
      'ratePct',
    ],
    results: ['cashFlow', 'cashOnCash', 'capRate', 'dscr', 'noi', 'cashInvested', 'breakEvenOccupancy', 'irr'],
    solves: ['cashOnCash', 'dscr'],
  },
};

/** The calculator of that name; undefined if there is none. */
export function calculatorPlan(name: string): CalculatorPlan | undefined {
  return Object.hasOwn(plans, name) ? plans[name] : undefined;
}

/** All calculator names. */
export const calculatorNames: readonly string[] = Object.keys(plans);
