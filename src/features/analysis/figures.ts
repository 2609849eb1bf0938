/** The inputs of an analysis: how each is entered, and what is assumed if nobody gives a value. */

import type { Condition } from '../../shared/config/property-vocabulary.ts';
import { marketedStrategy, type MarketedListing } from './marketed-strategy.ts';
import {
  expenseIds,
  strategies,
  type ExpenseId,
  type Figure,
  type FigureGroup,
  type FigureId,
  type FigureSpec,
  type Figures,
  type FigureValues,
  type Strategy,
  type Subject,
  type Unit,
} from './model.ts';
import { inSentence } from './formula-text.ts';
import { plain, type Amount, type Numeric } from './amount.ts';
import { potentialGrossIncome, effectiveGrossIncome, shareOf as partOf } from './formulas.ts';
import { roundHalfAway } from '../../shared/numbers/rounding.ts';

// How figures are entered -------------------------------------------------------------

const all = strategies;
const rented = ['rental', 'brrrr'] as const;
const rehabbed = ['flip', 'brrrr'] as const;
const resold = ['flip', 'brrrr', 'wholesale'] as const;
const held = ['rental', 'flip', 'brrrr'] as const;

/** Maximum amount: the highest price of a listing. */
const maxUsd = 100_000_000_000;

type Row = [id: FigureId, code: string, label: string, hint: string, swing: FigureSpec['swing']];

const unit = (by: number): FigureSpec['swing'] => ({ by, of: 'unit' });
const share = (by: number): FigureSpec['swing'] => ({ by, of: 'value' });

interface Kind {
  unit: Unit;
  min: number;
  max: number;
  decimals: number;
}

const usd: Kind = { unit: 'usd', min: 0, max: maxUsd, decimals: 0 };
const yearly: Kind = { ...usd, unit: 'usd_per_year' };
const monthly: Kind = { ...usd, unit: 'usd_per_month' };
const percent: Kind = { unit: 'percent', min: 0, max: 100, decimals: 3 };
const growth: Kind = { ...percent, min: -20, max: 20 };

function specs(group: FigureGroup, kind: Kind, used: readonly Strategy[], rows: readonly Row[]): FigureSpec[] {
  return rows.map(([id, code, label, hint, swing]) => ({
    id,
    code,
    label,
    hint,
    swing,
    group,
    strategies: used,
    ...kind,
  }));
}

/**
 * Every figure, in the order of the form. Codes are part of shared links and must never change. `swing` is a common
 * error of such a figure, over which sensitivity is measured.
 */
