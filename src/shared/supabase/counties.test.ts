import { expect, it } from 'vitest';
import { placeName } from './counties';

it.each([
  [{ state: 'TX', county: 'Travis' }, 'Travis, TX'],
  [{ state: 'VA', county: 'Fairfax, City of' }, 'City of Fairfax, VA'],
])('%j is said as %s', (place, name) => {
  expect(placeName(place)).toBe(name);
});
