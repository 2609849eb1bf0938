/** Compares the deals of several listings under the same assumptions. */

import type { ComparedCell, ComparedGroup, ComparedRow } from '../comparison/comparison.ts';
import { roundHalfAway } from '../../kit/numbers/rounding.ts';
import { analyze } from './analyze.ts';
import { figureSpec } from './figures.ts';
import { joinWords } from '../../kit/formatting/join-words.ts';
import { inSentence } from './formula-text.ts';
import {
  strategies,
  type Analysis,
  type FigureId,
  type Figures,
  type MetricId,
  type Scenario,
  type Strategy,
  type Subject,
  type Unit,
} from './model.ts';
import { plain, type Numeric } from './numbers/amount.ts';
import { defaultStrategy, possibleStrategies } from './numbers/default-strategy.ts';
import { resolveFigures } from './numbers/figures.ts';
import { formatValue } from './numbers/format.ts';
import { basisOf, basisToArv, pricePerSqft } from './numbers/formulas.ts';
import { combine } from './numbers/values.ts';

/**
 * The figures that can be the same for every listing. Amounts differ from property to property, and so do the seller's
 * share and whether tenants stay.
 */
export const commonFigures: readonly FigureId[] = [
  'downPaymentPct',
  'ratePct',
  'termYears',
  'bridgeLoanPct',
  'bridgeRatePct',
  'bridgePointsPct',
  'rehabMonths',
  'refinanceLtvPct',
  'refinanceCostPct',
  'closingCostPct',
  'vacancyPct',
  'optionYears',
  'optionFeeCreditedPct',
  'holdYears',
  'rentGrowthPct',
  'expenseGrowthPct',
  'appreciationPct',
  'sellingCostPct',
  'arvRulePct',
  'assignmentFee',
  'targetCapRatePct',
  'targetCashOnCashPct',
  'targetDscr',
  'targetFlipRoiPct',
];

/** The scenario with only the figures that apply to every listing. */
export function commonScenario({ strategy, yours }: Scenario): Scenario {
  const shared = commonFigures.flatMap((id) => (yours[id] === undefined ? [] : [[id, yours[id]]]));
  return { strategy, yours: Object.fromEntries(shared) };
}

/**
 * The strategy that a comparison starts with: the one that most listings have the figures for, then the one that most
 * of them start with. A rental without listings.
 */
export function commonStrategy(subjects: readonly Subject[]): Strategy {
  const possible = subjects.flatMap(possibleStrategies);
  const first = subjects.map(defaultStrategy);
  // A thousand is more than all listings together.
  const rank = (strategy: Strategy) =>
    1000 * possible.filter((each) => each === strategy).length + first.filter((each) => each === strategy).length;
  return strategies.toSorted((a, b) => rank(b) - rank(a))[0] ?? 'rental';
}

/**
 * The results compared, in order, and which values are better. Costs and NOI grow with the property, so neither is. The
 * prices that meet a target follow.
 */
const comparedMetrics: Readonly<Record<Strategy, readonly (readonly [MetricId, ComparedRow['better']?])[]>> = {
  rental: [
    ['capRate', 'higher'],
    ['cashFlow', 'higher'],
    ['cashOnCash', 'higher'],
    ['dscr', 'higher'],
    ['irr', 'higher'],
    ['noi'],
    ['cashInvested'],
    ['onePercentRule', 'higher'],
    ['grm', 'lower'],
    ['breakEvenOccupancy', 'lower'],
  ],
  flip: [
    ['flipProfit', 'higher'],
    ['flipRoi', 'higher'],
    ['annualizedRoi', 'higher'],
    ['allInCost'],
    ['cashInvested'],
    ['mao'],
    ['spread', 'higher'],
  ],
  brrrr: [
    ['cashLeft', 'lower'],
    ['cashOnCash', 'higher'],
    ['cashFlow', 'higher'],
    ['dscr', 'higher'],
    ['capRate', 'higher'],
    ['allInCost'],
    ['cashOut', 'higher'],
    ['mao'],
  ],
  lease: [
    ['cashFlow', 'higher'],
    ['cashOnCash', 'higher'],
    ['cashInvested'],
    ['exerciseCost', 'lower'],
    ['exerciseEquity', 'higher'],
    ['breakEvenOccupancy', 'lower'],
  ],
  wholesale: [['spread', 'higher'], ['mao'], ['maxContract']],
};

