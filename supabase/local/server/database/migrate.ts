import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type { OpenDatabase, OwnerTransaction } from '../database.ts';
import { Failure, codeOf, messageOf } from '../../failure.ts';

interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

/** The Supabase CLI’s history tables, so that either tool can continue the other’s work. */
const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

/**
 * Runs `run` in a transaction as the owner of a hosted project's tables, who isn't a superuser. A database that was
 * migrated by another user keeps it as the owner.
 */
export async function asMigrator<T>(
  database: OpenDatabase,
  run: (transaction: OwnerTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.script(`
      do $$ begin
        if not exists (
          select from pg_namespace where nspname = 'supabase_migrations' and pg_get_userbyid(nspowner) <> 'postgres'
        ) then
          set local role postgres;
        end if;
      end $$`);
    return run(transaction);
  });
}

/**
 * Applies new migrations in order, each in its own transaction, and returns their file names. Warns about applied files
 * that were edited later. Rejects with a `Failure` if the database has another baseline, or migrations that `directory`
 * doesn’t, and with one that names file, line, and Postgres’ message if a migration fails; that file changed nothing.
 */
export async function migrate(
  database: OpenDatabase,
  directory: string,
  warn: (message: string) => void,
): Promise<string[]> {
  await asMigrator(database, ({ script }) => script(history));
  const rows = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements]));
  const migrations = await readMigrations(directory);
  const known = new Set(migrations.map(({ version }) => version));
  if (rows.some(({ version }) => !known.has(version))) throw madeByAnother();
  const fresh: string[] = [];
  for (const migration of migrations) {
    const earlier = applied.get(migration.version);
    // Applied without keeping its statements, so there's nothing to compare with.
    if (earlier === null) continue;
    const statements = splitSqlStatements(migration.sql);
    if (earlier === undefined) {
      await apply(database, migration, statements);
      fresh.push(migration.file);
    } else if (earlier.join('\n') !== statements.join('\n')) {
      // Rewritten with each change of the schema until the first release.
      if (migration.name === 'baseline') throw madeByAnother();
      warn(
        `${migration.file} has been edited since it was applied here; the database still has the earlier ` +
          `version (\`npm run reset\` starts over).`,
      );
    }
  }
  return fresh;
}

const madeByAnother = () =>
  new Failure(
    'The database was made by another version of Cornerlot, whose schema this one can’t change.',
    'Run `npm run reset` to start over with new data, or continue with the version that made it.',
  );

/**
 * Runs a seed file, or those of a folder in the order of their names, once per database and each in one transaction.
 * Returns whether any ran. A later edit doesn’t run them again, since they’re written for an empty database.
 */
export async function seed(database: OpenDatabase, fileOrFolder: string): Promise<boolean> {
  if (!existsSync(fileOrFolder)) return false;
  const parent = basename(fileOrFolder);
  const files = fileOrFolder.endsWith('.sql')
    ? [[`supabase/${parent}`, fileOrFolder] as const]
    : (await sqlFiles(fileOrFolder)).map((name) => [`supabase/${parent}/${name}`, join(fileOrFolder, name)] as const);
  const hashes = await seedHashes(database);
  const fresh = files.filter(([path]) => !hashes.has(path));
  for (const [path, file] of fresh) await runSeed(database, path, await readFile(file, 'utf8'));
  return fresh.length > 0;
}

/**
 * Runs the idempotent SQL files of `directory` that are new or edited since they last ran, each in one transaction.
 * Returns their names. Rejects with a `Failure`, as `migrate` does.
 */
export async function loadReferenceData(database: OpenDatabase, directory: string): Promise<string[]> {
  await asMigrator(database, ({ script }) => script(history));
  const hashes = await seedHashes(database);
  const loaded: string[] = [];
  for (const file of await sqlFiles(directory)) {
    const path = `supabase/${basename(directory)}/${file}`;
    const sql = await readFile(join(directory, file), 'utf8');
    if (hashes.get(path) === hashOf(sql)) continue;
    await runSeed(database, path, sql);
    loaded.push(file);
  }
  return loaded;
}

async function sqlFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

async function seedHashes(database: OpenDatabase): Promise<Map<string, string>> {
  const rows = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

async function runSeed(database: OpenDatabase, path: string, sql: string): Promise<void> {
  try {
    await asMigrator(database, async ({ script, query }) => {
      await script(sql);
      await query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [path, hashOf(sql)],
      );
    });
  } catch (error) {
    throw sqlFailure(path, sql, error);
  }
}

function hashOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

async function readMigrations(directory: string): Promise<Migration[]> {
  if (!existsSync(directory)) return [];
  const files = await sqlFiles(directory);
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d+)_(.*)\.sql$/.exec(file);
      if (!match?.[1] || match[2] === undefined) {
        throw new Failure(
          `supabase/migrations/${file} isn’t named like a migration.`,
          'Rename it to <timestamp>_<name>.sql, for example 20260101000000_listings.sql.',
        );
      }
      const sql = await readFile(join(directory, file), 'utf8');
      return { file, version: match[1], name: match[2], sql };
    }),
  );
}

async function apply(database: OpenDatabase, migration: Migration, statements: string[]): Promise<void> {
  try {
    await asMigrator(database, async ({ script, query }) => {
      await script(migration.sql);
      await query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        statements,
      ]);
    });
  } catch (error) {
    throw sqlFailure(`The migration ${migration.file}`, migration.sql, error);
  }
}

/** The SQLSTATE `disk_full`. */
const diskFull = '53100';

/** Postgres reports a position in the script; this turns it into a line. */
function sqlFailure(what: string, sql: string, error: unknown): Failure {
  const position = Number(readText(error, 'position'));
  const line = position > 0 ? ` at line ${sql.slice(0, position - 1).split('\n').length}` : '';
  const details = ['detail', 'hint', 'where']
    .map((field) => [field, readText(error, field)])
    .filter(([, text]) => text)
    .map(([field, text]) => `\n  ${field}: ${text}`);
  return new Failure(
    `${what} failed${line}: ${messageOf(error)}${details.join('')}`,
    `${codeOf(error) === diskFull ? 'Free some disk space' : 'Fix the file'} and start again. None of it was applied.`,
    { cause: error },
  );
}

function readText(error: unknown, field: string): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}
