import type { Condition, ListingFacts } from './facts.ts';
import { seeded, type Random } from './random.ts';
import { statedIncome } from './underwriting.ts';

/** A listing's title (at most 140 characters) and description (paragraphs). */
export interface ListingProse {
  readonly title: string;
  readonly description: string;
}

/**
 * Writes a listing's title and description from its facts, so that every number in them agrees with its fields. Pure.
 */
export function listingProse(facts: ListingFacts): ListingProse {
  const random = seeded(`prose ${facts.index}`);
  return { title: writeTitle(facts, random), description: writeDescription(facts, random) };
}

const usd = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
/** 1234567 as $1.23M, 285000 as $285k. */
const short = (amount: number): string =>
  amount >= 1_000_000 ? `$${Number((amount / 1_000_000).toFixed(2))}M` : `$${Math.round(amount / 1000)}k`;
const round = (amount: number, step: number): number => Math.round(amount / step) * step;
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spelled = (count: number): string =>
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count);

const isHouse = (facts: ListingFacts): boolean => ['ranch', 'gable', 'craftsman', 'modern'].includes(facts.style);
const isLand = (facts: ListingFacts): boolean => facts.type === 'Land';
const isDwellings = (facts: ListingFacts): boolean => facts.type === 'Multi Family';

/** What people would call the building: 'brick sixplex', '1960s ranch'. */
function noun(facts: ListingFacts, random: Random): string {
  const decade = `${Math.floor(facts.built / 10) * 10}s`;
  switch (facts.style) {
    case 'ranch':
      return random.pick([`${decade} ranch`, 'brick ranch', 'ranch', 'single-level ranch']);
    case 'gable':
      return random.pick(['two-story', `${decade} colonial`, 'two-story frame house', `${decade} two-story`]);
    case 'craftsman':
      return random.pick(['craftsman', `${decade} bungalow`, 'craftsman bungalow', 'porch-front bungalow']);
    case 'modern':
      return random.pick([facts.built < 1980 ? 'mid-century' : 'contemporary', 'flat-roof modern', `${decade} modern`]);
    case 'duplex':
      return random.pick(['duplex', 'side-by-side duplex', 'duplex']);
    case 'triplex':
      return facts.units === 4 ? random.pick(['fourplex', 'four-family']) : random.pick(['triplex', 'three-family']);
    case 'walkup':
      return random.pick([`${facts.units}-unit brick walk-up`, `${facts.units}-unit building`, `${facts.units}-plex`]);
    case 'midrise':
      return random.pick(['condo', 'mid-rise condo', 'condo']);
    case 'highrise':
      return random.pick(['high-rise condo', 'tower condo']);
    case 'retail':
      return random.pick([`${facts.units}-bay retail strip`, 'neighborhood strip center', 'retail strip']);
    case 'office':
      return random.pick(['office building', `${facts.units}-suite office building`, 'garden office']);
    case 'warehouse':
      return random.pick(['warehouse', 'dock-high warehouse', 'distribution building']);
    case 'flex':
      return random.pick(['flex building', `${facts.units}-bay flex park`, 'contractor flex']);
    case 'shopfront':
      return random.pick(['mixed-use building', 'storefront with apartments', 'mixed-use corner']);
    case 'field':
      return random.pick(['open acreage', 'level parcel', 'pasture tract']);
    case 'desert':
      return random.pick(['high-desert parcel', 'desert lot', 'view lot']);
    case 'forest':
      return random.pick(['wooded parcel', 'timbered tract', 'wooded lot']);
    case 'lake':
      return random.pick(['waterfront lot', 'lake lot', 'water-view parcel']);
  }
}

function acreage(facts: ListingFacts): string {
  const acres = facts.lotSqft / 43560;
  return acres < 1 ? `${Number(acres.toFixed(2))} acre` : `${Number(acres.toFixed(1))} acres`;
}

