import type { Connection } from '@supabase/lite';
import { sql, type RawBuilder } from 'kysely';
import { statementTimeout } from '../database.ts';

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0];
type Call = NonNullable<NonNullable<Parameters<Connection['withContext']>[2]>['rpc']>;

/** Who sends a request, as the library says it. */
interface Vars {
  auth?: { role?: string; uid?: string | null; jwt?: object | null };
  storage?: { operation?: string };
}

/**
 * Sets up a request's transaction with one statement, where the library makes a round trip for each setting: the role,
 * the claims, and, as a hosted project does, how long a statement of the role may run. A function call adds one more.
 * Call it once per connection.
 */
export function setRequestSession(connection: Connection): void {
  Reflect.set(connection, 'applyJwtSessionContext', async (transaction: Transaction, { auth, storage }: Vars) => {
    const role = auth?.role ?? 'anon';
    const timeout = statementTimeout(role);
    await set(transaction, {
      role,
      'request.jwt.claim.sub': auth?.uid ?? '',
      'request.jwt.claim.role': role,
      'storage.operation': storage?.operation ?? '',
      ...(auth?.jwt && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
      ...(timeout > 0 && { statement_timeout: String(timeout) }),
    });
  });
  Reflect.set(connection, 'applyRpcRequestGucs', async (transaction: Transaction, call: Call) =>
    set(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': call.method,
      'request.path': call.path,
      'request.headers': JSON.stringify(call.requestHeaders ?? {}),
    }),
  );
}

/** Sets these for the rest of the transaction. */
async function set(transaction: Transaction, settings: Record<string, string>): Promise<void> {
  const calls: RawBuilder<unknown>[] = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await sql`select ${sql.join(calls)}`.execute(transaction);
}
