/**
 * `npm run bench:deal-machine -- --steps 1000000 --seed 1`: random steps of offers and deals against the model, on the
 * empty PostgreSQL database at DATABASE_URL, or on PGlite. Prints the counts, or the first difference.
 */
import { parseArgs } from 'node:util';
import { migratedDatabase } from '../backend/migrated-database.ts';
import { runDealMachine } from '../deal-machine/run.ts';

const { values: flags } = parseArgs({
  options: { steps: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});

const database = await migratedDatabase(process.env['DATABASE_URL']);
try {
  const started = performance.now();
  const report = await runDealMachine(database, {
    steps: Number(flags.steps),
    seed: Number(flags.seed),
    onProgress: (done) => {
      if (done % 50_000 === 0) console.log(`${done} steps, ${Math.round((performance.now() - started) / 1000)} s`);
    },
  });
  console.log(report);
} finally {
  await database.close();
}