export const figureSpecs: readonly FigureSpec[] = [
  ...specs('purchase', usd, all, [
    ['price', 'p', 'Purchase price', 'What you’d pay. Starts at the asking price.', share(5)],
    ['repairCost', 'rc', 'Repairs', 'Total rehab cost', share(20)],
    ['arv', 'av', 'After-repair value (ARV)', 'What it would sell for after repairs', share(5)],
  ]),
  ...specs('purchase', { ...percent, max: 25 }, held, [
    ['closingCostPct', 'cc', 'Closing costs', 'Percent of the price', unit(1)],
  ]),
  ...specs('purchase', { unit: 'sqft', min: 0, max: 2_000_000_000, decimals: 0 }, all, [
    ['sqft', 'sf', 'Living area', 'Square feet', share(5)],
  ]),
  ...specs('income', monthly, rented, [
    ['monthlyRent', 'r', 'Rent', 'All units, per month', share(10)],
    ['otherMonthlyIncome', 'oi', 'Other income', 'Parking, laundry, storage, per month', share(25)],
  ]),
  ...specs('income', percent, rented, [
    ['vacancyPct', 'v', 'Vacancy and credit loss', 'Percent of total income', unit(3)],
  ]),
  ...specs('income', { ...yearly, min: -maxUsd }, rented, [
    ['statedNoi', 'ni', 'Stated NOI', 'Used if the rent isn’t known', share(10)],
  ]),
  ...specs('expenses', yearly, held, [
    ['propertyTaxes', 'tx', 'Property taxes', 'Per year', share(25)],
    ['insurance', 'in', 'Insurance', 'Per year', share(25)],
  ]),
  ...specs('expenses', yearly, rented, [
    ['maintenance', 'mt', 'Repairs and maintenance', 'Per year', share(25)],
    ['management', 'mg', 'Management', 'Per year', share(25)],
  ]),
  ...specs('expenses', yearly, held, [
    ['utilities', 'ut', 'Utilities', 'Paid by the owner, per year', share(25)],
    ['hoa', 'ho', 'HOA', 'Per year', share(10)],
    ['otherExpenses', 'oe', 'Other expenses', 'Per year', share(25)],
  ]),
  ...specs('expenses', yearly, rented, [
    ['reserves', 'rs', 'Capital reserves', 'Set aside for the roof, systems, and so on, per year', share(25)],
  ]),
  ...specs(
    'loan',
    percent,
    ['rental'],
    [['downPaymentPct', 'dp', 'Down payment', 'Percent of the price. 100 means no loan.', unit(5)]],
  ),
  ...specs('loan', { ...percent, max: 30 }, rented, [
    ['ratePct', 'ir', 'Interest rate', 'Of the long-term loan, per year', unit(1)],
  ]),
  ...specs('loan', { unit: 'years', min: 1, max: 40, decimals: 0 }, rented, [
    ['termYears', 'ty', 'Amortization', 'Years until it’s paid off', unit(5)],
  ]),
  ...specs(
    'hold',
    { unit: 'years', min: 1, max: 40, decimals: 0 },
    ['rental'],
    [['holdYears', 'hy', 'Holding period', 'Years until you sell', unit(3)]],
  ),
  ...specs(
    'hold',
    growth,
    ['rental'],
    [
      ['rentGrowthPct', 'rg', 'Rent growth', 'Percent per year', unit(1)],
      ['expenseGrowthPct', 'eg', 'Expense growth', 'Percent per year', unit(1)],
      ['appreciationPct', 'ap', 'Appreciation', 'Percent per year', unit(1)],
    ],
  ),
  ...specs('works', { unit: 'months', min: 1, max: 60, decimals: 0 }, rehabbed, [
    ['rehabMonths', 'mo', 'Months held', 'From purchase to sale or refinance', unit(3)],
  ]),
  ...specs(
    'works',
    percent,
    ['brrrr'],
    [['rehabRentedPct', 'rr', 'Rented during the rehab', 'Percent of the NOI collected', unit(25)]],
  ),
  ...specs('works', percent, rehabbed, [
    ['bridgeLoanPct', 'bl', 'Bridge loan', 'Percent of the price. 0 means cash.', unit(10)],
  ]),
  ...specs('works', { ...percent, max: 30 }, rehabbed, [
    ['bridgeRatePct', 'br', 'Bridge loan rate', 'Interest only, per year', unit(1)],
    ['bridgePointsPct', 'bp', 'Bridge loan points', 'Percent of the loan, one time', unit(1)],
  ]),
  ...specs(
    'exit',
    { ...percent, max: 30 },
    ['rental', 'flip'],
    [['sellingCostPct', 'sc', 'Selling costs', 'Percent of the sale price', unit(1)]],
  ),
  ...specs(
    'exit',
    percent,
    ['brrrr'],
    [['refinanceLtvPct', 'rl', 'Refinance loan-to-value', 'Percent of the ARV', unit(5)]],
  ),
  ...specs(
    'exit',
    { ...percent, max: 25 },
    ['brrrr'],
    [['refinanceCostPct', 'rf', 'Refinance costs', 'Percent of the new loan', unit(1)]],
  ),
  ...specs('exit', percent, all, [
    ['jvSharePct', 'jv', 'Seller’s share of the profit', 'In a joint venture. Losses are shared, too.', unit(5)],
  ]),
  ...specs(
    'targets',
    { ...percent, max: 50 },
    ['rental'],
    [['targetCapRatePct', 'tr', 'Target cap rate', 'At least', unit(1)]],
  ),
  ...specs('targets', { ...percent, max: 50 }, rented, [
    ['targetCashOnCashPct', 'tc', 'Target cash-on-cash', 'At least', unit(1)],
  ]),
  ...specs('targets', { unit: 'ratio', min: 0, max: 10, decimals: 2 }, rented, [
    ['targetDscr', 'td', 'Target DSCR', 'At least', unit(0.1)],
  ]),
  ...specs(
    'targets',
    { ...percent, max: 200 },
    ['flip'],
    [['targetFlipRoiPct', 'tf', 'Target return on cost', 'At least', unit(5)]],
  ),
  ...specs('targets', percent, resold, [
    ['arvRulePct', 'ar', 'Maximum share of ARV', 'The 70% rule, before repairs', unit(5)],
  ]),
  ...specs(
    'targets',
    usd,
    ['wholesale'],
    [['assignmentFee', 'af', 'Target assignment fee', 'What you’d assign the contract for', share(25)]],
  ),
];

