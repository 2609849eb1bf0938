import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

const examples: Example[] = [
  [
    'rental in memphis tn under 100k 10 cap last 2 weeks verified only',
    {
      places: ['city:Memphis, TN'],
      price: [0, 100_000],
      cap_rate: [10, 0],
      strategies: ['Buy and Hold'],
      age: [0, 14],
      verified: true,
    },
  ],
  ['“duplex” — Memphis, TN', { places: ['city:Memphis, TN'], property_type: ['Multi Family'], units: [2, 2] }],
  // Places with their state
  ['San Antonio TX', { places: ['city:San Antonio, TX'] }],
  ['portland or', { places: ['city:Portland, OR'] }],
  ['la vergne tn', { places: ['city:La Vergne, TN'] }],
  ['Cañon City CO', { places: ['city:Canon City, CO'] }],
  ['mobile home in mobile al', { places: ['city:Mobile, AL'] }, ['mobile home']],
  // States
  ['ohio', { states: ['OH'] }],
  ['N.Y.', { states: ['NY'] }],
  ['duplex oh', { property_type: ['Multi Family'], units: [2, 2] }, ['oh']],
  ['duplex in la', { states: ['LA'], property_type: ['Multi Family'], units: [2, 2] }],
  ['oh and pa', {}, ['oh', 'pa']],
  ['portland or salem', {}, [], { portland: ['Portland, OR', 'Portland, ME'], salem: ['Salem, OR', 'Salem, MA'] }],
  ['home or condo', { property_type: ['Single Family', 'Condo'] }],
  // Names alone
  [
    'springfield',
    {},
    [],
    { springfield: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OH', 'Springfield, OR'] },
  ],
  ['low price', {}, ['low price']],
  ['cash', { financing: ['Cash'] }],
  // Names with a state elsewhere
  [
    'homes in springfield under 100k, ohio',
    { places: ['city:Springfield, OH'], property_type: ['Single Family'], price: [0, 100_000] },
  ],
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
  ['Memphis, TN 38103', { places: ['zip:38103, TN'] }],
  ['$38103', {}, ['$38103']],
  ['within 10 miles of 38103', { places: ['zip:38103+10, TN'] }],
  ['within 500 miles of 38103', {}, ['within 500 miles of 38103']],
  ['within 10 miles of memphis tn', { places: ['city:Memphis+10, TN'] }],
  ['memphis tn within 25 miles', { places: ['city:Memphis+25, TN'] }],
  [
    'within 10 miles of portland',
    {},
    [],
    { 'within 10 miles of portland': ['Within 10 miles of Portland, OR', 'Within 10 miles of Portland, ME'] },
  ],
  ['within 500 miles of memphis tn', {}, ['within 500 miles of memphis tn']],
  ['within 10 miles of ohio', { states: ['OH'] }, ['within 10 miles']],
  // Ruled out
  ['not in memphis tn', {}, ['not in memphis tn']],
  ['not in memphis, nashville, or texas', {}, ['not in memphis', 'nashville', 'or texas']],
  ['near me', {}, ['near me']],
  ['memphis near the zoo', { places: ['city:Memphis, TN'] }, ['near the zoo']],
  ['not in memphis: big yard dallas', { places: ['city:Dallas, TX'] }, ['not in memphis', 'big yard']],
];

describe('readSearch: places', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
