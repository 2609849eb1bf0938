import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import type { OpenDatabase } from '../database.ts';
import { asMigrator } from './migrate.ts';

const configSchema = z.object({ db: z.object({ migrations: z.object({ schema_paths: z.array(z.string()) }) }) });

/** The files of `schema_paths` in config.toml, relative to `supabaseDir`, in the order in which they run. */
export async function schemaFiles(supabaseDir: string): Promise<string[]> {
  const config = configSchema.parse(parse(await readFile(join(supabaseDir, 'config.toml'), 'utf8')));
  const files = config.db.migrations.schema_paths.map((pattern) => matchingFiles(supabaseDir, pattern));
  return (await Promise.all(files)).flat();
}

/** Expands a pattern as the Supabase CLI does: `*` is part of a name, and files are sorted. Rejects if none match. */
async function matchingFiles(supabaseDir: string, pattern: string): Promise<string[]> {
  const path = pattern.replace(/^\.\//, '');
  const folder = path.slice(0, path.slice(0, `${path}*`.indexOf('*')).lastIndexOf('/'));
  const names = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  const files = (await readdir(join(supabaseDir, folder), { recursive: true }))
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => new RegExp(`^${names}$`).test(file))
    .toSorted();
  if (files.length === 0) throw new Error(`No file matches ${pattern}, a schema path of config.toml.`);
  return files;
}

/** The declared schema as one script: every schema file, in order. */
export async function readSchema(supabaseDir: string): Promise<string> {
  const files = (await schemaFiles(supabaseDir)).map(async (file) => {
    const sql = await readFile(join(supabaseDir, file), 'utf8');
    return `-- supabase/${file}\n\n${sql.trim()}\n`;
  });
  // The first file turns checks of function bodies off: functions may refer to tables of later files.
  return `${(await Promise.all(files)).join('\n\n')}\nreset check_function_bodies;\n`;
}

/** Creates the declared schema in a database that has been bootstrapped and is otherwise empty, in one transaction. */
export async function createSchema(database: OpenDatabase, supabaseDir: string): Promise<void> {
  const sql = await readSchema(supabaseDir);
  await asMigrator(database, ({ script }) => script(sql));
}