const byId = new Map(figureSpecs.map((spec) => [spec.id, spec]));

/** The spec of a figure. */
export function figureSpec(id: FigureId): FigureSpec {
  const spec = byId.get(id);
  if (!spec) throw new Error(`Unknown figure '${id}'`);
  return spec;
}

/** A figure in a sentence: 'the rent', 'the HOA'. */
export function figureName(id: FigureId): string {
  const { label } = figureSpec(id);
  return `the ${inSentence(label)}`;
}

/** The value; null unless it is a number within the figure's bounds. */
function bounded(id: FigureId, value: number | undefined): number | null {
  const { min, max } = figureSpec(id);
  return value !== undefined && Number.isFinite(value) && value >= min && value <= max ? value : null;
}

/** A value rounded to the figure's decimals; null if it isn't a number or out of bounds. */
export function normalizeFigure(id: FigureId, value: number): number | null {
  const kept = bounded(id, value);
  return kept === null ? null : roundHalfAway(kept, figureSpec(id).decimals);
}

// What is assumed ---------------------------------------------------------------------

type Known = (id: FigureId) => number | null;

interface Assumption {
  /** Null if it can't be assumed. */
  value: (known: Known, subject: Subject) => number | null;
  /** How it's computed, its source, and why. */
  basis: string;
}

const fixed = (value: number, basis: string): Assumption => ({ value: () => value, basis });
const unknown = (basis: string): Assumption => ({ value: () => null, basis });

/** A percentage of the result of `of`; null if that is unknown. */
function shareOf(pct: number, of: (known: Known) => Numeric | null, basis: string): Assumption {
  return {
    value: (known) => {
      const whole = of(known);
      return whole === null ? null : plain(partOf(whole, pct));
    },
    basis,
  };
}

/** Yearly rent minus vacancy, USD; null without a rent. */
function collectedRent(known: Known): Amount | null {
  const rent = known('monthlyRent');
  return rent === null ? null : effectiveGrossIncome(potentialGrossIncome(rent, 0), known('vacancyPct') ?? 0);
}

const price = (known: Known) => known('price');

/** Rehab cost by condition, USD per sqft of living area. Source: rehabbers' rules of thumb. */
const rehabCostPerSqft: Readonly<Record<string, number>> = {
  'Turn-Key': 0,
  'Light Rehab': 15,
  'Medium Rehab': 35,
  'Heavy Rehab': 60,
} satisfies Partial<Record<Condition, number>>;

function estimatedRepairs(known: Known, { condition }: Subject): number | null {
  const rate = condition === null ? undefined : rehabCostPerSqft[condition];
  if (rate === undefined) return null;
  const area = known('sqft');
  if (rate === 0) return 0;
  return area === null || area <= 0 ? null : rate * area;
}

