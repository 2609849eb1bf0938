// Sends notifications to members' devices. If it's killed, leases end and another run sends them. Called on a schedule
// with the service role key; runs may overlap.
import { json, servePost } from '../_shared/http.ts';
import { requireService } from '../_shared/project.ts';
import { patience } from '../_shared/run-queue.ts';
import { sendDeliveries } from '../_shared/send-deliveries.ts';
import { vapidKeys } from '../_shared/vapid.ts';
import { deliver, type QueuedPush } from './push.ts';

/** Milliseconds that a push service has to answer. */
const timeout = 10_000;

servePost('Couldn’t send the push notifications.', async (request) => {
  requireService(request);
  const vapid = vapidKeys();
  if (!vapid) return json({ delivered: 0, failed: 0 });
  return json(
    await sendDeliveries<QueuedPush>({
      channel: 'push',
      leaseSeconds: 60,
      // Each takes about 5 milliseconds of CPU time.
      maxPerRun: 250,
      deliver: async ({ content, is_failing }) => ({
        outcome: await deliver(content, vapid, patience(timeout, is_failing)),
      }),
    }),
  );
});
