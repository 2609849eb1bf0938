import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

/** As wholesalers, landlords, and flippers type them. */
const examples: Example[] = [
  // A wholesaler
  ['sfh memphis tn under 150k', { places: ['city:Memphis, TN'], property_type: ['Single Family'], price: [0, 150000] }],
  ['sub2 deals in texas', { states: ['TX'], financing: ['Subject To'] }],
  ['arv over 300k phoenix az', { places: ['city:Phoenix, AZ'] }, ['arv over 300k']],
  [
    'wholesale deals jacksonville fl posted this week',
    { places: ['city:Jacksonville, FL'], strategies: ['Wholesale'], age: [0, 7] },
  ],
  ['new listings in cook county il last 7 days', { places: ['county:Cook, IL'], age: [0, 7] }, ['new']],
  ["off-market duplex's in toledo", { places: ['city:Toledo, OH'], property_type: ['Multi Family'], units: [2, 2] }],
  ['70% arv memphis', { places: ['city:Memphis, TN'] }, ['70% arv']],
  ['tx, ok or ar duplexes', { states: ['AR', 'OK', 'TX'], property_type: ['Multi Family'], units: [2, 2] }],
  ['under a million in austin', { places: ['city:Austin, TX'], price: [0, 1000000] }],
  ['150K OR LESS IN MEMPHIS TN', { places: ['city:Memphis, TN'], price: [0, 150000] }],
  [
    'no jv no hoa condos in travis county',
    { places: ['county:Travis, TX'], property_type: ['Condo'], no_jv: true },
    ['no hoa'],
  ],
  // A landlord
  [
    'tenants in place cash flowing 4plex',
    { property_type: ['Multi Family'], units: [4, 4], occupancy: ['occupied'] },
    ['cash flowing'],
  ],
  ['1-4 units in shelby co tn', { places: ['county:Shelby, TN'], units: [1, 4] }],
  // A flipper
  [
    '1950s brick homes in st louis',
    { places: ['city:St. Louis, MO'], property_type: ['Single Family'], year_built: [1950, 1959] },
    ['brick'],
  ],
];

describe('readSearch: sentences that people type', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