/** Assumed values. Shares of the price or rent follow them. */
const assumptions: Readonly<Record<FigureId, Assumption>> = {
  price: unknown('There’s no price yet.'),
  sqft: unknown('The living area isn’t known.'),
  arv: unknown('An after-repair value comes from comparable sales; we can’t assume one.'),
  repairCost: {
    value: estimatedRepairs,
    basis:
      'By condition, per square foot: $0 turn-key, $15 light, $35 medium, $60 heavy. A rehabber’s rule of ' +
      'thumb; replace it with a contractor’s bid.',
  },
  closingCostPct: fixed(3, '3% of the price. Title, escrow, recording, and lender fees are commonly 2 to 5%.'),
  monthlyRent: unknown('Rent comes from the lease or from comparable rentals; we can’t assume one.'),
  otherMonthlyIncome: fixed(0, 'None stated.'),
  vacancyPct: fixed(
    5,
    '5% of income, the minimum in agency (Fannie Mae, Freddie Mac) multifamily underwriting. Weak markets run higher.',
  ),
  statedNoi: unknown('The seller doesn’t state one.'),
  propertyTaxes: shareOf(
    1.1,
    price,
    '1.1% of the price per year, near the US average effective rate. States range from 0.3% to over 2%; ' +
      'replace it with the county’s bill.',
  ),
  insurance: shareOf(
    0.5,
    price,
    '0.5% of the price per year, a common landlord policy. Coastal and hail-prone states pay more; ' +
      'replace it with a quote.',
  ),
  maintenance: shareOf(8, collectedRent, '8% of collected rent, general investor practice (5 to 10%).'),
  management: shareOf(
    8,
    collectedRent,
    '8% of collected rent, what property managers commonly charge (8 to 10%). Included even if you ' +
      'self-manage: your time is worth something.',
  ),
  utilities: fixed(0, 'Paid by the tenants, because none are stated.'),
  hoa: fixed(0, 'None stated.'),
  otherExpenses: fixed(0, 'None stated.'),
  reserves: shareOf(
    5,
    collectedRent,
    '5% of collected rent, general investor practice. Counted as an expense, as lenders do; enter 0 to leave ' +
      'reserves out.',
  ),
  downPaymentPct: fixed(25, '25% of the price, what lenders commonly require of investors (20 to 25%).'),
  ratePct: fixed(7, '7% per year, for a fixed-rate loan on an investment property. Replace it with a lender’s quote.'),
  termYears: fixed(30, '30 years, the usual amortization of a residential loan.'),
  holdYears: fixed(10, '10 years, the usual horizon of a discounted cash flow analysis.'),
  rentGrowthPct: fixed(2.5, '2.5% per year, near long-run inflation.'),
  expenseGrowthPct: fixed(3, '3% per year. Underwriters assume that expenses grow faster than rent.'),
  appreciationPct: fixed(2.5, '2.5% per year, like the rent: value grows no faster than income.'),
  sellingCostPct: fixed(7, '7% of the sale price: commissions of 5 to 6%, title, and concessions.'),
  rehabMonths: fixed(
    6,
    '6 months from purchase to sale or refinance. Many lenders also require 6 months of ownership before a cash-out.',
  ),
  rehabRentedPct: {
    value: (_, { occupied }) => (occupied ? 100 : 0),
    basis: '100% if tenants live there now, 0% if it’s vacant. Lower it if the work empties units.',
  },
  bridgeLoanPct: fixed(80, '80% of the price, a common hard money loan; repairs are paid in cash.'),
  bridgeRatePct: fixed(11, '11% per year, interest only, a common hard money rate.'),
  bridgePointsPct: fixed(2, '2 points, common with hard money.'),
  refinanceLtvPct: fixed(
    75,
    '75% of the ARV, the most Fannie Mae allows for a cash-out on a one-unit investment property.',
  ),
  refinanceCostPct: fixed(3, '3% of the new loan: lender, title, and appraisal fees.'),
  arvRulePct: fixed(70, '70% of the ARV minus repairs, the flipper’s rule: the other 30% covers costs and profit.'),
  assignmentFee: fixed(10_000, '$10,000, a common fee for assigning a residential contract.'),
  jvSharePct: fixed(0, 'The seller doesn’t ask for a share.'),
  targetCapRatePct: fixed(6, '6%, below the assumed loan rate. Your market may require more.'),
  targetCashOnCashPct: fixed(8, '8% per year, what many investors want from a rental.'),
  targetDscr: fixed(1.25, '1.25, the minimum for most lenders and agency underwriting.'),
  targetFlipRoiPct: fixed(20, '20% of all costs, what many flippers want for the risk.'),
};

