import { messageOf } from '../failure.ts';

interface ScheduleOptions {
  /** The job. `isClosed` returns whether the schedule has been stopped. */
  work: (isClosed: () => boolean) => Promise<void>;
  /** Returns the milliseconds until the next run. */
  interval: () => number;
  log: (line: string) => void;
  /** Prefix of the log line for a failure. */
  failed: string;
}

/** Milliseconds before a retry after a failure. */
const pause = 60_000;
/** Milliseconds that stopping waits for a running job. */
const closeTimeout = 5000;

interface Schedule {
  /** Runs the job now, or again if it's running. */
  wake: () => void;
  /** Waits for the next run as long as `interval` says now, unless it's running. */
  replan: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs a job at an interval, first after one interval and never twice at once, like a cron job of a hosted project.
 * Logs the first of several failures in a row.
 */
export function schedule({ work, interval, log, failed }: ScheduleOptions): Schedule {
  let isClosed = false;
  let hasFailed = false;
  let isRunning = false;
  let isWoken = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isRunning = true;
    let hasPassed = false;
    try {
      do {
        isWoken = false;
        await work(() => isClosed);
      } while (isWoken);
      hasFailed = false;
      hasPassed = true;
    } catch (error) {
      if (!hasFailed && !isClosed) log(`${failed}: ${messageOf(error)}`);
      hasFailed = true;
    }
    isRunning = false;
    plan(hasPassed ? interval() : Math.max(interval(), pause));
  }

  function plan(delay: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = run();
    }, delay);
    timer.unref();
  }

  plan(interval());
  return {
    wake: () => {
      if (isClosed) return;
      isWoken = true;
      if (isRunning) return;
      clearTimeout(timer);
      running = run();
    },
    replan: () => {
      if (isRunning || hasFailed) return;
      clearTimeout(timer);
      plan(interval());
    },
    stop: async () => {
      isClosed = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      await Promise.race([running, new Promise((resolve) => (limit = setTimeout(resolve, closeTimeout)))]);
      clearTimeout(limit);
    },
  };
}
