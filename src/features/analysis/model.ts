/**
 * What a deal analysis is made of. Money is in USD, rates and shares are in percent (7 is 7%), unless a unit says otherwise.
 * A result that is not defined is null; nothing here is ever NaN or infinite.
 *
 * The way of the numbers: what the seller states and what the reader enters → `resolveFigures` (figures.ts) fills the gaps with
 * assumptions → `analyse` (analyse.ts) makes the metrics and the verdict of one strategy → `scenario.ts` writes what the reader
 * entered into the address bar and reads it back.
 */

/** How the deal is meant to make money. */
export const strategies = ['rental', 'flip', 'brrrr', 'wholesale'] as const;
export type Strategy = (typeof strategies)[number];

/** What a number counts. */
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

/** Yearly running costs, in the order of a rent roll's expense statement. */
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

/** Every number an analysis takes. Their labels, units and bounds stand in `figureSpecs` (figures.ts). */
export type FigureId =
  // The property and its price.
  | 'price'
  | 'sqft'
  | 'arv'
  | 'repairCost'
  | 'closingCostPct'
  // Income and running costs.
  | 'monthlyRent'
  | 'otherMonthlyIncome'
  | 'vacancyPct'
  | ExpenseId
  | 'statedNoi'
  // The loan that is kept.
  | 'downPaymentPct'
  | 'ratePct'
  | 'termYears'
  // Holding and selling a rental.
  | 'holdYears'
  | 'rentGrowthPct'
  | 'expenseGrowthPct'
  | 'appreciationPct'
  | 'sellingCostPct'
  // The works: a short loan, then a sale or a refinance.
  | 'rehabMonths'
  | 'bridgeLoanPct'
  | 'bridgeRatePct'
  | 'bridgePointsPct'
  | 'refinanceLtvPct'
  | 'refinanceCostPct'
  // Wholesaling and the rule of thumb it leans on.
  | 'arvRulePct'
  | 'assignmentFee'
  // What the seller keeps of the profit in a joint venture.
  | 'jvSharePct'
  // What the reader asks of a deal.
  | 'targetCapRatePct'
  | 'targetCashOnCashPct'
  | 'targetDscr'
  | 'targetFlipRoiPct';

/** Numbers by figure; what is not there is not known. */
export type FigureValues = Readonly<Partial<Record<FigureId, number>>>;

/** Where a value comes from: the seller's listing, an assumption of ours, or the reader. The reader's goes before the seller's. */
export type Origin = 'stated' | 'assumed' | 'yours';

/** A number that goes into an analysis. */
export interface Figure {
  /** Null: nobody stated it and it cannot be assumed. */
  value: number | null;
  origin: Origin;
  /** For an assumption: what it is a share of, where the convention comes from and why. Empty otherwise. */
  basis: string;
}

export type Figures = Readonly<Record<FigureId, Figure>>;

/** Parts of the form in which the figures are entered, in their order. */
export const figureGroups = ['purchase', 'income', 'expenses', 'loan', 'hold', 'works', 'exit', 'targets'] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** How a figure is entered and checked. */
export interface FigureSpec {
  id: FigureId;
  /** What the address bar calls it; never changed once released. */
  code: string;
  label: string;
  /** One line that says what belongs in here. */
  hint: string;
  unit: Unit;
  group: FigureGroup;
  /** The strategies whose results it moves. */
  strategies: readonly Strategy[];
  /** Inclusive bounds. */
  min: number;
  max: number;
  /** Digits after the point that are kept. */
  decimals: number;
  /** By how much an assumption of it may well be wrong: in its own unit, or in percent of its value. */
  swing: { by: number; of: 'unit' | 'value' };
}

/** What is known of a property before the reader enters anything. */
export interface Subject {
  stated: FigureValues;
  /** Turn-Key … Tear-Down, as the marketplace has it; from it the works are guessed. */
  condition: string | null;
}

/** The parameter of the address that holds a scenario. */
export const scenarioParameter = 'deal';

/** What a reader made of a deal: this, and nothing else, is what the address bar holds. */
export interface Scenario {
  strategy: Strategy;
  /** What the reader entered over what is stated and assumed. */
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
  | 'monthlyPayment'
  | 'debtService'
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
  | 'irr'
  | 'equityMultiple'
  | 'mao'
  | 'maxContract'
  | 'allInCost'
  | 'saleProceeds'
  | 'flipProfit'
  | 'flipRoi'
  | 'annualisedRoi'
  | 'cashOut'
  | 'cashLeft'
  | 'spread';

/** The same question answered by another convention. */
export interface Variant {
  id: string;
  /** What sets it apart: 'On all-in cost'. */
  label: string;
  value: number | null;
  formula: string;
  substituted: string;
}

/** What the reader asks of a metric. */
export interface Goal {
  value: number;
  direction: 'at_least' | 'at_most';
  /** Null where it cannot be told. A BRRRR that leaves no cash in has met its cash-on-cash, though that is not defined. */
  met: boolean | null;
}

/** One result. */
export interface Metric {
  id: MetricId;
  label: string;
  /** Null: not defined for these figures; `note` says why. */
  value: number | null;
  unit: Unit;
  /** In words: 'NOI ÷ price'. */
  formula: string;
  /** The formula with the numbers put in: '$33,600 ÷ $480,000 = 7.00%'. Says what is missing where the result is not defined. */
  substituted: string;
  /** How to read it and whose convention it is. */
  note: string;
  goal: Goal | null;
  /** Named alternatives where the field disagrees; mostly none. */
  variants: readonly Variant[];
}

/** Metrics that are read together. */
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
  /** Whether this is the analysis as it stands. */
  current: boolean;
}

/** One metric against one figure, all else equal. */
export interface SensitivitySeries {
  figure: FigureId;
  metric: MetricId;
  points: readonly SensitivityPoint[];
}

/** The most one may pay for a target. */
export interface PriceSolution {
  metric: MetricId;
  /** 'Cash-on-cash of 8%'. */
  label: string;
  target: number;
  /** To the cent and beyond; put back in as the price it gives `target`. Null when no price does. */
  exact: number | null;
  /** `exact` in whole USD, rounded down, so that the target is met. */
  price: number | null;
  /** Why there is none; empty otherwise. */
  why: string;
}

/** What a sentence of the verdict is about. */
export type Remark = 'works' | 'fails' | 'price' | 'hangs' | 'share' | 'disagrees' | 'missing';

/** The analysis in words. Every number in it comes from this deal. Arithmetic, not advice. */
export interface Verdict {
  standing: 'works' | 'mixed' | 'fails' | 'unknown';
  headline: string;
  remarks: readonly { kind: Remark; text: string }[];
}

export interface Analysis {
  strategy: Strategy;
  figures: Figures;
  /** The few that decide, in the order they are shown first. */
  headline: readonly Metric[];
  /** Every metric of the strategy, headline included. */
  groups: readonly MetricGroup[];
  /** Figures without which something is not defined. */
  missing: readonly FigureId[];
  /** The most one may pay, by target. */
  prices: readonly PriceSolution[];
  verdict: Verdict;
}
