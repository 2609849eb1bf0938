import type { PGlite } from '@electric-sql/pglite';
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
import type { Gate } from './gate.ts';

class PgliteKyselyConnection implements DatabaseConnection {
  constructor(readonly pglite: PGlite) {}

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.pglite.query<R>(compiled.sql, [...compiled.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- PGlite has no cursors; nothing here streams
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
 * A Kysely over PGlite whose queries and transactions each wait for `gate`. The library's own dialect
 * hands the one connection to everybody at once, so that concurrent requests mix their transactions.
 */
export function exclusiveKysely<Tables>(pglite: PGlite, gate: Gate): Kysely<Tables> {
  const connection = new PgliteKyselyConnection(pglite);
  const driver = pgliteDriver(connection);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (consumer) => gate.run(() => consumer(connection)),
  });
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}
