// `npm run bench:load`: 200 clients read from the embedded backend for 60 s, each waiting for one response before its
// next request. Prints latencies and how many requests were shed. `-- --clients 50 --seconds 10` varies.
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startBackend } from '../../supabase/local/backend.ts';

interface Load {
  url: string;
  key: string;
  clients: number;
  seconds: number;
}

interface Outcome {
  /** Milliseconds of each successful request. */
  times: number[];
  statuses: Record<number, number>;
}

const shapes: [path: string, body?: object][] = [
  ['rpc/search_properties', { filters: {} }],
  ['rpc/search_properties', { filters: { states: ['TX'] } }],
  ['properties?select=id,title,price&order=created_at.desc&limit=24'],
  ['membership_plans?select=*'],
];

/** Sends the requests of all clients. A client waits as long as a refusal says. */
async function send({ url, key, clients, seconds }: Load): Promise<Outcome> {
  const end = performance.now() + seconds * 1000;
  const outcome: Outcome = { times: [], statuses: {} };
  const client = async (index: number) => {
    for (let round = index; performance.now() < end; round += 1) {
      const [path, body] = shapes[round % shapes.length] ?? ['membership_plans'];
      const started = performance.now();
      const response = await fetch(`${url}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      outcome.statuses[response.status] = (outcome.statuses[response.status] ?? 0) + 1;
      if (response.ok) outcome.times.push(performance.now() - started);
      else await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return outcome;
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: { clients: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
  });
  const backend = await startBackend({ port: 0, mailPort: 0, functionsDir: null, log: () => undefined });
  const load: Load = {
    url: backend.url,
    key: backend.anonKey,
    clients: Number(flags.clients),
    seconds: Number(flags.seconds),
  };
  await send({ ...load, clients: 4, seconds: 5 });
  // In a process of their own, so that the clients' work doesn't delay the backend's.
  const sender = fork(import.meta.filename, [], { env: { ...process.env, LOAD: JSON.stringify(load) } });
  const { times, statuses } = await new Promise<Outcome>((resolve, reject) => {
    sender.once('message', (outcome) => resolve(outcome as Outcome));
    sender.once('error', reject);
  });
  await backend.close();
  times.sort((a, b) => a - b);
  const quantile = (share: number) => ((times[Math.floor(times.length * share)] ?? Number.NaN) / 1000).toFixed(2);
  console.log(`${flags.clients} clients for ${flags.seconds} s: ${times.length} responses`);
  console.log(`p50 ${quantile(0.5)} s, p99 ${quantile(0.99)} s, ${statuses[503] ?? 0} shed`);
  console.log(`Responses by status: ${JSON.stringify(statuses)}`);
}

if (process.env['LOAD']) process.send?.(await send(JSON.parse(process.env['LOAD']) as Load));
else await main();
process.exit(0);
