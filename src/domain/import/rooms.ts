import { formatNumber } from '../../kit/formatting/format.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import { readAmount, type AmountReading } from './amounts.ts';
import { short } from './cells.ts';

const fullAndHalf =
  /^(\d{1,3})\s*(?:f|full)(?:\s*baths?)?(?:[\s,;/&+|-]|and)*(?:(\d)\s*(?:h|half|halves|p|partial)(?:[\s-]*baths?)?)?$/i;

/** Bathrooms, also as full and half ones: '2F 1H', and '2.1', with which listing services mean the same. */
export function readBaths(typed: string, limits: NumberLimits): AmountReading {
  const [found, full, half = 0] = fullAndHalf.exec(typed.trim()) ?? [];
  if (found !== undefined) return readAmount(String(Number(full) + Number(half) / 2), limits);
  const [point, whole, halves] = /^(\d{1,2})\.([1-4])0?$/.exec(typed.trim()) ?? [];
  if (point === undefined) return readAmount(typed, limits);
  const entry = Number(whole) + Number(halves) / 2;
  return { entry, note: `“${typed}” is ${whole} full and ${halves} half: ${entry}.` };
}

/** Full and half bathrooms of two columns. */
export function joinBaths(full: string, half: string, limits: NumberLimits): AmountReading {
  const [first, second] = [full, half].map((text) => (text === '' ? 0 : readAmount(text, limits).entry));
  if (typeof first === 'number' && typeof second === 'number') return readAmount(String(first + second / 2), limits);
  return readAmount([full, half].filter(Boolean).join(' + '), limits);
}

/** Bedrooms; a studio has none. */
export function readBeds(typed: string, limits: NumberLimits): AmountReading {
  return /^(?:studio|efficiency)(?: apartment)?$/i.test(typed.trim()) ? { entry: 0 } : readAmount(typed, limits);
}

const both = new RegExp(
  String.raw`^(studio|\d{1,3})\s*(?:bed(?:room)?s?|brs?|bds?|bdrms?)?\.?\s*(?:[/,x|&+-]|and|\s)\s*` +
    String.raw`([\d.½]+(?: 1/2)?)\s*(?:bath(?:room)?s?|bas?)?\.?$`,
  'i',
);
/** What a spreadsheet makes of '3/2': a day, shown in one of its ways. */
const asDay = /^(?:\d{4}-0?(\d{1,2})-0?(\d{1,2})|0?(\d{1,2})\/0?(\d{1,2})\/\d{2,4})(?:[T ].*)?$/;
const asMonth = /^(\d{1,2})-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The texts of bedrooms and bathrooms in one cell, such as '3/2.5' and '3 bd, 2 ba'; null for another text. */
export function splitRooms(typed: string): { beds: string; baths: string; warning?: string } | null {
  const day = asDay.exec(typed.trim());
  const named = asMonth.exec(typed.trim());
  if (day || named) {
    const beds = day ? (day[1] ?? day[3] ?? '') : String(months.indexOf((named?.[2] ?? '').toLowerCase()) + 1);
    const baths = (day ? (day[2] ?? day[4]) : named?.[1]) ?? '';
    return { beds, baths, warning: `A spreadsheet made “${short(typed)}” a date. We read ${beds} and ${baths}.` };
  }
  const [found, beds = '', baths = ''] = both.exec(typed.trim()) ?? [];
  return found === undefined ? null : { beds, baths };
}

const dimensions = /^([\d,]+(?:\.\d+)?)\s*(?:'|ft\.?|feet)?\s*(?:x|×|\*|by)\s*([\d,]+(?:\.\d+)?)\s*(?:'|ft\.?|feet)?$/i;

/**
 * A lot's size in square feet, also as '0.96 acres' and '50 x 120'. `isAcres` is what its column says, null if nothing:
 * then a small number could be either.
 */
export function readLot(typed: string, limits: NumberLimits, isAcres: boolean | null): AmountReading {
  const text = typed.replace(/^lot(?:\s+size)?\s*:?\s*/i, '').replace(/[\s(]*(?:\+\s*\/\s*-|±|m\/l|mol)\)?$/i, '');
  const [shape, width = '', depth = ''] = dimensions.exec(text) ?? [];
  if (shape !== undefined) {
    const entry = Math.round(Number(width.replaceAll(',', '')) * Number(depth.replaceAll(',', '')));
    return { entry, note: `“${short(typed)}” is ${formatNumber(entry)} sqft.` };
  }
  const isBare = /^[\d.,\s]+$/.test(text);
  if (!isBare) return readAmount(/^half(?: an)? acre$/i.test(text) ? '0.5 ac' : text, limits);
  const size = Number(text.replaceAll(',', ''));
  if (isAcres ?? (size < 100 && !Number.isInteger(size))) {
    return readAmount(`${text.trim()} ac`, limits);
  }
  if (isAcres === null && size > 0 && size < 500) {
    return { entry: null, warning: `“${short(typed)}” could be acres or square feet.` };
  }
  return readAmount(text, limits);
}
