import type { Database } from '../database.ts';
import { messageOf } from '../failure.ts';

interface CopiesOptions {
  database: Pick<Database, 'query'>;
  /** Calls the function `send-mail` and resolves to its answer. */
  send: () => Promise<Response>;
  log: (line: string) => void;
  /** Milliseconds between two looks into the queue. */
  interval?: number | undefined;
}

/** How long after a failure it is tried again: each try may start Deno anew. */
const pause = 60_000;
/** How long `close` waits for copies that are being sent. */
const patience = 5000;

/**
 * Does what a schedule does on a hosted backend: has the mail copies of notifications sent when some are due. One cheap
 * question every few seconds, and nothing else while there are none. A failure is reported once until it works again.
 */
export async function sendCopies({ database, send, log, interval = 3000 }: CopiesOptions): Promise<() => Promise<void>> {
  const [queue] = await database.query<{ name: string | null }>(`select to_regclass('private.mail_queue')::text as name`);
  if (!queue?.name) return () => Promise.resolve();
  let isClosed = false;
  let hasFailed = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    let next = interval;
    try {
      const [found] = await database.query<{ due: boolean }>(
        'select exists (select from private.mail_queue where claimed_at is null and given_up_at is null and due_at <= now()) as due',
      );
      if (found?.due && !isClosed) {
        const response = await send();
        if (!response.ok) throw new Error(`send-mail answered ${response.status}: ${await response.text()}`);
        // Read to its end, or it counts as running.
        await response.text();
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isClosed) log(`Mail copies wait: ${messageOf(error)}`);
      hasFailed = true;
      next = pause;
    }
    plan(next);
  }

  function plan(delay: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = look();
    }, delay);
    timer.unref();
  }

  plan(interval);
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    let limit: NodeJS.Timeout | undefined;
    await Promise.race([running, new Promise((resolve) => (limit = setTimeout(resolve, patience)))]);
    clearTimeout(limit);
  };
}
