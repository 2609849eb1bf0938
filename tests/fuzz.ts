// `npm run fuzz`: sends 10,000 random hostile requests to the embedded backend. Fails if it exits, reports a rejected
// write as successful, or keeps more than 20% more memory. `npm run fuzz -- --requests 500 --seed other` varies it.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startBackend } from '../supabase/local/backend.ts';
import { fuzz, prepareFuzz } from './backend/local/fuzz.ts';

const { values: flags } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'cornerlot' } },
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the memory in use after a garbage collection, in MiB. */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 2 ** 20);
}

// The library logs each request it refuses.
console.error = () => undefined;
const backend = await startBackend({
  port: 0,
  mailPort: 0,
  seedFile: null,
  functionsDir: null,
  log: () => undefined,
});
const target = await prepareFuzz(backend);
await fuzz(target, { requests: Math.min(1000, Number(flags.requests) / 10), seed: `${flags.seed} warm-up` });
const before = memory();
const started = performance.now();
const { problems, sent, statuses } = await fuzz(target, {
  requests: Number(flags.requests),
  seed: flags.seed,
  onSent: (count) => {
    if (count % 1000 === 0) console.log(`${count} sent, ${Math.round((performance.now() - started) / 1000)} s`);
  },
});
const after = memory();
await backend.close();

console.log(`${sent} requests; responses by status: ${JSON.stringify(statuses)}`);
console.log(`Memory: ${before} MiB before, ${after} MiB after`);
for (const problem of problems.slice(0, 20)) console.log(`Wrong: ${problem}`);
const hasLeak = after > before * 1.2;
if (hasLeak) console.log('Memory grew by more than 20%.');
process.exit(problems.length > 0 || hasLeak ? 1 : 0);
