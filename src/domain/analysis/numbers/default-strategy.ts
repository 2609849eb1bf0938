/** The strategy that an analysis starts with. */

import { strategies, type Strategy, type Subject } from '../model.ts';
import { resolveFigures } from './figures.ts';
import { missingFigures, strategyNumbers } from './strategy-numbers.ts';

/** The strategies whose required figures are stated. */
export function possibleStrategies(subject: Subject): Strategy[] {
  const figures = resolveFigures(subject, {});
  return strategies.filter((strategy) => missingFigures(figures, strategyNumbers(strategy, figures)).length === 0);
}

/**
 * The initial strategy: the one that the property is marketed for; a rental if that's unknown. A rental that lacks
 * figures gives way to the first strategy that has them, and a BRRRR or lease option to a rental. Others don't:
 * different figures would mislead, so the analysis says what is missing.
 */
export function defaultStrategy(subject: Subject): Strategy {
  const { marketed = 'rental' } = subject;
  if (marketed === 'flip' || marketed === 'wholesale') return marketed;
  const possible = possibleStrategies(subject);
  if (possible.includes(marketed)) return marketed;
  return (marketed === 'rental' ? possible[0] : possible.find((other) => other === 'rental')) ?? marketed;
}
