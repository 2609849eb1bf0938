import type { Database } from '../database.ts';
import { repeat } from './schedule.ts';

interface RemindersOptions {
  database: Pick<Database, 'query'>;
  log: (line: string) => void;
  /** Milliseconds between two times. */
  interval?: number | undefined;
}

/** Does what a schedule does on a hosted backend: reminds members of events that start within a day. */
export async function sendReminders({ database, log, interval = 30_000 }: RemindersOptions): Promise<() => Promise<void>> {
  const [found] = await database.query<{ name: string | null }>(`select to_regprocedure('public.remind_of_events()')::text as name`);
  if (!found?.name) return () => Promise.resolve();
  return repeat({
    interval,
    log,
    failed: 'Reminders of events wait',
    work: async () => {
      await database.query('select public.remind_of_events()');
    },
  });
}
