import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/server/backend.ts';
import { migratedPglite } from './migrated-database.ts';
import { createPostgresDatabase, databaseKinds } from './test-databases.ts';

/** A small schema for tests of the backend itself: pass it as `migrationsDir`. */
export const fixtureMigrations = join(import.meta.dirname, 'fixtures', 'basic');

/**
 * Servers to test instead, by AUTH_URL, STORAGE_URL, and DATABASE_URL. They have one database, which must be new: run
 * one file at a time. The auth server sends its email to SMTP_PORT.
 */
const { AUTH_URL: authUrl, STORAGE_URL: storageUrl, DATABASE_URL: databaseUrl, SMTP_PORT: smtpPort } = process.env;
const external = authUrl && storageUrl ? { authUrl, storageUrl } : undefined;

/**
 * Declares the tests in `tests` once on the embedded database and, where a PostgreSQL server is installed, once on
 * that. Each gets a running backend with its own database: with all migrations and reference data, or with those of
 * `options.migrationsDir` only.
 */
export function describeEachDatabase(
  tests: (backend: () => Backend) => void,
  options: Partial<BackendOptions> = {},
): void {
  describeDatabases(databaseKinds, tests, options);
}

/**
 * Declares the tests once: on the PostgreSQL server, or where none is installed, on the embedded database. For rules of
 * the schema, which are the same on both: thousands of requests take several times as long on the embedded one. Of
 * these, pgTAP's and conformance's also run on the embedded database.
 */
export function describeFastestDatabase(
  tests: (backend: () => Backend) => void,
  options: Partial<BackendOptions> = {},
): void {
  describeDatabases(databaseKinds.slice(-1), tests, options);
}

function describeDatabases(
  kinds: readonly ('pglite' | 'postgres')[],
  tests: (backend: () => Backend) => void,
  options: Partial<BackendOptions>,
): void {
  const content = options.migrationsDir === undefined ? 'migrated' : 'empty';
  describe.each<'external' | 'pglite' | 'postgres'>(external ? ['external'] : kinds)('on %s', (kind) => {
    let backend: Backend | undefined;
    beforeAll(async () => {
      backend = await startBackend({
        port: 0,
        mailPort: 0,
        seedFile: null,
        ...(kind === 'external' && { external, databaseUrl, smtpPort: Number(smtpPort ?? 0) }),
        ...(kind === 'postgres' && { databaseUrl: await createPostgresDatabase(content) }),
        ...(kind === 'pglite' && content === 'migrated' && { database: await migratedPglite() }),
        ...options,
      });
    });
    afterAll(() => backend?.close());
    tests(() => {
      if (!backend) throw new Error('The backend hasn’t started');
      return backend;
    });
  });
}
