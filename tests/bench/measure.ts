import postgres from 'postgres';
import type { Shape } from './shapes.ts';

/** Times in milliseconds, sorted. */
export type Timings = Map<Shape, number[]>;

/** The token claims of a caller. */
export interface Caller {
  role: string;
  sub?: string | undefined;
  /** A server beside the measured one. */
  url?: string;
}

/**
 * Runs the shapes in turns on two concurrent connections per caller, so often that each has twice as many times as
 * `rounds`. `callers` has the claims by name; shapes without a caller run as `visitor`.
 */
export async function measure(
  url: string,
  shapes: readonly Shape[],
  callers: Record<string, Caller>,
  rounds = 30,
): Promise<Timings> {
  const timings: Timings = new Map(shapes.map((shape) => [shape, []]));
  const clients = new Map<string, postgres.Sql[]>();
  for (const [name, caller] of Object.entries(callers))
    clients.set(
      name,
      [1, 2].map(() => connectAs(caller.url ?? url, caller)),
    );
  // The first rounds warm up caches and plans.
  for (let round = -8; round < rounds; round += 1) {
    for (const [shape, times] of timings) {
      await Promise.all(
        (clients.get(shape.caller ?? 'visitor') ?? []).map(async (client, index) => {
          const started = performance.now();
          await client.unsafe(
            shape.sql,
            shape.parameters(2 * (round + 8) + index) as postgres.ParameterOrJSON<never>[],
            { prepare: true },
          );
          if (round >= 0) times.push(performance.now() - started);
        }),
      );
    }
  }
  await Promise.all([...clients.values()].flat().map((client) => client.end()));
  for (const times of timings.values()) times.sort((a, b) => a - b);
  return timings;
}

/** Opens one connection as a caller, who stays the same if it has to be opened again. */
export function connectAs(url: string, { role, sub }: Caller): postgres.Sql {
  return postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: {
      search_path: '"$user", public, extensions',
      'request.jwt.claims': JSON.stringify({ role, sub }),
      role,
    },
  });
}
