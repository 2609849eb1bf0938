// Sends webhooks, each at least once and an object's in order. If it's killed, their leases end and another run sends
// them. Called on a schedule with the service role key; runs may overlap.
import { json, servePost } from '../_shared/http.ts';
import { requireService } from '../_shared/project.ts';
import { patience } from '../_shared/run-queue.ts';
import { sendDeliveries } from '../_shared/send-deliveries.ts';
import { deliver, type Event } from './deliver.ts';

servePost('Couldn’t send the webhooks.', async (request) => {
  requireService(request);
  const timeout = Number(Deno.env.get('WEBHOOK_TIMEOUT_MS') ?? 10_000);
  return json(
    await sendDeliveries<Event>({
      channel: 'webhooks',
      leaseSeconds: Math.ceil((2 * timeout) / 1000) + 10,
      // Each takes about a millisecond of CPU time.
      maxPerRun: 1000,
      deliver: (claimed) => deliver(claimed, patience(timeout, claimed.is_failing)),
    }),
  );
});
