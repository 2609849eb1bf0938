import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import { statementTimeout } from '../database.ts';

/**
 * Limits how long a request’s statements may run, by role, as a hosted project does. Call it once per connection.
 */
export function limitStatements(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const timeout = statementTimeout(roleOf(vars));
    if (timeout === 0) return withContext(vars, work, options);
    return withContext(
      vars,
      async (transaction) => {
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
