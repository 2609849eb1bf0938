/** What a deal comes to, without texts: a listing's page computes its key results with this folder alone. */

import type { FigureId, Figures, MetricId } from '../model.ts';
import { exact, type Amount, type Numeric } from './amount.ts';

/** Results by metric; a strategy has only some of them. */
export type Values = Readonly<Partial<Record<MetricId, Amount | null>>>;

/** A strategy's results. */
export interface DealNumbers {
  values: Values;
  /** Figures required to judge the strategy. */
  needed: readonly FigureId[];
}

/** Applies a function to the numbers; null if one of them is unknown. */
export function combine(make: (...known: Amount[]) => Amount | null, ...values: (Numeric | null)[]): Amount | null {
  const known = values.flatMap((value) => (value === null ? [] : [exact(value)]));
  return known.length === values.length ? make(...known) : null;
}

/** A figure as a decimal; null if it's unknown. */
export function amountOf(figures: Figures, id: FigureId): Amount | null {
  const { value } = figures[id];
  return value === null ? null : exact(value);
}
