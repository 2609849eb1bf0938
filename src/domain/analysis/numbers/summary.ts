/** The strategy and key terms of an analysis in a sentence. */

import type { Analysis, FigureId, Figures, Strategy } from '../model.ts';
import { figureBounds } from './figure-bounds.ts';
import { figureText, sentence } from './format.ts';
import { bankLoan } from './loan-assumptions.ts';

/** Strategies in a sentence: 'it works as a rental'. */
export const roles: Readonly<Record<Strategy, string>> = {
  rental: 'as a rental',
  flip: 'as a flip',
  brrrr: 'as a BRRRR',
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

function rentalTerms(figures: Figures, text: (id: FigureId) => string): Terms {
  const others = otherLoans.filter(([, amount]) => figures[amount].value);
  const down = `${text('downPaymentPct')} down`;
  if (others.length === 0) {
    const isCash = figures.downPaymentPct.value === 100;
    const loan = `${down} at ${text('ratePct')} over ${text('termYears')}`;
    return { named: ['downPaymentPct', 'ratePct', 'termYears'], words: isCash ? 'bought in cash' : loan };
  }
  const isBanked = bankLoan((id) => figures[id].value)?.gt(0);
  const loans = isBanked ? [...others, ['a bank loan', 'downPaymentPct', 'ratePct', 'termYears'] as const] : others;
  const words = loans.map(([name, , rate, time]) => `${name} at ${text(rate)} over ${text(time)}`);
  return { named: ['downPaymentPct', ...loans.flatMap(([, ...ids]) => ids)], words: [down, ...words].join(', ') };
}

function termsOf(strategy: Strategy, figures: Figures): Terms {
  const text = (id: FigureId) => figureText(figures[id].value ?? 0, figureBounds[id].unit);
  const bridge =
    figures.bridgeLoanPct.value === 0
      ? 'bought in cash'
      : `bridge loan of ${text('bridgeLoanPct')} at ${text('bridgeRatePct')}`;
  switch (strategy) {
    case 'rental':
      return rentalTerms(figures, text);
    case 'flip':
      return {
        named: ['bridgeLoanPct', 'bridgeRatePct', 'rehabMonths'],
        words: `${bridge}, sold after ${text('rehabMonths')}`,
      };
    case 'brrrr':
      return {
        named: ['bridgeLoanPct', 'bridgeRatePct', 'rehabMonths', 'refinanceLtvPct', 'ratePct'],
        words:
          `${bridge}, refinanced after ${text('rehabMonths')} at ${text('refinanceLtvPct')} of the ARV ` +
          `and ${text('ratePct')}`,
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
