import type { conditions, financings, occupancies } from '../listing/property-vocabulary.ts';
import { phraseTable, plainWords, readPhrase } from './phrases.ts';
import { readPropertyType } from './property-type.ts';

/*
 * What other programs and people write for the choices of the posting form. Null for a text that means none of them,
 * two of them, or has a word that isn't known, such as 'not'.
 */

type Of<T extends readonly unknown[]> = T[number];

/** Each phrase, also with 'needs' in front. */
const needed = (phrases: string) =>
  phrases
    .split('|')
    .flatMap((one) => [one, `needs ${one}`, `need ${one}`])
    .join('|');

const conditionPhrases = phraseTable<Of<typeof conditions>>([
  ['Tear-Down', 'tear down|teardown|demolition|demo|scrape|uninhabitable|unsound'],
  [
    'Turn-Key',
    'turn key|turnkey|excellent|very good|renovated|remodeled|remodelled|rehabbed|refurbished|fully updated|' +
      'completely updated|move in ready|rent ready|retail ready|new construction|newly built|brand new|like new|new|' +
      'no work needed|needs no work|no repairs needed|no repairs|no rehab needed|needs nothing|pristine|mint',
  ],
  ['Light Rehab', needed('light rehab|light|cosmetic|cosmetics|lipstick|minor|minor repairs|paint and carpet')],
  ['Light Rehab', 'good|average'],
  ['Medium Rehab', needed('medium rehab|medium|moderate')],
  ['Medium Rehab', 'fair'],
  [
    'Heavy Rehab',
    needed('heavy rehab|heavy|gut|full gut|gut job|full rehab|complete rehab|total rehab|major|extensive'),
  ],
  ['Heavy Rehab', 'poor'],
  [
    null,
    'condition|rehab|rehabilitation|repair|repairs|renovation|updates|work|level|overall|property|' +
      'house|home|building|' +
      'fully|completely|totally|newly|recently|just|in|state|shape|very',
  ],
]);

const financingPhrases = phraseTable<Of<typeof financings>>([
  ['Subject To', 'subject to|sub to|subto|sub 2|sub2|subject 2|subject to existing mortgage|subject to existing loan'],
  [
    'Owner Financing',
    ['owner', 'seller']
      .flatMap((who) =>
        'financing|finance|financed|carry|carryback|carry back|will carry|will finance|financing available|terms'
          .split('|')
          .map((what) => `${who} ${what}`),
      )
      .join('|'),
  ],
  ['Hard Money', 'hard money|hml'],
  ['Private Money', 'private money|private lender|private lending|private loan|private'],
  ['Creative', 'creative|wrap|wraparound|wrap around mortgage|lease option|lease purchase|rent to own'],
  ['Conventional', 'conventional|fha|va|usda|mortgage|bank|traditional'],
  ['Cash', 'cash|all cash'],
  [null, 'only|finance|financing|loan|loans|terms|buyer|buyers|purchase|offer|offers|sale|deal|accepted|new'],
]);

const occupancyPhrases = phraseTable<Of<typeof occupancies>>([
  [
    'vacant',
    'vacant|empty|unoccupied|un occupied|not occupied|non occupied|no tenant|no tenants|' +
      'no occupant|no occupants|uninhabited|' +
      'tenant moved out|tenants moved out|vacant land|vacant lot',
  ],
  [
    'occupied',
    'occupied|tenant|tenants|rented|leased|tenanted|renter|owner occupied|tenant occupied|renter occupied|' +
      'occupied by owner|occupied by tenant|tenant in place|tenants in place|owner',
  ],
  [null, 'currently|is|the|property|house|home|unit|status|now|month to month|mtm|mo to mo'],
]);

const yesWords = /^(?:yes|y|true|t|1)$/;
const noWords = /^(?:no|n|false|f|0)$/;

/** Whether a text says yes or no; null if neither. */
export function readFlag(text: string): boolean | null {
  const word = plainWords(text).join(' ');
  return yesWords.test(word) ? true : noWords.test(word) ? false : null;
}

/**
 * Whether it's vacant or occupied. What a bare yes or no says depends on the column: not occupied by its owner, it may
 * still be rented.
 */
function readOccupancy(text: string, header: string): Of<typeof occupancies> | null {
  const yes = readFlag(text);
  if (yes === null) return readPhrase(text, occupancyPhrases);
  if (/vacan/i.test(header)) return yes ? 'vacant' : 'occupied';
  if (!/occupied|tenant|rented|leased/i.test(header)) return null;
  return yes ? 'occupied' : /owner|tenant|rent|lease/i.test(header) ? null : 'vacant';
}

/** A renovation of a year that's longer ago says little. */
const isYear = (word: string) => /^20[12]\d$/.test(word);

/** The value of a choice that a text means; `header` is the name of its column. */
export function readChoice(field: string, values: readonly string[], text: string, header: string): string | null {
  const plain = plainWords(text).join(' ');
  const named = values.find((value) => plainWords(value).join(' ') === plain);
  if (named) return named;
  switch (field) {
    case 'property_type':
      return readPropertyType(text)?.type ?? null;
    case 'condition':
      return readPhrase(text, conditionPhrases, isYear);
    case 'financing':
      return readPhrase(text, financingPhrases);
    case 'occupancy':
      return readOccupancy(text, header);
    default:
      return null;
  }
}
