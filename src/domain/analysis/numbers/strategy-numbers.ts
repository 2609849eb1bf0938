/** Computes a deal by its strategy. */

import type { FigureId, Figures, Strategy } from '../model.ts';
import { brrrrNumbers } from './brrrr.ts';
import { flipNumbers } from './flip.ts';
import { leaseOptionNumbers } from './lease-option.ts';
import { rentalNumbers } from './rental.ts';
import type { DealNumbers } from './values.ts';
import { wholesaleNumbers } from './wholesale.ts';

const makers: Readonly<Record<Strategy, (figures: Figures) => DealNumbers>> = {
  rental: rentalNumbers,
  flip: flipNumbers,
  brrrr: brrrrNumbers,
  lease: leaseOptionNumbers,
  wholesale: wholesaleNumbers,
};

/** The results of a strategy with these figures. */
export function strategyNumbers(strategy: Strategy, figures: Figures): DealNumbers {
  return makers[strategy](figures);
}

/** The figures that a strategy needs and doesn't have. */
export function missingFigures(figures: Figures, { needed }: Pick<DealNumbers, 'needed'>): FigureId[] {
  return needed.filter((id) => figures[id].value === null);
}
