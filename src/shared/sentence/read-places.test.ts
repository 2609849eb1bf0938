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
    'memphis tn duplex under 200k',
    { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], price: [0, 200_000], units: [2, 2] },
  ],
  [
    "I'm looking for a triplex near 38103 please",
    { places: ['zip:38103, TN'], propertyType: ['Multi Family'], units: [3, 3] },
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
  ['tn memphis', { places: ['city:Memphis, TN'] }],
  ['shelby county tennessee', { places: ['county:Shelby, TN'] }],
  ['portland or', { places: ['city:Portland, OR'] }],
  ['Price UT', { places: ['city:Price, UT'] }],
  ['cash AR', { places: ['city:Cash, AR'] }],
  ['washington dc', { places: ['city:Washington, DC'] }],
  ['la vergne tn', { places: ['city:La Vergne, TN'] }],
  ['Cañon City CO', { places: ['city:Canon City, CO'] }],
  ['mobile home in mobile al', { places: ['city:Mobile, AL'] }, ['mobile home']],
  // States
  ['ohio', { states: ['OH'] }],
  ['new york', { states: ['NY'] }],
  ['N.Y.', { states: ['NY'] }],
  ['homes in oh and pa', { states: ['OH', 'PA'], propertyType: ['Single Family'] }],
  ['duplex OH', { states: ['OH'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['duplex oh', { propertyType: ['Multi Family'], units: [2, 2] }, ['oh']],
  ['duplex in la', { states: ['LA'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['oh and pa', {}, ['oh', 'pa']],
  // Ambiguous codes
  ['in memphis', { places: ['city:Memphis, TN'] }],
  ['portland or salem', {}, [], { portland: ['Portland, OR', 'Portland, ME'], salem: ['Salem, OR', 'Salem, MA'] }],
  ['home or condo', { propertyType: ['Single Family', 'Condo'] }],
  [
    'DUPLEX IN MEMPHIS OR NASHVILLE',
    { places: ['city:Memphis, TN', 'city:Nashville, TN'], propertyType: ['Multi Family'], units: [2, 2] },
  ],
  // Names alone
  [
    'springfield',
    {},
    [],
    { springfield: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OH', 'Springfield, OR'] },
  ],
  ['kansas city', {}, [], { 'kansas city': ['Kansas City, MO', 'Kansas City, KS'] }],
  ['virginia beach', { places: ['city:Virginia Beach, VA'] }],
  ['low price', {}, ['low price']],
  ['bath', {}, ['bath']],
  ['cash', { financing: ['Cash'] }],
  // Names with a state elsewhere
  [
    'homes in springfield under 100k, ohio',
    { places: ['city:Springfield, OH'], propertyType: ['Single Family'], price: [0, 100_000] },
  ],
  ['memphis duplex tn', { places: ['city:Memphis, TN'], propertyType: ['Multi Family'], units: [2, 2] }],
  [
    'springfield or ohio',
    { states: ['OH'] },
    [],
    { springfield: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OH', 'Springfield, OR'] },
  ],
  // Several
  ['38103 38104', { places: ['zip:38103, TN', 'zip:38104, TN'] }],
  // ZIP codes
  ['38103-1234', { places: ['zip:38103, TN'] }],
  ['zip code 38103', { places: ['zip:38103, TN'] }],
  ['Memphis, TN 38103', { places: ['zip:38103, TN'] }],
  ['$38103', {}, ['$38103']],
  ['around 38103', { places: ['zip:38103, TN'] }],
  ['within 10 miles of 38103', { places: ['zip:38103+10, TN'] }],
  ['10 miles from 38103', { places: ['zip:38103+10, TN'] }],
  ['38103 + 25 miles', { places: ['zip:38103+25, TN'] }],
  ['within 500 miles of 38103', {}, ['within 500 miles of 38103']],
  ['within 0 miles of 38103', {}, ['within 0 miles of 38103']],
  ['within 10 miles of memphis tn', { places: ['city:Memphis+10, TN'] }],
  ['duplex 10 mi from austin', { places: ['city:Austin+10, TX'], propertyType: ['Multi Family'], units: [2, 2] }],
  ['a 10-mile radius of Houston, Texas', { places: ['city:Houston+10, TX'] }],
  ['memphis tn within 25 miles', { places: ['city:Memphis+25, TN'] }],
  [
    'within 10 miles of portland',
    {},
    [],
    { 'within 10 miles of portland': ['Within 10 miles of Portland, OR', 'Within 10 miles of Portland, ME'] },
  ],
  ['within 500 miles of memphis tn', {}, ['within 500 miles of memphis tn']],
  ['not within 10 miles of memphis tn', {}, ['not within 10 miles of memphis tn']],
  ['within 10 miles of ohio', { states: ['OH'] }, ['within 10 miles']],
  // Ruled out
  ['not in memphis tn', {}, ['not in memphis tn']],
  ['not in memphis, nashville, or texas', {}, ['not in memphis', 'nashville', 'or texas']],
  ['except memphis', {}, ['except memphis']],
  ['near me', {}, ['near me']],
  ['memphis near the zoo', { places: ['city:Memphis, TN'] }, ['near the zoo']],
  ['not in memphis: big yard dallas', { places: ['city:Dallas, TX'] }, ['not in memphis', 'big yard']],
];

describe('readSearch: places', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
