/** The words of an analysis, and its numbers within formulas. */

import { formatNumber } from '../../kit/formatting/format.ts';
import type { Unit } from './model.ts';
import type { Numeric } from './numbers/amount.ts';
import { bareValue } from './numbers/format.ts';

/** Lowercases the first letter unless the text starts with an acronym. */
export function inSentence(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// A formula with its numbers -------------------------------------------------------------

/** A number in a formula, and its name for when it's missing: 'the rent'. */
export interface Term {
  name: string;
  value: Numeric | null;
  text: string;
}

/** A result used in another formula. */
export function term(name: string, value: Numeric | null, unit: Unit = 'usd'): Term {
  return { name, value, text: value === null ? '' : bareValue(value, unit) };
}

/** A number without a unit, such as an exponent or divisor. */
export function plainTerm(name: string, value: number | null): Term {
  return { name, value, text: value === null ? '' : formatNumber(value) };
}

/** A formula with its numbers, and the terms it lacks. */
export interface Filled {
  text: string;
  /** Names of the unknown terms. */
  needs: readonly string[];
}

/** The sum of terms: '$100 + $50'. */
export function sumOf(...terms: readonly Term[]): Filled {
  return {
    text: terms.map(({ text }) => text).join(' + '),
    needs: [...new Set(terms.flatMap(({ name, value }) => (value === null ? [name] : [])))],
  };
}

/** Fills a formula with terms: fill`${noi} ÷ ${price}`. */
export function fill(strings: TemplateStringsArray, ...terms: readonly Term[]): Filled {
  return {
    text: String.raw({ raw: strings }, ...terms.map(({ text }) => text)),
    needs: [...new Set(terms.flatMap(({ name, value }) => (value === null ? [name] : [])))],
  };
}
