/** Formats the numbers of an analysis, alone and within formulas. */

import { formatNumber, formatUsd } from '../../shared/formatting/format.ts';
import { roundHalfAway } from '../../shared/numbers/rounding.ts';
import { plain, type Numeric } from './amount.ts';
import type { Unit } from './model.ts';
import { lazyValue } from '../../shared/formatting/lazy-value.ts';

const cents = lazyValue(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const twoDigits = lazyValue(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const threeDigits = lazyValue(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }));

/** USD, with cents only below $1,000: $2,100 or $665.30. */
function money(amount: number): string {
  return Math.abs(amount) >= 1000 ? formatUsd(amount) : exactCents(amount);
}

/** USD with cents, unless there are none: $2,100 or $12,345.67. */
function exactCents(amount: number): string {
  const rounded = roundHalfAway(amount, 2);
  return Number.isInteger(rounded) ? formatUsd(rounded) : cents().format(rounded);
}

/** A result without '/yr' or '/mo': '$33,600', '5.29%', '1.25', '10 years'. */
export function bareValue(result: Numeric, unit: Unit): string {
  const value = typeof result === 'number' ? result : (plain(result) ?? NaN);
  switch (unit) {
    // Payments are exact to the cent.
    case 'usd_per_month':
      return exactCents(value);
    case 'usd':
    case 'usd_per_year':
    case 'usd_per_sqft':
      return money(value);
    case 'percent':
      return `${twoDigits().format(roundHalfAway(value, 2))}%`;
    case 'ratio':
      return twoDigits().format(roundHalfAway(value, 2));
    case 'months':
    case 'years':
      return `${formatNumber(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
    case 'sqft':
      return `${formatNumber(value)} sqft`;
  }
}

const per: Readonly<Partial<Record<Unit, string>>> = {
  usd_per_month: '/mo',
  usd_per_year: '/yr',
  usd_per_sqft: '/sqft',
};

/** A result with its unit: '$33,600/yr', '$665.30/mo', '5.29%', '1.25'. '–' for null. */
export function formatValue(value: number | null, unit: Unit): string {
  return value === null ? '–' : `${bareValue(value, unit)}${per[unit] ?? ''}`;
}

/** A figure as entered, without trailing zeros: '7%', '6.875%', '$2,100'. */
export function figureText(value: number, unit: Unit): string {
  if (unit === 'percent') return `${threeDigits().format(roundHalfAway(value, 3))}%`;
  return unit === 'ratio' ? formatNumber(value) : bareValue(value, unit);
}

const listFormat = lazyValue(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** A list in a sentence: 'a', 'a and b', 'a, b, and c'. */
export function inWords(words: readonly string[]): string {
  return listFormat().format(words);
}

/** Capitalizes the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
