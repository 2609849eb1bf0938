import { request, type RequestOptions } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type Backend, type BackendOptions } from '../../../supabase/local/backend.ts';
import { publishableKey } from '../../../supabase/local/server/keys.ts';
import { clientFor, newMember } from '../client.ts';
import { fixtureMigrations, describeBackend } from '../describe-backend.ts';
import { createDatabase } from '../test-databases.ts';

const quiet: BackendOptions = {
  port: 0,
  mailPort: 0,
  migrationsDir: fixtureMigrations,
  seedFile: null,
  functionsDir: null,
  log: () => undefined,
};

/** The status of a request with any headers; fetch would set some itself. */
const statusOf = (url: string, options: RequestOptions) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

describeBackend(
  (backend) => {
    it('reports that the mail queue has stopped, without details', async () => {
      const { database } = backend();
      await database.query('create schema if not exists private');
      await database.query(
        'create table private.deliveries (channel text, state text, claimed_until timestamptz, due_at timestamptz)',
      );
      await database.query(
        `insert into private.deliveries values ('mail', 'pending', null, now() - interval '20 minutes')`,
      );
      const late = await fetch(`${backend().url}/health`);
      expect(late.status).toBe(503);
      expect(await late.json()).toEqual({
        status: 'unhealthy',
        name: 'cornerlot',
        checks: { database: 'ok', mail: 'late' },
      });
      await database.query('drop table private.deliveries');
      expect((await fetch(`${backend().url}/health`)).status).toBe(200);
    });

    it('reports that a scheduled job is late, without saying which', async () => {
      const { database } = backend();
      await database.query('create table private.jobs (job text, is_late boolean)');
      await database.query(`insert into private.jobs values ('send-mail', false)`);
      expect((await fetch(`${backend().url}/health`)).status).toBe(200);
      await database.query(`insert into private.jobs values ('remind-of-events', true)`);
      const late = await fetch(`${backend().url}/health`);
      expect(late.status).toBe(503);
      expect(await late.json()).toMatchObject({ checks: { database: 'ok', jobs: 'late' } });
      await database.query('drop table private.jobs');
    });

    it('accepts the newer publishable key and no other', async () => {
      expect((await clientFor(backend(), publishableKey).from('items').select()).error).toBeNull();
      expect((await clientFor(backend(), 'sb_publishable_somebody_else').from('items').select()).status).toBe(401);
    });

    it('records migrations where the Supabase CLI expects them', async () => {
      const rows = await backend().database.query<{ version: string; name: string; statements: string[] }>(
        'select version, name, statements from supabase_migrations.schema_migrations',
      );
      expect(rows).toEqual([
        {
          version: '20260101000000',
          name: 'fixture',
          statements: expect.arrayContaining([expect.stringContaining('create table public.items')]),
        },
      ]);
    });

    it('shows captured emails without running their scripts', async () => {
      const { client, email } = await newMember(backend());
      await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      const list = await (await fetch(backend().mailUrl)).text();
      expect(list).toContain(email);
      const path = /href="(\/messages\/[0-9a-f-]+)"/.exec(list)?.[1] ?? '';
      const page = await (await fetch(backend().mailUrl + path)).text();
      expect(page).toMatch(/<iframe[^>]+sandbox="(?![^"]*allow-scripts)/);
      const body = await fetch(`${backend().mailUrl}${path}/body`);
      expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await body.text()).toContain('Verify email');
      expect((await fetch(`${backend().mailUrl}/messages/00000000-0000-0000-0000-000000000000`)).status).toBe(404);
      for (const headers of [
        { host: 'rebound.example' },
        { host: '127.0.0.1.nip.io' },
        { origin: 'https://evil.example' },
      ])
        for (const target of ['/', path, `${path}/body`, '/api/messages'])
          for (const method of ['GET', 'DELETE'])
            expect(await statusOf(backend().mailUrl + target, { method, headers })).toBe(403);
      const read = await fetch(`${backend().mailUrl}/api/messages`);
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      expect(await read.json()).not.toEqual([]);
      await fetch(`${backend().mailUrl}/api/messages`, { method: 'DELETE' });
      expect(await (await fetch(`${backend().mailUrl}/api/messages`)).json()).toEqual([]);
    });
  },
  { migrationsDir: fixtureMigrations },
);

describe('data folder', () => {
  let folder: string;
  let backend: Backend | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cornerlot-boot-'));
  });
  afterEach(async () => {
    await backend?.close();
    backend = undefined;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('preserves emails and files, seeds once, and reports an edited migration', async () => {
    const migrationsDir = join(folder, 'migrations');
    const seedFile = join(folder, 'seed.sql');
    const lines: string[] = [];
    const options = {
      ...quiet,
      dataDir: join(folder, 'data'),
      migrationsDir,
      seedFile,
      log: (line: string) => lines.push(line),
    };
    await mkdir(migrationsDir);
    const migration = join(migrationsDir, '1_rows.sql');
    await writeFile(
      migration,
      `create table public.rows (id int); insert into storage.buckets (id, name, public)
        values ('open', 'open', true);`,
    );
    await writeFile(seedFile, 'insert into public.rows values (1);');

    backend = await startBackend(options);
    expect(backend.seeded).toBe(true);
    const service = clientFor(backend, backend.serviceRoleKey);
    expect(
      (await service.storage.from('open').upload('a.txt', new Blob(['kept'], { type: 'text/plain' }))).error,
    ).toBeNull();
    const { auth } = clientFor(backend);
    await auth.signUp({ email: 'kept@example.test', password: 'secret12' });
    await auth.signInWithOtp({ email: 'kept@example.test', options: { shouldCreateUser: false } });
    await backend.close();

    await writeFile(migration, 'create table public.rows (id bigint);');
    backend = await startBackend(options);
    expect(backend.seeded).toBe(false);
    expect(await backend.database.query('select id from public.rows')).toEqual([{ id: 1 }]);
    expect(lines).toEqual([expect.stringContaining('1_rows.sql has been edited')]);
    const mails = (await (await fetch(`${backend.mailUrl}/api/messages?to=kept@example.test`)).json()) as unknown[];
    expect(mails).toHaveLength(1);
    expect(await (await fetch(`${backend.url}/storage/v1/object/public/open/a.txt`)).text()).toBe('kept');
  });
});

it('rejects the database of a hosted Supabase project', async () => {
  const databaseUrl = await createDatabase('empty');
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe('create schema auth; create table auth.schema_migrations (version text)');
  await sql.end();
  await expect(startBackend({ ...quiet, databaseUrl })).rejects.toThrow(/database of a Supabase project/);
});
