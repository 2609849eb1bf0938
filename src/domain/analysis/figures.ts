/** How the inputs of an analysis are entered. */

import { inSentence } from './formula-text.ts';
import { strategies, type FigureGroup, type FigureId, type FigureSpec, type Strategy } from './model.ts';
import { figureBounds } from './numbers/figure-bounds.ts';

const all = strategies;
const rented = ['rental', 'brrrr'] as const;
const letOut = ['rental', 'brrrr', 'lease'] as const;
const rehabbed = ['flip', 'brrrr'] as const;
const resold = ['flip', 'brrrr', 'wholesale'] as const;
const held = ['rental', 'flip', 'brrrr'] as const;
const controlled = [...held, 'lease'] as const;

type Row = [id: FigureId, code: string, label: string, hint: string, swing: FigureSpec['swing']];

const unit = (by: number): FigureSpec['swing'] => ({ by, of: 'unit' });
const share = (by: number): FigureSpec['swing'] => ({ by, of: 'value' });

function specs(group: FigureGroup, used: readonly Strategy[], rows: readonly Row[]): FigureSpec[] {
  return rows.map(([id, code, label, hint, swing]) => ({
    id,
    code,
    label,
    hint,
    swing,
    group,
    strategies: used,
    ...figureBounds[id],
  }));
}

/**
 * Every figure, in the order of the form. Codes are part of shared links and must never change. `swing` is a common
 * error of such a figure, over which sensitivity is measured.
 */
