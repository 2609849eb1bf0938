/** Reading a street behind its house number, as in "82nd St NW, Unit 4". */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Suffixes that say "street" wherever they are (USPS Publication 28, appendix C1). */
const plainSuffixes = words(`
  st street ave av aven avenue blvd boulevard rd dr ln ct cir pkwy parkway hwy highway expy expressway fwy freeway
  ter terr terrace trl pl plz cv tpke pike turnpike aly alley xing crossing byp bypass lndg trce cswy causeway
  sq cres crescent`);
/** Suffixes that are words of other sentences, too: "a nice place", "a long drive". */
const wordSuffixes = words(`
  road drive lane court circle way place trail plaza cove loop square path row run walk trace landing point pt pass
  ridge rdg park view vw hill hills hls bend bnd glen grove grv hollow holw isle island key mall manor mnr meadow
  meadows mdws mews mill motorway oaks orchard oval overlook pines promenade ranch rest shore shores spur station sta
  summit vista village vlg vis valley vly crest creek crk estates ests field fields flats forest garden gardens gdns
  gateway green harbor hbr haven heights hts junction jct knoll knolls knl lake lk commons common center ctr canyon
  bluff bay beach branch bridge club corner corners crossroad curve dale divide falls ferry ford fork fort
  lodge passage prairie quay ramp skyway spring springs stravenue throughway trafficway tunnel underpass union viaduct
  wharf wells woods`);
/** Streets without a suffix that need none. */
const loneNames = words('broadway boardwalk bowery embarcadero esplanade');
const directions = words('n s e w ne nw se sw north south east west northeast northwest southeast southwest');

/** What a number counts, and what comes before a price or a date: it isn't a house's then. */
const counted = words(`
  a.m. acre acres ac am asking ba baths bath bathroom bathrooms bd bds bed bedroom bedrooms beds bill bldgs block
  blocks br brs building buildings built business cap car cars cash closing comps contract credit day days deal deals
  dollars doors door down feet foot ft full half homes home hour hours house houses hr hrs inch investors k level levels
  listings listing lot lots lower m mi mile miles million mils min minute minutes mins mo month months new notes offer
  offers open p.m. parcels people percent phase photos pictures plex plus pm pool properties property rental rentals
  reports results rooms room sale sales sf showings showing sq sqft story stories stars super tax taxes taxable times
  townhomes total unit units views week weeks x year years yr yrs`);
/** Of these, names of streets, too, in capitals and before a city: "3 Half Moon Ln". */
const countedNames = words('bath block car day deal full half home lower mile new open people pool star story year');
/** Words that no street's name has, unless the whole address follows. */
const sentence = words(`
  about above after and are as asking at before below but by call close for from has have in is it just me my near next
  of off on only or our over per than that the this to was we with you your`);

const direction = '(?:n|s|e|w|north|south|east|west)';
/** "US Hwy 290 W", "County Road 305", "FM 1960 Rd W", "State Route 9", "I-35", "County Rd KK". */
const highway = new RegExp(
  [
    String.raw`^(?:(?:${direction}|old)\.? )?`,
    String.raw`(?:(?:us|u\.s\.|state|county|cnty|cty|co|farm|ranch|township|twp|private|pvt|forest|farm to market|`,
    String.raw`ranch to market|interstate|[a-z]{2})\.? )?`,
    String.raw`(?:highway|hwy|route|rte|rt|road|rd|loop|spur|trunk|trk|us|u\.s\.|fm|rm|rr|cr|sr|sh|th|i|ih|`,
    String.raw`interstate)\.?[ #-]*`,
    String.raw`(?:\d{1,4}[a-z]?|(?!st|rd|dr|ln|ct|av|pl|n|s|e|w|ne|nw|se|sw)[a-z]{1,2})(?![\w-])`,
    String.raw`(?: (?:rd|road|hwy|highway|bypass|byp|business|bus|loop|spur|frontage|${direction})\b)*`,
  ].join(''),
  'i',
);
/** "500 E": a street of Utah's grids is a number, too. */
const grid = new RegExp(String.raw`^${direction}\.? \d{1,5} ${direction}\b`, 'i');
/** "14 Mile Rd". */
const mileRoad = new RegExp(
  String.raw`^(?:${direction}\.? )?\d{1,2}(?: 1/2)? mile (?:rd|road)\b(?: ${direction}\b)?`,
  'i',
);
/** "Avenue A", "Calle Ocho", "Calle 5 SE", "Camino Real": the kind comes before the name. */
const kindFirst = new RegExp(
  String.raw`^(?:(?:avenue|ave) (?:[a-z]\b|of the \w+)|(?:calle|camino|caminito|via|paseo|avenida|rue)` +
    String.raw`(?: \d{1,3}\b(?: (?:[ns][ew]|[nsew])\b)?|(?: [a-zà-ÿ'’.]+){1,4}$))`,
  'i',
);
/** "Apt 4", "# 12B", "Suite 300", "Unit B-2", and what needs no number. */
const unit = new RegExp(
  [
    String.raw`^[, \n]+(?:`,
    String.raw`(?:apartment|apt|unit|suite|ste|building|bldg|floor|room|rm|space|spc|trailer|trlr|lot|no|ph)`,
    String.raw`\b\.? ?#? ?(?=[a-z]?-?\d|[a-z]\b)[a-z0-9]{1,6}(?:-[a-z0-9]{1,5})?`,
    String.raw`|fl\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th) fl(?:oor)?|# ?[a-z0-9-]{1,8}`,
    String.raw`|(?:rear|front|upper|lower|basement|bsmt|penthouse)(?=[,\n]|$))(?![\w-])`,
  ].join(''),
  'i',
);

