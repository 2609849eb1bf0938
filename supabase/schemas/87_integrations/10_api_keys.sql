-- API keys: members' programs use the API as their members, under the same policies.
--
-- The function `api` exchanges a key for a token that lives for a minute and never leaves it. The token says which key
-- it came from (claim api_key), and private.session_refusal accepts it only while that key is live.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) <= 60 and name ~ '\S'),
  scopes text[] not null check (
    cardinality(scopes) > 0
    and private.is_list_of(scopes, array['listings:read', 'own:read', 'own:write', 'messages', 'deals', 'webhooks'])
  ),
  prefix text,
  client_id uuid references private.oauth_clients (id),
  client_host text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  replaced_by uuid references public.api_keys (id) on delete set null,
  reminded_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  check (num_nulls(prefix, client_id) = 1 and num_nulls(prefix, client_host) = 1)
);
comment on table public.api_keys is
  'Keys with which members'' programs use the API, and programs that members connected by OAuth. Written by functions '
  'only. At most 20 live ones per member.';
comment on column public.api_keys.scopes is
  'What the key may be used for. listings:read: search and read listings. own:read: read what only the member sees. '
  'own:write: change it, and read what it changes. messages: read and send messages. deals: read offers and deals. '
  'webhooks: add webhooks of what the other scopes cover, and list and delete those.';
comment on column public.api_keys.prefix is
  'The first characters of the key, to recognize it by. Null for a connected program.';
comment on column public.api_keys.client_id is 'The connected program; null for a key.';
comment on column public.api_keys.client_host is 'The host that a connected program leads back to; null for a key.';
comment on column public.api_keys.last_used_at is 'To the minute; null before the first use.';
comment on column public.api_keys.replaced_by is
  'The key that replaces it now; null if it wasn''t rotated. A replaced one expires within a day.';
comment on column public.api_keys.reminded_at is 'When its member was last reminded that it expires; null if never.';
create index api_keys_user_idx on public.api_keys (user_id, created_at);
create index api_keys_client_idx on public.api_keys (client_id);
create index api_keys_replaced_by_idx on public.api_keys (replaced_by);

create table private.api_key_secrets (
  key_id uuid primary key references public.api_keys (id) on delete cascade,
  key_hash bytea not null constraint api_key_secrets_hash unique
);
comment on table private.api_key_secrets is 'Hashes of API keys.';
comment on column private.api_key_secrets.key_hash is
  'SHA-256. A key has 256 random bits, so it can''t be found by trying.';

