/** Filter values in words, for chips and the names of saved searches. */

import { formatNumber, formatUsd, formatUsdCompact } from '../../kit/formatting/format.ts';

/** Inclusive bounds; 0 is unset. */
export interface Range {
  min: number;
  max: number;
}

/** Compact where that loses nothing: '$1.25M', but '$123,456'. */
function shortUsd(amount: number): string {
  return Number(amount.toPrecision(3)) === amount ? formatUsdCompact(amount) : formatUsd(amount);
}

/** '$100K to $500K', 'Under $300K', 'Over $100K'; '' when unset. */
export function priceLabel({ min, max }: Range): string {
  if (min > 0 && max > 0) return min === max ? shortUsd(min) : `${shortUsd(min)} to ${shortUsd(max)}`;
  if (max > 0) return `Under ${shortUsd(max)}`;
  return min > 0 ? `Over ${shortUsd(min)}` : '';
}

/** Describes ranges of a unit: '2+ beds', '2 to 4 beds', 'Up to 4 beds', '1 bed'; '' when unset. */
export function amountLabel(one: string, many: string): (range: Range) => string {
  return ({ min, max }) => {
    if (min > 0 && min === max) return `${formatNumber(min)} ${min === 1 ? one : many}`;
    if (min > 0 && max > 0) return `${formatNumber(min)} to ${formatNumber(max)} ${many}`;
    if (min > 0) return `${formatNumber(min)}+ ${many}`;
    return max > 0 ? `Up to ${formatNumber(max)} ${max === 1 ? one : many}` : '';
  };
}

/** 'A', 'A or B', 'A, B or C'. */
export function orList(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** For a label that continues a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** For a label that begins a sentence. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Describes ranges of a percentage: '8%+ cap rate', '6% to 8% cap rate', 'Up to 8% cap rate'; '' when unset. */
export function percentLabel(name: string): (range: Range) => string {
  return ({ min, max }) => {
    if (min > 0 && min === max) return `${formatNumber(min)}% ${name}`;
    if (min > 0 && max > 0) return `${formatNumber(min)}% to ${formatNumber(max)}% ${name}`;
    if (min > 0) return `${formatNumber(min)}%+ ${name}`;
    return max > 0 ? `Up to ${formatNumber(max)}% ${name}` : '';
  };
}

/** Describes prices for one of something: 'Under $150 per sqft'; '' when unset. */
export function unitPriceLabel(per: string): (range: Range) => string {
  return (range) => (range.min > 0 || range.max > 0 ? `${priceLabel(range)} ${per}` : '');
}

/** 'Built 1990 or later', 'Built by 1980', 'Built 1980 to 1990', 'Built in 1980'; '' when unset. */
export function yearLabel({ min, max }: Range): string {
  if (min > 0 && max > 0) return min === max ? `Built in ${min}` : `Built ${min} to ${max}`;
  if (min > 0) return `Built ${min} or later`;
  return max > 0 ? `Built by ${max}` : '';
}

/** 'Posted in the last 7 days', 'Posted 30+ days ago', 'Posted 7 to 30 days ago'; '' when unset. */
export function ageLabel({ min, max }: Range): string {
  if (min > 0 && max > 0) return `Posted ${formatNumber(min)} to ${formatNumber(max)} days ago`;
  if (min > 0) return `Posted ${formatNumber(min)}+ days ago`;
  if (max === 1) return 'Posted in the last day';
  return max > 0 ? `Posted in the last ${formatNumber(max)} days` : '';
}
