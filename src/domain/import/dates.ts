/** Days as people and spreadsheets write them. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(?<name>(?:${months.join('|')})[a-z]*)\.?`;
const zone = String.raw`(?:z|utc|[a-z]{2,4}|[+-]\d{2}:?\d{2})?`;
const clock = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?`;
const time = String.raw`(?:[T ,]+(?:at )?${clock}\s*${zone})?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`;
const whole = (body: string) => new RegExp(`^${weekday}${body}${time}$`, 'i');

const inNumbers = whole(String.raw`(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<y>\d{4}|\d{2})`);
const patterns = [
  String.raw`(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})`,
  String.raw`(?<y>(?:19|20)\d\d)(?<m>\d\d)(?<d>\d\d)`,
  String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/., ]*${month}[-/., ]*(?<y>\d{4}|\d{2})`,
  String.raw`${month}[-/., ]*(?<d>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<y>\d{4}|\d{2})`,
  String.raw`(?<y>\d{4})[-/., ]+${month}[-/., ]*(?<d>\d{1,2})(?:st|nd|rd|th)?`,
].map(whole);
patterns.push(inNumbers);

/** Days of Excel from 2000 to 2099, which a file has where the cell lost its format. */
const serial = /^(\d{5})(?:\.\d+)?$/;

function isoDay(year: string, monthNumber: number, day: number): string | null {
  const numbers = [monthNumber, day].map((part) => String(part).padStart(2, '0'));
  const padded = [year.length === 2 ? `20${year}` : year, ...numbers].join('-');
  const date = new Date(`${padded}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(padded);
  // '12/31/9999' is what programs have for never.
  return isDay && padded < '2100' ? padded : null;
}

/** Whether a text is a day with numbers only that begins with the day: '31/12/2026', but not '12/31/2026'. */
export function beginsWithDay(text: string): boolean {
  const { first, second } = inNumbers.exec(text.trim())?.groups ?? {};
  return Number(first) > 12 && Number(second) <= 12;
}

/**
 * The ISO date of a day, such as '12/31/2026', '31-Dec-26', 'December 31st, 2026', or Excel's 46387. Null for another
 * text, a day that doesn't exist, and, if the column has days first, for one that could be read in two ways.
 */
export function readDay(text: string, dayFirst = false): string | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const days = Number(serial.exec(typed)?.[1]);
  if (days >= 36_526 && days < 73_051) return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10);
  for (const pattern of patterns) {
    const found = pattern.exec(typed)?.groups;
    if (!found) continue;
    const { y = '', m, d, name, first, second } = found;
    if (first !== undefined && second !== undefined) {
      if (Number(first) > 12) return isoDay(y, Number(second), Number(first));
      return dayFirst && Number(second) <= 12 && first !== second ? null : isoDay(y, Number(first), Number(second));
    }
    const named = name === undefined ? Number(m) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    if (name !== undefined && !isMonth(name)) return null;
    return isoDay(y, named, Number(d));
  }
  return null;
}

const madeDay = new RegExp(
  [
    String.raw`^\d{4}-\d\d-\d\d(?:[T ]|$)|^\d{1,2}/\d{1,2}/\d{4}(?: |$)`,
    String.raw`|^\d{1,2}-(?:${months.join('|')})(?:-\d{2,4})?$|^(?:${months.join('|')})-\d{2,4}$`,
  ].join(''),
  'i',
);

/** Whether a text is what Excel makes of '1-2' or '2/14': a day. 'Map-12' isn't. */
export const isMadeDay = (text: string) => madeDay.test(text);

const longMonths = 'january|february|march|april|may|june|july|august|september|october|november|december|sept';

/** Whether a word is a month: 'dec', 'december', but not 'decision'. */
function isMonth(word: string): boolean {
  const lower = word.toLowerCase();
  return months.includes(lower) || longMonths.split('|').includes(lower);
}
