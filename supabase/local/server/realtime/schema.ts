/**
 * Schema `realtime` as in a new hosted project: policies on `realtime.messages` decide who may use a private channel,
 * and `realtime.send` broadcasts from SQL. Can run again. A hosted project partitions the table by day, which
 * migrations can’t notice.
 */
export function getRealtimeSchemaSql(): string {
  return `
create schema if not exists realtime;
grant usage on schema realtime to postgres, anon, authenticated, service_role;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text;
$$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message_id)) end,
    event, topic, private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end;
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end;
$$;

grant execute on all functions in schema realtime to postgres, anon, authenticated, service_role;
`;
}

/** The `notify` channel. */
export const captureChannel = '_realtime';

/**
 * A statement that installs our own schema `_realtime`, which replaces logical decoding. A trigger on each published
 * table copies changes into `changes`, and the notification only carries the transaction’s number, so row size doesn’t
 * matter and order is that of commits. A failure is a warning, never a failed write.
 */
export const installCapture = `
do $install$
begin
perform pg_advisory_xact_lock(54322);
create schema if not exists _realtime;
revoke all on schema _realtime from public;

create table if not exists _realtime.changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null,
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  changed_at timestamptz not null default clock_timestamp()
);
create index if not exists changes_transaction_idx on _realtime.changes (transaction, id);
create index if not exists changes_changed_at_idx on _realtime.changes (changed_at);

create or replace function _realtime.capture() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  insert into _realtime.changes (transaction, relation, type, record, old_record)
  values (
    pg_current_xact_id(), tg_relid, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('${captureChannel}', pg_current_xact_id()::text);
  return null;
exception when others then
  raise warning 'Realtime missed a change of %: %', tg_relid::regclass, sqlerrm;
  return null;
end;
$$;

create or replace function _realtime.published() returns setof oid
language sql stable set search_path = ''
as $$
  select format('%I.%I', schemaname, tablename)::regclass::oid
  from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'
  union select 'realtime.messages'::regclass::oid;
$$;

create or replace function _realtime.watch_published() returns void
language plpgsql set search_path = ''
as $$
declare
  relation regclass;
begin
  for relation in
    select published from _realtime.published() as published
    where not exists (
      select from pg_catalog.pg_trigger where tgrelid = published and tgname = '_realtime_capture'
    )
  loop
    execute format(
      'create trigger _realtime_capture after insert or update or delete on %s
         for each row execute function _realtime.capture()',
      relation
    );
  end loop;
  for relation in
    select tgrelid from pg_catalog.pg_trigger
    where tgname = '_realtime_capture' and tgparentid = 0
      and tgrelid not in (select published from _realtime.published() as published)
  loop
    execute format('drop trigger _realtime_capture on %s', relation);
  end loop;
end;
$$;

revoke all on all functions in schema _realtime from public;
perform _realtime.watch_published();
end
$install$;
`;
