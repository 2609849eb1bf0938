/** With which strategy an analysis opens. */

import { analyse } from './analyse';
import { firstStrategy } from './deal';
import { strategies, type Strategy, type Subject } from './model';

/**
 * The strategy shown first: the one that suits the property's condition, where what is stated is enough for it; else the first for which
 * it is enough. For none of them it is the one that suits.
 */
export function openingStrategy(subject: Subject): Strategy {
  const suited = firstStrategy(subject.condition, []);
  const isEnough = (strategy: Strategy) => analyse(subject, { strategy, yours: {} }).missing.length === 0;
  return isEnough(suited) ? suited : (strategies.find(isEnough) ?? suited);
}