create table public.api_requests (
  id uuid primary key default gen_random_uuid(),
  key_id uuid not null references public.api_keys (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  method text not null,
  route text not null,
  status smallint,
  network text
);
comment on table public.api_requests is
  'What was done with API keys, for their owner. Deleted after 30 days, with the next request of anyone.';
comment on column public.api_requests.route is 'The path, with names for IDs: /v1/listings/{id}.';
comment on column public.api_requests.status is 'HTTP status of the response; null if the request didn''t finish.';
comment on column public.api_requests.network is 'As private.network_of; null if unknown.';
create index api_requests_user_idx on public.api_requests (user_id, requested_at);
create index api_requests_key_idx on public.api_requests (key_id);
create index api_requests_time_idx on public.api_requests (requested_at);

-- Managing keys -----------------------------------------------------------------------------------

create function private.new_secret(prefix text) returns text
language sql volatile set search_path = ''
as $$
  select prefix || translate(rtrim(encode(extensions.gen_random_bytes(32), 'base64'), '='), '+/', '-_');
$$;
comment on function private.new_secret(text) is 'A prefix and 256 random bits, in the letters of base64url.';

create function private.add_api_key(
  member uuid, name text, scopes text[], expires_at timestamptz
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_key constant text := private.new_secret('clk_');
  added uuid;
begin
  insert into public.api_keys as k (user_id, name, scopes, prefix, expires_at)
  values (member, private.clean_text(add_api_key.name), add_api_key.scopes, left(new_key, 10), add_api_key.expires_at)
  returning k.id into added;
  insert into private.api_key_secrets (key_id, key_hash) values (added, sha256(convert_to(new_key, 'utf8')));
  return jsonb_build_object('id', added, 'key', new_key);
end;
$$;
comment on function private.add_api_key(uuid, text, text[], timestamptz) is
  'Stores a new key and returns {id, key}: the only time that the key can be read.';

create function private.notify_access(what text, event text, name text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify_always(
    auth.uid(), 'access', gen_random_uuid(),
    jsonb_strip_nulls(jsonb_build_object('what', what, 'event', event, 'name', name))
  );
$$;
comment on function private.notify_access(text, text, text) is
  'Notifies the caller that a program was given access to their account, always by email too: it may not have been '
  'them. Kind access (also private.end_access), data {what: api_key, assistant (a connected program), webhook, '
  'calendar, or matches (a private address of these); event: created, replaced, or moved (a webhook, to another '
  'address); name: of the key or the program, or the host of the webhook}. private.remind_of_api_keys '
  'has more.';

create function private.require_new_key(replaces uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_own_session();
  if not private.has_entitlement('api_access') then
    raise exception 'API keys are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('api_key');
  -- The limit holds for keys that are created at the same time.
  perform from public.users u where u.id = me for no key update;
  if (
    select count(*) >= 20 from public.api_keys k
    where k.user_id = me and k.revoked_at is null and k.expires_at > now() and k.replaced_by is null
      and k.id is distinct from replaces
  ) then
    raise exception 'You can have 20 keys. Revoke one first.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.require_new_key(uuid) is
  'Lets the caller add a key or connect a program, once. The key that it replaces doesn''t count for the limit. Raises '
  '42501 without the api_access entitlement, what private.require_own_session does, and P0001 above a limit.';

create function private.issue_api_key(
  name text, scopes text[], expires_at timestamptz, replaces uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_new_key(replaces);
  if expires_at is null or expires_at <= now() or expires_at > now() + interval '366 days' then
    raise exception 'A key expires within a year.' using errcode = 'P0001';
  end if;
  return private.add_api_key(auth.uid(), issue_api_key.name, issue_api_key.scopes, issue_api_key.expires_at);
end;
$$;
comment on function private.issue_api_key(text, text[], timestamptz, uuid) is
  'A new key of the caller, as private.create_api_key, without a notification, and as private.require_new_key allows.';

create function private.create_api_key(name text, scopes text[], expires_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added constant jsonb := private.issue_api_key(name, scopes, expires_at);
begin
  perform private.notify_access('api_key', 'created', private.clean_text(name));
  return added;
end;
$$;
comment on function private.create_api_key(text, text[], timestamptz) is
  'Creates a key of the caller, notifies them, and returns {id, key}: the only time that the key can be read. Raises '
  '42501 without the api_access entitlement, what private.require_own_session does, P0001 above a limit or for more '
  'than a year, and 23514 for an unknown scope or none.';
select private.expose('create_api_key', 'authenticated');

create function private.rotate_api_key(key_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  old public.api_keys;
  added jsonb;
begin
  perform private.require_own_session();
  select * into old from public.api_keys k
  where k.id = rotate_api_key.key_id and k.user_id = auth.uid() and k.revoked_at is null and k.client_id is null
  for update;
  if not found then
    raise exception 'This key has been revoked.' using errcode = 'P0001';
  elsif old.replaced_by is not null then
    raise exception 'This key has been replaced.' using errcode = 'P0001';
  end if;
  added := private.issue_api_key(old.name, old.scopes, now() + (old.expires_at - old.created_at), old.id);
  update public.api_keys k
  set replaced_by = (added ->> 'id')::uuid, expires_at = least(k.expires_at, now() + interval '24 hours')
  where k.id = old.id;
  -- All that it replaces name it, and share its repeated requests.
  update public.api_keys k set replaced_by = (added ->> 'id')::uuid where k.replaced_by = old.id;
  update private.api_idempotency i set key_id = (added ->> 'id')::uuid where i.key_id = old.id;
  update public.webhook_endpoints e set api_key_id = (added ->> 'id')::uuid where e.api_key_id = old.id;
  perform private.notify_access('api_key', 'replaced', old.name);
  return added;
end;
$$;
comment on function private.rotate_api_key(uuid) is
  'Returns a new key instead of one of the caller''s, as private.create_api_key, with the same name and scopes, for as '
  'long as the old one was created for. The old one works for 24 more hours at most, so that programs can change to '
  'the new one; what ends the new one ends both. Its webhooks and repeated requests are the new one''s. Raises P0001 '
  'for a revoked, replaced, or unknown key, and what private.create_api_key does.';
select private.expose('rotate_api_key', 'authenticated');

create function private.revoke_api_key(key_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_own_session(false);
  perform private.take_back(true);
  update public.api_keys k set revoked_at = now()
  where revoke_api_key.key_id in (k.id, k.replaced_by) and k.user_id = auth.uid() and k.revoked_at is null;
  perform private.take_back(false);
end;
$$;
comment on function private.revoke_api_key(uuid) is
  'Revokes a key of the caller, and what it replaced: they''re refused from now on, and so are tokens made with them. '
  'Does nothing for a revoked or unknown one. Raises 42501 with a key''s token.';
select private.expose('revoke_api_key', 'authenticated');

create function private.end_api_keys(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.api_keys k set revoked_at = now()
  where k.user_id = member and k.revoked_at is null and k.expires_at > now();
  return found;
end;
$$;
comment on function private.end_api_keys(uuid, uuid) is
  'For private.end_access: revokes all keys of a member. Returns whether there was one.';

create function private.remind_of_api_keys() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ending record;
  reminder_count integer := 0;
begin
  for ending in
    update public.api_keys k set reminded_at = now() where k.id in (
      select e.id from public.api_keys e
      -- A program asks its member to connect it again.
      where e.revoked_at is null and e.replaced_by is null and e.client_id is null and e.expires_at > now()
        and exists (
          select from unnest('{7 days,1 day}'::interval[]) as ahead
          where e.expires_at - ahead between e.created_at and now()
            and coalesce(e.reminded_at < e.expires_at - ahead, true)
        )
        and private.program_refusal(e.user_id) is null
      order by e.id for no key update skip locked
    )
    returning k.user_id, k.name, case when k.expires_at > now() + interval '1 day' then 'week' else 'day' end as within
  loop
    perform private.notify_always(
      ending.user_id, 'access', gen_random_uuid(),
      jsonb_build_object('what', 'api_key', 'event', 'ends_in_a_' || ending.within, 'name', ending.name)
    );
    reminder_count := reminder_count + 1;
  end loop;
  return reminder_count;
end;
$$;
comment on function private.remind_of_api_keys() is
  'Reminds members of their keys, always by email too, 7 days and 1 day before they expire (kind access, data {what: '
  'api_key, event: ends_in_a_week or ends_in_a_day, name}), unless they were created for less, replaced, or can''t be '
  'used anyway. Returns the number of reminders.';

-- Using keys --------------------------------------------------------------------------------------

create function private.api_key_refusal(key public.api_keys) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when key.id is null then 'unknown'
    when key.revoked_at is not null then 'revoked'
    when key.expires_at <= now() then 'expired'
    else private.program_refusal(key.user_id)
  end;
$$;
comment on function private.api_key_refusal(public.api_keys) is
  'Why a key can''t be used: unknown, revoked, expired, or as private.program_refusal. Null if it can.';

create function private.is_live_api_key(key_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.api_keys k
    where k.id = key_id and k.user_id = auth.uid() and private.api_key_refusal(k) is null
  );
$$;
comment on function private.is_live_api_key(uuid) is
  'Whether this is a key of the caller that can be used right now; false for null.';

create view private.plan_limits with (security_invoker = true) as
select * from (values
  -- tier, requests a minute that read, and that write
  ('partner', 1200, 240),
  ('closer', 600, 120),
  ('pro', 600, 120)
) as limits (tier, reads, writes);
comment on view private.plan_limits is
  'How often the programs of a member may use the API, by tier: the only place with these numbers. Other tiers that '
  'have api_access get those of pro.';

create function private.api_limit(member uuid, reads boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when api_limit.reads then l.reads else l.writes end
  from public.users u join private.plan_limits l on l.tier in (u.membership_tier, 'pro')
  where u.id = member order by l.tier = u.membership_tier desc limit 1;
$$;
comment on function private.api_limit(uuid, boolean) is
  'How many requests a minute the programs of a member may make that read, or that write.';

create function private.count_api_use(
  key public.api_keys, refusal text, method text, route text, address text, request_id uuid
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  -- Tools of the MCP server change nothing that others see.
  reads constant boolean := method in ('GET', 'HEAD') or route like '/mcp%';
  -- All keys of a member together: another one, or a new one, doesn't add to the limit.
  per_minute constant integer := private.api_limit(key.user_id, reads);
  uses record;
  request uuid;
begin
  -- One that's refused takes nothing from the others.
  select * into uses from private.count_use(
    key.user_id, case when refusal is not null then 'api_refused' when reads then 'api_read' else 'api_write' end,
    interval '1 minute'
  );
  -- Of those above the limit, only the first is logged.
  if uses.used <= per_minute + 1 then
    insert into public.api_requests as r (id, key_id, user_id, method, route, network)
    values (
      coalesce(count_api_use.request_id, gen_random_uuid()), key.id, key.user_id, left(count_api_use.method, 10),
      left(count_api_use.route, 200), private.network_of(
        case when pg_input_is_valid(count_api_use.address, 'inet') then count_api_use.address::inet end
      )
    )
    returning r.id into request;
  end if;
  return jsonb_build_object(
    'refusal', coalesce(refusal, case when uses.used > per_minute then 'rate_limit' end), 'request_id', request,
    'limit', per_minute, 'remaining', greatest(per_minute - uses.used, 0), 'resets_at', uses.resets_at
  );
end;
$$;
comment on function private.count_api_use(public.api_keys, text, text, text, text, uuid) is
  'For private.use_api_key: counts and logs one use of a key, with why the key is refused (null if it isn''t), and '
  'returns what that says about the use.';

create function private.use_api_key(key_hash text, uses jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key public.api_keys;
  refusal text;
  owner jsonb;
  answers jsonb;
begin
  select k.* into key from public.api_keys k
  where k.id = private.key_of_secret(decode(use_api_key.key_hash, 'hex'));
  -- An account that is being deleted has no keys any more.
  if key.id is null or not private.keep_account(key.user_id) then
    return (select jsonb_agg('{"refusal": "unknown"}'::jsonb) from jsonb_array_elements(uses));
  end if;
  refusal := private.api_key_refusal(key);
  select jsonb_build_object('key_id', key.id, 'scopes', key.scopes, 'member', jsonb_build_object(
    'id', u.id, 'name', u.name, 'profile_image_url', u.profile_image_url, 'membership_tier', u.membership_tier
  )) into owner from public.users u where u.id = key.user_id;
  select jsonb_agg(
    owner || private.count_api_use(key, refusal, u.use ->> 'method', u.use ->> 'route', u.use ->> 'address',
      (u.use ->> 'request_id')::uuid)
    order by u.position
  ) into answers
  from jsonb_array_elements(uses) with ordinality as u (use, position);
  if refusal is null then
    update public.api_keys k set last_used_at = now()
    where k.id = key.id and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
  end if;
  delete from public.api_requests r where r.id in (
    select o.id from public.api_requests o where o.requested_at < now() - interval '30 days'
    order by o.requested_at limit 100 for update skip locked
  );
  return answers;
end;
$$;
comment on function private.use_api_key(text, jsonb) is
  'For the service role, at each request of the API, or for several that come at the same time: counts each of these '
  'uses [{method, route, address, request_id}] by the member of the key or access token with this SHA-256 hash (hex), '
  'and logs it under its ID. Send uses that read, or uses that write. Returns for each {refusal: null, as '
  'private.api_key_refusal, or rate_limit; key_id, scopes, member: {id, name, profile_image_url, membership_tier}, '
  'request_id: for private.finish_api_requests, null if not logged; limit: uses of this kind a minute '
  '(private.plan_limits), remaining, resets_at}. Only {refusal} for an unknown key.';
select private.expose('use_api_key', 'service_role');

create function private.finish_api_requests(statuses jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.api_requests r set status = s.value::smallint
  from jsonb_each_text(statuses) as s where r.id = s.key::uuid;
$$;
comment on function private.finish_api_requests(jsonb) is
  'For the service role: adds the HTTP statuses of responses to the log, by the ID of the request. Skips those that it '
  'doesn''t have.';
select private.expose('finish_api_requests', 'service_role');

-- Idempotency -------------------------------------------------------------------------------------

create table private.api_idempotency (
  key_id uuid not null references public.api_keys (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 255),
  request_hash bytea not null,
  started_at timestamptz not null default now(),
  response jsonb,
  primary key (key_id, idempotency_key)
);
comment on table private.api_idempotency is
  'Responses to requests with an Idempotency-Key, so that a repeated one is answered without doing it again. Deleted '
  'after 24 hours, with the next one of anyone.';
comment on column private.api_idempotency.request_hash is 'SHA-256 of the method, the path, and the body.';
comment on column private.api_idempotency.response is '{status, headers, body}; null while it''s in progress.';
create index api_idempotency_started_idx on private.api_idempotency (started_at);

create function private.key_family(key_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(k.replaced_by, k.id) from public.api_keys k where k.id = key_family.key_id;
$$;
comment on function private.key_family(uuid) is
  'The key that replaces this one, or this one. Null for an unknown one.';

create function private.begin_idempotent(key_id uuid, idempotency_key text, request_hash text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  family constant uuid := private.key_family(key_id);
  earlier private.api_idempotency;
begin
  delete from private.api_idempotency i where (i.key_id, i.idempotency_key) in (
    select o.key_id, o.idempotency_key from private.api_idempotency o
    where o.started_at < now() - interval '24 hours' order by o.started_at limit 100 for update skip locked
  );
  insert into private.api_idempotency as i (key_id, idempotency_key, request_hash)
  values (family, begin_idempotent.idempotency_key, decode(begin_idempotent.request_hash, 'hex'))
  on conflict on constraint api_idempotency_pkey do nothing;
  if found then
    return jsonb_build_object('state', 'new');
  end if;
  select * into earlier from private.api_idempotency i
  where i.key_id = family and i.idempotency_key = begin_idempotent.idempotency_key
  for update;
  if earlier.request_hash <> decode(begin_idempotent.request_hash, 'hex') then
    return jsonb_build_object('state', 'mismatch');
  elsif earlier.response is not null then
    return jsonb_build_object('state', 'done', 'response', earlier.response);
  elsif earlier.started_at > now() - interval '1 minute' then
    return jsonb_build_object('state', 'in_progress');
  end if;
  -- The process that began it has crashed. What it may have made has an ID derived from the keys, so it's found again.
  update private.api_idempotency i set started_at = now()
  where i.key_id = family and i.idempotency_key = begin_idempotent.idempotency_key;
  return jsonb_build_object('state', 'new');
end;
$$;
comment on function private.begin_idempotent(uuid, text, text) is
  'For the service role: claims an Idempotency-Key of an API key for a request with this SHA-256 hash (hex). Returns '
  '{state: new (do it, then private.finish_idempotent), mismatch (used for another request), done (with its response), '
  'or in_progress (began within a minute)}.';
select private.expose('begin_idempotent', 'service_role');

create function private.finish_idempotent(key_id uuid, idempotency_key text, response jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if response is null then
    delete from private.api_idempotency i
    where i.key_id = private.key_family(finish_idempotent.key_id)
      and i.idempotency_key = finish_idempotent.idempotency_key
      and i.response is null;
  else
    update private.api_idempotency i set response = finish_idempotent.response
    where i.key_id = private.key_family(finish_idempotent.key_id)
      and i.idempotency_key = finish_idempotent.idempotency_key;
  end if;
end;
$$;
comment on function private.finish_idempotent(uuid, text, jsonb) is
  'For the service role: stores the response {status, headers, body} for repeated requests. Null releases the key, '
  'after a failure that is worth another try.';
select private.expose('finish_idempotent', 'service_role');

-- Policies ----------------------------------------------------------------------------------------

alter table public.api_keys enable row level security;
alter table public.api_requests enable row level security;

create policy "Members can read their own keys; keys can't"
  on public.api_keys for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));
create policy "Members can read the log of their own keys; keys can't"
  on public.api_requests for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));

-- Grants ------------------------------------------------------------------------------------------
revoke all on public.api_keys, public.api_requests from anon, authenticated;
revoke all on private.plan_limits from public, anon, authenticated;
grant select on public.api_keys, public.api_requests to authenticated;
grant execute on function private.remind_of_api_keys() to service_role;
