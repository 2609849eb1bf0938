import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/backend.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { createDemoDatabase, demoSeed } from './demo-database.ts';
import type { SharedBackend } from './shared-backend.ts';
import { createDatabase } from './test-databases.ts';

/** A small schema for tests of the backend itself: pass it as `migrationsDir`. */
export const fixtureMigrations = join(import.meta.dirname, 'fixtures', 'basic');

/**
 * Servers to test instead, by AUTH_URL, STORAGE_URL, and DATABASE_URL. They have one database, which must be new: run
 * one file at a time. The auth server sends its email to SMTP_PORT.
 */
const { AUTH_URL: authUrl, STORAGE_URL: storageUrl, DATABASE_URL: databaseUrl, SMTP_PORT: smtpPort } = process.env;
const external = authUrl && storageUrl ? { authUrl, storageUrl } : undefined;

/**
 * Declares tests with a running backend that has its own database: with all migrations and reference data, or with
 * those of `options.migrationsDir` only. With `demoSeed` as `options.seedFile`, it has the demo data, too.
 */
export function describeBackend(tests: (backend: () => Backend) => void, options: Partial<BackendOptions> = {}): void {
  describe('the backend', () => {
    let backend: Backend | undefined;
    beforeAll(async () => {
      backend = await startTestBackend(options);
    });
    afterAll(() => backend?.close());
    tests(() => {
      if (!backend) throw new Error('The backend hasn’t started');
      return backend;
    });
  });
}

/**
 * Declares tests with one backend for all files, in another process, so that its functions start once. They use fresh
 * members, and neither change nor count what belongs to others.
 */
export function describeSharedBackend(tests: (backend: () => Backend) => void): void {
  // Those servers have one database.
  if (external) return describeBackend(tests);
  describe('the shared backend', () => {
    let backend: Backend | undefined;
    beforeAll(async () => {
      const { database: url, ...shared } = (await (await fetch(inject('sharedBackendUrl'))).json()) as SharedBackend;
      const database = await openPostgres(url);
      backend = { ...shared, database, seeded: false, close: () => database.close() };
    });
    afterAll(() => backend?.close());
    tests(() => {
      if (!backend) throw new Error('The backend hasn’t started');
      return backend;
    });
  });
}

/** Starts a backend with its own database, as `describeBackend` does. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const newDatabase = () =>
    options.seedFile === demoSeed
      ? createDemoDatabase()
      : createDatabase(options.migrationsDir === undefined ? 'migrated' : 'empty');
  return startBackend({
    port: 0,
    mailPort: 0,
    seedFile: null,
    ...(external ? { external, databaseUrl, smtpPort: Number(smtpPort ?? 0) } : { databaseUrl: await newDatabase() }),
    ...options,
  });
}
