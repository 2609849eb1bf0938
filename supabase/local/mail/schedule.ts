import type { Database } from '../database.ts';
import { messageOf } from '../failure.ts';

interface ScheduleOptions {
  /** What is done. Rejects when it failed. `isClosed` tells whether the schedule has ended meanwhile. */
  work: (isClosed: () => boolean) => Promise<void>;
  /** Milliseconds between two times. */
  interval: number;
  log: (line: string) => void;
  /** Said before the reason of a failure. */
  failed: string;
}

/** How long after a failure it is tried again, in milliseconds. */
const pause = 60_000;
/** How long closing waits for work under way, in milliseconds. */
const patience = 5000;

/**
 * Does what a schedule does on a hosted backend, first after one interval, never twice at once. A failure is reported once until it
 * works again. Returns what ends it.
 */
export function repeat({ work, interval, log, failed }: ScheduleOptions): () => Promise<void> {
  let isClosed = false;
  let hasFailed = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let next = interval;
    try {
      await work(() => isClosed);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isClosed) log(`${failed}: ${messageOf(error)}`);
      hasFailed = true;
      next = Math.max(interval, pause);
    }
    plan(next);
  }

  function plan(delay: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = run();
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

interface CallsOptions {
  database: Pick<Database, 'query'>;
  log: (line: string) => void;
  /** Milliseconds between two times. */
  interval?: number | undefined;
}

/** Calls a function of the database that takes no arguments again and again, as `repeat` does; where there is none of that name, never. */
export async function repeatCall(
  call: string,
  failed: string,
  { database, log, interval = 30_000 }: CallsOptions,
): Promise<() => Promise<void>> {
  const [found] = await database.query<{ name: string | null }>('select to_regproc($1)::text as name', [call]);
  if (!found?.name) return () => Promise.resolve();
  return repeat({
    interval,
    log,
    failed,
    work: async () => {
      await database.query(`select ${call}()`);
    },
  });
}
