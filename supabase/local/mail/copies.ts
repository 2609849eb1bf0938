import type { Database } from '../database.ts';
import { repeat } from './schedule.ts';

interface CopiesOptions {
  database: Pick<Database, 'query'>;
  /** Calls the function `send-mail` and resolves to its answer. */
  send: () => Promise<Response>;
  log: (line: string) => void;
  /** Milliseconds between two looks into the queue. */
  interval?: number | undefined;
}

/**
 * Does what a schedule does on a hosted backend: has the mail copies of notifications sent when some are due. One cheap
 * question every few seconds, and nothing else while there are none: a call may start Deno anew.
 */
export async function sendCopies({
  database,
  send,
  log,
  interval = 3000,
}: CopiesOptions): Promise<() => Promise<void>> {
  const [queue] = await database.query<{ name: string | null }>(
    `select to_regclass('private.mail_queue')::text as name`,
  );
  if (!queue?.name) return () => Promise.resolve();
  return repeat({
    interval,
    log,
    failed: 'Mail copies wait',
    work: async (isClosed) => {
      const [found] = await database.query<{ due: boolean }>(
        'select exists (select from private.mail_queue where claimed_at is null and given_up_at is null and due_at <= now()) as due',
      );
      if (!found?.due || isClosed()) return;
      const response = await send();
      if (!response.ok) throw new Error(`send-mail answered ${response.status}: ${await response.text()}`);
      // Read to its end, or it counts as running.
      await response.text();
    },
  });
}