/**
 * Every figure with its origin: the reader's value, else the seller's, else an assumption. Values out of bounds are
 * ignored.
 */
export function resolveFigures(subject: Subject, yours: FigureValues): Figures {
  const figures = new Map<FigureId, Figure>();
  const resolve = (id: FigureId): Figure => {
    const found = figures.get(id);
    if (found) return found;
    const own = bounded(id, yours[id]);
    const stated = bounded(id, subject.stated[id]);
    const { value, basis } = assumptions[id];
    const figure: Figure =
      own !== null
        ? { value: own, origin: 'yours', basis: '' }
        : stated !== null
          ? { value: stated, origin: 'stated', basis: '' }
          : { value: value((other) => resolve(other).value, subject), origin: 'assumed', basis };
    figures.set(id, figure);
    return figure;
  };
  return Object.fromEntries(figureSpecs.map(({ id }) => [id, resolve(id)])) as Figures;
}

// From a listing ----------------------------------------------------------------------

/** The fields of a listing that an analysis uses. Whole USD; NOI and expenses per year. */
export interface ListingFigures extends MarketedListing {
  price: number;
  sqft: number | null;
  repair_cost: number | null;
  other_monthly_income: number | null;
  vacancy_pct: number | null;
  /** The column's object: USD per year by expense. */
  annual_expenses: unknown;
  jv_share_pct: number;
  /** 'vacant' or 'occupied'. */
  occupancy?: string | null;
}

/** The keys of a listing's `annual_expenses`. */
const expenseKeys: Readonly<Record<ExpenseId, string>> = {
  propertyTaxes: 'property_taxes',
  insurance: 'insurance',
  maintenance: 'maintenance',
  management: 'management',
  utilities: 'utilities',
  hoa: 'hoa',
  otherExpenses: 'other',
  reserves: 'reserves',
};

/** The figures stated in a listing. Ignores values that aren't numbers or are out of bounds. */
export function listingSubject(listing: ListingFigures): Subject {
  const expenses = new Map(Object.entries(listing.annual_expenses ?? {}));
  const stated: Partial<Record<FigureId, unknown>> = {
    price: listing.price,
    // Land has an area of 0.
    sqft: listing.sqft || null,
    statedNoi: listing.noi,
    arv: listing.arv,
    repairCost: listing.repair_cost,
    monthlyRent: listing.monthly_rent,
    otherMonthlyIncome: listing.other_monthly_income,
    vacancyPct: listing.vacancy_pct,
    jvSharePct: listing.jv_share_pct > 0 ? listing.jv_share_pct : null,
    ...Object.fromEntries(expenseIds.map((id) => [id, expenses.get(expenseKeys[id])])),
  };
  const kept = Object.entries(stated).flatMap(([id, value]) => {
    const settled = typeof value === 'number' ? normalizeFigure(id as FigureId, value) : null;
    return settled === null ? [] : [[id, settled] as const];
  });
  return {
    stated: Object.fromEntries(kept),
    condition: listing.condition,
    occupied: listing.occupancy === 'occupied',
    marketed: marketedStrategy(listing),
  };
}

/** A property without any known figures. */
export const blankSubject: Subject = { stated: {}, condition: null };
