import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

const examples: Example[] = [
  // Types
  ['single family', { propertyType: ['Single Family'] }],
  ['multifamily', { propertyType: ['Multi Family'] }],
  ['duplexes', { propertyType: ['Multi Family'], units: [2, 2] }],
  ['4-plex', { propertyType: ['Multi Family'], units: [4, 4] }],
  ['2-4 family', { propertyType: ['Multi Family'], units: [2, 4] }],
  ['duplex, triplex, or fourplex', { propertyType: ['Multi Family'], units: [2, 4] }],
  ['single family or duplex', { propertyType: ['Single Family', 'Multi Family'] }],
  ['vacant lots', { propertyType: ['Land'] }],
  ['mixed-use', { propertyType: ['Mixed Use'] }],
  ['residential', { propertyType: ['Single Family', 'Multi Family', 'Condo'] }],
  ['mobile home', {}, ['mobile home']],
  // Condition
  ['turnkey', { condition: ['Turn-Key'] }],
  ['light rehab under 150k', { price: [0, 150_000], condition: ['Light Rehab'] }],
  ['light or medium rehab', { condition: ['Light Rehab', 'Medium Rehab'] }],
  ['fixer upper', { condition: ['Light Rehab', 'Medium Rehab', 'Heavy Rehab'] }],
  // Financing
  ['all cash', { financing: ['Cash'] }],
  ['seller financing', { financing: ['Owner Financing'] }],
  ['subject to', { financing: ['Subject To'] }],
  ['cash or conventional', { financing: ['Cash', 'Conventional'] }],
  ['cash flow', {}, ['cash flow']],
  // Occupancy and strategies
  ['vacant', { occupancy: ['vacant'] }],
  ['vacant land', { propertyType: ['Land'] }],
  ['fix & flip', { strategy: ['Fix and Flip'] }],
  ['buy and hold', { strategy: ['Buy and Hold'] }],
  ['short term rental', {}, ['short term rental']],
  ['brrrr', { strategy: ['BRRRR'] }],
  ['house hack', { strategy: ['Owner Occupy'] }],
  // Switches
  ['no jv', { noJv: true }],
  ['jv', {}, ['jv']],
  ['price drop', { priceDrop: true }],
  ['verified only', { verifiedOnly: true }],
  // Typos
  ['duplx', { propertyType: ['Multi Family'], units: [2, 2] }],
  ['horses', {}, ['horses']],
  // What's ruled out
  ['no commercial or industrial', {}, ['no commercial or industrial']],
  ['no land, commercial, or industrial', {}, ['no land', 'commercial', 'or industrial']],
  ['no land, duplex', { propertyType: ['Multi Family'], units: [2, 2] }, ['no land']],
  ['no jv or commercial', { noJv: true }, ['or commercial']],
  ["don't want condos or land", {}, ["don't want condos or land"]],
  ['non-vacant', {}, ['non-vacant']],
  ['not under 100k', { price: [100_000, 0] }],
  ['no hoa, 3 beds', { bedrooms: [3, 3] }, ['no hoa']],
  // The rest
  ['granite kitchen, pool and garage', {}, ['granite kitchen', 'pool', 'garage']],
  ['5 blah/2ba xyz', {}, ['5 blah/2ba xyz']],
  ['show me homes for sale please', {}],
  ['under under under', {}, ['under under under']],
];

describe('readSearch: vocabulary', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
