/** How results are put together, the same for every strategy. */

import { figureSpec } from './figures';
import type { FigureId, Figures, Goal, Metric, MetricGroup, MetricId, Unit, Variant } from './model';
import { bareValue, figureText, inWords, type Filled, type Term } from './texts';

/** A result before its texts are made. */
interface Result {
  value: number | null;
  formula: string;
  filled: Filled;
}

interface Recipe extends Result {
  id: MetricId;
  label: string;
  unit: Unit;
  /** How to read it and whose convention it is. */
  note: string;
  /** Why it is not defined though every number is there. */
  unless?: string;
  goal?: Goal | null;
  variants?: readonly Alternative[];
}

interface Alternative extends Result {
  id: string;
  label: string;
}

/** The formula with its numbers and what they come to, or what is missing. */
function substituted({ value, filled: { text, needs } }: Result, unit: Unit): string {
  if (needs.length > 0) return `Needs ${inWords(needs)}.`;
  return value === null ? `${text} is not defined.` : `${text} = ${bareValue(value, unit)}`;
}

/** A metric with its texts. A variant for which a number is missing is left out. */
export function metric({
  id,
  label,
  value,
  unit,
  formula,
  filled,
  note,
  unless = '',
  goal = null,
  variants = [],
}: Recipe): Metric {
  return {
    id,
    label,
    value,
    unit,
    formula,
    substituted: substituted({ value, formula, filled }, unit),
    note: value === null && filled.needs.length === 0 && unless ? `${unless} ${note}` : note,
    goal,
    variants: variants
      .filter((variant) => variant.filled.needs.length === 0)
      .map((variant): Variant => ({
        id: variant.id,
        label: variant.label,
        value: variant.value,
        formula: variant.formula,
        substituted: substituted(variant, unit),
      })),
  };
}

/** A number made of others; null where one of them is not known. */
export function combine(make: (...known: number[]) => number | null, ...values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? make(...known) : null;
}

/** Results by what they are called; what a strategy does not ask is not there. */
export type Values = Readonly<Partial<Record<MetricId, number | null>>>;

/**
 * A result that says whether the deal works, as the fraction it is: `scale` × upper ÷ lower against the target. A fraction, so that
 * the price at which it meets the target can be solved for, and what it lacks told in dollars.
 */
export interface Decision {
  metric: MetricId;
  /** 'Cash-on-cash'. */
  label: string;
  unit: Unit;
  /** The target in words: 'Cash-on-cash of 8%'. */
  asks: string;
  target: number;
  scale: 1 | 100;
  upper: number | null;
  lower: number | null;
  /** What `upper` is called: 'NOI'. */
  upperName: string;
  /** By the year, or once. */
  per: ' a year' | '';
  met: boolean | null;
}

/** All that one strategy makes of a set of figures. The texts are made when they are asked for. */
export interface Deal {
  values: Values;
  /** What decides, the weightiest first. */
  decisions: readonly Decision[];
  /** What a price is solved for besides. */
  wishes?: readonly Decision[];
  headline: readonly MetricId[];
  /** Figures the strategy cannot be judged without. */
  needed: readonly FigureId[];
  groups: () => readonly MetricGroup[];
}

/** By how much the upper side exceeds what the target asks of it, in its unit; null where either side is not known. Falls as the price rises. */
export function surplus({
  upper,
  lower,
  target,
  scale,
}: Pick<Decision, 'upper' | 'lower' | 'target' | 'scale'>): number | null {
  return upper === null || lower === null ? null : upper - (target * lower) / scale;
}

/** Whether a fraction meets its target; null where it is not defined. */
function meets(fraction: Pick<Decision, 'upper' | 'lower' | 'target' | 'scale'>): boolean | null {
  const over = surplus(fraction);
  // A target met to the cent is met: a solved price put back in must pass.
  return over === null || fraction.lower === null || fraction.lower <= 0 ? null : over >= -0.005;
}

/** A fraction as a decision, met or not. */
export function decide(fraction: Omit<Decision, 'met'>): Decision {
  return { ...fraction, met: meets(fraction) };
}

/** The goal a metric shows for a decision. */
export function goalOf({ target, met }: Decision): Goal {
  return { value: target, direction: 'at_least', met };
}

/** A figure as a term: named where it is missing, written as it was entered. */
export function figureTerm(figures: Figures, id: FigureId, name: string): Term {
  const { value } = figures[id];
  return { name, value, text: value === null ? '' : figureText(value, figureSpec(id).unit) };
}
