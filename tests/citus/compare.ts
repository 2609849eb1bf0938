/** A cluster or pin, as `map_properties` returns it. */
interface Mark {
  id: string | null;
  latitude: number;
  longitude: number;
  listings: number;
  price: string | null;
}

/** Map clusters come from a sample of so many listings if more match than `map_properties` counts. */
const sampleSize = 20_000;

/**
 * Returns how an answer differs from that of one server with the same `rows`; null if it doesn’t. Clusters have no
 * order. What comes from a sample is compared as far as two samples of the same rows must agree: the number of listings
 * on a map within six standard errors, and the lower bounds of options from 3,000 on within a factor of three.
 */
export function difference(expected: readonly unknown[], found: readonly unknown[], rows: number): string | null {
  const [first] = expected;
  if (isRow(first) && 'listings' in first) return mapDifference(expected as Mark[], found as Mark[], rows);
  if (isRow(first) && 'property_facets' in first && isRow(found[0]))
    return facetDifference(first['property_facets'], found[0]['property_facets'], 'facets');
  const [wanted, got] = [plain(expected), plain(found)];
  return wanted === got ? null : `expected ${wanted.slice(0, 300)}, found ${got.slice(0, 300)}`;
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Each server wrote the time itself. */
const plain = (rows: readonly unknown[]) =>
  JSON.stringify(rows, (key, value: unknown) => (key === 'price_changed_at' ? undefined : value));

function mapDifference(expected: Mark[], found: Mark[], rows: number): string | null {
  const isSampled = [...expected, ...found].some(({ id, price }) => id === null && price === null);
  if (!isSampled) {
    const [wanted, got] = [expected, found].map((marks) => marks.map(markText).sort().join('\n'));
    return wanted === got ? null : `the map has other clusters:\n${wanted?.slice(0, 300)}\n${got?.slice(0, 300)}`;
  }
  const [wanted = 0, got = 0] = [expected, found].map((marks) => marks.reduce((sum, mark) => sum + mark.listings, 0));
  const tolerance = 6 * Math.sqrt(rows / sampleSize / wanted);
  return Math.abs(got / wanted - 1) <= tolerance ? null : `the map has ${got} listings instead of about ${wanted}`;
}

/** Means depend on the order in which they’re added up, from the tenth digit on. */
const markText = ({ latitude, longitude, ...mark }: Mark) =>
  JSON.stringify([latitude.toFixed(6), longitude.toFixed(6), mark]);

function facetDifference(expected: unknown, found: unknown, path: string): string | null {
  if (typeof expected === 'number' && typeof found === 'number' && expected === found) return null;
  const [wanted, got] = [countOf(expected), countOf(found)];
  if (wanted !== null && got !== null) {
    const [low, high] = [Math.min(wanted, got), Math.max(wanted, got)];
    const isBound = typeof expected !== 'number' || typeof found !== 'number';
    return isBound && (high < 3000 || high <= 3 * low) ? null : `${path}: ${got} instead of ${wanted}`;
  }
  if (!isRow(expected) || !isRow(found)) return `${path}: other values`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const reason = facetDifference(expected[key] ?? null, found[key] ?? null, `${path}.${key}`);
    if (reason) return reason;
  }
  return null;
}

/** Returns the number or lower bound of an option, 0 if it wasn’t in the sample, and null for a group of options. */
function countOf(value: unknown): number | null {
  if (value === null) return 0;
  if (isRow(value)) return 'atLeast' in value ? Number(value['atLeast']) : null;
  return Number(value);
}
