import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

/** As wholesalers, landlords, and flippers type them. */
const examples: Example[] = [
  // A wholesaler
  ['sfh memphis tn under 150k', { places: ['city:Memphis, TN'], propertyType: ['Single Family'], price: [0, 150000] }],
  [
    '3/2 in dallas tx $200-250k',
    { places: ['city:Dallas, TX'], price: [200000, 250000], bedrooms: [3, 3], bathrooms: [2, 2] },
  ],
  [
    '$90-120k duplex cleveland oh',
    { places: ['city:Cleveland, OH'], propertyType: ['Multi Family'], price: [90000, 120000], units: [2, 2] },
  ],
  ['sub2 deals in texas', { states: ['TX'], financing: ['Subject To'] }],
  ['arv over 300k phoenix az', { places: ['city:Phoenix, AZ'] }, ['arv over 300k']],
  ['cheap houses in detroit mi', { places: ['city:Detroit, MI'], propertyType: ['Single Family'] }, ['cheap']],
  ['off market houses in harris county texas', { places: ['county:Harris, TX'], propertyType: ['Single Family'] }],
  [
    'wholesale deals jacksonville fl posted this week',
    { places: ['city:Jacksonville, FL'], strategy: ['Wholesale'], age: [0, 7] },
  ],
  ['new listings in cook county il last 7 days', { places: ['county:Cook, IL'], age: [0, 7] }, ['new']],
  ['assignment fee under 10k in tx', { states: ['TX'] }, ['assignment fee under 10k']],
  ['subject to or seller finance in arizona', { states: ['AZ'], financing: ['Owner Financing', 'Subject To'] }],
  ['lease option homes in ga', { states: ['GA'], propertyType: ['Single Family'] }, ['lease option']],
  ['cash only memphis', { places: ['city:Memphis, TN'], financing: ['Cash'] }],
  ["off-market duplex's in toledo", { places: ['city:Toledo, OH'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['70% arv memphis', { places: ['city:Memphis, TN'] }, ['70% arv']],
  ['tx, ok or ar duplexes', { states: ['AR', 'OK', 'TX'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['under a million in austin', { places: ['city:Austin, TX'], price: [0, 1000000] }],
  ['150K OR LESS IN MEMPHIS TN', { places: ['city:Memphis, TN'], price: [0, 150000] }],
  ['<$200k houston', { places: ['city:Houston, TX'], price: [0, 200000] }],
  ['price reduced in the last week', { priceDrop: true }, ['last week']],
  ['dom under 30', { age: [0, 30] }],
  ['subto deals fl', { states: ['FL'], financing: ['Subject To'] }],
  [
    'no jv no hoa condos in travis county',
    { places: ['county:Travis, TX'], propertyType: ['Condo'], noJv: true },
    ['no hoa'],
  ],
  // A landlord
  ['mf in ohio 8+ units', { states: ['OH'], propertyType: ['Multi Family'], units: [8, 0] }],
  ['2-4 units in columbus ohio vacant', { places: ['city:Columbus, OH'], units: [2, 4], occupancy: ['vacant'] }],
  [
    'turnkey rentals in indianapolis with 10% cap rate',
    { places: ['city:Indianapolis, IN'], capRate: [10, 0], condition: ['Turn-Key'], strategy: ['Buy and Hold'] },
  ],
  [
    'multifamily 5-20 units tennessee 7 cap or better',
    { states: ['TN'], propertyType: ['Multi Family'], units: [5, 20], capRate: [7, 0] },
  ],
  [
    'tenant occupied sfh in shelby county tn',
    { places: ['county:Shelby, TN'], propertyType: ['Single Family'], occupancy: ['occupied'] },
  ],
  ['section 8 rentals memphis', { places: ['city:Memphis, TN'], strategy: ['Buy and Hold'] }, ['section 8']],
  [
    'less than 60k per unit apartments in ohio',
    { states: ['OH'], propertyType: ['Multi Family'], pricePerUnit: [0, 60000] },
  ],
  [
    'quadplex in cleveland ohio fully rented',
    { places: ['city:Cleveland, OH'], propertyType: ['Multi Family'], units: [4, 4], occupancy: ['occupied'] },
  ],
  ['at least 12% cap', { capRate: [12, 0] }],
  ['cap rate 8-10 in ohio', { states: ['OH'], capRate: [8, 10] }],
  ['9 cap+', { capRate: [9, 0] }],
  [
    'multi fam 10+ doors 8% cap or higher ohio or indiana',
    { states: ['IN', 'OH'], propertyType: ['Multi Family'], units: [10, 0], capRate: [8, 0] },
  ],
  [
    'max $1.2m apartment building in denver co',
    { places: ['city:Denver, CO'], propertyType: ['Multi Family'], price: [0, 1200000] },
  ],
  ['price per door under 80k', { pricePerUnit: [0, 80000] }],
  ['noi 50k+', {}, ['noi 50k+']],
  ['vacant only, no tenants, gary indiana', { places: ['city:Gary, IN'], occupancy: ['vacant'] }],
  [
    'tenants in place cash flowing 4plex',
    { propertyType: ['Multi Family'], units: [4, 4], occupancy: ['occupied'] },
    ['cash flowing'],
  ],
  ['1-4 units in shelby co tn', { places: ['county:Shelby, TN'], units: [1, 4] }],
  ['atleast 3 beds upto 200k', { price: [0, 200000], bedrooms: [3, 0] }],
  ['within 25 miles of 38103', { places: ['zip:38103+25, TN'] }],
  ['10 mi around nashville tn', { places: ['city:Nashville+10, TN'] }],
  ['houston texas + 25 miles', { places: ['city:Houston+25, TX'] }],
  ['single fam homes near 38103', { places: ['zip:38103, TN'], propertyType: ['Single Family'] }],
  // A flipper
  [
    'heavy rehab sfr birmingham al less than $80,000',
    { places: ['city:Birmingham, AL'], propertyType: ['Single Family'], price: [0, 80000], condition: ['Heavy Rehab'] },
  ],
  [
    '3bd/2ba brick ranch under 200k in tampa florida',
    { places: ['city:Tampa, FL'], price: [0, 200000], bedrooms: [3, 3], bathrooms: [2, 2] },
    ['brick ranch'],
  ],
  ['fixer upper near 38103', { places: ['zip:38103, TN'], condition: ['Light Rehab', 'Medium Rehab', 'Heavy Rehab'] }],
  ['built before 1950 in memphis tn', { places: ['city:Memphis, TN'], yearBuilt: [0, 1949] }],
  ['built after 1990 in houston', { places: ['city:Houston, TX'], yearBuilt: [1991, 0] }],
  [
    '1950s brick homes in st louis',
    { places: ['city:St. Louis, MO'], propertyType: ['Single Family'], yearBuilt: [1950, 1959] },
    ['brick'],
  ],
  ['between 100k and 200k in st louis mo', { places: ['city:St. Louis, MO'], price: [100000, 200000] }],
  [
    '100k to 200k houses st. louis missouri',
    { places: ['city:St. Louis, MO'], propertyType: ['Single Family'], price: [100000, 200000] },
  ],
  ['under $100 a sqft in houston', { places: ['city:Houston, TX'], pricePerSqft: [0, 100] }],
  ['over 2000 sq ft in houston', { places: ['city:Houston, TX'], sqft: [2000, 0] }],
  [
    'light rehab under 120 k in toledo oh',
    { places: ['city:Toledo, OH'], price: [0, 120000], condition: ['Light Rehab'] },
  ],
  [
    'cosmetic only 3/1 detroit michigan',
    { places: ['city:Detroit, MI'], bedrooms: [3, 3], bathrooms: [1, 1], condition: ['Light Rehab'] },
  ],
  ['needs full gut rehab', { condition: ['Heavy Rehab'] }],
  ['turn key or light rehab', { condition: ['Turn-Key', 'Light Rehab'] }],
  [
    'fix and flip in dallas tx under 500k',
    { places: ['city:Dallas, TX'], price: [0, 500000], strategy: ['Fix and Flip'] },
  ],
  [
    '4+ beds 2+ baths single family tampa fl',
    { places: ['city:Tampa, FL'], propertyType: ['Single Family'], bedrooms: [4, 0], bathrooms: [2, 0] },
  ],
  ['price drop in phoenix arizona', { places: ['city:Phoenix, AZ'], priceDrop: true }],
  ['vacant land in florida under 20k', { states: ['FL'], propertyType: ['Land'], price: [0, 20000] }],
  ['townhouse in travis county 3 br', { places: ['county:Travis, TX'], bedrooms: [3, 3] }, ['townhouse']],
  ['mobile homes under 50k', { price: [0, 50000] }, ['mobile homes']],
  ['3 bedrooms, 2 baths, garage, fenced yard', { bedrooms: [3, 3], bathrooms: [2, 2] }, ['garage', 'fenced yard']],
  // Typos
  [
    'duplx in memphis tn undr 150k',
    { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], price: [0, 150000], units: [2, 2] },
  ],
  ['tripplex in houston', { places: ['city:Houston, TX'], propertyType: ['Multi Family'], units: [3, 3] }],
  ['multifamly under 500k', { propertyType: ['Multi Family'], price: [0, 500000] }],
  ['single-family homes in tarrant cnty tx', { places: ['county:Tarrant, TX'], propertyType: ['Single Family'] }],
  ['betwen 100k and 150k', { price: [100000, 150000] }],
  ['houses in pheonix az', { states: ['AZ'], propertyType: ['Single Family'] }, ['pheonix']],
  ['single fmaily in ohio', { states: ['OH'], propertyType: ['Single Family'] }],
];

describe('readSearch: sentences that people type', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
