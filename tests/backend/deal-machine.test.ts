import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { runDealMachine } from '../deal-machine/run.ts';
import { isLong } from './long.ts';
import { migratedDatabase } from './test-databases.ts';

// On one database, because each step takes milliseconds and the functions are the same.
let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

it('agrees with the model in random steps by random parties', async () => {
  const steps = isLong ? 100_000 : 2000;
  const report = await runDealMachine(database, { steps, seed: 20_261_125 });
  expect(report.steps).toBe(steps);
  // A world in which little works would prove little.
  expect(report.byAction).toMatchObject(
    Object.fromEntries(
      [
        'make',
        'counter',
        'accept',
        'back_up',
        'expire',
        'deadline',
        'call',
        'end',
        'close',
        'split',
        'milestone',
        'amend',
        'amended',
        'release',
        'release sign',
        'report disputed',
        'pay',
        'second deposit',
        'fee',
        'hard',
      ].map((action) => [action, expect.any(Number)]),
    ),
  );
}, 1_200_000);
