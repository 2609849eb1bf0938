import { deepStrictEqual } from 'node:assert/strict';
import { outcomeOf } from './outcome.ts';

for (const [outcome, statuses] of [
  ['delivered', [200, 201, 202, 204]],
  ['gone', [400, 401, 403, 404, 410]],
  ['failed', [301, 408, 413, 429, 500, 502, 503]],
] as const) {
  Deno.test(`finds that a push is ${outcome} by the statuses ${statuses.join(', ')}`, () => {
    deepStrictEqual(
      statuses.map(outcomeOf),
      statuses.map(() => outcome),
    );
  });
}
