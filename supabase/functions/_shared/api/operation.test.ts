import { deepEqual, equal } from 'node:assert/strict';
import { describe } from './openapi.ts';
import { deprecationOf, type Operation, operation } from './operation.ts';

Deno.test('an operation that ends says so in the description and in the headers of its answers', () => {
  const ending = operation({
    id: 'listThings',
    method: 'GET',
    path: '/v1/things',
    scope: null,
    tag: 'Listings',
    summary: 'List things',
    response: null,
    deprecated: { since: '2027-03-01', ends: '2028-03-01', use: 'searchListings' },
    run: () => Promise.resolve(),
  });
  const { deprecated, description } = describe(ending);
  deepEqual([deprecated, description], [true, 'List things. Ends on 2028-03-01: use searchListings.']);
  deepEqual(deprecationOf(ending), { deprecation: '@1803859200', sunset: 'Wed, 01 Mar 2028 00:00:00 GMT' });
  const staying: Operation = { ...ending };
  delete staying.deprecated;
  equal(describe(staying).deprecated, undefined);
  deepEqual(deprecationOf(staying), {});
});
