import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { runDealMachine } from '../deal-machine/run.ts';
import { migratedDatabase } from './test-databases.ts';

// On one database, because each step takes milliseconds and the functions are the same.
let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

it('agrees with the model in 5,000 random steps by random parties', async () => {
  const seed = 20_261_125;
  const report = await runDealMachine(database, { steps: 5000, seed });
  expect(report.steps).toBe(5000);
  // A world in which little works would prove little.
  expect(report.byAction).toMatchObject(
    Object.fromEntries(
      ['make', 'counter', 'accept', 'back_up', 'expire', 'deadline', 'call', 'end', 'close', 'split', 'milestone'].map(
        (action) => [action, expect.any(Number)],
      ),
    ),
  );
});
