/**
 * `npm run bench:deal-machine -- --steps 1000000 --seed 1`: random steps of offers and deals against the model, on the
 * empty PostgreSQL database at DATABASE_URL, or on a temporary one. Prints the counts, or the first difference.
 */
import { parseArgs } from 'node:util';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { runDealMachine } from '../deal-machine/run.ts';

const { values: flags } = parseArgs({
  options: { steps: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});

const server = await startTestServer();
const database = await prepareDatabase(process.env['DATABASE_URL'] ?? server.url);
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
  await server.close();
}
