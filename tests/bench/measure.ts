import postgres from 'postgres';
import type { Shape } from './shapes.ts';

/** Milliseconds, sorted. */
export type Timings = Map<Shape, number[]>;

/** Who asks: the claims of a token. */
export interface Asker {
  role: string;
  sub?: string | undefined;
}

const rounds = 30;

/** Asks every shape in turn, from two connections at once: `askers` names who asks the shapes that are asked `by` them, `visitor` the others. */
export async function measure(url: string, shapes: readonly Shape[], askers: Record<string, Asker>): Promise<Timings> {
  const timings: Timings = new Map(shapes.map((shape) => [shape, []]));
  const clients = new Map<string, postgres.Sql[]>();
  for (const [name, asker] of Object.entries(askers))
    clients.set(name, await Promise.all([connect(url, asker), connect(url, asker)]));
  // The first rounds warm caches and let Postgres settle on its plans.
  for (let round = -8; round < rounds; round += 1) {
    for (const [shape, held] of timings) {
      await Promise.all(
        (clients.get(shape.by ?? 'visitor') ?? []).map(async (client, index) => {
          const started = performance.now();
          await client.unsafe(
            shape.sql,
            shape.parameters(2 * (round + 8) + index) as postgres.ParameterOrJSON<never>[],
            { prepare: true },
          );
          if (round >= 0) held.push(performance.now() - started);
        }),
      );
    }
  }
  await Promise.all([...clients.values()].flat().map((client) => client.end()));
  for (const held of timings.values()) held.sort((a, b) => a - b);
  return timings;
}

async function connect(url: string, claims: Asker): Promise<postgres.Sql> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions' },
  });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false), set_config('role', ${claims.role}, false)`;
  return sql;
}
