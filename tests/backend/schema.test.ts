import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap } from '../../supabase/local/server/database/bootstrap.ts';
import { compareCatalogs, readCatalog } from '../../supabase/local/server/database/catalog.ts';
import { loadReferenceData, migrate, seed } from '../../supabase/local/server/database/migrate.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { createSchema, readSchema, schemaFiles } from '../../supabase/local/server/database/schema.ts';
import { lastRelease } from '../../supabase/local/release.ts';
import { createDatabase, migratedDatabase } from './test-databases.ts';

const root = resolve(import.meta.dirname, '../..');
const supabaseDir = join(root, 'supabase');
const migrationsDir = join(supabaseDir, 'migrations');

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openPostgres(await createDatabase('empty'));
  await bootstrap(database);
  return database;
}

const release = lastRelease(root);

describe('the migrations', () => {
  it.skipIf(release)('matches the declared schema with one migration (else: npm run db:diff)', async () => {
    const [file, ...others] = readdirSync(migrationsDir);
    expect(others).toEqual([]);
    expect(readFileSync(join(migrationsDir, file ?? ''), 'utf8') === (await readSchema(supabaseDir))).toBe(true);
  });

  it.runIf(release)('limits the size of migrations after the first one', () => {
    const [, ...later] = readdirSync(migrationsDir).toSorted();
    const lines = (file: string) => readFileSync(join(migrationsDir, file), 'utf8').split('\n').length;
    expect(later.filter((file) => lines(file) > 300)).toEqual([]);
  });

  it.runIf(release)('lead an empty database and the last release’s to the schema (else: npm run db:diff)', async () => {
    const databases = [await emptyDatabase(), await databaseOf(`v${release}`), await emptyDatabase()] as const;
    const [empty, released, declared] = databases;
    await createSchema(declared, supabaseDir);
    const expected = await readCatalog(declared);
    for (const database of [empty, released]) {
      await migrate(database, migrationsDir, (line) => console.warn(line));
      await loadReferenceData(database, join(supabaseDir, 'data'));
      expect(compareCatalogs(await readCatalog(database), expected)).toEqual([]);
    }
    await Promise.all(databases.map((database) => database.close()));
  });
});

/** Opens a new database as a release makes it, with its demo data. Its tag must be in this clone. */
async function databaseOf(tag: string): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-release-'));
  const paths = ['migrations', 'data', 'seed'].map((name) => `supabase/${name}`);
  const files = execFileSync('git', ['archive', tag, ...paths], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const database = await emptyDatabase();
  await migrate(database, join(folder, 'supabase/migrations'), (line) => console.warn(line));
  await loadReferenceData(database, join(folder, 'supabase/data'));
  await seed(database, join(folder, 'supabase/seed'));
  await rm(folder, { recursive: true });
  return database;
}

