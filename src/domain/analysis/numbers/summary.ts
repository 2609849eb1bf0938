/** The strategy and key terms of an analysis in a sentence. */

import type { Analysis, FigureId, Figures, Strategy } from '../model.ts';
import { figureBounds } from './figure-bounds.ts';
import { figureText, sentence } from './format.ts';

/** Strategies in a sentence: 'it works as a rental'. */
export const roles: Readonly<Record<Strategy, string>> = {
  rental: 'as a rental',
  flip: 'as a flip',
  brrrr: 'as a BRRRR',
  wholesale: 'as a wholesale deal',
};

/** The figures that a summary names. */
const named: Readonly<Record<Strategy, readonly FigureId[]>> = {
  rental: ['downPaymentPct', 'ratePct', 'termYears'],
  flip: ['bridgeLoanPct', 'bridgeRatePct', 'rehabMonths'],
  brrrr: ['bridgeLoanPct', 'bridgeRatePct', 'rehabMonths', 'refinanceLtvPct', 'ratePct'],
  wholesale: ['arvRulePct', 'assignmentFee'],
};

function terms(strategy: Strategy, figures: Figures): string {
  const text = (id: FigureId) => figureText(figures[id].value ?? 0, figureBounds[id].unit);
  const bridge =
    figures.bridgeLoanPct.value === 0
      ? 'bought in cash'
      : `bridge loan of ${text('bridgeLoanPct')} at ${text('bridgeRatePct')}`;
  switch (strategy) {
    case 'rental':
      return figures.downPaymentPct.value === 100
        ? 'bought in cash'
        : `${text('downPaymentPct')} down at ${text('ratePct')} over ${text('termYears')}`;
    case 'flip':
      return `${bridge}, sold after ${text('rehabMonths')}`;
    case 'brrrr':
      return (
        `${bridge}, refinanced after ${text('rehabMonths')} at ${text('refinanceLtvPct')} of the ARV ` +
        `and ${text('ratePct')}`
      );
    case 'wholesale':
      return `at most ${text('arvRulePct')} of the ARV minus repairs, for a fee of ${text('assignmentFee')}`;
  }
}

/**
 * What an analysis is based on: 'As a rental: 25% down at 7% over 30 years (assumed), after the seller’s 50% share of
 * the profit.'
 */
export function summaryOf({ strategy, figures }: Pick<Analysis, 'strategy' | 'figures'>): string {
  const origins = named[strategy].map((id) => figures[id].origin);
  const isAssumed = origins.every((origin) => origin === 'assumed');
  const mark = isAssumed ? ' (assumed)' : origins.includes('assumed') ? ' (partly assumed)' : '';
  const share = figures.jvSharePct.value ?? 0;
  const after = share > 0 ? `, after the seller’s ${figureText(share, 'percent')} share of the profit` : '';
  return `${sentence(roles[strategy])}: ${terms(strategy, figures)}${mark}${after}.`;
}
