import type { Database } from './database.ts';

/** Milliseconds the database has for answering. */
const patience = 5000;

interface Check {
  /** The table it reads. Without it, there's nothing to check. */
  table: string;
  /** A condition on one row that is late. */
  late: string;
}

const queues: Record<string, Check> = {
  mail: {
    table: 'private.deliveries',
    late: `channel = 'mail' and state = 'pending' and claimed_until is null and due_at < now() - interval '15 minutes'`,
  },
  alerts: { table: 'private.alert_events', late: `created_at < now() - interval '15 minutes'` },
  payments: { table: 'private.stripe_events', late: `handled_at is null and received_at < now() - interval '1 hour'` },
  jobs: { table: 'private.jobs', late: 'is_late' },
};

/**
 * Returns whether the database answers and the queues move, as a monitor's response: 503 if not. It says which part is
 * unhealthy and nothing else, because anyone can ask.
 */
export async function answerHealth(database: Database): Promise<Response> {
  const checks: Record<string, 'ok' | 'late' | 'down'> = { database: 'ok' };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database takes too long')), patience);
  });
  try {
    await Promise.race([timeout, readQueues(database, checks)]);
  } catch {
    checks['database'] = 'down';
  } finally {
    clearTimeout(timer);
  }
  const isHealthy = Object.values(checks).every((state) => state === 'ok');
  return Response.json(
    { status: isHealthy ? 'ok' : 'unhealthy', name: 'cornerlot', checks },
    { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

async function readQueues(database: Database, checks: Record<string, 'ok' | 'late' | 'down'>): Promise<void> {
  for (const [name, { table, late }] of Object.entries(queues)) {
    const [found] = await database.query<{ table: string | null }>('select to_regclass($1)::text as table', [table]);
    if (!found?.table) continue;
    const [queue] = await database.query<{ late: boolean }>(
      `select exists (select from ${table} where ${late}) as late`,
    );
    checks[name] = queue?.late ? 'late' : 'ok';
  }
}
