import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { milestoneTransitions } from '../../src/features/deal-room/milestones.ts';
import { splitCents } from '../../src/features/deal-room/split.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap } from '../../supabase/local/server/database/bootstrap.ts';
import { openEmbedded } from '../../supabase/local/server/database/embedded.ts';
import { createSchema } from '../../supabase/local/server/database/schema.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded(undefined);
  await bootstrap(database);
  await createSchema(database, resolve(import.meta.dirname, '../../supabase'));
});
afterAll(() => database?.close());

it('milestones move the same way in SQL and TypeScript', async () => {
  const rows = await database.query<Record<string, string>>(
    'select kind, state, action, actor, next_state from private.milestone_transitions',
  );
  expect(rows.map(({ kind, state, action, actor, next_state }) => [kind, state, action, actor, next_state])).toEqual(
    milestoneTransitions.map((transition) => [...transition]),
  );
});

/** Numbers that are the same in every run. */
function* randomNumbers(): Generator<number, never> {
  let state = 20_261_125;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

it('splits 500 amounts to the same cent in SQL and TypeScript, losses included', async () => {
  const numbers = randomNumbers();
  const random = (below: number) => Math.floor(numbers.next().value * below);
  const vectors = Array.from({ length: 500 }, (_, index) => {
    const parties = 1 + random(8);
    const cuts = Array.from({ length: parties - 1 }, () => random(10_001)).toSorted((a, b) => a - b);
    const edges = [0, ...cuts, 10_000];
    const shares = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
    const size = [1_000, 1_000_000_000, 100_000_000_000_001][index % 3] ?? 1;
    const total = random(size) * (index % 2 === 0 ? 1 : -1) + 0;
    return { total, shares };
  });
  const rows = await database.query<{ parts: string[] }>(
    `select private.split_cents((vector ->> 'total')::bigint, array(
       select value::integer from jsonb_array_elements_text(vector -> 'shares') with ordinality order by ordinality
     ))::text[] as parts
     from jsonb_array_elements($1::jsonb) with ordinality as vectors (vector, ordinal) order by ordinal`,
    [JSON.stringify(vectors)],
  );
  expect(rows.map(({ parts }) => parts.map(Number))).toEqual(
    vectors.map(({ total, shares }) => splitCents(total, shares)),
  );
});
