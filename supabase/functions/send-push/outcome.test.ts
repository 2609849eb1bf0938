import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it.each([
  ['delivered', [200, 201, 202, 204]],
  ['gone', [400, 401, 403, 404, 410]],
  ['failed', [301, 408, 413, 429, 500, 502, 503]],
])('finds that a push is %s by the statuses %j', (outcome, statuses) => {
  expect(statuses.map(outcomeOf)).toEqual(statuses.map(() => outcome));
});
