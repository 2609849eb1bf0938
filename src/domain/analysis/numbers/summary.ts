/** The strategy and key terms of an analysis in a sentence. */

import type { Analysis, FigureId, Figures, Strategy } from '../model.ts';
import { figureBounds } from './figure-bounds.ts';
import { figureText, sentence } from './format.ts';
import { bankLoan, bridgeLoan } from './loan-assumptions.ts';

/** Strategies in a sentence: 'it works as a rental'. */
export const roles: Readonly<Record<Strategy, string>> = {
  rental: 'as a rental',
  flip: 'as a flip',
  brrrr: 'as a BRRRR',
  lease: 'as a lease option',
  wholesale: 'as a wholesale deal',
};

/** What a strategy is based on: the figures and how they read. */
interface Terms {
  named: readonly FigureId[];
  words: string;
}

/** The loans besides the bank's: what they're called, and the figures of their amount, rate, and term. */
const otherLoans = [
  ['the existing loan', 'existingLoan', 'existingRatePct', 'existingMonths'],
  ['a seller note', 'sellerNote', 'noteRatePct', 'noteTermYears'],
  ['a second loan', 'secondLoan', 'secondRatePct', 'secondTermYears'],
] as const;

type Loan = readonly [name: string, amount: FigureId, rate: FigureId, time: FigureId];
type Text = (id: FigureId) => string;

const othersIn = (figures: Figures) => otherLoans.filter(([, amount]) => figures[amount].value);
const loanWords = (loans: readonly Loan[], text: Text) =>
  loans.map(([name, , rate, time]) => `${name} at ${text(rate)} over ${text(time)}`);

function rentalTerms(figures: Figures, text: Text): Terms {
  const others = othersIn(figures);
  const down = `${text('downPaymentPct')} down`;
  if (others.length === 0) {
    const isCash = figures.downPaymentPct.value === 100;
    const loan = `${down} at ${text('ratePct')} over ${text('termYears')}`;
    return { named: ['downPaymentPct', 'ratePct', 'termYears'], words: isCash ? 'bought in cash' : loan };
  }
  const isBanked = bankLoan((id) => figures[id].value)?.gt(0);
  const loans = isBanked ? [...others, ['a bank loan', 'downPaymentPct', 'ratePct', 'termYears'] as const] : others;
  const named = ['downPaymentPct', ...loans.flatMap(([, ...ids]) => ids)] as const;
  return { named, words: [down, ...loanWords(loans, text)].join(', ') };
}

/** The loans of a rehab. */
function rehabTerms(figures: Figures, text: Text): Terms {
  const others = othersIn(figures);
  const isBridged = bridgeLoan((id) => figures[id].value)?.gt(0) ?? figures.bridgeLoanPct.value !== 0;
  if (others.length === 0 && !isBridged) return { named: ['bridgeLoanPct'], words: 'bought in cash' };
  const bridge = others.length === 0 ? `bridge loan of ${text('bridgeLoanPct')}` : 'a bridge loan';
  const words = [...loanWords(others, text), ...(isBridged ? [`${bridge} at ${text('bridgeRatePct')}`] : [])];
  const rate = isBridged ? (['bridgeRatePct'] as const) : [];
  return { named: ['bridgeLoanPct', ...rate, ...others.flatMap(([, ...ids]) => ids)], words: words.join(', ') };
}

function termsOf(strategy: Strategy, figures: Figures): Terms {
  const text: Text = (id) => figureText(figures[id].value ?? 0, figureBounds[id].unit);
  const rehab = rehabTerms(figures, text);
  switch (strategy) {
    case 'rental':
      return rentalTerms(figures, text);
    case 'flip':
      return {
        named: [...rehab.named, 'rehabMonths'],
        words: `${rehab.words}, sold after ${text('rehabMonths')}`,
      };
    case 'brrrr':
      return {
        named: [...rehab.named, 'rehabMonths', 'refinanceLtvPct', 'ratePct'],
        words:
          `${rehab.words}, refinanced after ${text('rehabMonths')} at ${text('refinanceLtvPct')} of the ARV ` +
          `and ${text('ratePct')}`,
      };
    case 'lease':
      return {
        named: ['optionYears', 'optionFeeCreditedPct'],
        words: `an option of ${text('optionYears')}, with ${text('optionFeeCreditedPct')} of its fee credited`,
      };
    case 'wholesale':
      return {
        named: ['arvRulePct', 'assignmentFee'],
        words: `at most ${text('arvRulePct')} of the ARV minus repairs, for a fee of ${text('assignmentFee')}`,
      };
  }
}

/**
 * What an analysis is based on: 'As a rental: 25% down at 7% over 30 years (assumed), after the seller’s 50% share of
 * the profit.'
 */
export function summaryOf({ strategy, figures }: Pick<Analysis, 'strategy' | 'figures'>): string {
  const { named, words } = termsOf(strategy, figures);
  const origins = named.map((id) => figures[id].origin);
  const isAssumed = origins.every((origin) => origin === 'assumed');
  const mark = isAssumed ? ' (assumed)' : origins.includes('assumed') ? ' (partly assumed)' : '';
  const share = figures.jvSharePct.value ?? 0;
  const after = share > 0 ? `, after the seller’s ${figureText(share, 'percent')} share of the profit` : '';
  return `${sentence(roles[strategy])}: ${words}${mark}${after}.`;
}