function writeTitle(facts: ListingFacts, random: Random): string {
  const what = noun(facts, random);
  const { market } = facts;
  const spread = facts.arv - facts.price - facts.repairs;
  const cap = facts.noi === null ? null : `${((facts.noi / facts.price) * 100).toFixed(1)}% cap`;
  const draw = random.pick(market.draws);
  const options: string[] = [];
  if (isLand(facts)) {
    options.push(
      `${acreage(facts)} in ${market.city}: ${what}, survey in hand`,
      `${capitalize(what)}, ${acreage(facts)}, ` +
        random.pick(['utilities at the road', 'buildable', 'ready for plans', 'no HOA']),
      `${market.city} ${what} – ${acreage(facts)}`,
      `${random.pick(['Builder', 'Developer', 'Long-hold'])} opportunity: ${acreage(facts)} near ${draw}`,
    );
    if (facts.financing === 'Owner Financing') options.push(`Owner will carry: ${acreage(facts)}, ${what}`);
    if (facts.condition === 'Tear-Down')
      options.push(`Lot value only: ${acreage(facts)} with an old structure to clear`);
    return random.pick(options);
  }
  options.push(
    `${capitalize(what)} near ${draw}`,
    `${market.city} ${what}${facts.occupancy === 'vacant' ? ', delivered vacant' : ''}`,
  );
  if (isHouse(facts)) options.push(`${facts.bedrooms}-bed ${what} in ${market.city}`);
  if (isDwellings(facts)) options.push(`${capitalize(what)}: ${short(facts.price / facts.units)} a door`);
  if (cap !== null)
    options.push(
      `${capitalize(what)} at ${cap.startsWith('8') ? 'an' : 'a'} ${cap}`,
      `Cash-flowing ${what}, ${cap}`,
      `${cap}: ${what} near ${draw}`,
    );
  switch (facts.condition) {
    case 'Turn-Key':
      options.push(
        `Turn-key ${what} in ${market.city}`,
        facts.occupancy === 'occupied'
          ? `Turn-key and tenanted: ${what} near ${draw}`
          : `Renovated ${what}, ready to lease`,
      );
      break;
    case 'Light Rehab':
      options.push(
        `Paint-and-carpet ${what} in ${market.city}`,
        `Cosmetic ${what} with room to push rents`,
        `${capitalize(what)} near ${draw}, needs lipstick only`,
      );
      break;
    case 'Medium Rehab':
      options.push(`Value-add ${what}: kitchens, baths, mechanicals`, `BRRRR candidate: ${what} in ${market.city}`);
      break;
    case 'Heavy Rehab':
      options.push(`Full gut ${what}, ${short(facts.arv)} ARV`, `Down to the studs: ${what} near ${draw}`);
      break;
    case 'Tear-Down':
      options.push(
        `Scrape or save: ${what} on ${acreage(facts)}`,
        `Infill teardown in ${market.city}`,
        `Builder lot with an old ${what} on it`,
      );
      break;
  }
  if (facts.repairs > 0 && spread > 25_000 && isHouse(facts))
    options.push(`${short(spread)} spread on this ${what}`, `Flip with ${short(spread)} in it: ${what}`);
  if (facts.financing === 'Subject To')
    options.push(`Take over payments: ${what}`, `SubTo ${what}, low-rate loan stays in place`);
  if (facts.financing === 'Owner Financing') options.push(`Seller carry on a ${what}`);
  return random.pick(options);
}

function writeDescription(facts: ListingFacts, random: Random): string {
  const paragraphs = isLand(facts)
    ? [landOpening(facts, random), landDetails(facts, random), place(facts, random), terms(facts, random)]
    : [opening(facts, random), work(facts, random), numbers(facts, random), place(facts, random), terms(facts, random)];
  const kept = paragraphs.filter((paragraph) => paragraph !== '');
  // Sellers vary the order, and not all use paragraphs.
  const shape = random.next();
  if (shape < 0.2 && kept.length > 3) kept.splice(1, 0, ...kept.splice(2, 1));
  if (shape > 0.85) return kept.slice(0, 2).join(' ') + '\n\n' + kept.slice(2).join(' ');
  return kept.join('\n\n');
}