export const figureSpecs: readonly FigureSpec[] = [
  ...specs('purchase', all, [
    ['price', 'p', 'Purchase price', 'What you’d pay', share(5)],
    ['repairCost', 'rc', 'Repairs', 'Total rehab cost', share(20)],
    ['arv', 'av', 'After-repair value (ARV)', 'What it would sell for after repairs', share(5)],
  ]),
  ...specs('purchase', held, [['closingCostPct', 'cc', 'Closing costs', 'Percent of the price', unit(1)]]),
  ...specs('purchase', all, [['sqft', 'sf', 'Living area', 'Square feet', share(5)]]),
  ...specs('income', letOut, [
    ['monthlyRent', 'r', 'Rent', 'All units, per month', share(10)],
    ['otherMonthlyIncome', 'oi', 'Other income', 'Parking, laundry, storage, per month', share(25)],
    ['vacancyPct', 'v', 'Vacancy and credit loss', 'Percent of total income', unit(3)],
  ]),
  ...specs('income', rented, [['statedNoi', 'ni', 'Stated NOI', 'Used if the rent isn’t known', share(10)]]),
  ...specs('expenses', held, [
    ['propertyTaxes', 'tx', 'Property taxes', 'Per year', share(25)],
    ['insurance', 'in', 'Insurance', 'Per year', share(25)],
  ]),
  ...specs('expenses', letOut, [
    ['maintenance', 'mt', 'Repairs and maintenance', 'Per year', share(25)],
    ['management', 'mg', 'Management', 'Per year', share(25)],
  ]),
  ...specs('expenses', controlled, [['utilities', 'ut', 'Utilities', 'Paid by the landlord, per year', share(25)]]),
  ...specs('expenses', held, [['hoa', 'ho', 'HOA', 'Per year', share(10)]]),
  ...specs('expenses', controlled, [['otherExpenses', 'oe', 'Other expenses', 'Per year', share(25)]]),
  ...specs('expenses', rented, [
    ['reserves', 'rs', 'Capital reserves', 'Set aside for the roof, systems, and so on, per year', share(25)],
  ]),
  ...specs(
    'loan',
    ['rental'],
    [['downPaymentPct', 'dp', 'Down payment', 'Percent of the price. 100 means no loan.', unit(5)]],
  ),
  ...specs('loan', rented, [
    ['ratePct', 'ir', 'Interest rate', 'Of the long-term loan, per year', unit(1)],
    ['termYears', 'ty', 'Amortization', 'Years until it’s paid off', unit(5)],
  ]),
  ...specs('creative', held, [
    ['existingLoan', 'el', 'Loan taken over', 'Balance of the seller’s loan that you pay on (subject-to)', share(5)],
    ['existingRatePct', 'er', 'Existing loan rate', 'Of the loan taken over or wrapped, per year', unit(1)],
    ['existingMonths', 'em', 'Existing loan term left', 'Months until it’s paid off', share(10)],
    ['arrears', 'ea', 'Arrears', 'Overdue payments that you make up at closing', share(25)],
    ['sellerNote', 'sn', 'Seller note', 'What the seller lends you (owner financing)', share(5)],
    ['noteRatePct', 'nr', 'Seller note rate', 'Per year', unit(1)],
    ['noteInterestOnlyYears', 'io', 'Interest-only period', 'Years before the note amortizes', share(50)],
    ['noteTermYears', 'nt', 'Seller note amortization', 'Years, after the interest-only period', unit(5)],
    ['noteBalloonYears', 'nb', 'Balloon', 'Year at whose end the note is due. 0 means never.', share(50)],
    ['wrappedLoan', 'wl', 'Loan wrapped', 'Part of the note that the seller still owes', share(5)],
    ['secondLoan', 'sl', 'Second loan', 'From someone else, behind the others', share(5)],
    ['secondRatePct', 'sr', 'Second loan rate', 'Per year', unit(1)],
    ['secondTermYears', 'st', 'Second loan amortization', 'Years until it’s paid off', unit(5)],
  ]),
  ...specs(
    'lease',
    ['lease'],
    [
      ['leaseRent', 'lr', 'Rent to the owner', 'What you pay for the lease, per month', share(10)],
      ['optionFee', 'lf', 'Option fee', 'What you pay the owner for the option', share(25)],
      ['optionFeeCreditedPct', 'fc', 'Option fee credited', 'Percent that lowers the option price', unit(25)],
      ['rentCredit', 'lc', 'Rent credit', 'Part of your rent that lowers the option price, per month', share(25)],
      ['optionPrice', 'lp', 'Option price', 'What you can buy it for', share(5)],
      ['optionYears', 'ly', 'Option period', 'Years until the option ends', unit(1)],
    ],
  ),
  ...specs(
    'hold',
    ['rental'],
    [
      ['holdYears', 'hy', 'Holding period', 'Years until you sell', unit(3)],
      ['rentGrowthPct', 'rg', 'Rent growth', 'Percent per year', unit(1)],
      ['expenseGrowthPct', 'eg', 'Expense growth', 'Percent per year', unit(1)],
    ],
  ),
  ...specs('hold', ['rental', 'lease'], [['appreciationPct', 'ap', 'Appreciation', 'Percent per year', unit(1)]]),
  ...specs('works', rehabbed, [['rehabMonths', 'mo', 'Months held', 'From purchase to sale or refinance', unit(3)]]),
  ...specs(
    'works',
    ['brrrr'],
    [['rehabRentedPct', 'rr', 'Rented during the rehab', 'Percent of the NOI collected', unit(25)]],
  ),
  ...specs('works', rehabbed, [
    ['bridgeLoanPct', 'bl', 'Bridge loan', 'Percent of the price, less other loans. 0 means none.', unit(10)],
    ['bridgeRatePct', 'br', 'Bridge loan rate', 'Interest only, per year', unit(1)],
    ['bridgePointsPct', 'bp', 'Bridge loan points', 'Percent of the loan, one time', unit(1)],
  ]),
  ...specs(
    'exit',
    ['rental', 'flip'],
    [['sellingCostPct', 'sc', 'Selling costs', 'Percent of the sale price', unit(1)]],
  ),
  ...specs(
    'exit',
    ['brrrr'],
    [
      ['refinanceLtvPct', 'rl', 'Refinance loan-to-value', 'Percent of the ARV', unit(5)],
      ['refinanceCostPct', 'rf', 'Refinance costs', 'Percent of the new loan', unit(1)],
    ],
  ),
  ...specs('exit', all, [
    ['jvSharePct', 'jv', 'Seller’s share of the profit', 'In a joint venture. Losses are shared, too.', unit(5)],
  ]),
  ...specs('targets', ['rental'], [['targetCapRatePct', 'tr', 'Target cap rate', 'At least', unit(1)]]),
  ...specs('targets', letOut, [['targetCashOnCashPct', 'tc', 'Target cash-on-cash', 'At least', unit(1)]]),
  ...specs('targets', rented, [['targetDscr', 'td', 'Target DSCR', 'At least', unit(0.1)]]),
  ...specs('targets', ['flip'], [['targetFlipRoiPct', 'tf', 'Target return on cost', 'At least', unit(5)]]),
  ...specs('targets', resold, [['arvRulePct', 'ar', 'Maximum share of ARV', 'The 70% rule, before repairs', unit(5)]]),
  ...specs(
    'targets',
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
