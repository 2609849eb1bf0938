// Sends webhooks, each at least once and an object's in order: claims deliveries, and records what came of each. If
// it's killed, their leases end and another run sends them. Called on a schedule with the service role key; runs may
// overlap.
import { json, servePost } from '../_shared/http.ts';
import { requireService, serviceClient } from '../_shared/project.ts';
import { deliver, type Claimed, type Result } from './deliver.ts';

/** Stop claiming after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 40_000;
/** And after this many, because a hosted run gets 2 seconds of CPU time, and each takes about a millisecond. */
const maxPerRun = 1000;
/** Deliveries sent at the same time, altogether and to one endpoint. */
const maxRunning = 50;
const maxPerEndpoint = 5;
/** Milliseconds to wait for more results before they're recorded. */
const batchMs = 25;

servePost('Couldn’t send the webhooks.', async (request) => {
  requireService(request);
  const timeout = Number(Deno.env.get('WEBHOOK_TIMEOUT_MS') ?? 10_000);
  const service = serviceClient();
  const started = Date.now();
  const running = new Map<string, { endpoint: string; ended: Promise<void> }>();
  const count = { delivered: 0, failed: 0 };
  let results: Result[] = [];
  let sent = 0;

  while (true) {
    await report();
    const isOver = Date.now() - started > maxRunMs || sent >= maxPerRun;
    const claimed = isOver ? [] : await claim();
    sent += claimed.length;
    for (const delivery of claimed) {
      const ended = deliver(delivery, timeout).then((result) => {
        running.delete(delivery.id);
        results.push(result);
      });
      running.set(delivery.id, { endpoint: delivery.endpoint_id, ended });
    }
    if (running.size > 0) await someEnded();
    else if (results.length === 0) return json(count);
  }

  /** Waits for one to end, and a moment for others, to report them together. */
  async function someEnded(): Promise<void> {
    const all = [...running.values()].map(({ ended }) => ended);
    await Promise.race(all);
    await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, batchMs))]);
  }

  async function report(): Promise<void> {
    if (results.length === 0) return;
    const reported = results;
    results = [];
    for (const { error } of reported) count[error === null ? 'delivered' : 'failed'] += 1;
    const { error } = await service.rpc('complete_webhooks', { results: reported });
    // They're sent again when their leases end.
    if (error) console.error(`complete_webhooks: ${error.code} ${error.message}`);
  }

  async function claim(): Promise<Claimed[]> {
    const endpoints = [...running.values()].map(({ endpoint }) => endpoint);
    const busy = endpoints.filter((id) => endpoints.filter((other) => other === id).length >= maxPerEndpoint);
    if (endpoints.length >= maxRunning) return [];
    const { data, error } = await service.rpc('claim_webhooks', {
      max_rows: maxRunning - endpoints.length,
      busy: [...new Set(busy)],
      lease_seconds: Math.ceil((2 * timeout) / 1000) + 10,
    });
    if (error) throw new Error(`claim_webhooks: ${error.code} ${error.message}`);
    return data as Claimed[];
  }
});
