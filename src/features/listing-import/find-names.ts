import { suggestMapping } from '@/domain/import/suggest-mapping';

/** How many of the cells are names of columns that an import knows. */
export function knownNames(cells: readonly string[]): number {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell.length <= 60 && /^[^\d$(]*[a-z]/i.test(cell));
  return names.length === 0 ? 0 : Object.keys(suggestMapping(names).columns).length;
}

const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** A number or an amount of money, as rows of listings have, and names of columns don't. */
const isFigure = (cell: string) => /^[-(]?\$? ?-?\d[\d,.]*\)?%?$/.test(cell);
const street = /^\d+ .*\b(st|ave?|rd|dr|ln|ct|blvd|way|pl|ter|cir|hwy|street|avenue|road|drive|lane|court|place)\b/i;

/**
 * Which of the first rows has the names of the columns; null if none does. Titles, dates, and a line of groups may be
 * above them.
 */
export function findNames(rows: readonly (readonly string[])[]): number | null {
  const widths = rows.map(countFilled);
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 1;
  const known = rows.map((cells) => (countFilled(cells) >= Math.min(usual, 2) ? knownNames(cells) : 0));
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  // Names that nobody knows: the first row that isn't a title.
  const first = widths.findIndex((width) => width >= Math.max(usual * 0.6, Math.min(usual, 2)));
  return first === -1 || rows[first]?.some((cell) => isFigure(cell) || street.test(cell)) ? null : first;
}

const otherPeople = /\b(owner|mail(ing)?|seller|agent|contact|taxpayer|borrower|lender|buyer|broker|tenant)/i;

/**
 * Names for all columns: those of the file, or their numbers. If the row above has groups, columns of one about a
 * person get its name, too: the owner's address isn't the house's. A name that's there several times gets a number.
 */
export function nameColumns(cells: readonly string[], above: readonly string[]): string[] {
  const seen = new Map<string, number>();
  let group = '';
  return cells.map((cell, index) => {
    // A group ends where the next one begins.
    group = above[index] || group;
    const name = cell.replaceAll(/\s+/g, ' ') || `Column ${index + 1}`;
    const isOther =
      otherPeople.test(group) && group.length <= 30 && !name.toLowerCase().startsWith(group.toLowerCase());
    const full = isOther && cell ? `${group} ${name}` : name;
    const count = (seen.get(full) ?? 0) + 1;
    seen.set(full, count);
    return count === 1 ? full : `${full} (${count})`;
  });
}

const totals =
  /^(grand |sub[- ]?)?totals?\b|^(sum|average|avg\.?|mean|median|count|min(imum)?|max(imum)?)( \w+)?[\s:]*$/i;
const things = '(rows|records|results|listings|properties|leads)\\b';
const counts = new RegExp(`^(total )?(count\\b|${things})\\W*\\d[\\d,]*$|^\\d[\\d,]* ${things}`, 'i');
const made = 'end|powered|generated|exported|printed|downloaded|created|prepared|report|as';
const footers = new RegExp(
  `^(©|\\(c\\) |copyright\\b|source:|disclaimer\\b|confidential\\b|page \\d+|(${made}) (of|by|on|from|at|date)\\b|` +
    'in accordance with\\b|all rights reserved)',
  'i',
);

/** Why a row below the names isn't a listing, as a sentence; null if it may be one. */
export function skipReason(cells: readonly string[], names: readonly string[]): string | null {
  const filled = cells.filter((cell) => cell !== '');
  const isName = (cell: string, index: number) => {
    // A name that comes again has a number, and one of a group begins with it.
    const name = (names[index] ?? '').replace(/ \(\d+\)$/, '').toLowerCase();
    return cell === '' || name === cell.toLowerCase() || name.endsWith(` ${cell.toLowerCase()}`);
  };
  if (filled.length > Math.min(1, names.length - 1) && cells.every(isName))
    return 'These are the names of the columns again.';
  const [first = '', ...others] = filled;
  if (totals.test(first) && others.every((cell) => isFigure(cell) || totals.test(cell) || counts.test(cell)))
    return 'This row has totals.';
  if (others.length > 0 || names.length === 1) {
    return others.length <= 1 && (footers.test(first) || counts.test(first)) ? 'This row is a remark.' : null;
  }
  // One cell alone, as a heading, a legal notice, or a footer. An address has a number.
  const isRemark = !/\d/.test(first) || footers.test(first) || counts.test(first) || first.split(' ').length > 12;
  return isRemark ? 'This row is a heading or a remark.' : null;
}
