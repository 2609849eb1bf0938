import type { TestProject } from 'vitest/node';
import { migratedDatabase } from './migrated-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of this run’s PostgreSQL server with a migrated template database; null if PostgreSQL isn’t installed. */
    postgresTemplate: string | null;
  }
}

/** Starts one PostgreSQL server for all test files, with a migrated template database. */
export default async function setUp(project: TestProject) {
  // Compiling a query takes longer than running it on the few rows of a test.
  const cluster = await startPostgresCluster(['jit=off']);
  if (cluster) await (await migratedDatabase(cluster.url)).close();
  project.provide('postgresTemplate', cluster?.url ?? null);
  return () => cluster?.close();
}