const SALE_REASONS = [
  'Tired landlord is done after a long hold',
  'Heirs live out of state and want it off their plate',
  'Seller is relocating for work',
  'Estate sale, probate is closed',
  'Direct to seller, they called off our mailer',
  'The owner has held it free and clear since the nineties',
  'Partnership is splitting up and this is the last asset',
  'Seller bought another place and is carrying two payments',
  'Came to us through the seller’s attorney',
  'Owner retired and is selling the portfolio one by one',
];

/** The first paragraph: the building, and why the owner sells. */
function opening(facts: ListingFacts, random: Random): string {
  const reason = random.pick(SALE_REASONS);
  if (isHouse(facts)) return houseOpening(facts, reason, random);
  if (isDwellings(facts)) return dwellingsOpening(facts, reason, random);
  switch (facts.style) {
    case 'midrise':
    case 'highrise':
      return condoOpening(facts, reason, random);
    case 'retail':
    case 'office':
      return retailOrOfficeOpening(facts, reason, random);
    case 'warehouse':
    case 'flex':
      return warehouseOpening(facts, reason, random);
    default:
      return mixedUseOpening(facts, reason, random);
  }
}

function houseOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, bedrooms, bathrooms, built } = facts;
  const baths = bathCount(facts);
  const bathsWord = `${baths} ${bathrooms === 1 ? 'bath' : 'baths'}`;
  const size = sqft.toLocaleString('en-US');
  return random.pick([
    `${reason}. ${bedrooms} bed, ${baths} bath, ${size} sq ft, built in ${built}, on a ${acreage(facts)} lot.`,
    `${size} sq ft ${noun(facts, random)} from ${built} with ${spelled(bedrooms)} bedrooms and ${bathsWord}. ` +
      `${reason}.`,
    `Solid ${bedrooms}/${baths} with ${size} sq ft under roof. ${reason}, so we can move quickly.`,
    `Walked it last week: ${bedrooms} bedrooms, ${bathsWord}, ${size} sq ft, ${built} construction. ${reason}.`,
  ]);
}

function dwellingsOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, bedrooms, units, built } = facts;
  const size = sqft.toLocaleString('en-US');
  const mix = `${bedrooms} bedrooms over ${spelled(units)} units`;
  return random.pick(
    [
      `${capitalize(noun(facts, random))} from ${built}: ${mix}, ${size} sq ft, separate electric meters. ${reason}.`,
      `${reason}. ${capitalize(spelled(units))} units, ${size} sq ft, ${mix}. ` +
        random.pick([
          'Off-street parking in the rear.',
          'Laundry in the basement.',
          'Each unit has its own furnace.',
          'Tenants pay everything but water.',
        ]),
      `${mix}, built ${built}. ` +
        random.pick([
          'Long-term tenants downstairs.',
          'One unit is owner-occupied and will be vacant at closing.',
          'Leases are month to month, so rents can move.',
          'Units are larger than the area average.',
        ]) +
        ` ${reason}.`,
    ].map(capitalize),
  );
}

function condoOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, bedrooms, built } = facts;
  const baths = bathCount(facts);
  const size = sqft.toLocaleString('en-US');
  return random.pick([
    `${bedrooms} bed, ${baths} bath, ${size} sq ft in a ${built} ` +
      `${facts.style === 'highrise' ? 'tower' : 'building'} with ` +
      random.pick([
        'a deeded garage space',
        'a gym and a package room',
        'a covered parking space and storage cage',
        'a balcony facing west',
      ]) +
      `. ${reason}.`,
    `${reason}. ` +
      random.pick(['Corner', 'Upper-floor', 'Courtyard-side', 'South-facing']) +
      ` unit, ${size} sq ft, ${bedrooms} bed and ${baths} bath. HOA allows rentals with a ` +
      `${random.pick(['six', 'twelve'])}-month minimum lease.`,
  ]);
}

function retailOrOfficeOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, units, built } = facts;
  const size = sqft.toLocaleString('en-US');
  return random.pick([
    `${size} sq ft, ${spelled(units)} ${facts.style === 'office' ? 'suites' : 'bays'}, built ${built}, on ` +
      `${acreage(facts)} with surface parking. ${reason}.`,
    `${reason}. ${capitalize(noun(facts, random))} of ${size} sq ft; ` +
      random.pick([
        'the anchor has renewed twice',
        'a mix of service tenants that do not compete with online retail',
        'staggered leases, no two expire in the same year',
        'one space is dark and priced in',
      ]) +
      '.',
  ]);
}

function warehouseOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, units, built } = facts;
  const size = sqft.toLocaleString('en-US');
  return random.pick([
    `${size} sq ft on ${acreage(facts)}, built ${built}. ${random.pick(['22', '24', '18', '26'])} ft clear, ` +
      random.pick([
        'four docks and a drive-in',
        'two docks and two grade-level doors',
        'grade-level doors on every bay',
        'six docks with levelers',
      ]) +
      `, three-phase power. ${reason}.`,
    `${reason}. ${capitalize(spelled(units))} ${units === 1 ? 'tenant space' : 'spaces'} totalling ${size}` +
      ' sq ft with ' +
      random.pick([
        'fenced yard storage',
        'LED high bays and wet sprinklers',
        'a new TPO roof with warranty',
        'about 10% office finish',
      ]) +
      '.',
  ]);
}

function mixedUseOpening(facts: ListingFacts, reason: string, random: Random): string {
  const { sqft, units, built } = facts;
  const size = sqft.toLocaleString('en-US');
  return random.pick([
    `${capitalize(noun(facts, random))} from ${built}: retail at the street, apartments above, ${size}` +
      ` sq ft in all. ${reason}.`,
    `${reason}. ${size} sq ft in ${spelled(units)} units; the ` +
      `${random.pick(['barber', 'coffee bar', 'florist', 'deli', 'bike shop'])} downstairs ` +
      random.pick([
        'has been there eleven years',
        'wants to renew',
        'pays on the first every month',
        'just signed for five more years',
      ]) +
      `, apartments upstairs are ${random.pick(['under market', 'rarely empty', 'separately metered'])}.`,
  ]);
}

const bathCount = ({ bathrooms }: ListingFacts): string =>
  Number.isInteger(bathrooms) ? String(bathrooms) : bathrooms.toFixed(1);

const TURNKEY = [
  'Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.',
  'Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.',
  'Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.',
  'No deferred maintenance. Inspection report from this spring is in the folder.',
  'Clean, insured, and managed by a local PM who would stay on at 8%.',
];
const LIGHT = [
  'Needs paint, flooring and light fixtures; the bones and the big systems are fine.',
  'Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left.',
  'Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work.',
  'Functional as it sits. New counters and flooring would bring it to market finish.',
  'Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade.',
];
const MEDIUM = [
  'Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase.',
  'Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry.',
  'Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is.',
  'Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear.',
  'About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim.',
];
const HEAVY = [
  'Full renovation: roof, electrical, plumbing, HVAC, drywall and all finishes. Some demo is already done.',
  'Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering.',
  'Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it.',
  'There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available.',
  'Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021.',
];
const TEARDOWN = [
  'Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.',
  'Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.',
  'Condemned but not yet on the demo list; utilities are capped and the lot is clear of trees at the front.',
];
const WORK: Readonly<Record<Condition, readonly string[]>> = {
  'Turn-Key': TURNKEY,
  'Light Rehab': LIGHT,
  'Medium Rehab': MEDIUM,
  'Heavy Rehab': HEAVY,
  'Tear-Down': TEARDOWN,
};

