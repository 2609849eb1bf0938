import postgres from 'postgres';
import { baseline, shapes, type Shape } from './shapes.ts';

/** Milliseconds, sorted. */
export type Timings = Map<Shape, number[]>;

const rounds = 30;

/** Asks every shape in turn, from two connections at once. */
export async function measure(url: string): Promise<Timings> {
  const timings: Timings = new Map([baseline, ...shapes].map((shape) => [shape, []]));
  const clients = await Promise.all([connect(url, { role: 'anon' }), connect(url, { role: 'anon' })]);
  const members = await Promise.all([paidMember(url), paidMember(url)]);
  // The first rounds warm caches and let Postgres settle on its plans.
  for (let round = -8; round < rounds; round += 1) {
    for (const [shape, held] of timings) {
      await Promise.all(
        (shape.paid ? members : clients).map(async (client, index) => {
          const started = performance.now();
          await client.unsafe(shape.sql, shape.parameters(2 * (round + 8) + index) as postgres.ParameterOrJSON<never>[], { prepare: true });
          if (round >= 0) held.push(performance.now() - started);
        }),
      );
    }
  }
  await Promise.all([...clients, ...members].map((client) => client.end()));
  for (const held of timings.values()) held.sort((a, b) => a - b);
  return timings;
}

async function connect(url: string, claims: { role: string; sub?: string }): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { search_path: '"$user", public, extensions' } });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false), set_config('role', ${claims.role}, false)`;
  return sql;
}

async function paidMember(url: string): Promise<postgres.Sql> {
  const owner = postgres(url, { max: 1, onnotice: () => undefined });
  const [seller] = await owner<{ id: string }[]>`
    update public.users set membership_tier = 'closer' where id = (select id from public.users order by id limit 1) returning id`;
  await owner.end();
  return connect(url, { role: 'authenticated', ...(seller && { sub: seller.id }) });
}