const bare = (word: string | undefined) => (word ?? '').toLowerCase().replace(/\.$/, '');
const isWord = (word: string) => /^(?:\p{L}[\p{L}\d.'-]*|\d{1,4}(?:st|nd|rd|th))$/iu.test(word);
const isProper = (name: readonly string[]) =>
  name.every((word) => /^(?:\p{Lu}|\d|(?:de|del|la|las|los|of|the)$)/u.test(word));

/** A street, and how sure it is without a city behind it. */
export interface Street {
  text: string;
  /** What follows. */
  rest: string;
  /** Whether it's one even if no city follows. */
  isSure: boolean;
}

/** The street that a text begins with after a house number; null if it begins with none. */
export function readStreet(number: string, text: string): Street | null {
  const [line = ''] = text.split(/[,\n]/);
  const special = [highway, grid, mileRoad, kindFirst]
    .map((pattern) => pattern.exec(line.trimEnd())?.[0])
    .find(Boolean);
  if (special !== undefined) return withUnits(special, text.slice(special.length), true);
  const all = line.split(' ').filter(Boolean);
  const end = all.findIndex((word) => !isWord(word));
  const tokens = (end < 0 ? all : all.slice(0, end)).slice(0, 8);
  const [first] = tokens;
  if (first === undefined) return null;
  const isCounted = counted.has(bare(first));
  const size = streetSize(tokens);
  // Without a suffix, it ends where the city begins.
  if (size === 0)
    return end < 0 && !isCounted && tokens.length <= 4 && isProper(tokens) ? streetOf(tokens, text, false) : null;
  const name = tokens.slice(0, size);
  const isPlain = name.some((word, at) => loneNames.has(bare(word)) || (at > 0 && plainSuffixes.has(bare(word))));
  const isSentence = isCounted || name.some((word) => sentence.has(bare(word)));
  if (isSentence && !isProper(name)) return null;
  if (isCounted && size > 2 && !countedNames.has(bare(first))) return null;
  // "2025 Market Outlook Center"
  const isYear = /^(?:19|20)\d\d$/.test(number);
  return streetOf(name, text, !isSentence && (isPlain || (isProper(name) && !isYear)));
}

function streetOf(name: readonly string[], text: string, isSure: boolean): Street {
  const street = name.join(' ');
  return withUnits(street, text.slice(street.length), isSure);
}

/** How many of the tokens are the street: its name, the suffix, and a direction; 0 without a suffix. */
function streetSize(tokens: readonly string[]): number {
  const last = suffixIndex(tokens.slice(0, 6));
  if (last < 0) return 0;
  const next = bare(tokens[last + 1]);
  // "Main St W", but "Main St North Little Rock".
  const isDirection = directions.has(next) && (next.length <= 2 || tokens.length === last + 2);
  return last + (isDirection ? 2 : 1);
}

/** Where the suffix is; -1 without one. */
function suffixIndex(tokens: readonly string[]): number {
  const names = tokens.map(bare);
  const plain = names.findIndex((word, at) => at > 0 && plainSuffixes.has(word) && !isSaint(names, at));
  const word = names.findIndex((name, at) => at > 0 && wordSuffixes.has(name));
  // "Oak Way St Paul" isn't "Oak Way St", but "Lake Forest Oak Ln" goes to its end.
  if (plain > 0 && !(names[plain] === 'st' && word === plain - 1 && plain < names.length - 1)) return plain;
  if (word < 0) return names.findIndex((name, at) => at < 2 && loneNames.has(name));
  return word + 2 === names.length && wordSuffixes.has(names[word + 1] ?? '') ? word + 1 : word;
}

/** "N St Louis Ave" has its suffix further on. */
function isSaint(names: readonly string[], at: number): boolean {
  return names[at] === 'st' && at === 1 && directions.has(names[0] ?? '') && plainSuffixes.has(names[at + 2] ?? '');
}

function withUnits(street: string, after: string, isSure: boolean): Street {
  let text = street;
  let rest = after;
  for (let found = unit.exec(rest); found; found = unit.exec(rest)) {
    text += found[0].replace(/^[, \n]*[,\n][, \n]*/, ', ');
    rest = rest.slice(found[0].length);
  }
  return { text: text.replace(/\.$/, ''), rest, isSure };
}