const WORK_CONDO: Readonly<Record<Condition, readonly string[]>> = {
  'Turn-Key': [
    'Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.',
    'Move-in ready. Reserves of the association are healthy and the minutes are in the folder.',
    'New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.',
  ],
  'Light Rehab': [
    'Needs paint, flooring and light fixtures. The association’s reserves are healthy.',
    'Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity.',
    'Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the ' +
      'renovated units.',
  ],
  'Medium Rehab': [
    'Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the ' +
      'association takes two weeks.',
    'Old leak from the unit above is fixed, its drywall is not. Plan on kitchen, baths and flooring.',
  ],
  'Heavy Rehab': ['Full interior renovation inside the walls; the building itself is sound.'],
  'Tear-Down': TEARDOWN,
};
const WORK_COMMERCIAL: Readonly<Record<Condition, readonly string[]>> = {
  'Turn-Key': [
    'Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.',
    'Phase I is clean and dated this year. No deferred maintenance that we could find.',
    'LED throughout, fire panel inspected, all units occupied or in lease-up condition.',
  ],
  'Light Rehab': [
    'Needs paint, signage and a parking lot seal coat; the structure and the roof are fine.',
    'Cosmetics and two rooftop units near the end. Tenants have asked for better lighting.',
    'One vacant space needs a white box; the rest can stay as it is.',
  ],
  'Medium Rehab': [
    'Roof has three years in it, half of the HVAC is original and the common areas are dated.',
    'Facade, restrooms and electrical service need work before the vacant space can be leased at market.',
    'ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound.',
  ],
  'Heavy Rehab': [
    'Mostly vacant. Roof, mechanicals and storefronts all need replacing; frame and slab are good.',
    'Vandalized while empty: wiring is gone and glass is boarded. Priced for a full repositioning.',
  ],
  'Tear-Down': TEARDOWN,
};

function workTexts(facts: ListingFacts): readonly string[] {
  if (facts.type === 'Condo') return WORK_CONDO[facts.condition];
  if (facts.type === 'Commercial' || facts.type === 'Industrial') return WORK_COMMERCIAL[facts.condition];
  const texts = WORK[facts.condition];
  return facts.built < 1965 ? texts : texts.filter((text) => !/galvanized|original/.test(text));
}

function work(facts: ListingFacts, random: Random): string {
  const text = random.pick(workTexts(facts));
  if (facts.repairs === 0) return text;
  const cost = short(facts.repairs);
  const each = facts.units > 2 ? ` (about ${short(round(facts.repairs / facts.units, 500))} a unit)` : '';
  return `${text} ${random.pick([
    `Our scope comes to ${cost}${each}.`,
    `Two bids came back around ${cost}${each}.`,
    `We carry ${cost} for repairs${each}; verify with your own crew.`,
    `Figure ${cost} at investor pricing${each}.`,
  ])}`;
}

