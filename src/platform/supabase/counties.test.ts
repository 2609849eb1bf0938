import { expect, it } from 'vitest';
import { formatCounty } from './counties';

it.each([
  [{ state: 'TX', county: 'Travis' }, 'Travis, TX'],
  [{ state: 'VA', county: 'Fairfax, City of' }, 'City of Fairfax, VA'],
])('formats %j as %s', (place, name) => {
  expect(formatCounty(place)).toBe(name);
});
