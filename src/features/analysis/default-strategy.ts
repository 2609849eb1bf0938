/** The strategy that an analysis starts with. */

import { analyze } from './analyze';
import { firstStrategy } from './deal';
import { strategies, type Strategy, type Subject } from './model';

/** The strategies whose required figures are stated. */
export function possibleStrategies(subject: Subject): Strategy[] {
  return strategies.filter((strategy) => analyze(subject, { strategy, yours: {} }).missing.length === 0);
}

/**
 * The initial strategy: the one that suits the property's condition. A rental or BRRRR that lacks figures gives way to
 * the first strategy that has them. A property to repair and resell doesn't: rental figures would mislead, so the
 * analysis says what is missing.
 */
export function defaultStrategy(subject: Subject): Strategy {
  const suited = firstStrategy(subject.condition, []);
  if (suited === 'flip' || suited === 'wholesale') return suited;
  const possible = possibleStrategies(subject);
  return possible.includes(suited) ? suited : (possible[0] ?? suited);
}
