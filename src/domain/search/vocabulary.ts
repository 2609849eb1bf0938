/** The words of a search that don't need a number. Phrases are written without hyphens; plurals are understood. */

import {
  residentialTypes,
  type Condition,
  type ExitStrategy,
  type Financing,
  type PropertyType,
} from '../listing/property-vocabulary.ts';
import { filterNames, isSwitch } from '../filters/filters.ts';
import { saidSwitches } from './said.ts';
import type { ListName, Meaning, Phrase } from './meaning.ts';
import { lookUp, phraseTable, singular, type PhraseTable, type Token } from './tokens.ts';

const list = (filter: ListName, ...values: readonly string[]): Meaning[] => [{ kind: 'list', filter, values }];
const type = (...values: readonly PropertyType[]) => list('property_type', ...values);
const financing = (value: Financing) => list('financing', value);
const condition = (...values: readonly Condition[]) => list('condition', ...values);
const occupancy = (value: 'vacant' | 'occupied') => list('occupancy', value);
const strategy = (value: ExitStrategy) => list('strategies', value);

/** A building with that many units. */
export function multiFamily(min: number, max = min): Meaning[] {
  return [...type('Multi Family'), { kind: 'range', filter: 'units', min, max }];
}

const rehabs = ['Light Rehab', 'Medium Rehab', 'Heavy Rehab'] as const;

const work = ['rehab', 'renovation', 'reno', 'remodel', 'work', 'repair', 'fixer', 'fixer upper'];
const withWork = (levels: string) =>
  levels
    .split('|')
    .flatMap((level) => work.map((noun) => `${level} ${noun}`))
    .join('|');

/** 'Light or medium rehab', 'medium/heavy rehab'. */
const twoLevels = ['or', 'and', 'to', '/', '&'].flatMap((joint): [string, Meaning[]][] => [
  [`light ${joint} medium rehab`, condition('Light Rehab', 'Medium Rehab')],
  [`medium ${joint} heavy rehab`, condition('Medium Rehab', 'Heavy Rehab')],
  [`light ${joint} heavy rehab`, joint === 'to' ? condition(...rehabs) : condition('Light Rehab', 'Heavy Rehab')],
]);

/** A phrase the size of a house with a name of its own is no house. */
const notHouses = [
  'town',
  'mobile',
  'manufactured',
  'modular',
  'tiny',
  'motor',
  'trailer',
  'row',
  'guest',
  'carriage',
  'open',
]
  .flatMap((kind) => [`${kind} home`, `${kind} house`])
  .join('|');

const vocabulary: PhraseTable<Meaning[] | 'filler' | 'unknown'> = phraseTable<Meaning[] | 'filler' | 'unknown'>([
  ['single family|single fam|sfr|sfh|sfd|house|home|single family detached|sf home|sf house', type('Single Family')],
  ['multi family|multi fam|multifamily|multi|mf|mfh|mfr|multiplex|apartment|apt|multi unit', type('Multi Family')],
  ['duplex', multiFamily(2)],
  ['triplex', multiFamily(3)],
  ['fourplex|quadplex|quadruplex|quad', multiFamily(4)],
  ['fiveplex', multiFamily(5)],
  ['sixplex', multiFamily(6)],
  ['eightplex', multiFamily(8)],
  ['condo|condominium', type('Condo')],
  ['commercial|retail|office|strip mall|strip center|shopping center', type('Commercial')],
  ['industrial|warehouse', type('Industrial')],
  ['land|lot|acreage|vacant land|vacant lot|raw land|building lot|buildable lot|infill lot', type('Land')],
  ['mixed use', type('Mixed Use')],
  ['residential', type(...residentialTypes)],
  ['single family or multi family|single or multi family', type('Single Family', 'Multi Family')],

  ['turnkey|turn key|move in ready|rent ready', condition('Turn-Key')],
  [`${withWork('light|minor|cosmetic')}|cosmetic`, condition('Light Rehab')],
  [withWork('medium|moderate'), condition('Medium Rehab')],
  [
    `${withWork('heavy|full|gut|full gut|complete gut|major|complete|extensive')}|gut job|full gut`,
    condition('Heavy Rehab'),
  ],
  ['tear down|teardown', condition('Tear-Down')],
  // How much work a fixer-upper needs is open.
  [
    'fixer|fixer upper|fixerupper|handyman|handyman special|needs work|needs rehab|rehab|rehab project',
    condition(...rehabs),
  ],
  ['needs light work|needs light rehab', condition('Light Rehab')],
  ['needs heavy work|needs heavy rehab|needs full rehab', condition('Heavy Rehab')],
  ...twoLevels,

  ['cash|all cash|cash only|cash sale', financing('Cash')],
  ['conventional', financing('Conventional')],
  ['hard money|hard money lender', financing('Hard Money')],
  ['private money|private lender|private lending|private money lender', financing('Private Money')],
  ...['owner', 'seller'].map((who): [string, Meaning[]] => [
    ['financing', 'finance', 'financed', 'carry', 'carryback', 'carry back', 'will carry', 'will finance', 'term']
      .map((how) => `${who} ${how}`)
      .join('|'),
    financing('Owner Financing'),
  ]),
  ['creative', financing('Creative')],
  ['subject to|subject 2|sub to|subto|sub 2', financing('Subject To')],

  ['vacant|unoccupied|no tenant|without tenant|without a tenant|not occupied|not rented', occupancy('vacant')],
  ['owner occupied|tenant in place|with tenant', occupancy('occupied')],
  [
    ['occupied', 'tenant occupied', 'tenanted', 'rented', 'leased']
      .flatMap((state) => [state, `fully ${state}`, `currently ${state}`, `already ${state}`])
      .join('|'),
    occupancy('occupied'),
  ],

  ['fix and flip|fix & flip|fix n flip|fix flip|fix or flip|flip|flipping|house flip', strategy('Fix and Flip')],
  ['buy and hold|buy & hold|buy n hold|buy hold|rental|long term rental|ltr', strategy('Buy and Hold')],
  ['wholesale|wholesaling', strategy('Wholesale')],
  ['brrrr|brrr|brrrrr', strategy('BRRRR')],
  ['development|develop|developing|redevelopment|redevelop', strategy('Development')],
  ['owner occupy|owner occupant|house hack|house hacking', strategy('Owner Occupy')],

  ...filterNames
    .filter(isSwitch)
    .map((filter): [string, Meaning[]] => [saidSwitches[filter], [{ kind: 'switch', filter }]]),

  ['home for sale|house for sale|for sale|real estate|looking for|search for|show me|off market|offmarket', 'filler'],
  ['state of|city of|zip|zip code|zipcode|looking to buy|want to buy', 'filler'],

  // Mean something else than their words.
  [`${notHouses}|warehouse home`, 'unknown'],
  ['cash flow|cash flowing|positive cash flow|cash on cash|cash out|cash back|free cash flow', 'unknown'],
  ['short term rental|mid term rental|medium term rental|vacation rental|rental income|vacancy rate', 'unknown'],
  ['parking lot|corner lot|double lot|large lot|big lot|lot size|lot of|office park|home office|in law', 'unknown'],
  ['near me|new home|new house|new development|home equity|home inspection|home warranty', 'unknown'],
  ['light industrial|heavy industrial', type('Industrial')],
]);

