import { describe, expect, it } from 'vitest';
import { reviewBasisText } from './review';

describe('reviewBasisText', () => {
  it.each([
    [
      { basis: 'connected', basis_on: '2026-03-14', basis_title: null },
      'Reviewed after working together: connected since March 2026',
    ],
    [{ basis: 'deal', basis_on: '2026-03-14', basis_title: null }, 'Closed a deal together in March 2026'],
    [{ basis: 'event', basis_on: '2026-03-14', basis_title: 'Spring meetup' }, 'Met at Spring meetup'],
    [{ basis: null, basis_on: null, basis_title: null }, null],
  ])('says %o as %s', (basis, text) => expect(reviewBasisText(basis)).toBe(text));
});
