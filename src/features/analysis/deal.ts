/** A deal by its strategy. */

import { brrrr } from './brrrr';
import { resolveFigures } from './figures';
import { flip } from './flip';
import type { Deal } from './metric';
import type { FigureId, Figures, Scenario, Strategy, Subject } from './model';
import { rental } from './rental';
import { wholesale } from './wholesale';

const makers: Readonly<Record<Strategy, (figures: Figures) => Deal>> = { rental, flip, brrrr, wholesale };

/** What a scenario makes of a property. */
export function dealOf(subject: Subject, { strategy, yours }: Scenario): Deal {
  return makers[strategy](resolveFigures(subject, yours));
}

/** The same with one figure different. */
export function dealWith(subject: Subject, { strategy, yours }: Scenario, figure: FigureId, value: number): Deal {
  return dealOf(subject, { strategy, yours: { ...yours, [figure]: value } });
}

/** Strategies that suit a condition, the likeliest first. */
const byCondition: Readonly<Record<string, readonly Strategy[]>> = {
  'Turn-Key': ['rental', 'wholesale', 'brrrr', 'flip'],
  'Light Rehab': ['brrrr', 'rental', 'flip', 'wholesale'],
  'Medium Rehab': ['flip', 'brrrr', 'wholesale', 'rental'],
  'Heavy Rehab': ['flip', 'wholesale', 'brrrr', 'rental'],
  'Tear-Down': ['wholesale', 'flip', 'brrrr', 'rental'],
};

/** A member's strategies, as the buy box calls them, that can be analysed. */
const byName: Readonly<Record<string, Strategy>> = {
  'Buy and Hold': 'rental',
  'Fix and Flip': 'flip',
  BRRRR: 'brrrr',
  Wholesale: 'wholesale',
};

/**
 * The strategy shown first: of those that suit the property's condition the likeliest one that the member follows, or the likeliest
 * where they follow none of them. Without a condition it is a rental. `followed` are strategies of a buy box; others are passed over.
 */
export function firstStrategy(condition: string | null, followed: readonly string[]): Strategy {
  const suited = byCondition[condition ?? ''] ?? (['rental', 'flip', 'brrrr', 'wholesale'] as const);
  const own = followed.flatMap((name) => byName[name] ?? []);
  return suited.find((strategy) => own.includes(strategy)) ?? suited[0] ?? 'rental';
}
