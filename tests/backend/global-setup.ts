import type { TestProject } from 'vitest/node';
import { ensureInstalled } from '../../supabase/local/install.mjs';
import { copyDatabase } from './copy-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { offerSharedBackend } from './shared-backend.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database with migrations and reference data, which nothing else uses, so that it can be copied. */
    templateUrl: string;
    /** Starts the shared backend, and returns its addresses. */
    sharedBackendUrl: string;
  }
}

/** Starts one PostgreSQL server for all test files, with a migrated template database. */
export default async function setUp(project: TestProject) {
  ensureInstalled();
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  project.provide('templateUrl', server.url);
  const shared = await offerSharedBackend(() => copyDatabase(server.url));
  project.provide('sharedBackendUrl', shared.url);
  return async () => {
    await shared.close();
    await server.close();
  };
}
