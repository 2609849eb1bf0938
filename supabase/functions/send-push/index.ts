// Sends notifications to members' devices: claims what's due, and records what came of each. If it's killed, leases end
// and another run sends them. Called on a schedule with the service role key; runs may overlap.
import { json, servePost } from '../_shared/http.ts';
import { requireService, serviceClient } from '../_shared/project.ts';
import { patience, runQueue } from '../_shared/run-queue.ts';
import { vapidKeys } from '../_shared/vapid.ts';
import { deliver, type Outcome, type QueuedPush } from './push.ts';

/** Milliseconds that a push service has to answer. */
const timeout = 10_000;

servePost('Couldn’t send the push notifications.', async (request) => {
  requireService(request);
  const count: Record<Outcome, number> = { sent: 0, failed: 0, gone: 0 };
  const vapid = vapidKeys();
  if (!vapid) return json(count);
  const service = serviceClient();
  await runQueue({
    // Each takes about 5 milliseconds of CPU time.
    maxPerRun: 250,
    claim: async (room) => {
      const { data, error } = await service.rpc('claim_pushes', { max_rows: room, lease_seconds: 60 });
      if (error) throw new Error(`claim_pushes: ${error.code} ${error.message}`);
      return data as QueuedPush[];
    },
    deliver: async (queued) => {
      const { notification_id, subscription_id, attempt, is_failing } = queued;
      const outcome = await deliver(queued, vapid, patience(timeout, is_failing));
      return { notification_id, subscription_id, attempt, outcome };
    },
    report: async (results) => {
      for (const { outcome } of results) count[outcome] += 1;
      const { error } = await service.rpc('complete_pushes', { results });
      // They're sent again when their leases end.
      if (error) console.error(`complete_pushes: ${error.code} ${error.message}`);
    },
  });
  return json(count);
});
