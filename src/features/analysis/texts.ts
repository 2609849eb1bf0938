/** Numbers of an analysis as they are written, alone and put into a formula. */

import { formatNumber, formatUsd } from '@/shared/lib/format';
import type { Unit } from './model';
import { once } from '@/shared/lib/once';

const cents = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const twoDigits = once(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const threeDigits = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }));

/** Without the sign that a number has which rounds to nothing: '-0.00' is '0.00'. */
function unsignedZero(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** Whole dollars, and cents where there are some in a small amount: $2,100 or $665.30. */
function money(amount: number): string {
  const whole = Math.abs(amount) >= 1000 || Math.abs(amount - Math.round(amount)) < 0.005;
  return unsignedZero(whole ? formatUsd(amount) : cents().format(amount));
}

/** A result without its unit of time: '$33,600', '5.29%', '1.25', '10 years'. */
export function bareValue(value: number, unit: Unit): string {
  switch (unit) {
    // A payment is known to the cent.
    case 'usd_per_month':
      return unsignedZero(Number.isInteger(value) ? formatUsd(value) : cents().format(value));
    case 'usd':
    case 'usd_per_year':
    case 'usd_per_sqft':
      return money(value);
    case 'percent':
      return `${unsignedZero(twoDigits().format(value))}%`;
    case 'ratio':
      return unsignedZero(twoDigits().format(value));
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

/** A result with its unit: '$33,600/yr', '$665.30/mo', '5.29%', '1.25'. '–' for what is not defined. */
export function formatValue(value: number | null, unit: Unit): string {
  return value === null ? '–' : `${bareValue(value, unit)}${per[unit] ?? ''}`;
}

/** A figure as somebody entered it, without digits it does not have: '7%', '6.875%', '$2,100'. */
export function figureText(value: number, unit: Unit): string {
  if (unit === 'percent') return `${unsignedZero(threeDigits().format(value))}%`;
  return unit === 'ratio' ? formatNumber(value) : bareValue(value, unit);
}

/** Words in a row: 'a', 'a and b', 'a, b and c'. */
export function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The first letter large, as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As within a sentence: the first letter small, unless it begins an acronym. */
export function inSentence(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// A formula with its numbers -------------------------------------------------------------

/** A number in a formula, and how it is called where it is missing: 'the rent'. */
export interface Term {
  name: string;
  value: number | null;
  text: string;
}

/** A result that goes on into another formula. */
export function term(name: string, value: number | null, unit: Unit = 'usd'): Term {
  return { name, value, text: value === null ? '' : bareValue(value, unit) };
}

/** A plain number of a formula: an exponent, a divisor. */
export function plainTerm(name: string, value: number | null): Term {
  return { name, value, text: value === null ? '' : formatNumber(value) };
}

/** A formula with the numbers put in, or what it cannot do without. */
export interface Filled {
  text: string;
  /** Names of the terms that are not known. */
  needs: readonly string[];
}

/** Puts terms into a formula: fill`${noi} ÷ ${price}`. */
export function fill(strings: TemplateStringsArray, ...terms: readonly Term[]): Filled {
  return {
    text: String.raw({ raw: strings }, ...terms.map(({ text }) => text)),
    needs: [...new Set(terms.flatMap(({ name, value }) => (value === null ? [name] : [])))],
  };
}
