import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { addBuyBoxes, buyBoxShapes } from './buy-boxes.ts';
import { growTo } from './listings.ts';
import { measure } from './measure.ts';
import { postingCosts } from './posting.ts';
import { printTimings, rounded } from './report.ts';
import { baseline as lookup, type Shape } from './shapes.ts';

/*
 * `npm run bench:deals`: how long a buy box takes to find its six newest matches, to count matches, and to sort a
 * search by them, on a real PostgreSQL server with a million listings (`-- --small`: 100,000), relative to a listing’s
 * lookup by primary key. Then how much 10,000 buy boxes add to posting a listing.
 */

const listings = process.argv.includes('--small') ? 100_000 : 1_000_000;
const maxAddedMs = 30;

async function main(): Promise<void> {
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await growTo(owner, listings);
  console.log(
    `\n${listings.toLocaleString('en-US')} listings, inserted in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const callers = await addBuyBoxes(owner);
  const baseline: Shape = { ...lookup, caller: 'empty' };
  printTimings(await measure(server.url, [baseline, ...buyBoxShapes], callers), baseline);

  console.log('\nPosting a listing, milliseconds');
  const costs = await postingCosts(owner, server.url);
  const plain = costs['no buy boxes'] ?? Number.NaN;
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, cost]) => [
        name,
        {
          'p50 ms': rounded(cost),
          '×': rounded(cost / plain),
          'added ms': rounded(cost - plain),
          'at most': `${cost - plain <= maxAddedMs ? '' : 'OVER '}${maxAddedMs}`,
        },
      ]),
    ),
  );
  await owner.end();
  await server.close();
}

await main();
