/** The strategy that a listing is marketed for. */

import { residentialTypes, type Condition } from '../../listing/property-vocabulary.ts';
import type { Strategy } from '../model.ts';

/** What a seller says about a property. Missing texts and an unknown type decide nothing. */
export interface MarketedListing {
  title?: string;
  description?: string;
  property_type?: string;
  condition: string | null;
  noi: number | null;
  arv: number | null;
  monthly_rent: number | null;
}

/** The words that name a strategy. A refinance of the cash put in is a BRRRR; an assignment is how it's sold. */
const words: Readonly<Record<Strategy, RegExp>> = {
  brrrr: /\bbrrrr?\b|\brefinanc(?:e|ing)\b/i,
  flip: /\bflip(?:s|per|pers|ping)?\b/i,
  lease: /\b(?:lease[- ]options?|lease[- ]purchase|rent[- ]to[- ]own)\b/i,
  rental: /\b(?:rental|buy[- ](?:and|&)[- ]hold|cash[- ]?flow(?:s|ing)?|turn-?key)\b|% cap\b/i,
  wholesale: /\bwholesal(?:e|ing)\b/i,
};

/** 'Not a flip' names no strategy. */
const denied = /\b(?:not|no|never|isn['’]t)(?: an?| for)? [\w-]+/gi;

/** The only strategy that a text names; null if it names none or several. */
function namedIn(text: string): Strategy | null {
  const said = text.replace(denied, '');
  const named = (Object.keys(words) as Strategy[]).filter((strategy) => words[strategy].test(said));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The strategy that suits each condition, if income and ARV don't decide. */
const byCondition: Readonly<Record<string, Strategy>> = {
  'Turn-Key': 'rental',
  'Light Rehab': 'rental',
  'Medium Rehab': 'flip',
  'Heavy Rehab': 'flip',
  'Tear-Down': 'wholesale',
} satisfies Record<Condition, Strategy>;

const homes: readonly string[] = [...residentialTypes, 'Residential'];

/**
 * The strategy that a listing is marketed for: the one its title names, else the one its description names, else what
 * the figures are for: what isn't a home and has income is held, land without is resold, and a home to repair with
 * both income and an ARV is refinanced and kept. Otherwise the condition decides; a rental if it's unknown.
 */
export function marketedStrategy(listing: MarketedListing): Strategy {
  const { title = '', description = '', property_type: type, condition, noi, arv, monthly_rent: rent } = listing;
  const named = namedIn(title) ?? namedIn(description);
  if (named) return named;
  const isHome = type === undefined || homes.includes(type);
  const earns = noi !== null || rent !== null;
  if (!isHome && earns) return 'rental';
  if (type === 'Land') return 'flip';
  if (arv !== null && earns && (condition === 'Light Rehab' || condition === 'Medium Rehab')) return 'brrrr';
  if (arv !== null && condition === 'Light Rehab') return 'flip';
  return byCondition[condition ?? ''] ?? 'rental';
}