const cellOf = (result: Numeric | null, unit: Unit): ComparedCell => {
  const value = plain(result);
  return { text: value === null ? null : formatValue(value, unit), value };
};

/** One row for each result of a strategy, and one for each price that meets a target. */
export function resultRows(subjects: readonly Subject[], scenario: Scenario): ComparedGroup {
  const analyses = subjects.map((subject) => analyze(subject, scenario));
  const [first] = analyses;
  return {
    title: 'Analysis',
    unknown: 'Not known',
    rows: [
      noteRow(
        'Missing figures',
        analyses.map(({ missing }) => joinWords(missing.map((id) => figureSpec(id).label))),
        'None',
      ),
      ...(figureSpec('sellerNote').strategies.includes(scenario.strategy)
        ? [
            noteRow(
              'Seller’s loans',
              analyses.map(({ figures }) => joinWords(sellerLoans(figures))),
              'None',
            ),
          ]
        : []),
      noteRow(
        'Check the numbers',
        analyses.map(({ doubt }) => doubt ?? ''),
        'Nothing unusual',
      ),
      ...comparedMetrics[scenario.strategy].map(([id, better]) => metricRow(analyses, id, better)),
      ...(first?.prices ?? []).map(({ label }, index) => ({
        label: `Highest price for ${inSentence(label)}`,
        cells: analyses.map(({ prices }) => cellOf(prices[index]?.price ?? null, 'usd')),
      })),
    ],
  };
}

/** The loans that a listing is bought with instead of a bank's. */
function sellerLoans(figures: Figures): string[] {
  return (['existingLoan', 'sellerNote'] as const)
    .filter((id) => (figures[id].value ?? 0) > 0)
    .map((id) => figureSpec(id).label);
}

/** A row of notes that is empty if no listing has one; `none` says that the others have one. */
function noteRow(label: string, notes: readonly string[], none: string): ComparedRow {
  const isEmpty = notes.every((note) => note === '');
  return { label, cells: notes.map((note) => ({ text: isEmpty ? null : note || none })) };
}

/** A deal with a doubt shows its results, but is never the best. */
function metricRow(analyses: readonly Analysis[], id: MetricId, better: ComparedRow['better']): ComparedRow {
  const metrics = analyses.map(({ groups }) => groups.flatMap((group) => group.metrics).find((one) => one.id === id));
  return {
    label: metrics.find((metric) => metric !== undefined)?.label ?? '',
    ...(better && { better }),
    cells: metrics.map((metric, index) => ({
      ...cellOf(metric?.value ?? null, metric?.unit ?? 'usd'),
      ...(analyses[index]?.doubt != null && { value: null }),
    })),
  };
}

/** What each listing costs with its repairs, in USD and as a share of the after-repair value (ARV). */
export function basisRows(subjects: readonly Subject[]): ComparedRow[] {
  const deals = subjects.map((subject) => {
    const { price, repairCost, arv, sqft } = resolveFigures(subject, {});
    return {
      price: price.value,
      repairs: repairCost.value,
      note: repairCost.value !== null && repairCost.origin === 'assumed' ? 'Estimated' : undefined,
      basis: combine(basisOf, price.value, repairCost.value),
      arv: arv.value,
      sqft: sqft.value,
    };
  });
  return [
    { label: 'Repairs', cells: deals.map(({ repairs, note }) => ({ ...cellOf(repairs, 'usd'), note })) },
    { label: 'Basis (price and repairs)', cells: deals.map(({ basis }) => cellOf(basis, 'usd')) },
    {
      label: 'Basis per sqft',
      better: 'lower',
      cells: deals.map(({ basis, sqft }) => {
        const perSqft = pricePerSqft(basis, sqft);
        const shown = plain(perSqft);
        return cellOf(shown === null ? null : roundHalfAway(shown), 'usd');
      }),
    },
    { label: 'After-repair value (ARV)', cells: deals.map(({ arv }) => cellOf(arv, 'usd')) },
    {
      label: 'Basis as a share of ARV',
      better: 'lower',
      cells: deals.map(({ basis, arv }) => cellOf(basisToArv(basis, arv), 'percent')),
    },
  ];
}
