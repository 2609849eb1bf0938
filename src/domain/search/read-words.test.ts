import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

const examples: Example[] = [
  // Types
  ['single family', { property_type: ['Single Family'] }],
  ['multifamily', { property_type: ['Multi Family'] }],
  ['duplexes', { property_type: ['Multi Family'], units: [2, 2] }],
  ['4-plex', { property_type: ['Multi Family'], units: [4, 4] }],
  ['2-4 family', { property_type: ['Multi Family'], units: [2, 4] }],
  ['duplex, triplex, or fourplex', { property_type: ['Multi Family'], units: [2, 4] }],
  ['single family or duplex', { property_type: ['Single Family', 'Multi Family'] }],
  ['vacant lots', { property_type: ['Land'] }],
  ['mixed-use', { property_type: ['Mixed Use'] }],
  ['residential', { property_type: ['Single Family', 'Multi Family', 'Condo'] }],
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
  ['vacant land', { property_type: ['Land'] }],
  ['fix & flip', { strategies: ['Fix and Flip'] }],
  ['buy and hold', { strategies: ['Buy and Hold'] }],
  ['short term rental', {}, ['short term rental']],
  ['brrrr', { strategies: ['BRRRR'] }],
  ['house hack', { strategies: ['Owner Occupy'] }],
  // Switches
  ['no jv', { no_jv: true }],
  ['jv', {}, ['jv']],
  ['price drop', { price_dropped: true }],
  ['verified only', { verified: true }],
  // Typos
  ['duplx', { property_type: ['Multi Family'], units: [2, 2] }],
  ['horses', {}, ['horses']],
  // What's ruled out
  ['no commercial or industrial', {}, ['no commercial or industrial']],
  ['no land, commercial, or industrial', {}, ['no land', 'commercial', 'or industrial']],
  ['no land, duplex', { property_type: ['Multi Family'], units: [2, 2] }, ['no land']],
  ['no jv or commercial', { no_jv: true }, ['or commercial']],
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
