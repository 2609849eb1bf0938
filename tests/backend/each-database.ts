import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/backend.ts';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

export const fixtureMigrations = join(import.meta.dirname, 'fixture', 'migrations');

const cluster: PostgresCluster | null = await startPostgresCluster();
afterAll(() => cluster?.close());

/**
 * Declares the tests in `tests` once on the embedded database and, where a PostgreSQL server is installed,
 * once on that. They get a running backend with the fixture schema.
 */
export function onEachDatabase(tests: (backend: () => Backend) => void, options: Partial<BackendOptions> = {}): void {
  const kinds = cluster ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
  describe.each(kinds)('on %s', (kind) => {
    let backend: Backend | undefined;
    beforeAll(async () => {
      backend = await startBackend({
        port: 0,
        mailPort: 0,
        databaseUrl: kind === 'postgres' ? await cluster?.createDatabase() : undefined,
        migrationsDir: fixtureMigrations,
        seedFile: null,
        ...options,
      });
    });
    afterAll(() => backend?.close());
    tests(() => {
      if (!backend) throw new Error('The backend has not started');
      return backend;
    });
  });
}
