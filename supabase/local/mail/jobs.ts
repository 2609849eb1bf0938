import { z } from 'zod';
import type { Database } from '../server/database.ts';
import { isFunction, repeat, repeatCall, schedule } from './schedule.ts';

type Options = Parameters<typeof repeatCall>[2];

/** Reminds members of events that start within a day, like the cron job of a hosted project. */
export function remindOfEvents(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.remind_of_events', 'Couldn’t remind members of events', options);
}

/** Opens calls for offers, expires offers, and reminds of deadlines, like the cron job of a hosted project. */
export function advanceDeals(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.advance_deals', 'Couldn’t advance offers and deals', options);
}

/** Stores the ledger's root of each day that is over, like the cron job of a hosted project. */
export function sealLedger(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.seal_ledger', 'Couldn’t seal the ledger', { interval: 300_000, ...options });
}

/** Has new roots of the ledger timestamped every 5 minutes, like the cron job of a hosted project. */
export function stampLedger({
  log,
  interval = 300_000,
  stamp,
}: Omit<Options, 'database'> & { stamp: () => Promise<Response> }): () => Promise<void> {
  return repeat({
    interval,
    log,
    failed: 'Couldn’t timestamp the ledger',
    work: async () => {
      await expectOk('stamp-ledger', await stamp());
    },
  });
}

/** The body of a function’s response. Throws with it unless it succeeded. */
async function expectOk(name: string, response: Response): Promise<string> {
  // An unread body would keep the function running.
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} returned ${response.status}: ${text}`);
  return text;
}

/** Sends listings with swapped pictures back to review, like the cron job of a hosted project. */
export function suspendSwappedPictures(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.suspend_swapped_pictures', 'Couldn’t check the pictures of listings', options);
}

/** Queues the daily deal alert emails from noon UTC, like the cron job of a hosted project. */
export function sendDealDigests(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.send_deal_digests', 'Couldn’t queue the daily deal emails', options);
}

/**
 * Compares payments with Stripe every 5 minutes, like the cron job of a hosted project. Without customers, it only
 * records that it ran, because calling the function can start a Deno process.
 */
export async function reconcilePayments({
  database,
  log,
  interval = 300_000,
  reconcile,
}: Options & { reconcile: () => Promise<Response> }): Promise<() => Promise<void>> {
  if (!(await isFunction(database, 'public.finish_reconciliation'))) return () => Promise.resolve();
  return repeat({
    interval,
    log,
    failed: 'Couldn’t compare payments with Stripe',
    work: async () => {
      const [found] = await database.query<{ idle: boolean }>(
        `select idle, idle and private.record_job_run('reconcile-payments') as recorded
         from (select not exists (select from public.stripe_customers) as idle) as customers`,
      );
      if (found?.idle) return;
      await expectOk('reconcile-payments', await reconcile());
    },
  });
}

/**
 * Sends deal alerts as soon as a listing’s change has been committed, and on start what an earlier run left. The
 * interval is for batches that failed. Does nothing without the database function.
 */
export async function sendDealAlerts({
  database,
  log,
  interval = 30_000,
}: Options & { database: Pick<Database, 'query' | 'listen'> }): Promise<() => Promise<void>> {
  if (!(await isFunction(database, 'public.send_deal_alerts'))) return () => Promise.resolve();
  const { wake, stop } = schedule({
    interval,
    log,
    failed: 'Couldn’t send deal alerts',
    work: async (isClosed) => {
      for (let more = true; more && !isClosed();) {
        const [sent] = await database.query<{ more: boolean }>('select public.send_deal_alerts() as more');
        more = sent?.more === true;
      }
    },
  });
  const stopListening = await database.listen('deal_alerts', wake);
  wake();
  return async () => {
    await stopListening();
    await stop();
  };
}

type QueueOptions = Options & { database: Pick<Database, 'query' | 'listen'>; send: () => Promise<Response> };

/**
 * Sends webhooks as soon as an event has been committed, and what an earlier run left or is due again at the interval.
 * What members without webhooks in their plan still have queued waits for it.
 */
export function sendWebhooks(options: QueueOptions): Promise<() => Promise<void>> {
  return sendQueued(options, {
    job: 'send-webhooks',
    channel: 'webhooks',
    claim: 'public.claim_webhooks',
    due: `select from private.webhook_queues q join public.webhook_endpoints e on e.id = q.endpoint_id
          where q.due_at <= now() and private.can_use_webhooks(e.user_id)`,
  });
}

/** Sends push notifications as soon as they're queued, and at the interval what was held or is due again. */
export function sendPushes(options: QueueOptions): Promise<() => Promise<void>> {
  return sendQueued(options, {
    job: 'send-push',
    channel: 'pushes',
    claim: 'public.claim_pushes',
    due: 'select from private.push_queue q where q.sent_at is null and q.due_at <= now()',
  });
}

interface QueueJob {
  /** The function that works off the queue. */
  job: string;
  /** What the database notifies of something new. */
  channel: string;
  /** The database's function that it claims with. Without it, nothing is done. */
  claim: string;
  /** A query that finds what's due. */
  due: string;
}

/** Asks the database first, because calling the function can start a Deno process. */
async function sendQueued(
  { database, log, interval = 3000, send }: QueueOptions,
  { job, channel, claim, due }: QueueJob,
): Promise<() => Promise<void>> {
  if (!(await isFunction(database, claim))) return () => Promise.resolve();
  const { wake, stop } = schedule({
    interval,
    log,
    failed: `Couldn’t run ${job}`,
    work: async (isClosed) => {
      const [found] = await database.query<{ due: boolean }>(
        `select due, not due and private.record_job_run($1) as recorded from (select exists (${due}) as due) as queue`,
        [job],
      );
      for (let more = found?.due; more && !isClosed();) {
        const counts = z.record(z.string(), z.number()).parse(JSON.parse(await expectOk(job, await send())));
        more = Object.values(counts).some((count) => count > 0);
      }
    },
  });
  const stopListening = await database.listen(channel, wake);
  return async () => {
    await stopListening();
    await stop();
  };
}
