import { propertyTypes, type PropertyType } from '../listing/property-vocabulary.ts';
import { phraseTable, plainWords, readPhrases } from './phrases.ts';

/** What words of a property type say: more than the types that a listing has. */
type Kind = PropertyType | 'Townhouse' | 'Building';

const table = phraseTable<Kind>([
  [
    'Single Family',
    'single family|single family residence|single family residential|single family home|' +
      'single family house|sfr|sfh|sf|' +
      'sfd|1 family|one family|single fam|single|1 unit|one unit|single unit|house|houses|home|' +
      'homes|detached|bungalow|cottage|' +
      'rambler|cape cod|colonial|craftsman|split level|split foyer|ranch house|ranch home|' +
      'ranch style|victorian|tudor|' +
      'cabin|log cabin|site built|stick built',
  ],
  [
    'Multi Family',
    'multi family|multifamily|multi|mfr|mf|mfh|multiplex|apartment|apartments|apartment building|apartment complex|' +
      'apartment house|residential income|income residential|duplex|triplex|quad|quadplex|quadruplex|quadraplex|' +
      'fourplex|two flat|three flat|two family|three family|four family|two unit|three unit|four unit|' +
      '2 4 unit|2 4 units|2 4 family|2 to 4 units|2 to 4 family|5 plus unit|5 plus units|five or more',
  ],
  [
    'Condo',
    'condo|condos|condominium|condominiums|co op|co ops|coop|cooperative|stock cooperative|condo unit|condominium unit',
  ],
  [
    'Townhouse',
    'townhouse|townhouses|townhome|townhomes|town house|town home|row house|row home|rowhouse|rowhome|rowhomes|villa|' +
      'patio home|mobile|mobile home|manufactured|manufactured home|manufactured house|manufactured on land|' +
      'manufactured in park|modular|modular home|mobile manufactured home|tiny home|tiny house|' +
      'attached|semi detached|' +
      'half duplex|pud|planned unit development|brownstone',
  ],
  ['Residential', 'residential|resi|res'],
  [
    'Building',
    'retail|office|office building|office space|medical office|hotel|motel|restaurant|storage|self storage|' +
      'shopping center|strip mall|strip center|mobile home park|mobile home community|rv park|trailer park|bank|' +
      'gas station|car wash|store|storefront|bar|church|school|daycare|day care|parking lot|' +
      'parking garage|hospitality|' +
      'marina|assisted living|nursing home|business|supermarket|theater',
  ],
  ['Commercial', 'commercial|commercial sale|commercial property|comm'],
  [
    'Industrial',
    'industrial|warehouse|warehouses|manufacturing|flex|flex space|light industrial|heavy industrial|distribution|' +
      'distribution center|factory',
  ],
  [
    'Land',
    'land|vacant land|vacant lot|vacant|lot|lots|acreage|raw land|unimproved land|farm|farms|farmland|farm land|' +
      'agricultural|agriculture|timber|timberland|pasture|building lot|buildable lot|farm ranch|' +
      'farm and ranch|ranch land',
  ],
  ['Mixed Use', 'mixed use|mixed|store office mixed use'],
  [
    null,
    'property|properties|building|buildings|unit|type|use|general|nec|any combination|improved|' +
      'sale|for sale|residence|' +
      'dwelling|listing|the|a|an|and|new construction|existing|standard',
  ],
]);

/** What comes with a property isn't its type: 'house on large lot', 'single family on 2 lots', 'condo with garage'. */
const extras = new RegExp(
  String.raw`\s+(?:on|with|w/?)\s+(?:(?:a|an|the|its|own|\d[\d.,]*|one|two|three|half|double|large|big|huge|small` +
    String.raw`|corner|extra|fenced|flat|wooded|nice|private|attached|detached|finished|full)[\s-]+)*` +
    String.raw`(?:acres?|ac|lots?|land|acreage|pool|garage|carport|basement|yard|adu)\s*$`,
  'i',
);

/** How many units words such as 'triplex', '2-family', and '12 units' say; null if they don't. */
function unitsOf(words: readonly string[]): number | null {
  const named = { duplex: 2, two: 2, triplex: 3, three: 3, quad: 4, four: 4 };
  const counts = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const isCounted = /^(?:units?|family|plex|flat)$/.test(next) && words[at - 1] !== 'to' && words[at - 2] !== 'to';
    const digits = /^(\d{1,4})(?:plex)?$/.exec(word)?.[1];
    if (digits !== undefined && (isCounted || word.endsWith('plex'))) return Number(digits);
    if (word === 'half') return 0;
    const count = Object.entries(named).find(([start]) => word.startsWith(start))?.[1];
    return count !== undefined && (isCounted || /plex$|^quad$/.test(word)) ? count : [];
  });
  const [first] = counts;
  const isRange = words.some((word, at) => /^\d+$/.test(word) && /^\d+$/.test(words[at + 1] ?? ''));
  return first !== undefined && first > 1 && new Set(counts).size === 1 && !isRange ? first : null;
}

/** The type that words say together; null if they don't agree. */
function typeOf(said: ReadonlySet<Kind>): PropertyType | null {
  const kinds = new Set(said);
  const drop = (kind: Kind, ...others: Kind[]) => others.some((other) => kinds.has(other)) && kinds.delete(kind);
  if (kinds.has('Mixed Use')) {
    const rest = ['Residential', 'Commercial', 'Building', 'Mixed Use'];
    return [...kinds].every((kind) => rest.includes(kind)) ? 'Mixed Use' : null;
  }
  drop('Residential', 'Single Family', 'Multi Family', 'Condo', 'Townhouse', 'Land');
  drop('Commercial', 'Multi Family', 'Building', 'Land');
  // An office condo.
  if (kinds.has('Building') || kinds.has('Commercial')) kinds.delete('Condo');
  if (kinds.has('Industrial')) drop('Industrial', 'Land');
  // A condo or townhouse is residential, whichever it is.
  if (kinds.has('Townhouse') && !kinds.has('Multi Family')) drop('Townhouse', 'Single Family', 'Condo');
  if (said.has('Townhouse') && !kinds.has('Townhouse') && kinds.size === 1) return 'Residential';
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return null;
  return kind === 'Townhouse' ? 'Residential' : kind === 'Building' ? 'Commercial' : kind;
}

/** The property type of a word such as 'SFR', and how many units it implies, as 'Triplex' does; null for others. */
export function readPropertyType(text: string): { type: PropertyType; units: number | null } | null {
  const exact = propertyTypes.find((type) => type.toLowerCase() === text.trim().toLowerCase());
  if (exact) return { type: exact, units: null };
  if (text.includes('?')) return null;
  const subject = text.replace(/\s*\([^)]*acres?\)\s*$/i, '').replace(extras, '');
  // Counties put a code in front: '0100 Single Family'.
  const coded = plainWords(subject);
  const words = /^\d{3,5}$/.test(coded[0] ?? '') && coded.length > 1 ? coded.slice(1) : coded;
  const units = unitsOf(words);
  const counted = (word: string) =>
    units !== null && /^(?:\d{1,4}(?:plex)?|units?|family|plex|flat|two|three|four)$/.test(word);
  const kinds = readPhrases(words.join(' '), table, counted);
  if (!kinds) return null;
  const type = kinds.length === 0 && units !== null ? 'Multi Family' : typeOf(new Set(kinds));
  return type && { type, units: type === 'Multi Family' ? units : null };
}
