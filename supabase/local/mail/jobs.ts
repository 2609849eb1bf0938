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

/**
 * Sends webhooks as soon as an event has been committed, and what an earlier run left or is due again at the interval.
 * Asks the database first, because calling the function can start a Deno process: what members without webhooks in
 * their plan still have queued waits for it.
 */
export async function sendWebhooks({
  database,
  log,
  interval = 3000,
  send,
}: Options & { database: Pick<Database, 'query' | 'listen'>; send: () => Promise<Response> }): Promise<
  () => Promise<void>
> {
  if (!(await isFunction(database, 'public.claim_webhooks'))) return () => Promise.resolve();
  const { wake, stop } = schedule({
    interval,
    log,
    failed: 'Couldn’t send webhooks',
    work: async (isClosed) => {
      const [found] = await database.query<{ due: boolean }>(
        `select due, not due and private.record_job_run('send-webhooks') as recorded
         from (select exists (
           select from private.webhook_queues q join public.webhook_endpoints e on e.id = q.endpoint_id
           where q.due_at <= now() and private.can_use_webhooks(e.user_id)
         ) as due) as queues`,
      );
      for (let more = found?.due; more && !isClosed();) {
        more = (await expectOk('send-webhooks', await send())) !== JSON.stringify({ delivered: 0, failed: 0 });
      }
    },
  });
  const stopListening = await database.listen('webhooks', wake);
  return async () => {
    await stopListening();
    await stop();
  };
}
