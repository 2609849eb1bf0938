import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { OpenDatabase } from '../database.ts';
import { Failure } from '../../failure.ts';
import { factorTables } from '../middleware/auth/factor-tables.ts';
import { getRealtimeSchemaSql } from '../realtime/schema.ts';

/**
 * What a new Supabase project contains before its first migration, in dependency order. Every statement can run again.
 */
const roles = `
do $$
declare
  role record;
begin
  for role in
    select * from (values
      ('anon', 'nologin noinherit'), ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'), ('authenticator', 'noinherit'),
      ('postgres', 'nologin'), ('supabase_admin', 'nologin'),
      ('supabase_auth_admin', 'nologin'), ('supabase_storage_admin', 'nologin')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = role.name) then
      execute format('create role %I %s', role.name, role.attributes);
    end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;

grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
`;

/** Reads a claim as on a hosted project: from its own setting (older gateways) or from the JSON claims. */
const authHelpers = `
create schema if not exists auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
`;

/** Columns and defaults that a seed for a hosted project relies on. */
const hostedColumns = `
alter table auth.users add column if not exists instance_id uuid;
alter table auth.users add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();
`;

const storageGrants = `
grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
grant select, insert, update, delete on all tables in schema auth to postgres;
`;

const publication = `
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
`;

/** All of it, in order. */
export const bootstrapScripts: string[] = [
  roles,
  authHelpers,
  getAuthSchemaSql(),
  factorTables,
  hostedColumns,
  getStorageSchemaSql(),
  storageGrants,
  getRealtimeSchemaSql(),
  publication,
];

/** Prepares an empty database for migrations. Leaves a prepared one as it is. */
export async function bootstrap(database: OpenDatabase): Promise<void> {
  await refuseSupabaseProject(database);
  await database.transaction(async ({ script }) => {
    // Serializes processes starting at the same time on one server. Released with the transaction.
    await script('select pg_advisory_xact_lock(54321)');
    for (const sql of bootstrapScripts) await script(sql);
  });
}

/** Prepares a database whose auth and storage have servers of their own: adds what our Realtime needs. */
export async function bootstrapRealtime(database: OpenDatabase): Promise<void> {
  const [found] = await database.query<{ auth: boolean; realtime: boolean }>(
    `select to_regclass('auth.sessions') is not null and to_regclass('storage.objects') is not null as auth,
      to_regclass('realtime.messages') is not null as realtime`,
  );
  if (!found?.auth) {
    throw new Failure(
      'The database at DATABASE_URL has no tables of Supabase Auth and Storage yet.',
      'Start the servers at AUTH_URL and STORAGE_URL with this database first: they create their tables.',
    );
  }
  if (!found.realtime) await database.transaction(({ script }) => script(getRealtimeSchemaSql()));
}

/** Throws for a real Supabase project, whose services own these parts. */
async function refuseSupabaseProject(database: OpenDatabase): Promise<void> {
  const [found] = await database.query<{ project: boolean }>(
    `select to_regclass('auth.schema_migrations') is not null or to_regclass('storage.migrations') is not null ` +
      'as project',
  );
  if (!found?.project) return;
  throw new Failure(
    'DATABASE_URL points at the database of a Supabase project, which has its own auth and storage services.',
    'Give the embedded backend a plain, empty PostgreSQL database; use a Supabase project through ' +
      'VITE_SUPABASE_URL instead.',
  );
}
