import type postgres from 'postgres';
import { connectAs, type Caller } from '../bench/measure.ts';
import { shapes, type Shape } from '../bench/shapes.ts';

const rare = { property_types: ['Land'], conditions: ['Tear-Down'], financing: ['Subject To'] };

/** Buy boxes by name, with many, few, and no matching listings. */
const boxes: Record<string, Record<string, unknown>> = {
  'empty box': {},
  'one state and price': { states: ['TX'], max_price: 300_000 },
  'two counties': {
    states: ['CA', 'TX'],
    counties: ['Los Angeles, CA', 'Brewster, TX'],
    property_types: ['Multi Family', 'Single Family'],
    max_price: 400_000,
    conditions: ['Light Rehab', 'Medium Rehab'],
  },
  'rare kind anywhere': rare,
  'nothing of that kind': { ...rare, states: ['VT', 'WY'], min_price: 2_400_000 },
  'filters that few pass': { filters: { bedrooms: { min: 6 }, price_per_sqft: { max: 40 } } },
};

/** What members with a buy box ask. The caller is the name of the box. */
const boxShapes: readonly Shape[] = Object.keys(boxes).flatMap((caller) =>
  Object.entries({
    'matched listings': 'select id, title, price from matched_listings()',
    'count of matches': `select count_matches('{"states": ["TX"]}'::jsonb)`,
    'best match': `select id, title, price from search_properties(sort => 'best-match')`,
  }).map(([name, sql]) => ({ name: `${name}, ${caller}`, sql, parameters: () => [], budget: null, caller })),
);

/** Every kind of search, of visitors and members. */
export const searches: readonly Shape[] = [...shapes, ...boxShapes];

/** Adds a paid member and members with buy boxes, and returns the claims of every caller that searches have. */
export async function addCallers(sql: postgres.Sql): Promise<Record<string, Caller>> {
  const callers: Record<string, Caller> = { visitor: { role: 'anon' } };
  for (const name of ['paid', ...Object.keys(boxes)]) {
    const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
      insert into auth.users (id, email)
      values (gen_random_uuid(), ${`${name.replaceAll(' ', '-')}@example.test`}) returning id`;
    callers[name] = { role: 'authenticated', sub: id };
    if (name === 'paid') await sql`update public.users set membership_tier = 'closer' where id = ${id}`;
    else await sql`insert into public.buybox_profiles ${sql({ ...boxes[name], user_id: id })}`;
  }
  return callers;
}

/** Opens a connection for each caller, of whom `addCallers` gave the claims. */
export function connectCallers(url: string, callers: Record<string, Caller>): Map<string, postgres.Sql> {
  return new Map(Object.entries(callers).map(([name, caller]) => [name, connectAs(url, caller)]));
}

/** Returns the rows that a search finds. Rejects if its caller has no connection. */
export async function answerOf(connections: Map<string, postgres.Sql>, shape: Shape): Promise<unknown[]> {
  const sql = connections.get(shape.caller ?? 'visitor');
  if (!sql) throw new Error(`"${shape.name}" is for ${shape.caller}, who has no connection.`);
  return [...(await sql.unsafe(shape.sql, shape.parameters(0) as postgres.ParameterOrJSON<never>[]))];
}

/** Closes connections. */
export async function closeCallers(connections: Map<string, postgres.Sql>): Promise<void> {
  await Promise.all([...connections.values()].map((sql) => sql.end()));
}
