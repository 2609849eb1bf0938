/** Computes a deal by its strategy. */

import type { Condition, ExitStrategy } from '@/shared/config/property-vocabulary';
import { brrrr } from './brrrr';
import { resolveFigures } from './figures';
import { flip } from './flip';
import type { Deal } from './metric';
import type { FigureId, Figures, Scenario, Strategy, Subject } from './model';
import { rental } from './rental';
import { wholesale } from './wholesale';

const makers: Readonly<Record<Strategy, (figures: Figures) => Deal>> = { rental, flip, brrrr, wholesale };

/** The deal for a property under a scenario. */
export function dealOf(subject: Subject, { strategy, yours }: Scenario): Deal {
  return makers[strategy](resolveFigures(subject, yours));
}

/** The deal with one figure changed. */
export function dealWith(subject: Subject, { strategy, yours }: Scenario, figure: FigureId, value: number): Deal {
  return dealOf(subject, { strategy, yours: { ...yours, [figure]: value } });
}

/** Strategies that suit a condition, most likely first. */
const byCondition: Readonly<Record<string, readonly Strategy[]>> = {
  'Turn-Key': ['rental', 'wholesale', 'brrrr', 'flip'],
  'Light Rehab': ['brrrr', 'rental', 'flip', 'wholesale'],
  'Medium Rehab': ['flip', 'brrrr', 'wholesale', 'rental'],
  'Heavy Rehab': ['flip', 'wholesale', 'brrrr', 'rental'],
  'Tear-Down': ['wholesale', 'flip', 'brrrr', 'rental'],
} satisfies Record<Condition, readonly Strategy[]>;

/** Exit strategies of a buy box that can be analyzed. */
const byName: Readonly<Record<string, Strategy>> = {
  'Buy and Hold': 'rental',
  'Fix and Flip': 'flip',
  BRRRR: 'brrrr',
  Wholesale: 'wholesale',
} satisfies Partial<Record<ExitStrategy, Strategy>>;

/**
 * The most likely strategy for the property's condition among those in the member's buy box (`followed`), or the most
 * likely one overall if none is. A rental without a condition.
 */
export function firstStrategy(condition: string | null, followed: readonly string[]): Strategy {
  const suited = byCondition[condition ?? ''] ?? (['rental', 'flip', 'brrrr', 'wholesale'] as const);
  const own = followed.flatMap((name) => byName[name] ?? []);
  return suited.find((strategy) => own.includes(strategy)) ?? suited[0] ?? 'rental';
}
