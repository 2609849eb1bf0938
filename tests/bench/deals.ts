import postgres from 'postgres';
import { migratedDatabase } from '../backend/pgtap-database.ts';
import { startPostgresCluster } from '../backend/postgres-cluster.ts';
import { growTo } from './listings.ts';
import { measure, type Asker } from './measure.ts';
import { postingCosts } from './posting.ts';
import { printTimings, rounded } from './report.ts';
import { baseline as lookup, type Shape } from './shapes.ts';

/*
 * `npm run bench:deals`: on a real PostgreSQL server that holds a million listings (`-- --small`: a hundred thousand), how long a
 * buy box takes to find its newest six matches, to count them, and to sort a search by them, told as ratios to a listing's lookup
 * by primary key. Then what posting a listing costs with 10,000 buy boxes present, against posting with none.
 */

const listings = process.argv.includes('--small') ? 100_000 : 1_000_000;
const mostAdded = 30;

const thirtyStates = [
  'AL',
  'AZ',
  'CA',
  'CO',
  'CT',
  'FL',
  'GA',
  'IL',
  'IN',
  'KY',
  'LA',
  'MA',
  'MD',
  'MI',
  'MN',
  'MO',
  'NC',
  'NJ',
  'NY',
  'OH',
  'OK',
  'OR',
  'PA',
  'SC',
  'TN',
  'TX',
  'UT',
  'VA',
  'WA',
  'WI',
];
const rare = { property_types: ['Land'], conditions: ['Tear-Down'], financing: ['Subject To'] };

/** Buy boxes by name, in the columns of their table: those many listings match, few, and none. */
const boxes: Record<string, Record<string, unknown>> = {
  'sets nothing': {},
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
};

const cluster = await startPostgresCluster();
if (cluster) {
  await (await migratedDatabase(cluster.url)).close();
  const owner = postgres(cluster.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await growTo(owner, listings);
  console.log(
    `\n${listings.toLocaleString('en-US')} listings, made in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const askers = await storeBoxes(owner);
  const baseline: Shape = { ...lookup, by: 'sets nothing' };
  printTimings(await measure(cluster.url, [baseline, ...Object.keys(boxes).flatMap(shapesFor)], askers), baseline);

  console.log('\nPosting a listing, milliseconds');
  const costs = await postingCosts(owner, cluster.url);
  const plain = costs['no boxes'] ?? Number.NaN;
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, cost]) => [
        name,
        {
          'p50 ms': rounded(cost),
          '×': rounded(cost / plain),
          'added ms': rounded(cost - plain),
          'at most': `${cost - plain <= mostAdded ? '' : 'OVER '}${mostAdded}`,
        },
      ]),
    ),
  );
  await owner.end();
  await cluster.close();
}

/** One member for each box; resolves to who they are. */
async function storeBoxes(sql: postgres.Sql): Promise<Record<string, Asker>> {
  const askers: Record<string, Asker> = {};
  for (const [name, box] of Object.entries(boxes)) {
    const [member] = await sql<{ id: string }[]>`
      insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), ${`${name.replaceAll(/\W+/g, '-')}@example.test`}, now()) returning id`;
    await sql`insert into public.buybox_profiles ${sql({ ...box, user_id: member?.id ?? '' })}`;
    askers[name] = { role: 'authenticated', sub: member?.id };
  }
  return askers;
}

function shapesFor(name: string): Shape[] {
  const asks = (what: string, budget: number | null, sql: string, parameters: unknown[] = []): Shape => ({
    name: `${what}: ${name}`,
    sql,
    parameters: () => parameters,
    budget,
    by: name,
  });
  return [
    asks('matches', 50, 'select id, title, price from matched_listings()'),
    asks('count', null, 'select count_matches($1::jsonb)', [boxes[name]]),
    asks('best match', null, `select id, title, price from search_properties(sort => 'best-match')`),
  ];
}