function numbers(facts: ListingFacts, random: Random): string {
  const { price, arv, repairs, noi, units } = facts;
  const lines: string[] = [];
  const income = statedIncome(facts);
  if (noi !== null && income !== null) {
    const gross = income.collected;
    const cap = ((noi / price) * 100).toFixed(2);
    const monthly = round(gross / 12, 50);
    const paying = facts.type === 'Commercial' || facts.type === 'Industrial' ? 1 : units;
    lines.push(
      random.pick([
        `Collected rent is about ${usd(monthly)} a month` +
          `${paying > 1 ? `, near ${usd(round(monthly / paying, 25))} a unit` : ''}. After taxes, insurance, ` +
          `management and reserves the NOI is ${usd(noi)}, a ${cap}% cap at ask.`,
        `Gross ${usd(gross)}, expenses ${usd(gross - noi)}, NOI ${usd(noi)}. That is ${cap}% on the asking ` +
          'price before any upside.',
        `T-12: income ${usd(gross)} / expenses ${usd(gross - noi)} / NOI ${usd(noi)}. Rent roll and bank ` +
          'statements after NDA.',
        `NOI is ${usd(noi)} on trailing numbers, not pro forma (${cap}% cap). Expenses run ` +
          `${Math.round(((gross - noi) / gross) * 100)}% of collections.`,
      ]),
    );
  }
  if (repairs > 0 && (noi === null || random.chance(0.45))) {
    const allIn = price + repairs;
    lines.push(
      random.pick([
        `Ask ${usd(price)} + repairs ${usd(repairs)} = ${usd(allIn)} all in, against an ARV of ${usd(arv)} (` +
          `${Math.round((allIn / arv) * 100)}%).`,
        `Numbers:\n• Price ${usd(price)}\n• Repairs ${usd(repairs)}\n• ARV ${usd(arv)}\n• All in at ` +
          `${Math.round((allIn / arv) * 100)}% of ARV`,
        `ARV is ${short(arv)} on three renovated comps inside a mile and six months. All in you are at ` +
          `${short(allIn)}.`,
        `Renovated comps support ${usd(arv)}. At ${usd(price)} plus the work there is room for a cautious flip ` +
          'or a refinance that returns most of the cash.',
      ]),
    );
  } else if (noi === null && facts.condition === 'Turn-Key') {
    lines.push(
      random.pick([
        `Asking ${usd(price)}; the last appraisal came in at ${usd(arv)}.`,
        `Renovated comps run around ${short(arv)}, so there is some equity on day one.`,
        `${usd(price)} firm until the end of the month, then it goes to the MLS closer to ${short(arv)}.`,
      ]),
    );
  } else if (facts.condition === 'Tear-Down') {
    lines.push(
      `New construction of this size trades around ${short(arv)} here. At ${usd(price)} the dirt pencils for a ` +
        'spec build.',
    );
  }
  return lines.join(' ');
}

function place(facts: ListingFacts, random: Random): string {
  const { city, draws } = facts.market;
  const [first = city, second = city] = random.sample(draws, 2);
  if (isLand(facts)) {
    return random.pick([
      `Growth in ${city} follows ${first} and ${second}.`,
      `Builders are active on this side of ${city}; ${first} and ${second} are what they are chasing.`,
      `Demand here comes from ${first}. Nearby resales have been short-lived on the market.`,
    ]);
  }
  return random.pick([
    `${capitalize(first)} and ${second} keep vacancy low in this part of ${city}.`,
    `Most tenants here are drawn by ${first}, some by ${second}.`,
    `Renters are ${random.pick(['steady', 'easy to find', 'mostly long-term'])} thanks to ${first} and ${second}.`,
    `${city} regulars know the pull of ${first}, and then there is ${second}.`,
    `We own two doors nearby and have never been empty for more than three weeks, largely because of ${first}.`,
    `Exit is not a worry: ${first} and ${second} bring both tenants and owner-occupants.`,
  ]);
}

function landOpening(facts: ListingFacts, random: Random): string {
  const look = {
    field: [
      'level and cleared, with road frontage on the south side',
      'gently rolling and fenced on three sides',
      'open ground, farmed until last season',
    ],
    desert: [
      'native brush, a graded pad and a long view to the west',
      'flat with a shallow wash along the back line',
      'raw desert with power at the corner',
    ],
    forest: [
      'mostly hardwood with a two-track in from the road',
      'wooded, with a clearing where a cabin used to stand',
      'mature timber that has not been cut in thirty years',
    ],
    lake: [
      'about a hundred feet on the water with a gentle slope',
      'water views from the whole upper half',
      'a cleared pad above the shoreline',
    ],
  }[facts.style as 'field' | 'desert' | 'forest' | 'lake'];
  const square = facts.lotSqft.toLocaleString('en-US');
  return random.pick([
    `${capitalize(acreage(facts))} (${square} sq ft), ${random.pick(look)}.`,
    `${capitalize(random.pick(look))}. The parcel measures ${acreage(facts)} by the recent survey, stakes are in.`,
    `Direct from a family that has paid the taxes on this for decades. ${acreage(facts)}, ${random.pick(look)}.`,
  ]);
}

