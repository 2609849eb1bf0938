import { describe, expect, it } from 'vitest';
import { financings, propertyTypes } from '@/domain/listing/property-vocabulary';
import { usStates } from '@/domain/place/us-states';
import { emptyFilters } from '@/domain/filters/filters';
import { nameError, savedQuery } from './saved-search';

describe('a saved search', () => {
  it('takes a name of 1 to 80 characters for a saved search', () => {
    expect(nameError('  ')).toBe('Enter a name for this search.');
    expect(nameError(' x ')).toBeNull();
    expect(nameError('🏠'.repeat(80))).toBeNull();
    expect(nameError('🏠'.repeat(81))).toBe('Use at most 80 characters.');
  });

  it('saves search text and filters, without sort and view', () => {
    expect(savedQuery('', emptyFilters)).toBeNull();
    expect(savedQuery('elm st', { ...emptyFilters, states: ['TX'], verified: true })).toBe(
      'search=elm%20st&states=TX&verified=1',
    );
  });

  it('offers no saved search when it is too long for the database', () => {
    expect(savedQuery('中'.repeat(200), { ...emptyFilters, states: ['TX'] })).not.toBeNull();
    expect(
      savedQuery('中'.repeat(200), {
        ...emptyFilters,
        states: usStates.map(([code]) => code),
        property_type: propertyTypes,
        financing: financings,
      }),
    ).toBeNull();
  });
});
