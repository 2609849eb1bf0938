import type postgres from 'postgres';
import type { Caller } from './measure.ts';
import type { Shape } from './shapes.ts';

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

/** Adds a member for each buy box and returns their claims. */
export async function addBuyBoxes(sql: postgres.Sql): Promise<Record<string, Caller>> {
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

/** What members with a buy box ask; the caller is the name of the box. */
export const buyBoxShapes: readonly Shape[] = Object.keys(boxes).flatMap((name) => {
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
});
