import type { Filters } from '@/domain/filters/filters';

/** Filters with each one set. */
export const everyFilter: Filters = {
  states: ['FL', 'TX'],
  places: ['city:Memphis, TN', "county:Prince George's, MD", 'zip:38103+10, TN'],
  units: { min: 2, max: 4 },
  yearBuilt: { min: 1990, max: 0 },
  capRate: { min: 7.5, max: 0 },
  pricePerSqft: { min: 0, max: 150 },
  pricePerUnit: { min: 0, max: 90_000 },
  condition: ['Heavy Rehab'],
  occupancy: ['vacant'],
  strategy: ['Fix and Flip'],
  age: { min: 0, max: 7 },
  noJv: true,
  priceDrop: true,
  propertyType: ['Single Family', 'Mixed Use'],
  financing: ['Hard Money', 'Creative'],
  price: { min: 100_000, max: 500_000 },
  bedrooms: { min: 2, max: 0 },
  bathrooms: { min: 1.5, max: 4 },
  sqft: { min: 0, max: 2_000 },
  verifiedOnly: true,
  box: { west: -99.5, south: 27, east: -93.25, north: 33.12345 },
  shape: [
    [-90.2, 35],
    [-89.8, 35],
    [-90, 35.3],
  ],
};
