// `npm run bench:duplicates`: makes 20,000 pairs of listings, half of them of one property, stores them in a temporary
// PostgreSQL, and says which the database takes for one: recall, false alarms, and time. `-- --pairs 2000` makes fewer,
// `--seed 7` others. `--listings 1000000` measures what posting pays among a million made-up listings instead.
import { parseArgs } from 'node:util';
import { prepareDatabase } from '../../backend/prepare-database.ts';
import { startTestServer } from '../../backend/test-server.ts';
import { judgePairs, type Judged } from './judge.ts';
import { growTo, timeSearches } from './million.ts';

const percent = (share: number, digits = 2) => `${(100 * share).toFixed(digits)}%`;
const found = (pairs: readonly Judged[]) => pairs.filter(({ strength }) => strength !== null).length;

function rowOf(kind: string, judged: readonly Judged[]) {
  const pairs = judged.filter((pair) => pair.kind === kind);
  return {
    kind,
    pairs: pairs.length,
    same: pairs.filter(({ strength }) => strength === 'same').length,
    likely: pairs.filter(({ strength }) => strength === 'likely').length,
    found: percent(found(pairs) / pairs.length),
  };
}

function print(judged: readonly Judged[]): void {
  console.table([...new Set(judged.map(({ kind }) => kind))].map((kind) => rowOf(kind, judged)));
  const [duplicates, others] = [judged.filter(({ same }) => same), judged.filter(({ same }) => !same)];
  console.log(`Recall: ${percent(found(duplicates) / duplicates.length)} of ${duplicates.length}`);
  console.log(`False alarms: ${percent(found(others) / others.length, 3)} of ${others.length} near misses`);
  const strangers = judged.filter((pair) => pair.strangers > 0).length;
  console.log(`Listings that look like one of another pair: ${percent(strangers / judged.length, 3)}`);
  printTimes(
    'Time to find what looks like one',
    judged.map(({ time }) => time),
  );
}

function printTimes(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1)} ms`;
  console.log(`${name}: median ${at(0.5)}, 95% ${at(0.95)}, most ${at(1)}`);
}

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    listings: { type: 'string' },
  },
});
const server = await startTestServer();
const database = await prepareDatabase(server.url);
if (values.listings === undefined) {
  print(await judgePairs(database.query, Number(values.pairs), Number(values.seed)));
} else {
  await growTo(database.query, Number(values.listings));
  for (const [name, times] of Object.entries(await timeSearches(database.query, 400))) printTimes(name, times);
}
await database.close();
await server.close();
