import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

const examples: Example[] = [
  // Whole sentences
  [
    'duplex in shelby county tn under 150k at least 8 cap no jv',
    {
      places: ['county:Shelby, TN'],
      propertyType: ['Multi Family'],
      price: [0, 150_000],
      units: [2, 2],
      capRate: [8, 0],
      noJv: true,
    },
  ],
  [
    'heavy-rehab duplex in Shelby County under 150k, no JV',
    { propertyType: ['Multi Family'], price: [0, 150_000], units: [2, 2], condition: ['Heavy Rehab'], noJv: true },
    [],
    {
      'Shelby County': [
        'Shelby County, TN',
        'Shelby County, KY',
        'Shelby County, AL',
        'Shelby County, OH',
        'Shelby County, IN',
        'Shelby County, IL',
        'Shelby County, IA',
        'Shelby County, MO',
        'Shelby County, TX',
      ],
    },
  ],
  [
    'memphis tn duplex under 200k',
    { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], price: [0, 200_000], units: [2, 2] },
  ],
  [
    "I'm looking for a triplex near 38103 please",
    { places: ['zip:38103, TN'], propertyType: ['Multi Family'], units: [3, 3] },
  ],
  [
    '5 unit apartment building under $1.2M in Chattanooga, TN',
    { places: ['city:Chattanooga, TN'], propertyType: ['Multi Family'], price: [0, 1_200_000], units: [5, 5] },
  ],
  [
    'SFR 3/2 turnkey Memphis',
    {
      places: ['city:Memphis, TN'],
      propertyType: ['Single Family'],
      bedrooms: [3, 3],
      bathrooms: [2, 2],
      condition: ['Turn-Key'],
    },
  ],
  [
    'Duplexes in Cleveland, Ohio under $250,000 w/ owner financing',
    {
      places: ['city:Cleveland, OH'],
      propertyType: ['Multi Family'],
      financing: ['Owner Financing'],
      price: [0, 250_000],
      units: [2, 2],
    },
  ],
  [
    'rental in memphis tn under 100k 10 cap last 2 weeks verified only',
    {
      places: ['city:Memphis, TN'],
      price: [0, 100_000],
      capRate: [10, 0],
      strategy: ['Buy and Hold'],
      age: [0, 14],
      verifiedOnly: true,
    },
  ],
  ['“duplex” — Memphis, TN', { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], units: [2, 2] }],
  // Places with their state
  ['San Antonio TX', { places: ['city:San Antonio, TX'] }],
  ['san antonio, TX', { places: ['city:San Antonio, TX'] }],
  ['austin texas', { places: ['city:Austin, TX'] }],
  ['Texas, Austin', { places: ['city:Austin, TX'] }],
  ['tn memphis', { places: ['city:Memphis, TN'] }],
  ['shelby county tennessee', { places: ['county:Shelby, TN'] }],
  ['portland or', { places: ['city:Portland, OR'] }],
  ['Price UT', { places: ['city:Price, UT'] }],
  ['Bath ME', { places: ['city:Bath, ME'] }],
  ['cash AR', { places: ['city:Cash, AR'] }],
  ['orange ca', { places: ['city:Orange, CA'] }],
  ['washington dc', { places: ['city:Washington, DC'] }],
  ['la vergne tn', { places: ['city:La Vergne, TN'] }],
  ['winston-salem nc', { places: ['city:Winston Salem, NC'] }],
  ['Cañon City CO', { places: ['city:Canon City, CO'] }],
  ['mobile home in mobile al', { places: ['city:Mobile, AL'] }, ['mobile home']],
  // States
  ['ohio', { states: ['OH'] }],
  ['new york', { states: ['NY'] }],
  ['washington', { states: ['WA'] }],
  ['ohio and indiana', { states: ['IN', 'OH'] }],
  ['N.Y.', { states: ['NY'] }],
  ['homes in oh and pa', { states: ['OH', 'PA'], propertyType: ['Single Family'] }],
  ['under 100k in tn, ar, or ms', { states: ['AR', 'MS', 'TN'], price: [0, 100_000] }],
  ['duplex OH', { states: ['OH'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['duplex oh', { propertyType: ['Multi Family'], units: [2, 2] }, ['oh']],
  ['DUPLEX OH', { states: ['OH'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['duplex in la', { states: ['LA'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['homes in or near memphis tn', { places: ['city:Memphis, TN'], propertyType: ['Single Family'] }],
  ['homes in in', { states: ['IN'], propertyType: ['Single Family'] }],
  ['show me hi', {}],
  ['2 bath ME', { states: ['ME'], bathrooms: [2, 2] }],
  ['oh and pa', {}, ['oh', 'pa']],
  // Ambiguous codes
  ['in memphis', { places: ['city:Memphis, TN'] }],
  ['portland or salem', {}, [], { portland: ['Portland, OR', 'Portland, ME'], salem: ['Salem, OR', 'Salem, MA'] }],
  ['home or condo', { propertyType: ['Single Family', 'Condo'] }],
  ['land in ohio', { states: ['OH'], propertyType: ['Land'] }],
  [
    'DUPLEX IN MEMPHIS OR NASHVILLE',
    { places: ['city:Memphis, TN', 'city:Nashville, TN'], propertyType: ['Multi Family'], units: [2, 2] },
  ],
  // Names alone
  ['austin', { places: ['city:Austin, TX'] }],
  [
    'springfield',
    {},
    [],
    { springfield: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OH', 'Springfield, OR'] },
  ],
  [
    'shelby county',
    {},
    [],
    {
      'shelby county': [
        'Shelby County, TN',
        'Shelby County, KY',
        'Shelby County, AL',
        'Shelby County, OH',
        'Shelby County, IN',
        'Shelby County, IL',
        'Shelby County, IA',
        'Shelby County, MO',
        'Shelby County, TX',
      ],
    },
  ],
  ['washington county', {}, [], { 'washington county': ['Washington County, PA', 'Washington County, OR'] }],
  ['kansas city', {}, [], { 'kansas city': ['Kansas City, MO', 'Kansas City, KS'] }],
  ['virginia beach', { places: ['city:Virginia Beach, VA'] }],
  ['sugar land', { places: ['city:Sugar Land, TX'] }],
  ['memphis/nashville', { places: ['city:Memphis, TN', 'city:Nashville, TN'] }],
  ['in commerce', {}, [], { commerce: ['Commerce, GA', 'Commerce, TX'] }],
  ['low price', {}, ['low price']],
  ['homes in price', { places: ['city:Price, UT'], propertyType: ['Single Family'] }],
  ['2 bath', { bathrooms: [2, 2] }],
  ['bath', {}, ['bath']],
  ['cash', { financing: ['Cash'] }],
  // Names with a state elsewhere
  [
    'homes in springfield under 100k, ohio',
    { places: ['city:Springfield, OH'], propertyType: ['Single Family'], price: [0, 100_000] },
  ],
  ['memphis duplex tn', { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['austin homes in texas', { places: ['city:Austin, TX'], propertyType: ['Single Family'] }],
  [
    'springfield or ohio',
    { states: ['OH'] },
    [],
    { springfield: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OH', 'Springfield, OR'] },
  ],
  // Several
  ['memphis tn or nashville tn', { places: ['city:Memphis, TN', 'city:Nashville, TN'] }],
  ['38103 38104', { places: ['zip:38103, TN', 'zip:38104, TN'] }],
  // ZIP codes
  ['38103', { places: ['zip:38103, TN'] }],
  ['38103-1234', { places: ['zip:38103, TN'] }],
  ['zip code 38103', { places: ['zip:38103, TN'] }],
  ['Memphis, TN 38103', { places: ['zip:38103, TN'] }],
  ['$38103', {}, ['$38103']],
  ['under 38103', { price: [0, 38_103] }],
  ['around 38103', { places: ['zip:38103, TN'] }],
  ['within 10 miles of 38103', { places: ['zip:38103+10, TN'] }],
  ['10 mi around 38103', { places: ['zip:38103+10, TN'] }],
  ['10 miles from 38103', { places: ['zip:38103+10, TN'] }],
  ['38103 + 25 miles', { places: ['zip:38103+25, TN'] }],
  ['38103 within 10 miles', { places: ['zip:38103+10, TN'] }],
  ['a 10-mile radius of 38103', { places: ['zip:38103+10, TN'] }],
  ['within 500 miles of 38103', {}, ['within 500 miles of 38103']],
  ['within 10 miles of memphis tn', { places: ['city:Memphis, TN'] }, ['10 miles']],
  // Ruled out
  ['not in memphis tn', {}, ['not in memphis tn']],
  ['not in memphis, nashville, or texas', {}, ['not in memphis', 'nashville', 'or texas']],
  ['except memphis', {}, ['except memphis']],
  ['near me', {}, ['near me']],
];

describe('readSearch: places', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
