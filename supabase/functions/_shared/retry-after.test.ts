import { equal } from 'node:assert/strict';
import { retrySeconds } from './retry-after.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const headers: readonly (readonly [header: string | null, seconds: number | null])[] = [
  ['120', 120],
  [' 5 ', 5],
  ['Sun, 29 Nov 2026 12:02:00 GMT', 120],
  ['Sunday, 29-Nov-26 12:00:30 GMT', 30],
  ['Sun Nov 29 12:00:01 2026 GMT', 1],
  ['Sun, 29 Nov 2026 11:00:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['Soon, please', null],
  ['', null],
  [null, null],
];
for (const [header, seconds] of headers) {
  Deno.test(`retrySeconds reads ${JSON.stringify(header)}`, () => equal(retrySeconds(header, now), seconds));
}
