// Sends webhooks, each at least once and an object's in order: claims deliveries, and records what came of each. If
// it's killed, their leases end and another run sends them. Called on a schedule with the service role key; runs may
// overlap.
import { json, servePost } from '../_shared/http.ts';
import { requireService, serviceClient } from '../_shared/project.ts';
import { patience, runQueue } from '../_shared/run-queue.ts';
import { deliver, type Claimed, type Result } from './deliver.ts';

servePost('Couldn’t send the webhooks.', async (request) => {
  requireService(request);
  const timeout = Number(Deno.env.get('WEBHOOK_TIMEOUT_MS') ?? 10_000);
  const service = serviceClient();
  const count = { delivered: 0, failed: 0 };
  await runQueue<Claimed, Result>({
    // Each takes about a millisecond of CPU time.
    maxPerRun: 1000,
    deliver: (claimed) => deliver(claimed, patience(timeout, claimed.is_failing)),
    claim: async (room) => {
      const { data, error } = await service.rpc('claim_webhooks', {
        max_rows: room,
        lease_seconds: Math.ceil((2 * timeout) / 1000) + 10,
      });
      if (error) throw new Error(`claim_webhooks: ${error.code} ${error.message}`);
      return data as Claimed[];
    },
    report: async (results) => {
      for (const { error } of results) count[error === null ? 'delivered' : 'failed'] += 1;
      const { error } = await service.rpc('complete_webhooks', { results });
      // They're sent again when their leases end.
      if (error) console.error(`complete_webhooks: ${error.code} ${error.message}`);
    },
  });
  return json(count);
});