function landDetails(facts: ListingFacts, random: Random): string {
  const acres = facts.lotSqft / 43560;
  const per = acres >= 2 ? ` That is ${usd(round(facts.price / acres, 100))} an acre.` : '';
  const ruin =
    facts.condition === 'Tear-Down' ? ' An old structure has to come down; we have a quote to clear and haul.' : '';
  return `${random.pick([
    'Water and power are at the road, perc test passed in the spring, and the title is clean.',
    'Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.',
    'City sewer is in the street. A sketch plan for subdividing is in the folder.',
    'Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.',
    'Outside the flood zone per the current map. Electric is 200 feet away.',
  ])}${per}${ruin}`;
}

function terms(facts: ListingFacts, random: Random): string {
  const { price, financing } = facts;
  const finance = {
    Cash: [
      'Cash or equivalent, close in 14 days or less with our title company.',
      'Cash only, as-is, $5,000 non-refundable after a three-day look.',
      'Looking for a clean cash offer with proof of funds.',
    ],
    Conventional: [
      'Will qualify for conventional financing.',
      'Conventional buyers are welcome; allow 30 days.',
      'Appraises and insures without drama, so bank money works.',
    ],
    'Hard Money': [
      'Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.',
      'Set up for hard money: scope, photos and comps are packaged for your lender.',
      'Ideal for a 12-month bridge loan; we can introduce a lender.',
    ],
    'Private Money': [
      'A private lender is in place at 10% interest only if you want the introduction.',
      'Structured for private money, first-position note.',
    ],
    'Owner Financing': [
      `Seller will carry with ${short(round(price * 0.2, 500))} down at ${random.pick(['6', '6.5', '7', '7.5'])}` +
        `%, ${random.pick(['five', 'seven', 'ten'])}-year balloon.`,
      `Owner financing: ${random.pick(['15', '20', '25'])}% down, rate to be agreed, no prepayment penalty.`,
    ],
    Creative: [
      'Open to a lease option or a split note; tell us what solves your problem and the seller’s.',
      'Creative terms preferred: part seller note, part new debt. Bring a structure.',
    ],
    'Subject To': [
      `Existing loan of about ${short(round(price * random.between(0.68, 0.86), 1000))} at ` +
        `${random.pick(['2.875', '3.125', '3.25', '3.5', '3.75'])}% stays in place. PITI is current.`,
      `Sub-to with the seller’s ${random.pick(['3.0', '3.25', '3.625'])}% loan; small amount of cash to the ` +
        'seller at closing.',
    ],
  }[financing];
  const onTerms = financing === 'Subject To' || financing === 'Owner Financing';
  const contract = facts.offMarketContract
    ? random.pick([
        'We are under contract and assigning.',
        'Under contract direct with the seller; assignment or double close.',
        'Contract is signed and can be shown on request.',
        '',
      ])
    : onTerms
      ? ''
      : random.pick(['Selling on title, not an assignment.', 'We own it.', '', '']);
  const showing =
    facts.occupancy === 'occupied'
      ? random.pick([
          'Please do not disturb the tenants.',
          'Showings with 24 hours’ notice.',
          'Tenant-occupied; one walkthrough day will be set.',
          '',
        ])
      : random.pick([
          'Lockbox on site, message for the code.',
          'Vacant, go any time.',
          'Open for walkthroughs Thursday and Saturday.',
          '',
        ]);
  return [random.pick(finance), contract, isLand(facts) ? '' : showing].filter((part) => part !== '').join(' ');
}
