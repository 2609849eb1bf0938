/**
 * `npm run reference:places` writes the towns labeled on the built-in basemap: those with two or more ZIP codes,
 * largest first, at the center of their ZIP codes. Source: GeoNames (CC BY 4.0), through `zip-codes.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildZipCodes, type ZipCode } from './zip-codes.ts';

const placesFile = fileURLToPath(new URL('../../../src/shared/map/places.json', import.meta.url));
const leastZipCodes = 2;

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(3));
}

const towns = new Map<string, ZipCode[]>();
for (const row of buildZipCodes()) {
  const key = `${row.city}, ${row.state}`;
  const known = towns.get(key);
  if (known) known.push(row);
  else towns.set(key, [row]);
}
const places = [...towns.values()]
  .filter((rows) => rows.length >= leastZipCodes)
  .toSorted((a, b) => b.length - a.length || (a[0]?.zip ?? '').localeCompare(b[0]?.zip ?? ''))
  .map(
    (rows) =>
      [
        rows[0]?.city ?? '',
        middleOf(rows.map((row) => row.longitude)),
        middleOf(rows.map((row) => row.latitude)),
      ] as const,
  );

writeFileSync(placesFile, `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`);
