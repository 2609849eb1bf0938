/** The figures an analysis takes: how each is entered, and what is assumed where neither the seller nor the reader gives one. */

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
} from './model';
import { inSentence } from './texts';

// How figures are entered -------------------------------------------------------------

const all = strategies;
const rented = ['rental', 'brrrr'] as const;
const rehabbed = ['flip', 'brrrr'] as const;
const resold = ['flip', 'brrrr', 'wholesale'] as const;
const held = ['rental', 'flip', 'brrrr'] as const;

/** The most a listing can ask, and a stay far above any bill of one. */
const mostUsd = 100_000_000_000;

type Row = [id: FigureId, code: string, label: string, hint: string, swing: FigureSpec['swing']];

const unit = (by: number): FigureSpec['swing'] => ({ by, of: 'unit' });
const share = (by: number): FigureSpec['swing'] => ({ by, of: 'value' });

interface Kind {
  unit: Unit;
  min: number;
  max: number;
  decimals: number;
}

const usd: Kind = { unit: 'usd', min: 0, max: mostUsd, decimals: 0 };
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
 * Every figure, in the order of the form. Codes are part of shared links and never change. A `swing` is how far off an assumption or
 * a claim of that kind commonly is; sensitivity is measured over it.
 */
export const figureSpecs: readonly FigureSpec[] = [
  ...specs('purchase', usd, all, [
    ['price', 'p', 'Purchase price', 'What you would pay; the asking price to begin with', share(5)],
    ['repairCost', 'rc', 'Repairs', 'The whole cost of the works', share(20)],
    ['arv', 'av', 'After-repair value (ARV)', 'What it would sell for once repaired', share(5)],
  ]),
  ...specs('purchase', { ...percent, max: 25 }, held, [
    ['closingCostPct', 'cc', 'Closing costs', 'Percent of the price', unit(1)],
  ]),
  ...specs('purchase', { unit: 'sqft', min: 0, max: 2_000_000_000, decimals: 0 }, all, [
    ['sqft', 'sf', 'Living area', 'Square feet', share(5)],
  ]),
  ...specs('income', monthly, rented, [
    ['monthlyRent', 'r', 'Rent', 'All units together, a month', share(10)],
    ['otherMonthlyIncome', 'oi', 'Other income', 'Parking, laundry, storage, a month', share(25)],
  ]),
  ...specs('income', percent, rented, [
    ['vacancyPct', 'v', 'Vacancy and credit loss', 'Percent of all income', unit(3)],
  ]),
  ...specs('income', { ...yearly, min: -mostUsd }, rented, [
    ['statedNoi', 'ni', 'NOI as stated', 'Counts where no rent is known', share(10)],
  ]),
  ...specs('expenses', yearly, held, [
    ['propertyTaxes', 'tx', 'Property taxes', 'A year', share(25)],
    ['insurance', 'in', 'Insurance', 'A year', share(25)],
  ]),
  ...specs('expenses', yearly, rented, [
    ['maintenance', 'mt', 'Repairs and maintenance', 'A year', share(25)],
    ['management', 'mg', 'Management', 'A year', share(25)],
  ]),
  ...specs('expenses', yearly, held, [
    ['utilities', 'ut', 'Utilities', 'Those the owner pays, a year', share(25)],
    ['hoa', 'ho', 'HOA', 'A year', share(10)],
    ['otherExpenses', 'oe', 'Other expenses', 'A year', share(25)],
  ]),
  ...specs('expenses', yearly, rented, [
    ['reserves', 'rs', 'Capital reserves', 'Set aside for roof, systems and the like, a year', share(25)],
  ]),
  ...specs(
    'loan',
    percent,
    ['rental'],
    [['downPaymentPct', 'dp', 'Down payment', 'Percent of the price; 100 buys without a loan', unit(5)]],
  ),
  ...specs('loan', { ...percent, max: 30 }, rented, [
    ['ratePct', 'ir', 'Interest rate', 'Of the loan that is kept, a year', unit(1)],
  ]),
  ...specs('loan', { unit: 'years', min: 1, max: 40, decimals: 0 }, rented, [
    ['termYears', 'ty', 'Amortization', 'Years until it is paid off', unit(5)],
  ]),
  ...specs(
    'hold',
    { unit: 'years', min: 1, max: 40, decimals: 0 },
    ['rental'],
    [['holdYears', 'hy', 'Holding period', 'Years until it is sold', unit(3)]],
  ),
  ...specs(
    'hold',
    growth,
    ['rental'],
    [
      ['rentGrowthPct', 'rg', 'Rent growth', 'Percent a year', unit(1)],
      ['expenseGrowthPct', 'eg', 'Expense growth', 'Percent a year', unit(1)],
      ['appreciationPct', 'ap', 'Appreciation', 'Percent a year', unit(1)],
    ],
  ),
  ...specs('works', { unit: 'months', min: 1, max: 60, decimals: 0 }, rehabbed, [
    ['rehabMonths', 'mo', 'Months held', 'From purchase to sale or refinance', unit(3)],
  ]),
  ...specs('works', percent, rehabbed, [
    ['bridgeLoanPct', 'bl', 'Short loan', 'Percent of the price; 0 pays cash', unit(10)],
  ]),
  ...specs('works', { ...percent, max: 30 }, rehabbed, [
    ['bridgeRatePct', 'br', 'Short loan rate', 'Interest only, a year', unit(1)],
    ['bridgePointsPct', 'bp', 'Short loan points', 'Percent of the loan, once', unit(1)],
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
  ...specs('exit', percent, held, [
    ['jvSharePct', 'jv', 'Seller’s share of the profit', 'What a joint venture asks', unit(5)],
  ]),
  ...specs(
    'targets',
    { ...percent, max: 50 },
    ['rental'],
    [['targetCapRatePct', 'tr', 'Cap rate wanted', 'At least', unit(1)]],
  ),
  ...specs('targets', { ...percent, max: 50 }, rented, [
    ['targetCashOnCashPct', 'tc', 'Cash-on-cash wanted', 'At least', unit(1)],
  ]),
  ...specs('targets', { unit: 'ratio', min: 0, max: 10, decimals: 2 }, rented, [
    ['targetDscr', 'td', 'DSCR wanted', 'At least', unit(0.1)],
  ]),
  ...specs(
    'targets',
    { ...percent, max: 200 },
    ['flip'],
    [['targetFlipRoiPct', 'tf', 'Return on cost wanted', 'At least', unit(5)]],
  ),
  ...specs('targets', percent, resold, [
    ['arvRulePct', 'ar', 'Share of ARV to pay at most', 'The 70% rule; repairs come off it', unit(5)],
  ]),
  ...specs(
    'targets',
    usd,
    ['wholesale'],
    [['assignmentFee', 'af', 'Assignment fee wanted', 'What you would assign the contract for', share(25)]],
  ),
];

const byId = new Map(figureSpecs.map((spec) => [spec.id, spec]));

/** How a figure is entered. */
export function figureSpec(id: FigureId): FigureSpec {
  const spec = byId.get(id);
  if (!spec) throw new Error(`There is no figure '${id}'.`);
  return spec;
}

/** A figure in a sentence: 'the rent', 'the HOA'. */
export function figureName(id: FigureId): string {
  const { label } = figureSpec(id);
  return `the ${inSentence(label)}`;
}

/** The value, where it is a number within the figure's bounds; else null. */
function bounded(id: FigureId, value: number | undefined): number | null {
  const { min, max } = figureSpec(id);
  return value !== undefined && Number.isFinite(value) && value >= min && value <= max ? value : null;
}

/** A value as it is kept: rounded to the digits of its figure; null for what is no number or out of bounds. */
export function settledFigure(id: FigureId, value: number): number | null {
  const kept = bounded(id, value);
  // Adding 0 makes -0 a 0.
  return kept === null ? null : Number(kept.toFixed(figureSpec(id).decimals)) + 0;
}

// What is assumed ---------------------------------------------------------------------

type Known = (id: FigureId) => number | null;

interface Assumption {
  /** Null: it cannot be assumed. */
  value: (known: Known, subject: Subject) => number | null;
  /** Of what it is a share, whose convention it is, and why. */
  basis: string;
}

const fixed = (value: number, basis: string): Assumption => ({ value: () => value, basis });
const unknown = (basis: string): Assumption => ({ value: () => null, basis });

/** A share, in percent, of what `of` gives; null where that is not known. */
function shareOf(pct: number, of: (known: Known) => number | null, basis: string): Assumption {
  return {
    value: (known) => {
      const whole = of(known);
      return whole === null ? null : (whole * pct) / 100;
    },
    basis,
  };
}

/** A year's rent less vacancy; null without a rent. */
function collectedRent(known: Known): number | null {
  const rent = known('monthlyRent');
  return rent === null ? null : 12 * rent * (1 - (known('vacancyPct') ?? 0) / 100);
}

const price = (known: Known) => known('price');

/** Works by condition, in USD per square foot of living area: rules of thumb of rehabbers, to be replaced by a contractor's bid. */
const worksPerSqft: Readonly<Record<string, number>> = {
  'Turn-Key': 0,
  'Light Rehab': 15,
  'Medium Rehab': 35,
  'Heavy Rehab': 60,
};

function guessedWorks(known: Known, { condition }: Subject): number | null {
  const rate = condition === null ? undefined : worksPerSqft[condition];
  if (rate === undefined) return null;
  const area = known('sqft');
  if (rate === 0) return 0;
  return area === null || area <= 0 ? null : rate * area;
}

/** What a figure is where nobody states it. Shares of the price or the rent move with them. */
const assumptions: Readonly<Record<FigureId, Assumption>> = {
  price: unknown('There is no price yet.'),
  sqft: unknown('The area is not known.'),
  arv: unknown('An after-repair value comes from comparable sales; it cannot be assumed.'),
  repairCost: {
    value: guessedWorks,
    basis:
      'By condition and area: $0 a square foot turn-key, $15 light, $35 medium, $60 heavy. Rehabbers’ rule of thumb; a contractor’s bid replaces it.',
  },
  closingCostPct: fixed(3, '3% of the price. Title, escrow, recording and lender fees commonly come to 2 to 5%.'),
  monthlyRent: unknown('Rent comes from the lease or from comparable rentals; it cannot be assumed.'),
  otherMonthlyIncome: fixed(0, 'None stated.'),
  vacancyPct: fixed(
    5,
    '5% of income. The least that agency (Fannie Mae, Freddie Mac) multifamily underwriting allows; weak markets run higher.',
  ),
  statedNoi: unknown('The seller states none.'),
  propertyTaxes: shareOf(
    1.1,
    price,
    '1.1% of the price a year, near the average effective rate in the US. States run from 0.3 to over 2%; the county’s bill replaces it.',
  ),
  insurance: shareOf(
    0.5,
    price,
    '0.5% of the price a year, a common landlord policy. Coastal and hail states pay more; a quote replaces it.',
  ),
  maintenance: shareOf(8, collectedRent, '8% of collected rent, general investor practice (5 to 10%).'),
  management: shareOf(
    8,
    collectedRent,
    '8% of collected rent, what property managers commonly charge (8 to 10%). Counted also where you manage yourself: your time has a price.',
  ),
  utilities: fixed(0, 'Paid by the tenants, as none are stated.'),
  hoa: fixed(0, 'None stated.'),
  otherExpenses: fixed(0, 'None stated.'),
  reserves: shareOf(
    5,
    collectedRent,
    '5% of collected rent, general investor practice. Lenders’ underwriting sets reserves aside as well; appraisers often do not.',
  ),
  downPaymentPct: fixed(25, '25% of the price, what lenders commonly ask of investors (20 to 25%).'),
  ratePct: fixed(7, '7% a year, a fixed-rate loan on an investment property. A lender’s quote replaces it.'),
  termYears: fixed(30, '30 years, the usual amortization of a residential loan.'),
  holdYears: fixed(10, '10 years, the usual horizon of a discounted cash flow analysis.'),
  rentGrowthPct: fixed(2.5, '2.5% a year, near long-run inflation.'),
  expenseGrowthPct: fixed(3, '3% a year. Underwriters let expenses grow faster than rent.'),
  appreciationPct: fixed(2.5, '2.5% a year, as the rent: the value grows no faster than what it earns.'),
  sellingCostPct: fixed(7, '7% of the sale price: commissions of 5 to 6%, title and concessions.'),
  rehabMonths: fixed(
    6,
    '6 months from purchase to sale or refinance. Many lenders also ask for 6 months of ownership before a cash-out.',
  ),
  bridgeLoanPct: fixed(80, '80% of the price, a common hard money loan; repairs are paid in cash.'),
  bridgeRatePct: fixed(11, '11% a year, interest only, a common hard money rate.'),
  bridgePointsPct: fixed(2, '2 points, common with hard money.'),
  refinanceLtvPct: fixed(
    75,
    '75% of the ARV, the most Fannie Mae allows for a cash-out on a one-unit investment property.',
  ),
  refinanceCostPct: fixed(3, '3% of the new loan: lender, title and appraisal.'),
  arvRulePct: fixed(70, '70% of the ARV less repairs, the flippers’ rule: the other 30% cover costs and profit.'),
  assignmentFee: fixed(10_000, '$10,000, a common fee for assigning a residential contract.'),
  jvSharePct: fixed(0, 'The seller asks for no share.'),
  targetCapRatePct: fixed(6, '6%, below the assumed rate of a loan; your market may ask for more.'),
  targetCashOnCashPct: fixed(8, '8% a year, what many investors ask of a rental.'),
  targetDscr: fixed(1.25, '1.25, the least that most lenders and agency underwriting accept.'),
  targetFlipRoiPct: fixed(20, '20% of all costs, what many flippers ask for the risk.'),
};

/**
 * Every figure with its origin: the reader's value goes before the seller's, and that before an assumption. Values out of bounds
 * count as not given.
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

/** What of a listing goes into an analysis. Money in whole USD; NOI and expenses a year. */
export interface ListingFigures {
  price: number;
  sqft: number | null;
  condition: string | null;
  noi: number | null;
  arv: number | null;
  repair_cost: number | null;
  monthly_rent: number | null;
  other_monthly_income: number | null;
  vacancy_pct: number | null;
  /** An object of USD a year by expense, as the column holds it. */
  annual_expenses: unknown;
  jv_share_pct: number;
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

/** What a listing's seller states. What is not a number, or out of bounds, counts as not stated. */
export function listingSubject(listing: ListingFigures): Subject {
  const expenses = new Map(Object.entries(listing.annual_expenses ?? {}));
  const stated: Partial<Record<FigureId, unknown>> = {
    price: listing.price,
    // A listing of land has an area of 0.
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
    const settled = typeof value === 'number' ? settledFigure(id as FigureId, value) : null;
    return settled === null ? [] : [[id, settled] as const];
  });
  return { stated: Object.fromEntries(kept), condition: listing.condition };
}

/** A property of which nothing is known yet. */
export const blankSubject: Subject = { stated: {}, condition: null };
