-- Extensions, the private schema, and checks and triggers shared by tables of every domain.
--
-- The numbers of folders and files put them in an order in which every object follows what it needs. Function bodies
-- aren't checked while they load, so they may refer to later files.
set check_function_bodies = off;

create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Helpers that must see more than their caller. The API doesn't expose this schema.
create schema if not exists private;

-- Nobody may execute a function that isn't granted to them. Supabase grants those of schema public to every API role.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create function private.expose(name text, caller text, argument_names text[] default null) returns void
language plpgsql set search_path = ''
as $$
declare
  source constant regproc := format('private.%I', name)::regproc;
  callers constant text := case caller
    when 'anon' then 'anon, authenticated, service_role'
    when 'authenticated' then 'authenticated, service_role'
    when 'service_role' then 'service_role'
  end;
  called pg_catalog.pg_proc;
  arguments text;
  passed text;
  signature text;
begin
  select * into called from pg_catalog.pg_proc p where p.oid = source;
  select
    coalesce(string_agg(concat_ws(' ', quote_ident(a.name), a.type, 'default ' || a.value), ', ' order by a.nr), ''),
    coalesce(string_agg(quote_ident(a.name), ', ' order by a.nr), ''),
    format('public.%I(%s)', expose.name, coalesce(string_agg(a.type, ', ' order by a.nr), ''))
  into arguments, passed, signature
  from (
    select t.nr, coalesce(argument_names[t.nr], called.proargnames[t.nr]) as name, format_type(t.oid, null) as type,
      pg_get_function_arg_default(called.oid, t.nr::integer) as value
    from unnest(called.proargtypes::oid[]) with ordinality as t (oid, nr)
  ) as a;
  execute format(
    'create function public.%I(%s) returns %s language sql %s set search_path = %L as %L',
    name, arguments, pg_get_function_result(called.oid),
    case called.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, '',
    format(
      ' select %sprivate.%I(%s); ',
      case when pg_get_function_result(called.oid) like 'TABLE(%' then '* from ' else '' end, name, passed
    )
  );
  execute format('comment on function %s is %L', signature, obj_description(called.oid, 'pg_proc'));
  execute format('grant execute on function %s, %s to %s', signature, called.oid::regprocedure, callers);
end;
$$;
comment on function private.expose(text, text, text[]) is
  'Lets API roles call private.<name>: creates public.<name>, which calls it with the same arguments, by their names '
  'or those given, and has its comment. Callers are anon (everyone), authenticated (members and the service role), or '
  'service_role. docs/decisions/0029-exposed-functions.md has the reasons.';

create function private.is_short_text_list(items text[], max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(char_length(btrim(item)) between 1 and max_length, false)), true)
  from unnest(items) as item;
$$;
comment on function private.is_short_text_list(text[], integer) is
  'True for a flat list whose items all have 1 to `max_length` characters, with no nulls. True for an empty list.';

create function private.allow_update_columns() returns trigger
language plpgsql set search_path = ''
as $$
declare
  forbidden text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  select string_agg(changed.key, ', ' order by changed.key) into forbidden
  from jsonb_each(to_jsonb(new)) as changed
  where changed.value is distinct from to_jsonb(old) -> changed.key
    and changed.key <> all (tg_argv);
  if forbidden is not null then
    raise exception 'Not allowed to change %', forbidden using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.allow_update_columns() is
  'Update trigger. Its arguments are the columns an API caller may change. Raises 42501 for any other change, so a '
  'new column is read-only until it is listed.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Update trigger: sets updated_at.';

create function private.is_list_of(items text[], choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(item = any (choices), false)), true)
    and count(*) = count(distinct item)
  from unnest(items) as item;
$$;
comment on function private.is_list_of(text[], text[]) is
  'True for a flat list of distinct items that are all in `choices`, with no nulls. True for an empty list.';

create function private.require_own_relationship() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if to_jsonb(new) ->> tg_argv[0] is distinct from (select auth.uid())::text then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    -- Runs with the caller's rights, so private, deleted, and blocking members are refused with the same words.
    if not exists (select from public.users u where u.id = (to_jsonb(new) ->> tg_argv[1])::uuid) then
      raise exception 'This member is not available' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.require_own_relationship() is
  'Insert trigger. Its arguments are the column that must hold the caller and the one that must hold a member the '
  'caller can see. Raises 42501 otherwise, before any other trigger acts on the row. Sets created_at to now for API '
  'callers.';

create function private.stamp_created_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_created_at() is 'Insert trigger: sets created_at to now for API callers.';

create function private.require_own_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (to_jsonb(new) ->> 'user_id') is distinct from (select auth.uid())::text then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.require_own_row() is
  'Insert trigger on members'' content: raises 42501 unless user_id is the caller, before any other trigger acts on '
  'the row. Sets created_at to now for API callers.';

create function private.stamp_edited_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A change by another trigger, such as anonymizing a mention, isn't an edit.
  if to_jsonb(new) <> to_jsonb(old) and pg_trigger_depth() = 1 then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_edited_at() is
  'Update trigger on members'' content: sets edited_at when the row changed. Must run after the triggers that '
  'normalize it.';

create function private.utc_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'utc')::date; $$;
comment on function private.utc_day(timestamptz) is 'The UTC date of a time; null for null.';

create function private.check_time_zone(time_zone text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- Only names that browsers know too: no abbreviations or offsets. pg_timezone_names reads hundreds of files.
  if time_zone ~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/[A-Za-z_/-]+$' then
    perform now() at time zone time_zone;
    return;
  end if;
  raise exception using errcode = 'invalid_parameter_value';
exception
  when invalid_parameter_value then
    raise exception 'Choose a time zone from the list.' using errcode = 'P0001';
end;
$$;
comment on function private.check_time_zone(text) is
  'Raises P0001, to be shown as is, unless this is the IANA name of a time zone, such as America/New_York.';

create function private.refuse_direct_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'This is only written by functions' using errcode = '42501';
  end if;
  return null;
end;
$$;
comment on function private.refuse_direct_write() is
  'Statement trigger on tables of offers and deals: raises 42501 for every API role, the service role included, '
  'whatever their grants. Functions write as the schema''s owner.';

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'This can’t be changed' using errcode = '42501';
end;
$$;
comment on function private.refuse_change() is
  'Trigger on append-only tables: raises 42501 for every change, no matter by whom.';

-- Grants ------------------------------------------------------------------------------------------

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.is_short_text_list(text[], integer) to anon, authenticated, service_role;
grant execute on function
  private.is_list_of(text[], text[]), private.utc_day(timestamptz), private.check_time_zone(text)
  to authenticated, service_role;
