/**
 * Types of the deal analysis. Money is in USD, rates and shares are in percent (7 is 7%), unless a unit says otherwise.
 * Undefined results are null; nothing is ever NaN or infinite.
 *
 * Data flow: figures stated by the seller and entered by the reader → `resolveFigures` (numbers/figures.ts) fills
 * gaps with assumptions → `strategyNumbers` (numbers/) computes the results of a strategy → `analyze` (analyze.ts) adds
 * formulas, notes, and the verdict. `scenario.ts` keeps the reader's figures in the URL.
 */

import type { AreaListing } from '../listing/area-words.ts';
import type { MarketValue } from '../valuation/claim.ts';

/** How the deal makes money. */
export const strategies = ['rental', 'flip', 'brrrr', 'lease', 'wholesale'] as const;
export type Strategy = (typeof strategies)[number];

/** The unit of a number. */
export type Unit =
  | 'usd'
  | 'usd_per_month'
  | 'usd_per_year'
  | 'usd_per_sqft'
  | 'percent'
  | 'ratio'
  | 'months'
  | 'years'
  | 'sqft';

// What goes in ----------------------------------------------------------------------

/** Yearly operating costs, in the order of an expense statement. */
export const expenseIds = [
  'propertyTaxes',
  'insurance',
  'maintenance',
  'management',
  'utilities',
  'hoa',
  'otherExpenses',
  'reserves',
] as const;
export type ExpenseId = (typeof expenseIds)[number];

/** Every input of an analysis. `figureSpecs` (figures.ts) has their labels, units, and bounds. */
export type FigureId =
  // The property and its price.
  | 'price'
  | 'sqft'
  | 'arv'
  | 'repairCost'
  | 'closingCostPct'
  // Income and operating costs.
  | 'monthlyRent'
  | 'otherMonthlyIncome'
  | 'vacancyPct'
  | ExpenseId
  | 'statedNoi'
  // The long-term loan.
  | 'downPaymentPct'
  | 'ratePct'
  | 'termYears'
  // Other loans: one taken over (subject-to), the seller's note, and a second one.
  | 'existingLoan'
  | 'existingRatePct'
  | 'existingMonths'
  | 'arrears'
  | 'sellerNote'
  | 'noteRatePct'
  | 'noteTermYears'
  | 'noteInterestOnlyYears'
  | 'noteBalloonYears'
  | 'wrappedLoan'
  | 'secondLoan'
  | 'secondRatePct'
  | 'secondTermYears'
  // A lease with an option to buy.
  | 'leaseRent'
  | 'optionFee'
  | 'optionFeeCreditedPct'
  | 'rentCredit'
  | 'optionPrice'
  | 'optionYears'
  // Holding and selling a rental.
  | 'holdYears'
  | 'rentGrowthPct'
  | 'expenseGrowthPct'
  | 'appreciationPct'
  | 'sellingCostPct'
  // The rehab: a bridge loan, then a sale or a refinance.
  | 'rehabMonths'
  | 'rehabRentedPct'
  | 'bridgeLoanPct'
  | 'bridgeRatePct'
  | 'bridgePointsPct'
  | 'refinanceLtvPct'
  | 'refinanceCostPct'
  // Wholesaling and its rule of thumb.
  | 'arvRulePct'
  | 'assignmentFee'
  // The seller's part of the profit in a joint venture.
  | 'jvSharePct'
  // The reader's targets.
  | 'targetCapRatePct'
  | 'targetCashOnCashPct'
  | 'targetDscr'
  | 'targetFlipRoiPct';

/** Values by figure; missing ones are unknown. */
export type FigureValues = Readonly<Partial<Record<FigureId, number>>>;

/** Where a value comes from: the listing, our assumption, or the reader. The reader's value overrides the seller's. */
export type Origin = 'stated' | 'assumed' | 'yours';

/** An input of an analysis. */
export interface Figure {
  /** Null if nobody stated it and it can't be assumed. */
  value: number | null;
  origin: Origin;
}

export type Figures = Readonly<Record<FigureId, Figure>>;

/** Sections of the form, in order. */
export const figureGroups = [
  'purchase',
  'income',
  'expenses',
  'loan',
  'creative',
  'lease',
  'hold',
  'works',
  'exit',
  'targets',
] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** What a figure may be. */
export interface FigureBounds {
  unit: Unit;
  /** Inclusive. */
  min: number;
  max: number;
  /** Decimal places kept. */
  decimals: number;
}

/** How a figure is entered and validated. */
export interface FigureSpec extends FigureBounds {
  id: FigureId;
  /** Its name in the URL. Never change it once released. */
  code: string;
  label: string;
  /** One line of help. */
  hint: string;
  group: FigureGroup;
  /** The strategies that use it. */
  strategies: readonly Strategy[];
  /** A common error of this figure: in its own unit, or in percent of its value. */
  swing: { by: number; of: 'unit' | 'value' };
}

/** What is known about a property before the reader enters anything. */
export interface Subject {
  stated: FigureValues;
  /** Turn-Key … Tear-Down. Rehab costs are estimated from it. */
  condition: string | null;
  /** Whether tenants live there now. */
  occupied?: boolean;
  /** The financing that the seller accepts: 'Owner Financing', 'Subject To', … Loans are assumed from it. */
  financing?: string | null;
  /** The strategy it's marketed for. */
  marketed?: Strategy;
  /** What the sales and leases around it say. */
  market?: readonly MarketValue[];
  /** Its homes, and what public data says of the area around it. */
  around?: AreaListing;
}

