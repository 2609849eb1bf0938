/** Computes a deal by its strategy. */

import { brrrr } from './brrrr.ts';
import { flip } from './flip.ts';
import { leaseOption } from './lease-option.ts';
import type { Deal } from './metric.ts';
import type { FigureId, Figures, Scenario, Strategy, Subject } from './model.ts';
import { resolveFigures } from './numbers/figures.ts';
import { rental } from './rental.ts';
import { wholesale } from './wholesale.ts';

const makers: Readonly<Record<Strategy, (figures: Figures) => Deal>> = {
  rental,
  flip,
  brrrr,
  lease: leaseOption,
  wholesale,
};

/** The deal for a property under a scenario. */
export function dealOf(subject: Subject, { strategy, yours }: Scenario): Deal {
  return makers[strategy](resolveFigures(subject, yours));
}

/** The deal with one figure changed. */
export function dealWith(subject: Subject, { strategy, yours }: Scenario, figure: FigureId, value: number): Deal {
  return dealOf(subject, { strategy, yours: { ...yours, [figure]: value } });
}