/** Nouns that repeat a type: 'apartment building', 'multi family homes'. */
const typeNouns = phraseTable([
  ['home|house|property|building|complex|unit|space|residence|dwelling|deal|listing|investment', true],
]);

/** Words that vanish if no phrase uses them. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the this that these those in with for near of on at to and or by from is are be it its has have having i we
  im i'm i'd looking look find finding search searching want wanting need needing wants needs show me us my our
  please some something any anything all only just also property properties listing deal sale sell buy buying
  around within located area building investment investor investors but plus there's there which who
  where can could you get give hi hello would like`
    .split(/\s+/)
    .map(singular),
);

/** Negate what follows. */
export const negations = phraseTable([
  [
    'no|not|non|without|except|except for|excluding|exclude|never|neither|nor|none|avoid|minus|nothing|besides|zero',
    true,
  ],
  [
    "don't|dont|doesn't|doesnt|isn't|isnt|aren't|arent|won't|wont|can't|cant|cannot|wouldn't|wouldnt|ain't|haven't",
    true,
  ],
  ['anything but|everything but|all but|other than|rather than|instead of|skip|ignore|hide|remove|hate', true],
]);

/** After a negation, negate what comes before: 'condos not wanted', 'rehab not needed'. */
export const negatedVerbs: ReadonlySet<string> = new Set(
  'wanted want needed need required allowed ok okay acceptable included necessary interested'.split(' '),
);

/** Words distinctive enough to correct a typo in. */
export const correctable: readonly string[] = `duplex triplex fourplex quadplex apartment multifamily commercial
  industrial residential condominium warehouse acreage turnkey wholesale conventional development verified vacant
  occupied bedroom bathroom financing family`.split(/\s+/);

/** Words that compare, to correct right before a number: 'undr 150k'. */
export const correctableComparisons: readonly string[] = ['under', 'below', 'above', 'between'];

/** Words of phrases with numbers. Alone, they don't name places: 'low price' isn't Price, UT. */
const numberWords: ReadonlySet<string> = new Set(
  `price priced budget asking cost bed bedroom br bath bathroom ba unit door cap rate sqft sf square built
  year day week
  month mile mi max min maximum minimum under over above below less more than after before since today new
  listed posted
  last past cheap low high`
    .split(/\s+/)
    .map(singular),
);

/** Whether a word belongs to phrases with numbers or to negations, and so hardly names a place on its own. */
export function isCommonWord(text: string): boolean {
  return fillers.has(text) || numberWords.has(text) || negations.entries.has(text);
}

const vocabularyWords: ReadonlySet<string> = new Set(
  [...vocabulary.entries.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** Whether a word, as a token, is part of any phrase that's understood, and so isn't a misspelled place. */
export function isSearchWord(text: string): boolean {
  return vocabularyWords.has(text) || correctable.includes(text) || isCommonWord(text);
}

/** The phrase of the vocabulary at a token, with the nouns that repeat it; null if there is none. */
export function vocabularyAt(tokens: readonly Token[], start: number): Phrase | null {
  const found = lookUp(vocabulary, tokens, start);
  if (!found) return null;
  const isType =
    typeof found.value !== 'string' && found.value.some((part) => 'filter' in part && part.filter === 'property_type');
  const noun = isType ? lookUp(typeNouns, tokens, found.end) : null;
  return { start, end: noun?.end ?? found.end, meaning: found.value };
}
