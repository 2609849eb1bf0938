-- Rate limits: how often a member may do something, and where a request comes from.

create table private.rate_limits (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  started_at timestamptz not null,
  used integer not null check (used > 0),
  primary key (user_id, action)
);
comment on table private.rate_limits is
  'How often a member has used a limited action in the current window. Deleting content doesn''t give the use back.';

create function private.consume_rate_limit(action text, max_uses integer, within interval, refusal text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Without a caller, this is the service role or a migration.
  if auth.uid() is not null and not private.is_staff() then
    perform private.consume_rate_limit_for(auth.uid(), action, max_uses, within, refusal);
  end if;
end;
$$;
comment on function private.consume_rate_limit(text, integer, interval, text) is
  'Counts one use of a limited action by the caller, at most `max_uses` per `within`. Raises P0001 with `refusal`, '
  'which is shown to the member, when the limit is exceeded, and while the account is being deleted. Serializes the '
  'calls of one member. Staff and the service role have no limit.';

create function private.is_new_member() returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from auth.users a
    where a.id = (select auth.uid()) and a.email_confirmed_at is not null and a.created_at <= now() - interval '7 days'
  );
$$;
comment on function private.is_new_member() is
  'Whether the caller''s account is less than 7 days old or its email is unconfirmed. Stricter limits apply to '
  'them.';

create function private.enforce_rate_limit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.consume_rate_limit(tg_argv[0], tg_argv[1]::integer, tg_argv[2]::interval, tg_argv[3]);
  end if;
  return new;
end;
$$;
comment on function private.enforce_rate_limit() is
  'Insert trigger for API callers. Its arguments are those of private.consume_rate_limit.';

create function private.lock_rate_limits() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('rate limits ' || old.id, 0));
  return old;
end;
$$;
comment on function private.lock_rate_limits() is
  'Delete trigger on auth.users that runs before all others: waits for limited actions in progress and stops new '
  'ones. Limits are consumed before some rows are locked and after others, so no lock order would do.';

create trigger a_lock_rate_limits before delete on auth.users for each row execute function private.lock_rate_limits();

create function private.consume_rate_limit_for(
  member uuid, action text, max_uses integer, within interval, refusal text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  used_count integer;
begin
  -- Doesn't wait: deleting the account waits for this transaction instead (private.lock_rate_limits).
  if not pg_try_advisory_xact_lock_shared(hashtextextended('rate limits ' || member, 0)) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  insert into private.rate_limits as a (user_id, action, started_at, used) values (member,
    consume_rate_limit_for.action, clock_timestamp(), 1)
  on conflict on constraint rate_limits_pkey do update set
    started_at = case when a.started_at <= clock_timestamp() - within then clock_timestamp() else a.started_at end,
    used = case when a.started_at <= clock_timestamp() - within then 1 else a.used + 1 end
  returning a.used into used_count;
  if used_count > max_uses then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.consume_rate_limit_for(uuid, text, integer, interval, text) is
  'Like private.consume_rate_limit, on behalf of a member, for the service role.';

create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  -- A hosted project's edge sets the first header itself. Gateways append the address they see to the other one, so
  -- only its last entry can't be chosen by the client.
  address := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)));
  -- A gateway on the same machine sees only itself.
  if address <<= '127.0.0.0/8' or address = '::1' then
    return null;
  end if;
  -- An IPv6 user has 2^64 addresses.
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return null;
end;
$$;
comment on function private.client_address() is
  'The request''s IPv4 address or IPv6 network, from its headers; null if missing, invalid, or the '
  'machine itself.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.consume_rate_limit(text, integer, interval, text) to authenticated, service_role;
grant execute on function private.consume_rate_limit_for(uuid, text, integer, interval, text) to service_role;
