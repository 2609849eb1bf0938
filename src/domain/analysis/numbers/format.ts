/** Formats the numbers of an analysis. */

import { formatNumber, formatUsd } from '../../../kit/formatting/format.ts';
import { lazyValue } from '../../../kit/formatting/lazy-value.ts';
import { roundHalfAway } from '../../../kit/numbers/rounding.ts';
import type { Unit } from '../model.ts';
import { plain, type Numeric } from './amount.ts';

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

/** Capitalizes the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
