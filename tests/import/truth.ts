/** Properties that files are about. */

import type { Random } from '../backend/random';

/** A property. */
export type Truth = ReturnType<typeof truthOf>;

const places = [
  ['Memphis', 'TN', 'Tennessee', '38103', 'Shelby', 35.144, -90.048],
  ['Austin', 'TX', 'Texas', '78701', 'Travis', 30.271, -97.743],
  ['Boston', 'MA', 'Massachusetts', '02134', 'Suffolk', 42.356, -71.129],
  ['Saint Paul', 'MN', 'Minnesota', '55101', 'Ramsey', 44.951, -93.09],
  ['Salt Lake City', 'UT', 'Utah', '84101', 'Salt Lake', 40.756, -111.9],
  ['Chicago', 'IL', 'Illinois', '60614', 'Cook', 41.922, -87.653],
  ['Newark', 'NJ', 'New Jersey', '07102', 'Essex', 40.732, -74.176],
  ['Winston-Salem', 'NC', 'North Carolina', '27101', 'Forsyth', 36.099, -80.244],
  ['Charleston', 'WV', 'West Virginia', '25301', 'Kanawha', 38.349, -81.633],
  ['Washington', 'DC', 'District of Columbia', '20001', 'District of Columbia', 38.912, -77.017],
] as const;
const streetNames = [
  'Oak',
  'Lake Shore',
  'Martin Luther King Jr',
  '5th',
  'Saint Louis',
  'Elm',
  'Park',
  'Main',
  '82nd',
  'N Broad',
];
const suffixes = ['St', 'Ave', 'Rd', 'Dr', 'Blvd', 'Ln', 'Ct', 'Way'];
const types = [
  [
    'Single Family',
    'SFR|Single Family|Single Family Residential|single-family|SINGLE_FAMILY|House|Detached|0100 Single Family',
  ],
  ['Multi Family', 'Duplex|Triplex|Multi-Family|Multi-Family (2-4 Unit)|Quadruplex|2-Family|Apartment building'],
  ['Condo', 'Condo|Condo/Co-op|Condominium|CONDOS|Condominium Unit (Residential)'],
  ['Residential', 'Townhouse|Row home|TOWNHOMES|Mobile/Manufactured Home'],
  ['Land', 'Vacant Land|Land|Residential - Vacant Land|Lot'],
  ['Commercial', 'Commercial|Retail|Office Condo|Office Building'],
] as const;
const conditions = [
  ['Turn-Key', 'Turn-Key|turnkey|Fully renovated|Move-in ready|Excellent'],
  ['Light Rehab', 'Light Rehab|Good|cosmetic|Average'],
  ['Medium Rehab', 'Medium Rehab|Fair'],
  ['Heavy Rehab', 'Heavy Rehab|Poor|Needs full rehab|gut rehab'],
] as const;
export const doubts = {
  property_type: 'Not a duplex|Unknown use|SFR or duplex|Former church',
  condition: 'Not renovated|Needs new roof|To be renovated|Partially renovated|Below average|Not good',
  financing: 'Cash only, no FHA/VA|No seller financing|Not subject to|Cash or hard money',
  occupancy: 'Tenants moving out|Partially occupied|Not vacant|Vacant soon',
};
export function truthOf(random: Random) {
  const [city, state, stateName, zip, county, latitude, longitude] = random.pick(places);
  const [type, typeTexts] = random.pick(types);
  const [condition, conditionTexts] = random.pick(conditions);
  const isLand = type === 'Land';
  const price = 40_000 + random.int(0, 900) * 1000;
  const sqft = 700 + random.int(0, 3000);
  return {
    number: String(1 + random.int(0, 9998)),
    street: random.pick(streetNames),
    suffix: random.pick(suffixes),
    unit: random.chance(0.3) ? random.pick(['4B', '12', 'E', 'T', '201', 'D', '3-A']) : '',
    city,
    state,
    stateName,
    zip,
    county,
    latitude: Number((latitude + random.int(0, 400) / 10_000).toFixed(4)),
    longitude: Number((longitude + random.int(0, 400) / 10_000).toFixed(4)),
    type,
    typeText: random.pick(typeTexts.split('|')),
    price,
    sqft,
    condition: isLand ? '' : condition,
    conditionText: isLand ? '' : random.pick(conditionTexts.split('|')),
    beds: 1 + random.int(0, 6),
    baths: 1 + random.int(0, 6) / 2,
    lot: 1000 + random.int(0, 40_000),
    built: 1900 + random.int(0, 124),
    arv: price + 50_000,
    repairs: 5000 + random.int(0, 80) * 1000,
    rent: 700 + random.int(0, 300) * 10,
    taxes: 12 * (50 + random.int(0, 500)),
    hoa: 12 * (20 + random.int(0, 600)),
    noi: (random.chance(0.2) ? -1 : 1) * (1000 + random.int(0, 40_000)),
    vacancy: 1 + random.int(0, 15),
    apn: `${String(random.int(0, 90) + 10)}-${String(random.int(0, 9000) + 1000)}-0${String(random.int(0, 90) + 10)}`,
    closing: new Date(Date.UTC(2027, 0, 1 + random.int(0, 700))).toISOString().slice(0, 10),
    vacant: random.chance(0.5),
    photo: `https://photos.example/${String(random.int(0, 1e6))}`,
    fees: 5000 + random.int(0, 20) * 1000,
  };
}

/** The street with its unit, as in the draft. */
export const line = ({ number, street, suffix, unit }: Truth) =>
  `${number} ${street} ${suffix}${unit && `, Unit ${unit}`}`;
