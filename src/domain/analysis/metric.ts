/** Building blocks of results, shared by all strategies. */

import { figureSpec } from './figures.ts';
import { joinWords } from '../../kit/formatting/join-words.ts';
import { type Filled, type Term } from './formula-text.ts';
import type { FigureId, Figures, Goal, Metric, MetricGroup, MetricId, Unit, Variant } from './model.ts';
import { plain, type Amount, type Numeric } from './numbers/amount.ts';
import { bareValue, figureText } from './numbers/format.ts';
import type { DealNumbers } from './numbers/values.ts';

/** A result before formatting. */
interface Result {
  value: Numeric | null;
  formula: string;
  filled: Filled;
}

interface Recipe extends Result {
  id: MetricId;
  label: string;
  unit: Unit;
  /** How to read it, and its source. */
  note: string;
  /** Why it isn't defined although every number is known. */
  unless?: string;
  goal?: Goal | null;
  variants?: readonly Alternative[];
}

/** A variant before formatting. */
export interface Alternative extends Result {
  id: string;
  label: string;
}

/** The formula with its numbers and result, or what is missing. */
function substituted({ value, filled: { text, needs } }: Result, unit: Unit): string {
  if (needs.length > 0) return `Needs ${joinWords(needs)}.`;
  const result = plain(value);
  return result === null ? `${text} isn’t defined.` : `${text} = ${bareValue(result, unit)}`;
}

/** A metric with its texts. Leaves out variants that lack a number. */
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
    value: plain(value),
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
        value: plain(variant.value),
        formula: variant.formula,
        substituted: substituted(variant, unit),
      })),
  };
}

/**
 * A result that decides whether the deal works: `scale` × `upper` ÷ `lower` against the target. It's kept as a
 * fraction to solve for the price that meets the target and to state the shortfall in dollars.
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
  upper: Amount | null;
  lower: Amount | null;
  /** Name of `upper`: 'the NOI'. */
  upperName: string;
  per: ' a year' | '';
  met: boolean | null;
}

/** Everything a strategy computes from a set of figures. Texts are created on demand. */
export interface Deal extends DealNumbers {
  /** What decides, most important first. */
  decisions: readonly Decision[];
  /** Further targets to solve a price for. */
  extraTargets?: readonly Decision[];
  headline: readonly MetricId[];
  groups: () => readonly MetricGroup[];
}

/**
 * How far `upper` exceeds what the target requires, in its unit; null if either side is unknown. Falls as the price
 * rises.
 */
export function surplus({
  upper,
  lower,
  target,
  scale,
}: Pick<Decision, 'upper' | 'lower' | 'target' | 'scale'>): Amount | null {
  return upper === null || lower === null ? null : upper.minus(lower.times(target).div(scale));
}

/** Whether an amount is at least zero. Tolerates half a cent, so that a solved price passes. */
export function isEnough(amount: Amount): boolean {
  return amount.gte(-0.005);
}

/** Decides whether a fraction meets its target; null if it isn't defined. */
export function decide(fraction: Omit<Decision, 'met'>): Decision {
  const over = surplus(fraction);
  const isDefined = fraction.lower !== null && fraction.lower.gt(0);
  return { ...fraction, met: over === null || !isDefined ? null : isEnough(over) };
}

/** The goal shown for a decision. */
export function goalOf({ target, met }: Decision): Goal {
  return { value: target, direction: 'at_least', met };
}

/** A figure as a term, formatted as entered. `name` is used if it's missing. */
export function figureTerm(figures: Figures, id: FigureId, name: string): Term {
  const { value } = figures[id];
  return { name, value, text: value === null ? '' : figureText(value, figureSpec(id).unit) };
}
