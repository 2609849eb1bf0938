/** The inputs of an analysis, and what is assumed if nobody gives a value. `assumption-basis.ts` says why. */

import type { Condition } from '../../listing/property-vocabulary.ts';
import type { Figure, FigureId, Figures, FigureValues, Subject } from '../model.ts';
import { plain, type Amount, type Numeric } from './amount.ts';
import { bounded, figureBounds } from './figure-bounds.ts';
import { effectiveGrossIncome, potentialGrossIncome, shareOf } from './formulas.ts';
import { downPaymentLeft, isSellerFinanced, loanFilling, type Known } from './loan-assumptions.ts';

/** The assumed value; null if it can't be assumed. `given` are the values that somebody gave, null for the others. */
type Assumption = (known: Known, subject: Subject, given: Known) => number | null;

const fixed =
  (value: number): Assumption =>
  () =>
    value;
const unknown: Assumption = () => null;

/** A percentage of the result of `of`; null if that is unknown. */
function percentOf(pct: number, of: (known: Known) => Numeric | null): Assumption {
  return (known) => {
    const whole = of(known);
    return whole === null ? null : plain(shareOf(whole, pct));
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
  price: unknown,
  sqft: unknown,
  arv: unknown,
  repairCost: estimatedRepairs,
  closingCostPct: fixed(3),
  monthlyRent: unknown,
  otherMonthlyIncome: fixed(0),
  vacancyPct: fixed(5),
  statedNoi: unknown,
  propertyTaxes: percentOf(1.1, price),
  insurance: percentOf(0.5, price),
  maintenance: percentOf(8, collectedRent),
  management: percentOf(8, collectedRent),
  utilities: fixed(0),
  hoa: fixed(0),
  otherExpenses: fixed(0),
  reserves: percentOf(5, collectedRent),
  downPaymentPct: (known, subject, given) => downPaymentLeft(known, subject, given) ?? 25,
  ratePct: fixed(7),
  termYears: fixed(30),
  existingLoan: loanFilling('existingLoan'),
  existingRatePct: fixed(4),
  existingMonths: fixed(300),
  arrears: fixed(0),
  sellerNote: loanFilling('sellerNote'),
  noteRatePct: (known) => known('ratePct'),
  noteTermYears: fixed(30),
  noteInterestOnlyYears: fixed(0),
  noteBalloonYears: fixed(0),
  wrappedLoan: fixed(0),
  secondLoan: fixed(0),
  secondRatePct: fixed(9),
  secondTermYears: fixed(15),
  leaseRent: unknown,
  optionFee: percentOf(3, price),
  optionFeeCreditedPct: fixed(100),
  rentCredit: fixed(0),
  optionPrice: price,
  optionYears: fixed(3),
  holdYears: fixed(10),
  rentGrowthPct: fixed(2.5),
  expenseGrowthPct: fixed(3),
  appreciationPct: fixed(2.5),
  sellingCostPct: fixed(7),
  rehabMonths: fixed(6),
  rehabRentedPct: (_, { occupied }) => (occupied ? 100 : 0),
  bridgeLoanPct: (_, subject) => (isSellerFinanced(subject) ? 0 : 80),
  bridgeRatePct: fixed(11),
  bridgePointsPct: fixed(2),
  refinanceLtvPct: fixed(75),
  refinanceCostPct: fixed(3),
  arvRulePct: fixed(70),
  assignmentFee: fixed(10_000),
  jvSharePct: fixed(0),
  targetCapRatePct: fixed(6),
  targetCashOnCashPct: fixed(8),
  targetDscr: fixed(1.25),
  targetFlipRoiPct: fixed(20),
};

/**
 * Every figure with its origin: the reader's value, else the seller's, else an assumption. Values out of bounds are
 * ignored.
 */
export function resolveFigures(subject: Subject, yours: FigureValues): Figures {
  const figures = new Map<FigureId, Figure>();
  const given = (id: FigureId) => bounded(id, yours[id]) ?? bounded(id, subject.stated[id]);
  const resolve = (id: FigureId): Figure => {
    const found = figures.get(id);
    if (found) return found;
    const own = bounded(id, yours[id]);
    const stated = bounded(id, subject.stated[id]);
    const figure: Figure =
      own !== null
        ? { value: own, origin: 'yours' }
        : stated !== null
          ? { value: stated, origin: 'stated' }
          : { value: assumptions[id]((other) => resolve(other).value, subject, given), origin: 'assumed' };
    figures.set(id, figure);
    return figure;
  };
  return Object.fromEntries(Object.keys(figureBounds).map((id) => [id, resolve(id as FigureId)])) as Figures;
}
