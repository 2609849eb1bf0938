import type { Filters } from '@/domain/filters/filters';

/** Filters with each one set. */
export const everyFilter: Filters = {
  states: ['FL', 'TX'],
  places: ['city:Memphis, TN', "county:Prince George's, MD", 'zip:38103+10, TN'],
  units: { min: 2, max: 4 },
  year_built: { min: 1990, max: 0 },
  cap_rate: { min: 7.5, max: 0 },
  price_per_sqft: { min: 0, max: 150 },
  price_per_unit: { min: 0, max: 90_000 },
  condition: ['Heavy Rehab'],
  occupancy: ['vacant'],
  strategies: ['Fix and Flip'],
  age: { min: 0, max: 7 },
  no_jv: true,
  price_dropped: true,
  property_type: ['Single Family', 'Mixed Use'],
  financing: ['Hard Money', 'Creative'],
  price: { min: 100_000, max: 500_000 },
  bedrooms: { min: 2, max: 0 },
  bathrooms: { min: 1.5, max: 4 },
  sqft: { min: 0, max: 2_000 },
  verified: true,
  box: { west: -99.5, south: 27, east: -93.25, north: 33.12345 },
  shape: [
    [-90.2, 35],
    [-89.8, 35],
    [-90, 35.3],
  ],
};
