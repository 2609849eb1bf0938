import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/database.ts';
import { migratedDatabase, providePgtap } from './pgtap-database.ts';
import { runTapFile } from './pgtap-run.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

const folder = resolve(import.meta.dirname, '../../supabase/tests');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

const cluster = await startPostgresCluster();
afterAll(() => cluster?.close());

describe.each(cluster ? ['pglite', 'postgres'] : ['pglite'])('on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase(kind === 'postgres' ? cluster?.url : undefined);
    await providePgtap(database);
  });
  afterAll(() => database?.close());

  it.each(files)('%s', async (file) => {
    const { total, failures } = await runTapFile(database, join(folder, file));
    expect(failures.join('\n')).toBe('');
    expect(total).toBeGreaterThan(0);
  });
});
