/** What each input of an analysis may be. */

import { roundHalfAway } from '../../../kit/numbers/rounding.ts';
import type { FigureBounds, FigureId } from '../model.ts';

/** Maximum amount: the highest price of a listing. */
const maxUsd = 100_000_000_000;

const usd: FigureBounds = { unit: 'usd', min: 0, max: maxUsd, decimals: 0 };
const yearly: FigureBounds = { ...usd, unit: 'usd_per_year' };
const monthly: FigureBounds = { ...usd, unit: 'usd_per_month' };
const years: FigureBounds = { unit: 'years', min: 1, max: 40, decimals: 0 };
const growth: FigureBounds = { ...percent(20), min: -20 };

function percent(max = 100): FigureBounds {
  return { unit: 'percent', min: 0, max, decimals: 3 };
}

export const figureBounds: Readonly<Record<FigureId, FigureBounds>> = {
  price: usd,
  sqft: { unit: 'sqft', min: 0, max: 2_000_000_000, decimals: 0 },
  arv: usd,
  repairCost: usd,
  closingCostPct: percent(25),
  monthlyRent: monthly,
  otherMonthlyIncome: monthly,
  vacancyPct: percent(),
  propertyTaxes: yearly,
  insurance: yearly,
  maintenance: yearly,
  management: yearly,
  utilities: yearly,
  hoa: yearly,
  otherExpenses: yearly,
  reserves: yearly,
  statedNoi: { ...yearly, min: -maxUsd },
  downPaymentPct: percent(),
  ratePct: percent(30),
  termYears: years,
  existingLoan: usd,
  existingRatePct: percent(30),
  existingMonths: { unit: 'months', min: 1, max: 480, decimals: 0 },
  arrears: usd,
  sellerNote: usd,
  noteRatePct: percent(30),
  noteTermYears: years,
  noteInterestOnlyYears: { ...years, min: 0 },
  noteBalloonYears: { ...years, min: 0 },
  wrappedLoan: usd,
  secondLoan: usd,
  secondRatePct: percent(30),
  secondTermYears: years,
  leaseRent: monthly,
  optionFee: usd,
  optionFeeCreditedPct: percent(),
  rentCredit: monthly,
  optionPrice: usd,
  optionYears: years,
  holdYears: years,
  rentGrowthPct: growth,
  expenseGrowthPct: growth,
  appreciationPct: growth,
  sellingCostPct: percent(30),
  rehabMonths: { unit: 'months', min: 1, max: 60, decimals: 0 },
  rehabRentedPct: percent(),
  bridgeLoanPct: percent(),
  bridgeRatePct: percent(30),
  bridgePointsPct: percent(30),
  refinanceLtvPct: percent(),
  refinanceCostPct: percent(25),
  arvRulePct: percent(),
  assignmentFee: usd,
  jvSharePct: percent(),
  targetCapRatePct: percent(50),
  targetCashOnCashPct: percent(50),
  targetDscr: { unit: 'ratio', min: 0, max: 10, decimals: 2 },
  targetFlipRoiPct: percent(200),
};

/** The value; null unless it is a number within the figure's bounds. */
export function bounded(id: FigureId, value: number | undefined): number | null {
  const { min, max } = figureBounds[id];
  return value !== undefined && Number.isFinite(value) && value >= min && value <= max ? value : null;
}

/** A value rounded to the figure's decimals; null if it isn't a number or out of bounds. */
export function normalizeFigure(id: FigureId, value: number): number | null {
  const within = bounded(id, value);
  return within === null ? null : roundHalfAway(within, figureBounds[id].decimals);
}
