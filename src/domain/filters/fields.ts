/**
 * The filters of searches, saved searches, and buy boxes. Controls, chips, URLs, counts, names of saved searches,
 * nearest searches, further criteria of buy boxes, and inputs of the API follow from this table. A key is the name of
 * the column that a filter is about, if there is one. `domain/search/said.ts` has their words in typed sentences.
 */

import { conditions, exitStrategies, financings, occupancies, propertyTypes } from '../listing/property-vocabulary.ts';
import { creativeFinancings, residentialTypes, searchablePropertyTypes } from '../listing/property-vocabulary.ts';
import { stateName, usStates } from '../place/us-states.ts';
import { choices, range, toggle } from './filter-kinds.ts';
import { ageLabel, amountLabel, percentLabel, priceLabel, unitPriceLabel, yearLabel } from './filter-labels.ts';
import { lowerFirst, orList, upperFirst } from './filter-labels.ts';
import { area, placeList, shape } from './place-kinds.ts';

const isOneOf = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** In the order of the URL, of a section's controls, and of a match report. */
export const fields = {
  /** Two-letter codes. A listing is in one of these states or in one of the `places`. */
  states: choices({
    label: 'State',
    section: 'Location',
    values: usStates.map(([code]) => code),
    toParam: (code) => code,
    labelOf: stateName,
    nameSlot: 'place',
    phrase: (states) => (states.length > 3 ? `in ${states.length} states` : `in ${orList(states.map(stateName))}`),
  }),
  /** Keys of cities, counties, and ZIP codes (`placeKey`). */
  places: placeList({
    label: 'Place',
    section: 'Location',
    criterion: 'Cities, counties, and ZIP codes',
    nameSlot: 'place',
    phrase: (labels) => `in ${orList(labels)}`,
  }),
  /** USD. */
  price: range({
    label: 'Price',
    section: 'Price Range',
    limits: { max: 100_000_000_000, prefix: '$' },
    text: priceLabel,
    nameSlot: 'price',
    off: 'without the price limit',
  }),
  property_type: choices({
    label: 'Property type',
    section: 'Property Type',
    values: propertyTypes,
    offered: searchablePropertyTypes,
    finds: (type) => {
      if (type === 'Residential') return [type, ...residentialTypes];
      return isOneOf(residentialTypes, type) ? [type, 'Residential'] : [type];
    },
    nameSlot: 'type',
    off: 'of any property type',
  }),
  bedrooms: range({
    label: 'Bedrooms',
    section: 'Property Details',
    criterion: 'Size and year built',
    limits: { max: 10_000, unit: 'beds' },
    text: amountLabel('bed', 'beds'),
    nameSlot: 'size',
    off: 'with any number of bedrooms',
  }),
  bathrooms: range({
    label: 'Bathrooms',
    section: 'Property Details',
    criterion: 'Size and year built',
    limits: { max: 10_000, decimals: 2, unit: 'baths' },
    text: amountLabel('bath', 'baths'),
    nameSlot: 'size',
    off: 'with any number of bathrooms',
  }),
  /** Living area in square feet. */
  sqft: range({
    label: 'Square footage',
    section: 'Property Details',
    criterion: 'Size and year built',
    limits: { max: 2_000_000_000, suffix: 'sqft', example: '1,500' },
    text: amountLabel('sqft', 'sqft'),
    nameSlot: 'size',
    off: 'of any size',
  }),
  units: range({
    label: 'Units',
    section: 'Property Details',
    criterion: 'Size and year built',
    limits: { max: 10_000, unit: 'units' },
    text: amountLabel('unit', 'units'),
    nameSlot: 'size',
    off: 'with any number of units',
  }),
  year_built: range({
    label: 'Year built',
    section: 'Property Details',
    criterion: 'Size and year built',
    limits: { max: 2100, grouped: false, example: '1985' },
    text: yearLabel,
    nameSlot: 'terms',
    off: 'built in any year',
  }),
  cap_rate: range({
    label: 'Cap rate',
    section: 'Returns',
    criterion: 'Returns',
    limits: { max: 1000, decimals: 2, suffix: '%' },
    text: percentLabel('cap rate'),
    nameSlot: 'terms',
    phrase: (rates) => `with ${lowerFirst(percentLabel('cap rate')(rates))}`,
    off: 'without the cap rate limit',
  }),
  /** USD per square foot of living area. */
  price_per_sqft: range({
    label: 'Price per sqft',
    section: 'Returns',
    criterion: 'Returns',
    limits: { max: 1_000_000, prefix: '$', unit: '/sqft' },
    text: unitPriceLabel('per sqft'),
    nameSlot: 'price',
    off: 'without the limit per sqft',
  }),
  /** USD per unit. */
  price_per_unit: range({
    label: 'Price per unit',
    section: 'Returns',
    criterion: 'Returns',
    limits: { max: 100_000_000_000, prefix: '$', unit: '/unit' },
    text: unitPriceLabel('per unit'),
    nameSlot: 'price',
    off: 'without the limit per unit',
  }),
  financing: choices({
    label: 'Financing',
    section: 'Financing',
    values: financings,
    offered: financings.filter((kind) => !isOneOf(creativeFinancings, kind)),
    finds: (kind) => (kind === 'Creative' ? [kind, ...creativeFinancings] : [kind]),
    nameSlot: 'terms',
    phrase: (kinds) => `with ${orList(kinds)}`,
    off: 'with any financing',
  }),
  condition: choices({
    label: 'Condition',
    section: 'Condition',
    values: conditions,
    nameSlot: 'type',
    off: 'in any condition',
  }),
  occupancy: choices({
    label: 'Occupancy',
    section: 'Condition',
    criterion: 'Occupancy and terms',
    values: occupancies,
    labelOf: upperFirst,
    nameSlot: 'type',
    off: 'vacant or occupied',
  }),
  /** Exit strategies that suit the listing's type and condition. */
  strategies: choices({
    label: 'Strategy',
    section: 'Strategy',
    values: exitStrategies,
    chipOf: (strategy) => `For ${strategy}`,
    nameSlot: 'terms',
    phrase: (strategies) => `for ${orList(strategies)}`,
    off: 'for any strategy',
  }),
  /** Only listings whose seller requires no share of a joint venture. */
  no_jv: toggle({
    label: 'No JV required',
    section: 'Deal',
    criterion: 'Occupancy and terms',
    report: { label: 'Joint venture', met: 'Not required, as you want', missed: 'Required (you want none)' },
    nameSlot: 'terms',
    phrase: () => 'without a JV',
    off: 'with or without a JV',
  }),
  price_dropped: toggle({
    label: 'Price drop',
    section: 'Deal',
    nameSlot: 'terms',
    phrase: () => 'with a price drop',
    off: 'with or without a price drop',
  }),
  /** Days since it was posted. */
  age: range({
    label: 'Days since posted',
    section: 'Deal',
    limits: { max: 3650, suffix: 'days' },
    text: ageLabel,
    nameSlot: 'terms',
    off: 'posted at any time',
  }),
  /** For members with the entitlement `verified_only`; Postgres rejects it from others. */
  verified: toggle({
    label: 'Verified only',
    alwaysVisible: true,
    criterion: 'Occupancy and terms',
    report: { label: 'Verification', met: 'Verified, as you want', missed: 'Not verified (you want verified only)' },
    nameSlot: 'badge',
    phrase: () => 'Verified',
    off: 'verified or not',
  }),
  /** Null searches everywhere. */
  box: area({
    label: 'In this area',
    nameSlot: 'place',
    phrase: () => 'in an area of the map',
    off: 'outside this area, too',
  }),
  /** Drawn on the map. Null searches everywhere. */
  shape: shape({
    label: 'Drawn area',
    nameSlot: 'place',
    phrase: () => 'in a drawn area',
    off: 'outside the drawn area, too',
  }),
};