/** The reader's choices for a deal: exactly what the URL holds. */
export interface Scenario {
  strategy: Strategy;
  /** The reader's own values. */
  yours: FigureValues;
}

// What comes out --------------------------------------------------------------------

export type MetricId =
  | 'grossIncome'
  | 'vacancyLoss'
  | 'effectiveGrossIncome'
  | 'operatingExpenses'
  | 'expenseRatio'
  | 'noi'
  | 'capRate'
  | 'loanAmount'
  | 'bankLoan'
  | 'bankPayment'
  | 'bridgeLoan'
  | 'purchaseLoans'
  | 'loanPayments'
  | 'loanPayoff'
  | 'loanInterest'
  | 'existingPayment'
  | 'notePayment'
  | 'secondPayment'
  | 'monthlyPayment'
  | 'debtService'
  | 'balloonBalance'
  | 'refinancePayment'
  | 'highestNoteRate'
  | 'cashInvested'
  | 'cashFlow'
  | 'cashOnCash'
  | 'dscr'
  | 'debtYield'
  | 'breakEvenOccupancy'
  | 'grm'
  | 'pricePerSqft'
  | 'onePercentRule'
  | 'fiftyPercentRule'
  | 'salePrice'
  | 'loanBalance'
  | 'equityAtSale'
  | 'irr'
  | 'equityMultiple'
  | 'mao'
  | 'maxContract'
  | 'allInCost'
  | 'saleProceeds'
  | 'flipProfit'
  | 'flipRoi'
  | 'annualizedRoi'
  | 'cashOut'
  | 'cashLeft'
  | 'ownerRent'
  | 'exerciseCost'
  | 'exerciseValue'
  | 'exerciseEquity'
  | 'spread';

/** The metric by another convention. */
export interface Variant {
  id: string;
  /** How it differs: 'On all-in cost'. */
  label: string;
  value: number | null;
  formula: string;
  substituted: string;
}

/** The reader's target for a metric. */
export interface Goal {
  value: number;
  direction: 'at_least' | 'at_most';
  /** Null if unknown. A BRRRR without cash left in meets its cash-on-cash target although the value is undefined. */
  met: boolean | null;
}

/** One result. */
export interface Metric {
  id: MetricId;
  label: string;
  /** Null if not defined for these figures; `note` says why. */
  value: number | null;
  unit: Unit;
  /** In words: 'NOI ÷ price'. */
  formula: string;
  /** The formula with its numbers: '$33,600 ÷ $480,000 = 7.00%'. Says what is missing if the result isn't defined. */
  substituted: string;
  /** How to read it, and its source. */
  note: string;
  goal: Goal | null;
  /** The metric by other conventions, if any. */
  variants: readonly Variant[];
}

/** Whether a result is a loss. Money taken out of a deal isn't, although less than nothing is left in it. */
export function isLoss({ id, value }: Pick<Metric, 'id' | 'value'>): boolean {
  return value !== null && value < 0 && id !== 'cashLeft';
}

/** Related metrics. */
export interface MetricGroup {
  id: string;
  label: string;
  metrics: readonly Metric[];
}

/** A point of a sensitivity series. */
export interface SensitivityPoint {
  /** The figure's value, in its unit. */
  at: number;
  value: number | null;
  /** Whether this is the current value. */
  current: boolean;
}

/** One metric against one figure, all else equal. */
export interface SensitivitySeries {
  figure: FigureId;
  metric: MetricId;
  points: readonly SensitivityPoint[];
}

/** The maximum price that meets a target. */
export interface PriceSolution {
  metric: MetricId;
  /** 'Cash-on-cash of 8%'. */
  label: string;
  target: number;
  /** Unrounded; entering it as the price gives `target`. Null if no price does. */
  exact: number | null;
  /** `exact` rounded down to whole USD, so that the target is met. */
  price: number | null;
  /** Why there is none; empty otherwise. */
  why: string;
}

/** What a remark of the verdict is about. */
export type Remark = 'works' | 'fails' | 'price' | 'sensitivity' | 'share' | 'disagrees' | 'market' | 'missing';

/** The analysis in words. Every number in it comes from this deal. */
export interface Verdict {
  rating: 'works' | 'mixed' | 'fails' | 'unknown';
  headline: string;
  remarks: readonly { kind: Remark; text: string }[];
}

export interface Analysis {
  strategy: Strategy;
  /** Why the results are beyond any real deal; null if they're plausible. */
  doubt: string | null;
  figures: Figures;
  /** The key metrics, in display order. */
  headline: readonly Metric[];
  /** Every metric of the strategy, headline included. */
  groups: readonly MetricGroup[];
  /** Missing figures. */
  missing: readonly FigureId[];
  /** The maximum price for each target. */
  prices: readonly PriceSolution[];
  /** Why the NOI isn't the one stated; null if it is, or if the strategy doesn't use it. */
  noiNote: string | null;
  /** How figures compare with the sales and leases around the property, or what public data says of them. */
  claims: Readonly<Partial<Record<FigureId, string>>>;
  verdict: Verdict;
}
