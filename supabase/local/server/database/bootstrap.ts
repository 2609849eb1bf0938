import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { OpenDatabase } from '../database.ts';
import { Failure } from '../../failure.ts';
import { attemptTable } from '../middleware/auth/counters.ts';
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
      -- Owns the database and what migrations create, and isn't a superuser.
      ('postgres', 'nologin createdb createrole replication bypassrls'), ('supabase_admin', 'nologin'),
      ('supabase_auth_admin', 'nologin noinherit createrole'),
      ('supabase_storage_admin', 'nologin noinherit createrole'),
      ('supabase_realtime_admin', 'nologin noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = role.name) then
      execute format('create role %I %s', role.name, role.attributes);
    end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin, pg_monitor, pg_read_all_data,
  pg_signal_backend to postgres;
do $$ begin execute format('alter database %I owner to postgres', current_database()); end $$;

grant usage on schema public to postgres, anon, authenticated, service_role;
do $$
declare
  creator text;
begin
  foreach creator in array array['postgres', current_user] loop
    execute format(
      'alter default privileges for role %1$I in schema public
         grant all on tables to postgres, anon, authenticated, service_role;
       alter default privileges for role %1$I in schema public
         grant all on functions to postgres, anon, authenticated, service_role;
       alter default privileges for role %1$I in schema public
         grant all on sequences to postgres, anon, authenticated, service_role', creator
    );
  end loop;
end $$;

create schema if not exists extensions;
alter schema extensions owner to postgres;
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
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
grant all on all tables in schema storage to postgres;
`;

/** The servers of a hosted project own their tables, and `postgres` is a member of their roles. */
const owners = `
do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('auth', 'supabase_auth_admin'), ('storage', 'supabase_storage_admin'), ('realtime', 'supabase_realtime_admin')
    ) as owners (schema, owner)
  loop
    execute format('grant all on schema %I to %I', owned.schema, owned.owner);
    execute (
      select coalesce(string_agg(format('alter table %s owner to %I', c.oid::regclass, owned.owner), '; '), 'select')
      from pg_class c
      where c.relnamespace = owned.schema::regnamespace and c.relkind in ('r', 'v')
        and pg_get_userbyid(c.relowner) <> owned.owner
    );
  end loop;
end $$;
grant create on schema auth, storage to postgres;
`;

/** As the Realtime server leaves it: migrations add policies to the table as a member of the role that owns it. */
const realtimeOwner = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'supabase_realtime_admin') then
    create role supabase_realtime_admin nologin noinherit;
  end if;
end $$;
grant supabase_realtime_admin to postgres;
grant all on schema realtime to supabase_realtime_admin;
alter table realtime.messages owner to supabase_realtime_admin;
`;

const publication = `
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
    alter publication supabase_realtime owner to postgres;
  end if;
end $$;
`;

/** All of it, in order. */
export const bootstrapScripts: string[] = [
  roles,
  authHelpers,
  getAuthSchemaSql(),
  factorTables,
  attemptTable,
  hostedColumns,
  getStorageSchemaSql(),
  storageGrants,
  getRealtimeSchemaSql(),
  owners,
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
  if (found.realtime) return;
  await database.transaction(async ({ script }) => {
    await script(getRealtimeSchemaSql());
    await script(realtimeOwner);
  });
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
