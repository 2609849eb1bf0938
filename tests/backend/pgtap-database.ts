import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { OpenDatabase } from '../../supabase/local/database.ts';
import { bootstrap } from '../../supabase/local/database/bootstrap.ts';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { openPglite } from '../../supabase/local/database/pglite.ts';
import { openPostgres } from '../../supabase/local/database/postgres.ts';

const migrations = resolve(import.meta.dirname, '../../supabase/migrations');

/** A database with every migration and no data: in memory, or the empty one at `url`. */
export async function migratedDatabase(url?: string): Promise<OpenDatabase> {
  const database = url === undefined ? await openPglite(undefined) : await openPostgres(url);
  await bootstrap(database);
  await migrate(database, migrations, (line) => console.warn(line));
  return database;
}

/** Makes pgTAP available where the server does not have it, from the copy that PGlite carries. */
export async function providePgtap(database: OpenDatabase): Promise<void> {
  const [found] = await database.query(`select from pg_available_extensions where name = 'pgtap'`);
  if (found) return;
  const sql = await bundledPgtap();
  await database.transaction(async (transaction) => {
    await transaction.script('set local search_path = extensions; set local check_function_bodies = off');
    await transaction.script(sql);
  });
}

async function bundledPgtap(): Promise<string> {
  const archive = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-pgtap-'));
  try {
    await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
    const files = await readdir(folder, { recursive: true });
    const script = files.find((file) => /(^|[/\\])pgtap--[\d.]+\.sql$/.test(file));
    if (!script) throw new Error(`No pgTAP script in ${archive}`);
    return await readFile(join(folder, script), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
