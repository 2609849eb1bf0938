import { describe, expect, it } from 'vitest';
import { usStates } from '@/shared/lib/us-states';
import { RequestFailure } from '@/shared/supabase/errors';
import { noFilters, savedQuery } from './filters';
import { nameError, savingFailure } from './saved-rules';
import { financings, propertyTypes } from './vocabulary';

describe('a search that is kept', () => {
  it('has a name of 1 to 80 characters', () => {
    expect(nameError('  ')).toBe('Give the search a name.');
    expect(nameError(' x ')).toBeNull();
    expect(nameError('🏠'.repeat(80))).toBeNull();
    expect(nameError('🏠'.repeat(81))).toBe('At most 80 characters.');
  });

  it('is what narrows the list, without order and view', () => {
    expect(savedQuery('', noFilters)).toBeNull();
    expect(savedQuery('elm st', { ...noFilters, states: ['TX'], verifiedOnly: true })).toBe(
      'search=elm%20st&states=TX&verified=1',
    );
  });

  it('is not offered when Postgres could not keep it', () => {
    expect(savedQuery('中'.repeat(200), { ...noFilters, states: ['TX'] })).not.toBeNull();
    expect(
      savedQuery('中'.repeat(200), {
        ...noFilters,
        states: usStates.map(([code]) => code),
        propertyType: propertyTypes,
        financing: financings,
      }),
    ).toBeNull();
  });

  it('that is refused says why', () => {
    const refused = (code: string | null) => savingFailure(new RequestFailure('invalid', 'no', code, null));
    expect(refused('23505')).toContain('already');
    expect(refused('23514')).toContain('at most 50');
    expect(refused(null)).toContain('Something went wrong');
    expect(savingFailure(new Error('?'))).toContain('Something went wrong');
  });
});
