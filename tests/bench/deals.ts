import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { growTo } from './listings.ts';
import { measure, type Caller } from './measure.ts';
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

const thirtyStates = 'AL AZ CA CO CT FL GA IL IN KY LA MA MD MI MN MO NC NJ NY OH OK OR PA SC TN TX UT VA WA WI'.split(
  ' ',
);
const rare = { property_types: ['Land'], conditions: ['Tear-Down'], financing: ['Subject To'] };

/** Buy boxes by name, with many, few, and no matching listings. */
const boxes: Record<string, Record<string, unknown>> = {
  empty: {},
  'one state and type': { states: ['TX'], property_types: ['Single Family'], max_price: 300_000 },
  'every criterion': {
    states: ['CA', 'TX'],
    counties: ['Los Angeles, CA', 'Orange, CA'],
    property_types: ['Multi Family', 'Single Family'],
    min_price: 100_000,
    max_price: 400_000,
    conditions: ['Light Rehab', 'Medium Rehab'],
    financing: ['Cash', 'Hard Money'],
    investment_strategies: ['BRRRR'],
  },
  'thirty states, no type': { states: thirtyStates, max_price: 200_000 },
  'thirty states, rare financing': { states: thirtyStates, financing: ['Subject To'] },
  'thirty states, narrow price': { states: thirtyStates, min_price: 1_500_000, max_price: 1_502_000 },
  'one small county': { states: ['TX'], counties: ['Brewster, TX'] },
  'a county with hardly any': { states: ['TX'], counties: ['Loving, TX'] },
  'small counties, rare kind': { states: ['CA', 'TX'], counties: ['Alpine, CA', 'Brewster, TX'], ...rare },
  'large county, rare kind': { states: ['CA'], counties: ['Los Angeles, CA'], ...rare },
  'narrow price alone': { min_price: 900_000, max_price: 902_000 },
  'rare kind anywhere': rare,
  'rare kind, some prices': {
    conditions: ['Tear-Down'],
    financing: ['Subject To'],
    min_price: 900_000,
    max_price: 1_000_000,
  },
  'nothing at that price': { min_price: 1, max_price: 1000 },
  'nothing in that state': { states: ['GU'] },
  'nothing of that kind': { ...rare, states: ['VT', 'WY'], min_price: 2_400_000 },
  'filters that many pass': { states: ['TX'], filters: { bedrooms: { min: 3 }, bathrooms: { min: 2 } } },
  'a filter that few pass': { filters: { bedrooms: { min: 6 }, pricePerSqft: { max: 40 } } },
  'filters that none passes': { states: thirtyStates, filters: { units: { min: 9000 }, capRate: { min: 99 } } },
  'a ZIP code’s surroundings': { filters: { places: ['zip:38103+10, TN'], capRate: { min: 6 } } },
};

async function main(): Promise<void> {
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await growTo(owner, listings);
  console.log(
    `\n${listings.toLocaleString('en-US')} listings, inserted in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const callers = await seedBuyBoxes(owner);
  const baseline: Shape = { ...lookup, caller: 'empty' };
  printTimings(await measure(server.url, [baseline, ...Object.keys(boxes).flatMap(shapesFor)], callers), baseline);

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

/** Adds a member for each buy box and returns their claims. */
async function seedBuyBoxes(sql: postgres.Sql): Promise<Record<string, Caller>> {
  const callers: Record<string, Caller> = {};
  for (const [name, box] of Object.entries(boxes)) {
    const [member] = await sql<{ id: string }[]>`
      insert into auth.users (id, email)
      values (gen_random_uuid(), ${`${name.replaceAll(/\W+/g, '-')}@example.test`}) returning id`;
    await sql`insert into public.buybox_profiles ${sql({ ...box, user_id: member?.id ?? '' })}`;
    callers[name] = { role: 'authenticated', sub: member?.id };
  }
  return callers;
}

function shapesFor(name: string): Shape[] {
  const shape = (what: string, budget: number | null, sql: string, parameters: unknown[] = []): Shape => ({
    name: `${what}: ${name}`,
    sql,
    parameters: () => parameters,
    budget,
    caller: name,
  });
  return [
    shape('matches', 50, 'select id, title, price from matched_listings()'),
    shape('count', null, 'select count_matches($1::jsonb)', [boxes[name]]),
    shape('best match', null, `select id, title, price from search_properties(sort => 'best-match')`),
  ];
}

await main();
