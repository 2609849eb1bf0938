import {
  CompiledQuery,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Mutex } from './mutex.ts';
import type { ReopeningPglite } from './reopening-pglite.ts';

class PgliteKyselyConnection implements DatabaseConnection {
  constructor(readonly pglite: ReopeningPglite) {}

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.pglite.query<R>(compiled.sql, [...compiled.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- PGlite has no cursors
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream.');
  }
}

function pgliteDriver(connection: DatabaseConnection): Driver {
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: nothing,
    destroy: nothing,
  };
}

/**
 * Returns a Kysely over PGlite that runs queries and transactions one at a time. The library’s dialect shares the one
 * connection, which would mix concurrent requests’ transactions.
 */
export function exclusiveKysely<Tables>(pglite: ReopeningPglite, mutex: Mutex): Kysely<Tables> {
  const connection = new PgliteKyselyConnection(pglite);
  const driver = pgliteDriver(connection);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (consumer) => mutex.run(() => consumer(connection)),
  });
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}
