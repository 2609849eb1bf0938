/**
 * `npm run db:diff` brings the migrations to the declared schema. Until the first release there is one, the baseline,
 * which is the declared schema itself and is rewritten. After it, `npm run db:diff -- <name>` writes the next one,
 * from the difference between two embedded databases, so that nothing has to be installed.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { extract } from '@supabase/pg-delta/extract';
import { plan, type Action } from '@supabase/pg-delta/plan';
import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import { bootstrap } from '../server/database/bootstrap.ts';
import { compareCatalogs, readCatalog } from '../server/database/catalog.ts';
import { openEmbedded } from '../server/database/embedded.ts';
import { asMigrator, migrate } from '../server/database/migrate.ts';
import { createSchema, readSchema } from '../server/database/schema.ts';
import { lastRelease } from '../release.ts';
import type { OpenDatabase } from '../server/database.ts';

const supabaseDir = resolve(import.meta.dirname, '..', '..');
const migrationsDir = join(supabaseDir, 'migrations');
/** The same name until the first release, so that Git can merge two changes of the schema. */
const baselineFile = '20260101000000_baseline.sql';

/** The SQL from the migrations to the declared schema; null when they already match. */
async function diff(): Promise<{ sql: string; dropped: string[]; remaining: string[] } | null> {
  const [migrated, declared] = [await emptyDatabase(), await emptyDatabase()];
  try {
    await migrate(migrated, migrationsDir, (line) => console.warn(line));
    await migrated.transaction(({ script }) => script('drop schema supabase_migrations cascade'));
    await createSchema(declared, supabaseDir);
    const expected = await readCatalog(declared);
    if (compareCatalogs(await readCatalog(migrated), expected).length === 0) return null;

    const { actions } = plan((await extractFacts(migrated)).factBase, (await extractFacts(declared)).factBase, {
      renames: 'off',
    });
    const statements = actions.filter((action) => !isAboutOwner(action)).map(({ sql }) => withAllPrivileges(sql));
    const sql = [
      'set check_function_bodies = off;',
      ...formatSqlStatements(statements, { keywordCase: 'lower' }).map((statement) => `${statement.trim()};`),
      'reset check_function_bodies;',
    ].join('\n\n');
    await asMigrator(migrated, ({ script }) => script(sql));
    return {
      sql: `${sql}\n`,
      dropped: actions.filter(({ dataLoss }) => dataLoss === 'destructive').map((action) => action.sql),
      remaining: compareCatalogs(await readCatalog(migrated), expected),
    };
  } finally {
    await migrated.close();
    await declared.close();
  }
}

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openEmbedded(undefined);
  await bootstrap(database);
  return database;
}

/**
 * pg-delta takes a pool of node-postgres; of it, it only uses `connect`, `query`, and `release`. It gets one
 * connection, in a transaction, so its own commands for one are left out.
 */
function extractFacts(database: OpenDatabase) {
  return database.transaction((transaction) => {
    const query = async (sql: string, params?: unknown[]) => {
      if (/^\s*(begin|commit|rollback)\b/i.test(sql)) return { rows: [] };
      return { rows: await transaction.query(sql, params) };
    };
    const pool = { connect: async () => ({ query, release: () => undefined }) };
    return extract(pool as unknown as Parameters<typeof extract>[0]);
  });
}

/** Migrations run as the owner, who needs neither ownership nor grants. */
function isAboutOwner({ sql }: Action): boolean {
  return /^alter .* owner to "\w+"$/i.test(sql) || /^(grant|revoke) .* (to|from) "postgres"$/i.test(sql);
}

/** All privileges of PostgreSQL 17, one of which PostgreSQL 15 doesn't have. */
function withAllPrivileges(sql: string): string {
  return sql.replace(
    'GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON',
    'GRANT ALL ON',
  );
}

async function main(name: string | undefined): Promise<void> {
  if (lastRelease(join(supabaseDir, '..')) === null) return writeBaseline();
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('Usage: npm run db:diff -- <name in snake_case>');
  const change = await diff();
  if (!change) return console.log('The migrations already match supabase/schemas.');
  await writeMigration(name, change.sql);
  for (const statement of change.dropped) console.warn(`It deletes data: ${statement}`);
  if (change.remaining.length === 0) return;
  console.error(`It doesn't lead to supabase/schemas yet; edit it:\n${change.remaining.join('\n')}`);
  process.exitCode = 1;
}

/** Replaces the baseline, and whatever other migrations there are, with the declared schema. */
async function writeBaseline(): Promise<void> {
  const sql = await readSchema(supabaseDir);
  await mkdir(migrationsDir, { recursive: true });
  const [file, ...others] = await readdir(migrationsDir);
  if (others.length === 0 && file === baselineFile && (await readFile(join(migrationsDir, file), 'utf8')) === sql) {
    return console.log('The baseline already matches supabase/schemas.');
  }
  await Promise.all([file, ...others].flatMap((each) => (each ? [rm(join(migrationsDir, each))] : [])));
  await write(baselineFile, sql);
  console.log('Data folders of an earlier baseline need `npm run reset`.');
}

/** A new migration, after all others. */
async function writeMigration(name: string, sql: string): Promise<void> {
  await write(`${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}.sql`, sql);
}

async function write(name: string, sql: string): Promise<void> {
  const file = join(migrationsDir, name);
  await writeFile(file, sql);
  console.log(`Wrote ${relative(process.cwd(), file)}. Read it before you commit it, then run \`npm run types\`.`);
}

await main(process.argv[2]);
