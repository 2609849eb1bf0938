import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import type { OpenDatabase } from '../database.ts';
import { asMigrator } from './migrate.ts';

const configSchema = z.object({ db: z.object({ migrations: z.object({ schema_paths: z.array(z.string()) }) }) });

/**
 * The declared schema as one script: the files of `schema_paths` in config.toml, in that order. Rejects if one is
 * missing.
 */
export async function readSchema(supabaseDir: string): Promise<string> {
  const config = configSchema.parse(parse(await readFile(join(supabaseDir, 'config.toml'), 'utf8')));
  const files = config.db.migrations.schema_paths.map(async (path) => {
    const sql = await readFile(join(supabaseDir, path), 'utf8');
    return `-- ${path.replace(/^\.\//, 'supabase/')}\n\n${sql.trim()}\n`;
  });
  // The first file turns checks of function bodies off: functions may refer to tables of later files.
  return `${(await Promise.all(files)).join('\n\n')}\nreset check_function_bodies;\n`;
}

/** Creates the declared schema in a database that has been bootstrapped and is otherwise empty, in one transaction. */
export async function createSchema(database: OpenDatabase, supabaseDir: string): Promise<void> {
  const sql = await readSchema(supabaseDir);
  await asMigrator(database, ({ script }) => script(sql));
}
