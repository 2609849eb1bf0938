import { plainLine } from '@/kit/formatting/plain-line';
import { conditions, financings, propertyTypes } from '@/domain/listing/property-vocabulary';
import { isUsState, usStates } from '@/domain/place/us-states';

/*
 * What other programs write for the choices of the posting form. Null for a word that means none of them.
 */

const plain = (text: string) =>
  plainLine(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The value that a text names as it is, in any case and with any punctuation. */
const named = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => plain(value) === plain(text));

const typeWords: readonly (readonly [RegExp, (typeof propertyTypes)[number], number?])[] = [
  [/\bmixed/, 'Mixed Use'],
  [/\bduplex\b/, 'Multi Family', 2],
  [/\btriplex\b/, 'Multi Family', 3],
  [/\b(quadru?plex|quad|fourplex|4plex)\b/, 'Multi Family', 4],
  [/\b(multi ?family|multi|apartments?|mfr|multiplex|2 4 units?|5 units?)\b/, 'Multi Family'],
  [/\b(condo|condominiums?|co ?op)\b/, 'Condo'],
  [/\b(vacant land|land|lots?|acreage)\b/, 'Land'],
  [/\b(industrial|warehouse|manufacturing|flex)\b/, 'Industrial'],
  [/\b(commercial|retail|office|hotel|motel|restaurant|storage)\b/, 'Commercial'],
  [/\b(single ?family|sfr|sfh|detached|house|home site)\b/, 'Single Family'],
  [/\b(residential|townho(?:use|me)s?|mobile|manufactured|modular|patio home)\b/, 'Residential'],
];

/** The property type of a word such as 'SFR', and the number of units it implies, as 'Triplex' does. */
export function readPropertyType(text: string): { type: string; units: number | null } | null {
  const exact = named(propertyTypes, text);
  if (exact) return { type: exact, units: null };
  const found = typeWords.find(([word]) => word.test(plain(text)));
  return found ? { type: found[1], units: found[2] ?? null } : null;
}

const conditionWords: readonly (readonly [RegExp, (typeof conditions)[number]])[] = [
  [/\b(tear ?down|demo|uninhabitable|unsound)\b/, 'Tear-Down'],
  [/\b(turn ?key|excellent|renovated|new|move in ready|very good)\b/, 'Turn-Key'],
  [/\b(heavy|gut|poor|full rehab)\b/, 'Heavy Rehab'],
  [/\b(medium|fair|moderate)\b/, 'Medium Rehab'],
  [/\b(light|cosmetic|good|average)\b/, 'Light Rehab'],
];

/** The condition of a word such as 'Fair'. */
function readCondition(text: string): string | null {
  return named(conditions, text) ?? conditionWords.find(([word]) => word.test(plain(text)))?.[1] ?? null;
}

const financingWords: readonly (readonly [RegExp, (typeof financings)[number]])[] = [
  [/\b(subject to|sub ?to|subto)\b/, 'Subject To'],
  [/\b(owner|seller) (finance|financing|carry)/, 'Owner Financing'],
  [/\bhard money\b/, 'Hard Money'],
  [/\bprivate (money|lend)/, 'Private Money'],
  [/\bcreative\b/, 'Creative'],
  [/\b(conventional|fha|va|mortgage)\b/, 'Conventional'],
  [/\bcash\b/, 'Cash'],
];

/** The financing of a word such as 'Seller finance'. */
function readFinancing(text: string): string | null {
  return named(financings, text) ?? financingWords.find(([word]) => word.test(plain(text)))?.[1] ?? null;
}

const yesWords = /^(yes|y|true|1)$/;
const noWords = /^(no|n|false|0)$/;

/**
 * Whether it's vacant or occupied. A bare yes or no answers whether it's vacant, unless the column asks the opposite.
 */
function readOccupancy(text: string, header: string): 'vacant' | 'occupied' | null {
  const word = plain(text);
  if (/\b(vacant|unoccupied|empty)\b/.test(word)) return 'vacant';
  if (/\b(occupied|tenants?|rented|leased|owner)\b/.test(word)) return 'occupied';
  const yes = readFlag(word);
  if (yes === null) return null;
  return yes === /occupied/i.test(header) ? 'occupied' : 'vacant';
}

/** The value of a choice that a text means; `header` is the name of its column. */
export function readChoice(field: string, values: readonly string[], text: string, header: string): string | null {
  switch (field) {
    case 'property_type':
      return readPropertyType(text)?.type ?? null;
    case 'condition':
      return readCondition(text);
    case 'financing':
      return readFinancing(text);
    case 'occupancy':
      return readOccupancy(text, header);
    default:
      return named(values, text) ?? null;
  }
}

/** Whether a text says yes or no; null if neither. */
export function readFlag(text: string): boolean | null {
  const word = plain(text);
  return yesWords.test(word) ? true : noWords.test(word) ? false : null;
}

/** The code of a state by its code or name. */
export function readState(text: string): string | null {
  const word = plainLine(text).replaceAll('.', '').trim();
  const code = word.toUpperCase();
  if (isUsState(code)) return code;
  return usStates.find(([, name]) => name.toLowerCase() === word.toLowerCase())?.[0] ?? null;
}

/** The ISO date of '2026-12-31' or the American '12/31/2026'; null for another text or a day that doesn't exist. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text.trim());
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: .*)?$/.exec(text.trim());
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const padded = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${padded}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(padded) ? padded : null;
}