describe('the comparison of catalogs', () => {
  let declared: OpenDatabase;
  beforeAll(async () => {
    declared = await emptyDatabase();
    await createSchema(declared, supabaseDir);
  });
  afterAll(() => declared?.close());

  it.each([
    [`alter table public.users alter column bio set default ''`, 'column public.users.bio'],
    ['alter table public.users drop constraint users_own_image', 'constraint public.users users_own_image'],
    ['drop index public.users_tier_idx', 'index public.users_tier_idx'],
    ['alter function private.is_staff() volatile', 'function private.is_staff()'],
    ['grant execute on function private.is_staff() to public', 'function private.is_staff()'],
    [
      'drop policy "Members can update their own profile" on public.users',
      'policy public.users Members can update their own',
    ],
    ['alter table public.users disable trigger touch_updated_at', 'trigger public.users touch_updated_at'],
    ['drop trigger create_profile on auth.users', 'trigger auth.users create_profile'],
    ['grant insert on public.users to anon', 'relation public.users'],
    ['alter table public.users disable row level security', 'relation public.users'],
    [`comment on column public.users.bio is 'Other'`, 'comment table column public.users.bio'],
    ['alter publication supabase_realtime drop table public.properties', 'publication supabase_realtime'],
    [
      'alter default privileges for role postgres in schema public revoke all on tables from anon',
      'default privileges',
    ],
  ])('detects: %s', async (change, name) => {
    const before = await readCatalog(declared);
    const undo = new Error('undo');
    await expect(
      declared.transaction(async (transaction) => {
        await transaction.script(change);
        const changed = await readCatalog({ transaction: (run) => run(transaction) });
        expect(compareCatalogs(changed, before)).toContainEqual(expect.stringContaining(name));
        throw undo;
      }),
    ).rejects.toBe(undo);
  });

  it('loads reference data once, and again without changing it', async () => {
    const data = join(supabaseDir, 'data');
    const files = readdirSync(data).toSorted();
    // A copy of the database for all tests, into which the same function has loaded it.
    const database = await migratedDatabase();
    await bootstrap(database);
    const countRows = () =>
      database.query(`
        select (select count(*) from public.zip_codes) as zip_codes, (select count(*) from public.counties) as counties,
          (select count(*) from public.resource_bodies) as resources, (select count(*) from storage.buckets) as buckets,
          (select count(*) from public.membership_plans) as plans,
            (select count(*) from public.membership_rules) as rules,
          (select count(*) from public.notification_kinds) as kinds`);
    const stored = await database.query<{ path: string }>('select path from supabase_migrations.seed_files');
    expect(stored.map(({ path }) => path).toSorted()).toEqual(files.map((file) => `supabase/data/${file}`));
    const [loaded] = await countRows();
    expect(Object.values(loaded ?? {}).every((count) => Number(count) > 0)).toBe(true);
    expect(await loadReferenceData(database, data)).toEqual([]);
    await database.query('update supabase_migrations.seed_files set hash = $1', ['']);
    expect(await loadReferenceData(database, data)).toEqual(files);
    expect(await countRows()).toEqual([loaded]);
    await database.close();
  });
});

describe('the schema files', async () => {
  const files = await schemaFiles(supabaseDir);
  const sql = new Map(files.map((file) => [file, readFileSync(join(supabaseDir, file), 'utf8')]));
  const statements = [...sql].flatMap(([file, text]) =>
    // Comments, function bodies, and texts may contain semicolons, and so may a policy's name, which is kept.
    text
      .replace(/--.*|"[^"]*"|\$\$[\s\S]*?\$\$|'(?:[^']|'')*'/g, (part) =>
        part.startsWith('"') ? part.replaceAll(';', ',') : '',
      )
      .split(';')
      .map((statement) => ({ file, statement: statement.trim().replace(/\s+/g, ' ') })),
  );

  it('loads all schema files, in the order in which they are listed', () => {
    const all = readdirSync(join(supabaseDir, 'schemas'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(all.flatMap((file) => (file.endsWith('.sql') ? [`schemas/${file}`] : [])).toSorted());
    expect(files.filter((file) => !/^schemas\/\d\d_[a-z_]+\/\d\d_[a-z_]+\.sql$/.test(file))).toEqual([]);
  });

  it('exist under the names that docs and comments use', () => {
    const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
    const texts = [
      ...[...sql].map(([file, text]) => [file, text]),
      ...['README.md', 'CONTRIBUTING.md', ...documents.map((file) => join('docs', file))]
        .filter((file) => file.endsWith('.md'))
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ];
    const known = files.flatMap((file) => [file.split('/').at(-1), file.split('/').slice(-2).join('/')]);
    const unknown = texts.flatMap(([file = '', text = '']) =>
      [...text.matchAll(/(?:\b\d\d_[a-z_]+\/)?\b\d\d_[a-z_]+\.sql\b/g)]
        .filter(([name]) => !known.includes(name))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  // A second `create` of the same name is an error in Postgres, so what's left is replacing, altering, and commenting.
  it('defines nothing twice', () => {
    const allowed =
      /^(create (?!or replace)|do$|comment on|grant|revoke|alter table \S+ enable row|set |select private.expose)/;
    const exceptions = [
      'alter default privileges revoke execute on functions from public',
      'alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role',
      'alter table private.search_listings alter column search_text set statistics 500',
      'alter publication supabase_realtime add table public.properties',
    ];
    const others = statements.filter(
      ({ statement }) => statement && !allowed.test(statement) && !exceptions.includes(statement),
    );
    expect(others).toEqual([]);
    const comments = statements.flatMap(({ statement }) => /^comment on .* is$/.exec(statement)?.[0] ?? []);
    expect(comments.filter((comment, index) => comments.indexOf(comment) !== index)).toEqual([]);
    expect(comments.length).toBeGreaterThan(500);
  });
});
