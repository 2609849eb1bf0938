import { z } from 'zod';
import { schedule } from './schedule.ts';

interface JobsOptions {
  database: {
    query: <T>(sql: string, params?: unknown[]) => Promise<T[]>;
    listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  };
  log: (line: string) => void;
  /** Calls an edge function. */
  call: (name: string) => Promise<Response>;
  /** Milliseconds between runs, by job, instead of those in the schedule. */
  intervals?: Readonly<Record<string, number>> | undefined;
  /** Jobs that aren't run. */
  without?: readonly string[];
}

/** A row of `private.job_schedule`. */
interface Job {
  job: string;
  milliseconds: number;
  /** The SQL function that it calls; null: the edge function with its name. */
  call: string | null;
  /** What the edge function delivers; null for others. */
  channel: string | null;
}

/** Milliseconds between looks for deliveries that are due. */
const deliveriesInterval = 3000;
/** Milliseconds after the last change by a client, when jobs rest. What a change brings about is done by then. */
const restsAfter = 60_000;
/** Milliseconds between runs while they rest, for what's due at some time. */
const restInterval = 60_000;

interface Jobs {
  /** Call it when a client may have changed something, so that jobs run as often as they should. */
  noteChange(): void;
  stop(): Promise<void>;
}

/**
 * Runs the jobs of `private.job_schedule`, as pg_cron does in a hosted project, and those that the database notifies of
 * on the channel `jobs` right away. While no client changes anything, a job runs once a minute, because many runs that
 * find nothing keep a laptop warm; one with an interval of its own runs on. Does nothing without the schedule.
 */
export async function runJobs({ database, log, call, intervals, without = [] }: JobsOptions): Promise<Jobs> {
  const [table] = await database.query<{ name: string | null }>(
    `select to_regclass('private.job_schedule')::text as name`,
  );
  if (!table?.name) return { noteChange: () => undefined, stop: () => Promise.resolve() };
  let changedAt = Date.now();
  const isResting = () => Date.now() - changedAt > restsAfter;
  const jobs = await database.query<Job>(
    `select s.job, (extract(epoch from s.every) * 1000)::integer as milliseconds, s.call, c.channel
     from private.job_schedule s left join private.delivery_channels c on s.job = 'send-' || c.channel`,
  );
  const schedules = new Map(
    jobs
      .filter(({ job }) => !without.includes(job))
      .map((each) => [
        each.job,
        schedule({
          interval: () => intervals?.[each.job] ?? (isResting() ? Math.max(usual(each), restInterval) : usual(each)),
          log,
          failed: `Couldn’t run ${each.job}`,
          work: (isClosed) => (each.call === null ? runFunction(each, isClosed) : runSql(each.call, isClosed)),
        }),
      ]),
  );
  const stopListening = await database.listen('jobs', (job) => schedules.get(job)?.wake());
  return {
    noteChange: () => {
      const hasRested = isResting();
      changedAt = Date.now();
      if (hasRested) for (const { replan } of schedules.values()) replan();
    },
    stop: async () => {
      await stopListening();
      await Promise.all([...schedules.values()].map(({ stop }) => stop()));
    },
  };

  async function runSql(name: string, isClosed: () => boolean): Promise<void> {
    for (let more = true; more && !isClosed();) {
      const [result] = await database.query<{ more: unknown }>(`select ${name}() as more`);
      more = result?.more === true;
    }
  }

  /** Asks the database first whether there's something to do, because calling the function can start a Deno process. */
  async function runFunction({ job, channel }: Job, isClosed: () => boolean): Promise<void> {
    const due =
      channel === null
        ? `case $1 when 'reconcile-payments' then exists (select from public.stripe_customers)
             when 'value-listings' then private.values_are_due()
             when 'print-pictures' then exists (select from private.unprinted_pictures())
             when 'read-contracts' then exists (select from private.contracts_to_read())
             when 'scan-files' then exists (select from private.files_to_scan()) else true end`
        : `exists (select from private.deliveries_in_turn('${channel}', 1))`;
    const [found] = await database.query<{ due: boolean }>(
      `select due, not due and private.record_job_run($1) as recorded from (select ${due} as due) as work`,
      [job],
    );
    for (let more = found?.due; more && !isClosed();) {
      const response = await call(job);
      // An unread body would keep the function running.
      const text = await response.text();
      if (!response.ok) throw new Error(`${job} returned ${response.status}: ${text}`);
      more = channel !== null && Object.values(countsSchema.parse(JSON.parse(text))).some((count) => count > 0);
    }
  }
}

/** Milliseconds between runs of a job while something changes. */
const usual = ({ channel, milliseconds }: Job) => (channel === null ? milliseconds : deliveriesInterval);

/** What functions that deliver return. */
const countsSchema = z.record(z.string(), z.number());
