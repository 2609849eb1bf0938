import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import { statementTimeout, type Database } from '../database.ts';

/**
 * Limits how long a request’s statements may run, by role, as a hosted project does. PGlite can’t interrupt a
 * statement, so there a request that has taken too long is rolled back when its statement ends. Call it once per
 * connection.
 */
export function limitStatements(connection: Connection, kind: Database['kind']): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const timeout = statementTimeout(roleOf(vars));
    if (timeout === 0) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
        if (kind === 'pglite') return withinTime(timeout, () => work(transaction));
        await sql`select set_config('statement_timeout', ${String(timeout)}, true)`.execute(transaction);
        return work(transaction);
      },
      options,
    );
  };
}

function roleOf(vars: Parameters<Connection['withContext']>[0]): unknown {
  const auth: unknown = vars?.['auth'];
  return typeof auth === 'object' && auth !== null ? Reflect.get(auth, 'role') : undefined;
}

/** Rejects if `work` used more processor time than `timeout` milliseconds. A busy machine doesn’t count. */
async function withinTime<T>(timeout: number, work: () => Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  if ((user + system) / 1000 <= timeout) return result;
  throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
}
