import type { Database } from '../server/database.ts';
import { repeat } from './schedule.ts';

interface MailQueueOptions {
  database: Pick<Database, 'query'>;
  /** Calls the `send-mail` function. */
  send: () => Promise<Response>;
  log: (line: string) => void;
  /** Milliseconds between checks. */
  interval?: number | undefined;
}

/**
 * Sends queued email when some is due, like the cron job of a hosted project. It checks the queue with one cheap query
 * first, because calling the function can start a Deno process. Returns a function that stops it.
 */
export async function sendQueuedMail({
  database,
  send,
  log,
  interval = 3000,
}: MailQueueOptions): Promise<() => Promise<void>> {
  const [queue] = await database.query<{ name: string | null }>(
    `select to_regclass('private.mail_queue')::text as name`,
  );
  if (!queue?.name) return () => Promise.resolve();
  return repeat({
    interval,
    log,
    failed: 'Couldn’t send queued email',
    work: async (isClosed) => {
      const [found] = await database.query<{ due: boolean }>(
        `select due, not due and private.record_job_run('send-mail') as recorded
         from (select exists (
           select from private.mail_queue where claimed_at is null and given_up_at is null and due_at <= now()
         ) as due) as queue`,
      );
      if (!found?.due || isClosed()) return;
      const response = await send();
      if (!response.ok) throw new Error(`send-mail returned ${response.status}: ${await response.text()}`);
      // An unread body would keep the function running.
      await response.text();
    },
  });
}
