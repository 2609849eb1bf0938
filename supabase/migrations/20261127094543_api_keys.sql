set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."personal_data";

create table "private"."api_idempotency" (
  "key_id"          uuid                     not null,
  "idempotency_key" text                     not null,
  "request_hash"    bytea                    not null,
  "started_at"      timestamp with time zone not null default now(),
  "response"        jsonb,
  constraint "api_idempotency_idempotency_key_check"
    check (((char_length(idempotency_key) >= 1) AND (char_length(idempotency_key) <= 255))),
  constraint "api_idempotency_pkey" primary key (key_id, idempotency_key)
);

create table "private"."api_key_secrets" (
  "key_id"            uuid                     not null,
  "key_hash"          bytea                    not null,
  "window_started_at" timestamp with time zone not null default '-infinity'::timestamp
    with time zone,
  "used"              integer                  not null default 0,
  constraint "api_key_secrets_hash" unique (key_hash),
  constraint "api_key_secrets_pkey" primary key (key_id)
);

create table "public"."api_keys" (
  "id"           uuid                     not null default gen_random_uuid(),
  "user_id"      uuid                     not null,
  "name"         text                     not null,
  "scopes"       text[]                   not null,
  "prefix"       text                     not null,
  "created_at"   timestamp with time zone not null default now(),
  "expires_at"   timestamp with time zone not null,
  "last_used_at" timestamp with time zone,
  "revoked_at"   timestamp with time zone,
  "replaced_by"  uuid,
  constraint "api_keys_check"
    check (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval)))),
  constraint "api_keys_name_check" check (((char_length(name) <= 60) AND (name ~ '\S'::text))),
  constraint "api_keys_pkey" primary key (id),
  constraint "api_keys_scopes_check"
    check
    (((cardinality(scopes) > 0) AND private.is_list_of(scopes, ARRAY['listings:read'::text,
    'own:read'::text, 'own:write'::text, 'messages'::text, 'deals'::text])))
);

alter table "public"."api_keys"
  enable row level security;

revoke all on table "public"."api_keys" from "anon";

create table "public"."api_requests" (
  "id"           uuid                     not null default gen_random_uuid(),
  "key_id"       uuid                     not null,
  "user_id"      uuid                     not null,
  "requested_at" timestamp with time zone not null default now(),
  "method"       text                     not null,
  "route"        text                     not null,
  "status"       smallint,
  "network"      text,
  constraint "api_requests_pkey" primary key (id)
);

alter table "public"."api_requests"
  enable row level security;

revoke all on table "public"."api_requests" from "anon";

create or replace function private.accept_new_password()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.suspended_passwords where user_id = new.id;
  perform private.revoke_api_keys(new.id);
  return null;
end;
$function$;

create or replace function private.add_api_key (
  member     uuid,
  name       text,
  scopes     text[],
  expires_at timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  new_key constant text := 'clk_' || translate(
    rtrim(encode(extensions.gen_random_bytes(32), 'base64'), '='), '+/', '-_'
  );
  added uuid;
begin
  insert into public.api_keys as k (user_id, name, scopes, prefix, expires_at)
  values (member, private.clean_text(add_api_key.name), add_api_key.scopes, left(new_key, 10), add_api_key.expires_at)
  returning k.id into added;
  insert into private.api_key_secrets (key_id, key_hash) values (added, sha256(convert_to(new_key, 'utf8')));
  return jsonb_build_object('id', added, 'key', new_key);
end;
$function$;

create or replace function private.api_key_refusal (
  key public.api_keys
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case
    when key.id is null then 'unknown'
    when key.revoked_at is not null then 'revoked'
    when key.expires_at <= now() then 'expired'
    when private.standing_of(key.user_id) in ('suspended', 'banned')
      or exists (select from private.suspended_passwords p where p.user_id = key.user_id) then 'restricted'
    when not exists (
      select from public.users u
      where u.id = key.user_id and private.tier_has_entitlement(u.membership_tier, 'api_access')
    ) then 'membership'
  end;
$function$;

create or replace function private.begin_idempotent (
  key_id          uuid,
  idempotency_key text,
  request_hash    text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  earlier private.api_idempotency;
begin
  delete from private.api_idempotency i where (i.key_id, i.idempotency_key) in (
    select o.key_id, o.idempotency_key from private.api_idempotency o
    where o.started_at < now() - interval '24 hours' order by o.started_at limit 100 for update skip locked
  );
  insert into private.api_idempotency as i (key_id, idempotency_key, request_hash)
  values (begin_idempotent.key_id, begin_idempotent.idempotency_key, decode(begin_idempotent.request_hash, 'hex'))
  on conflict on constraint api_idempotency_pkey do nothing;
  if found then
    return jsonb_build_object('state', 'new');
  end if;
  select * into earlier from private.api_idempotency i
  where i.key_id = begin_idempotent.key_id and i.idempotency_key = begin_idempotent.idempotency_key
  for update;
  if earlier.request_hash <> decode(begin_idempotent.request_hash, 'hex') then
    return jsonb_build_object('state', 'mismatch');
  elsif earlier.response is not null then
    return jsonb_build_object('state', 'done', 'response', earlier.response);
  elsif earlier.started_at > now() - interval '1 minute' then
    return jsonb_build_object('state', 'in_progress');
  end if;
  -- Whoever began it has crashed. What it may have made has an ID derived from the keys, so it's found again.
  update private.api_idempotency i set started_at = now()
  where i.key_id = begin_idempotent.key_id and i.idempotency_key = begin_idempotent.idempotency_key;
  return jsonb_build_object('state', 'new');
end;
$function$;

create or replace function private.create_api_key (
  name       text,
  scopes     text[],
  expires_at timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_own_session();
  -- It works for its session only, and a key would outlive that.
  if private.is_recovered_session() then
    raise exception 'Set up your authenticator app again first' using errcode = '42501';
  end if;
  if not private.has_entitlement('api_access') then
    raise exception 'API keys are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('api_key');
  if expires_at is null or expires_at <= now() or expires_at > now() + interval '366 days' then
    raise exception 'A key expires within a year.' using errcode = 'P0001';
  end if;
  -- The limit holds for keys that are created at the same time.
  perform from public.users u where u.id = me for no key update;
  if (
    select count(*) >= 20 from public.api_keys k
    where k.user_id = me and k.revoked_at is null and k.expires_at > now()
  ) then
    raise exception 'You can have 20 keys. Revoke one first.' using errcode = 'P0001';
  end if;
  return private.add_api_key(me, create_api_key.name, create_api_key.scopes, create_api_key.expires_at);
end;
$function$;

create or replace function private.exported_api()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'api_keys', (
      select coalesce(jsonb_agg(to_jsonb(k) - 'user_id' order by k.created_at, k.id), '[]')
      from public.api_keys k where k.user_id = me.id
    ),
    'api_requests', (
      select coalesce(jsonb_agg(to_jsonb(newest) - 'user_id' order by newest.requested_at, newest.id), '[]')
      from (
        select * from public.api_requests r where r.user_id = me.id order by r.requested_at desc, r.id limit 10000
      ) newest
    )
  )
  from me;
$function$;

create or replace function private.finish_api_request (
  request_id uuid,
  status     integer
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$ update public.api_requests r set status = finish_api_request.status where r.id = request_id; $function$;

create or replace function private.finish_idempotent (
  key_id          uuid,
  idempotency_key text,
  response        jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if response is null then
    delete from private.api_idempotency i
    where i.key_id = finish_idempotent.key_id and i.idempotency_key = finish_idempotent.idempotency_key
      and i.response is null;
  else
    update private.api_idempotency i set response = finish_idempotent.response
    where i.key_id = finish_idempotent.key_id and i.idempotency_key = finish_idempotent.idempotency_key;
  end if;
end;
$function$;

create or replace function private.handle_verified_factor()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Not in the trigger's WHEN, where migrations would name the type of the status: text here, an enum when hosted.
  if new.status <> 'verified' or old.status = 'verified' then
    return null;
  end if;
  if exists (
    select from auth.mfa_factors f where f.user_id = new.user_id and f.status = 'verified' and f.id <> new.id
  ) then
    perform private.notify_two_factor(new.user_id, 'app_added');
  else
    delete from private.recovery_codes r where r.user_id = new.user_id;
    perform private.revoke_api_keys(new.user_id);
    perform private.notify_two_factor(new.user_id, 'on');
  end if;
  return null;
end;
$function$;

create or replace function private.is_api_key()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$ select coalesce((select auth.jwt()) ? 'api_key', false); $function$;

create or replace function private.is_live_api_key (
  key_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.api_keys k
    where k.id = key_id and k.user_id = auth.uid() and private.api_key_refusal(k) is null
  );
$function$;

create or replace function private.is_staff()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select 1 from public.staff where user_id = (select auth.uid()))
    and not private.lacks_second_factor() and not private.is_api_key();
$function$;

create or replace function private.require_own_session()
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null or private.is_api_key() or private.session_refusal() is not null then
    raise exception 'Sign in to manage API keys' using errcode = '42501';
  end if;
end;
$function$;

create or replace function private.revoke_api_key (
  key_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_own_session();
  perform private.take_back(true);
  update public.api_keys k set revoked_at = now()
  where k.id = revoke_api_key.key_id and k.user_id = auth.uid() and k.revoked_at is null;
  perform private.take_back(false);
end;
$function$;

create or replace function private.revoke_api_keys (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_back(true);
  update public.api_keys k set revoked_at = now() where k.user_id = member and k.revoked_at is null;
  perform private.take_back(false);
end;
$function$;

create or replace function private.rotate_api_key (
  key_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  old public.api_keys;
  added jsonb;
begin
  perform private.require_own_session();
  select * into old from public.api_keys k
  where k.id = rotate_api_key.key_id and k.user_id = auth.uid() and k.revoked_at is null
  for update;
  if not found then
    raise exception 'This key has been revoked.' using errcode = 'P0001';
  end if;
  update public.api_keys k set revoked_at = now() where k.id = old.id;
  added := private.create_api_key(old.name, old.scopes, now() + (old.expires_at - old.created_at));
  update public.api_keys k set replaced_by = (added ->> 'id')::uuid where k.id = old.id;
  return added;
end;
$function$;

create or replace function private.secure_account (
  member            uuid,
  verifying_session uuid,
  earlier_session   uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Only a browser that signed in can know its session's ID.
  if not exists (
    select from auth.sessions s where s.id = earlier_session and s.user_id = member and s.id <> verifying_session
  ) then
    insert into private.suspended_passwords (user_id)
    select a.id from auth.users a where a.id = member and a.encrypted_password <> ''
    on conflict (user_id) do nothing;
    update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
    delete from auth.mfa_factors f where f.user_id = member;
    perform private.revoke_api_keys(member);
  end if;
  delete from auth.sessions s where s.user_id = member and s.id <> verifying_session;
end;
$function$;

create or replace function private.session_refusal()
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  claims constant jsonb := auth.jwt();
begin
  -- Visitors and the service role have no session.
  if claims ->> 'role' is distinct from 'authenticated' then
    return null;
  end if;
  if claims ? 'api_key' then
    return case when private.is_live_api_key((claims ->> 'api_key')::uuid) then null else 'session_ended' end;
  end if;
  if not exists (
    select from auth.sessions s
    where s.id = (claims ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  ) then
    return 'session_ended';
  end if;
  if exists (select from private.suspended_passwords p where p.user_id = auth.uid()) then
    return 'password_required';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  ) and not private.is_recovered_session() then
    return 'code_required';
  end if;
  return null;
end;
$function$;

create or replace function private.use_api_key (
  key_hash text,
  method   text,
  route    text,
  address  text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  per_minute constant integer := 60;
  key public.api_keys;
  refusal text;
  uses record;
  request uuid;
begin
  select k.* into key
  from private.api_key_secrets s join public.api_keys k on k.id = s.key_id
  where s.key_hash = decode(use_api_key.key_hash, 'hex');
  -- An account that is being deleted has no keys any more.
  if key.id is null or not private.keep_account(key.user_id) then
    return jsonb_build_object('refusal', 'unknown');
  end if;
  -- Locks the row, so parallel requests count one after the other.
  update private.api_key_secrets s
  set window_started_at = case when s.window_started_at <= clock_timestamp() - interval '1 minute'
      then clock_timestamp() else s.window_started_at end,
    used = case when s.window_started_at <= clock_timestamp() - interval '1 minute' then 1 else s.used + 1 end
  where s.key_id = key.id
  returning s.used, s.window_started_at + interval '1 minute' as resets_at into uses;
  refusal := coalesce(private.api_key_refusal(key), case when uses.used > per_minute then 'rate_limit' end);
  -- Of those above the limit, only the first is logged.
  if uses.used <= per_minute + 1 then
    insert into public.api_requests (key_id, user_id, method, route, network)
    values (
      key.id, key.user_id, left(use_api_key.method, 10), left(use_api_key.route, 200),
      private.network_of(case when pg_input_is_valid(use_api_key.address, 'inet') then use_api_key.address::inet end)
    )
    returning id into request;
  end if;
  if refusal is null then
    update public.api_keys k set last_used_at = now()
    where k.id = key.id and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
  end if;
  delete from public.api_requests r where r.id in (
    select o.id from public.api_requests o where o.requested_at < now() - interval '30 days'
    order by o.requested_at limit 100 for update skip locked
  );
  return jsonb_build_object(
    'refusal', refusal, 'key_id', key.id, 'member_id', key.user_id, 'scopes', key.scopes, 'request_id', request,
    'limit', per_minute, 'remaining', greatest(per_minute - uses.used, 0), 'resets_at', uses.resets_at
  );
end;
$function$;

create or replace function public.begin_idempotent (
  key_id          uuid,
  idempotency_key text,
  request_hash    text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.begin_idempotent(key_id, idempotency_key, request_hash); $function$;

create or replace function public.create_api_key (
  name       text,
  scopes     text[],
  expires_at timestamp with time zone
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.create_api_key(name, scopes, expires_at); $function$;

create or replace function public.export_my_data()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_offers() || private.exported_deals() || private.exported_funds()
    || private.exported_documents()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
    || private.exported_contact() || private.exported_pipeline() || private.exported_questions()
    || private.exported_invitations() || private.exported_showings() || private.exported_moderation()
    || private.exported_api() || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.finish_api_request (
  request_id uuid,
  status     integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.finish_api_request(request_id, status); $function$;

create or replace function public.finish_idempotent (
  key_id          uuid,
  idempotency_key text,
  response        jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.finish_idempotent(key_id, idempotency_key, response); $function$;

create or replace function public.revoke_api_key (
  key_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.revoke_api_key(key_id); $function$;

create or replace function public.rotate_api_key (
  key_id uuid
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.rotate_api_key(key_id); $function$;

create or replace function public.use_api_key (
  key_hash text,
  method   text,
  route    text,
  address  text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.use_api_key(key_hash, method, route, address); $function$;

alter table "private"."api_idempotency"
  add constraint "api_idempotency_key_id_fkey" foreign key (key_id) references public.api_keys(id)
    on delete cascade;

alter table "private"."api_key_secrets"
  add constraint "api_key_secrets_key_id_fkey" foreign key (key_id) references public.api_keys(id)
    on delete cascade;

alter table "public"."api_keys"
  add constraint "api_keys_replaced_by_fkey" foreign key (replaced_by)
    references public.api_keys(id) on delete set null;

alter table "public"."api_keys"
  add constraint "api_keys_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."api_requests"
  add constraint "api_requests_key_id_fkey" foreign key (key_id) references public.api_keys(id)
    on delete cascade;

alter table "public"."api_requests"
  add constraint "api_requests_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10), ('api_key'::text,'1 day'::interval,'create'::text,'API key'::text,20,20,20)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.api_idempotency'::text,'{}'::text[],'answers to repeated API requests'::text,NULL::text,'deleted'::text,'kept for a day'::text,'{}'::text[]), ('private.api_key_secrets'::text,'{}'::text[],'API keys'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into keys'::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you verify it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.api_keys'::text,'{user_id}'::text[],'API keys'::text,'api_keys'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.api_requests'::text,'{user_id}'::text[],'requests with your API keys'::text,'api_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index api_idempotency_started_idx on private.api_idempotency using btree (started_at);

create index api_keys_replaced_by_idx on public.api_keys using btree (replaced_by);

create index api_keys_user_idx on public.api_keys using btree (user_id, created_at);

create index api_requests_key_idx on public.api_requests using btree (key_id);

create index api_requests_time_idx on public.api_requests using btree (requested_at);

create index api_requests_user_idx on public.api_requests using btree (user_id, requested_at);

create trigger a_check_standing
  before insert or delete or update on public.api_keys
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_clean_lines
  before insert or update of name on public.api_keys
  for each row
  execute function private.clean_lines('name');

create trigger a_check_standing
  before insert or delete or update on public.api_requests
  for each STATEMENT
  execute function private.check_standing('private');

create policy "Members can read their own keys" on "public"."api_keys"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read the log of their own keys" on "public"."api_requests"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

comment on column "private"."api_idempotency"."request_hash" is 'SHA-256 of the method, the path, and the body.';

comment on column "private"."api_idempotency"."response" is '{status, headers, body}; null while it''s in progress.';

comment on column "private"."api_key_secrets"."key_hash" is 'SHA-256. A key has 256 random bits, so it can''t be found by trying.';

comment on column "public"."api_keys"."last_used_at" is 'To the minute; null before the first use.';

comment on column "public"."api_keys"."prefix" is 'The first characters of the key, to recognize it by.';

comment on column "public"."api_keys"."replaced_by" is 'The key that rotating it created; null if it wasn''t rotated.';

comment on column "public"."api_keys"."scopes" is 'What the key may be used for. listings:read: search and read listings. own:read: read what only the member sees. own:write: change it. messages: read and send messages. deals: read offers and deals.';

comment on column "public"."api_requests"."network" is 'As private.network_of; null if unknown.';

comment on column "public"."api_requests"."route" is 'The path, with names for IDs: /v1/listings/{id}.';

comment on column "public"."api_requests"."status" is 'HTTP status of the response; null if the request didn''t finish.';

comment on column "public"."membership_rules"."entitlement" is 'verified_only: the Verified Only filter. seller_contact: email, phone, and website of public profiles. start_conversations: the first message to them. premium_resources: premium content. exclusive_events: registering for and organizing exclusive events, and their links. no_jv_requirement: listings without the 50% joint venture. fast_review: review within 24 hours. analytics: days, sources, and comparisons of one''s own listings, not just totals. premium_alerts: instant email, price-drop and back-on-market alerts, and alerts for saved searches. priority_visibility: listings come before others in the featured order, after verified ones. in_person_events: registering for in-person events. api_access: API keys.';

comment on function "private"."accept_new_password"() is 'Update trigger on auth.users: a new password replaces a suspended one, and revokes API keys.';

comment on function "private"."add_api_key"(uuid, text, text[], timestamp
  with time zone) is 'Stores a new key and returns {id, key}: the only time that the key can be read.';

comment on function "private"."api_key_refusal"(public.api_keys) is 'Why a key can''t be used: unknown, revoked, expired, restricted (its member is suspended, banned, or has to set a new password), or membership (its member''s plan has no API). Null if it can.';

comment on function "private"."begin_idempotent"(uuid, text, text) is 'For the service role: claims an Idempotency-Key of an API key for a request with this SHA-256 hash (hex). Returns {state: new (do it, then private.finish_idempotent), mismatch (used for another request), done (with its response), or in_progress (began within a minute)}.';

comment on function "private"."create_api_key"(text, text[], timestamp
  with time zone) is 'Creates a key of the caller and returns {id, key}: the only time that the key can be read. Raises 42501 with a key''s token and without the api_access entitlement, P0001 above a limit or for more than a year, and 23514 for an unknown scope or none.';

comment on function "private"."exported_api"() is 'Part of public.export_my_data: the caller''s API keys, without the secrets, and their newest 10,000 requests.';

comment on function "private"."finish_api_request"(uuid, integer) is 'For the service role: adds the HTTP status of the response to the log. Does nothing for null.';

comment on function "private"."finish_idempotent"(uuid, text, jsonb) is 'For the service role: stores the response {status, headers, body} for repeated requests. Null releases the key, after a failure that is worth another try.';

comment on function "private"."handle_verified_factor"() is 'Update trigger on auth.mfa_factors, for a factor whose first code was entered: notifies the member. The first factor revokes API keys, which were created without one.';

comment on function "private"."has_staff_role"(text) is 'Whether the caller has a staff role: moderator, reviewer, or admin. Admins have all of them. False for visitors, and with an API key or without a second factor as in private.is_staff.';

comment on function "private"."is_api_key"() is 'Whether the request was made with an API key instead of a session.';

comment on function "private"."is_live_api_key"(uuid) is 'Whether this is a key of the caller that can be used right now; false for null.';

comment on function "private"."is_staff"() is 'True when the caller is staff; false for visitors, with an API key, and without a second factor if private.security_settings requires one.';

comment on function "private"."require_own_session"() is 'Raises 42501 unless a member makes the request in a full session: a key can''t manage keys.';

comment on function "private"."revoke_api_key"(uuid) is 'Revokes a key of the caller: it''s refused from now on, and so are tokens made with it. Does nothing for a revoked or unknown one. Raises 42501 with a key''s token.';

comment on function "private"."revoke_api_keys"(uuid) is 'Revokes all keys of a member, with what ends their other sessions: whoever created the keys may not be them.';

comment on function "private"."rotate_api_key"(uuid) is 'Revokes a key of the caller and returns a new one as private.create_api_key, with the same name and scopes, for as long as the old one was created for. Raises P0001 for a revoked or unknown key, and what private.create_api_key does.';

comment on function "private"."secure_account"(uuid, uuid, uuid) is 'What happens when a member proves for the first time that they own the email: ends all their sessions except the one that verifies. Unless the browser that verifies held one of them, its earlier session, it also suspends the password, removes the second factors, and revokes the API keys, all of which may be someone else''s.';

comment on function "private"."session_refusal"() is 'Why the caller may not use the API: session_ended (signed out, ended by a verification or a new password, or the API key it came from can''t be used any more), password_required (see private.suspended_passwords), or code_required (the member has a second factor, the token isn''t aal2, and no recovery code was entered). Null if they may.';

comment on function "private"."use_api_key"(text, text, text, text) is 'For the service role, before each request of the API: counts one use of the key with this SHA-256 hash (hex), and logs it. Returns {refusal: null, as private.api_key_refusal, or rate_limit; key_id, member_id, scopes, request_id: for private.finish_api_request, null if not logged; limit: uses a minute, remaining, resets_at}. Only {refusal} for an unknown key.';

comment on function "public"."begin_idempotent"(uuid, text, text) is 'For the service role: claims an Idempotency-Key of an API key for a request with this SHA-256 hash (hex). Returns {state: new (do it, then private.finish_idempotent), mismatch (used for another request), done (with its response), or in_progress (began within a minute)}.';

comment on function "public"."create_api_key"(text, text[], timestamp
  with time zone) is 'Creates a key of the caller and returns {id, key}: the only time that the key can be read. Raises 42501 with a key''s token and without the api_access entitlement, P0001 above a limit or for more than a year, and 23514 for an unknown scope or none.';

comment on function "public"."finish_api_request"(uuid, integer) is 'For the service role: adds the HTTP status of the response to the log. Does nothing for null.';

comment on function "public"."finish_idempotent"(uuid, text, jsonb) is 'For the service role: stores the response {status, headers, body} for repeated requests. Null releases the key, after a failure that is worth another try.';

comment on function "public"."revoke_api_key"(uuid) is 'Revokes a key of the caller: it''s refused from now on, and so are tokens made with it. Does nothing for a revoked or unknown one. Raises 42501 with a key''s token.';

comment on function "public"."rotate_api_key"(uuid) is 'Revokes a key of the caller and returns a new one as private.create_api_key, with the same name and scopes, for as long as the old one was created for. Raises P0001 for a revoked or unknown key, and what private.create_api_key does.';

comment on function "public"."use_api_key"(text, text, text, text) is 'For the service role, before each request of the API: counts one use of the key with this SHA-256 hash (hex), and logs it. Returns {refusal: null, as private.api_key_refusal, or rate_limit; key_id, member_id, scopes, request_id: for private.finish_api_request, null if not logged; limit: uses a minute, remaining, resets_at}. Only {refusal} for an unknown key.';

comment on table "private"."api_idempotency" is 'Responses to requests with an Idempotency-Key, so that a repeated one is answered without doing it again. Deleted after 24 hours, with the next one of anyone.';

comment on table "private"."api_key_secrets" is 'Hashes of API keys, and how often each was used in the current minute.';

comment on table "public"."api_keys" is 'Keys with which members'' programs use the API. Written by functions only. At most 20 live ones per member.';

comment on table "public"."api_requests" is 'What was done with API keys, for their owner. Deleted after 30 days, with the next request of anyone.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all
  on function "private"."add_api_key"(uuid, text, text[], timestamp with time zone)
  from public;

revoke all on function "private"."api_key_refusal"(public.api_keys) from public;

revoke all on function "private"."begin_idempotent"(uuid, text, text) from public;

grant execute on function "private"."begin_idempotent"(uuid, text, text) to "service_role";

revoke all
  on function "private"."create_api_key"(text, text[], timestamp with time zone)
  from public;

grant execute
  on function "private"."create_api_key"(text, text[], timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."create_api_key"(text, text[], timestamp with time zone)
  to "service_role";

revoke all on function "private"."exported_api"() from public;

grant execute on function "private"."exported_api"() to "authenticated";

grant execute on function "private"."exported_api"() to "service_role";

revoke all on function "private"."finish_api_request"(uuid, integer) from public;

grant execute on function "private"."finish_api_request"(uuid, integer) to "service_role";

revoke all on function "private"."finish_idempotent"(uuid, text, jsonb) from public;

grant execute on function "private"."finish_idempotent"(uuid, text, jsonb) to "service_role";

revoke all on function "private"."is_api_key"() from public;

revoke all on function "private"."is_live_api_key"(uuid) from public;

revoke all on function "private"."require_own_session"() from public;

revoke all on function "private"."revoke_api_key"(uuid) from public;

grant execute on function "private"."revoke_api_key"(uuid) to "authenticated";

grant execute on function "private"."revoke_api_key"(uuid) to "service_role";

revoke all on function "private"."revoke_api_keys"(uuid) from public;

revoke all on function "private"."rotate_api_key"(uuid) from public;

grant execute on function "private"."rotate_api_key"(uuid) to "authenticated";

grant execute on function "private"."rotate_api_key"(uuid) to "service_role";

revoke all on function "private"."use_api_key"(text, text, text, text) from public;

grant execute on function "private"."use_api_key"(text, text, text, text) to "service_role";

revoke all on function "public"."begin_idempotent"(uuid, text, text) from public;

grant execute on function "public"."begin_idempotent"(uuid, text, text) to "service_role";

revoke all on function "public"."create_api_key"(text, text[], timestamp with time zone) from public;

grant execute
  on function "public"."create_api_key"(text, text[], timestamp with time zone)
  to "authenticated";

grant execute
  on function "public"."create_api_key"(text, text[], timestamp with time zone)
  to "service_role";

revoke all on function "public"."finish_api_request"(uuid, integer) from public;

grant execute on function "public"."finish_api_request"(uuid, integer) to "service_role";

revoke all on function "public"."finish_idempotent"(uuid, text, jsonb) from public;

grant execute on function "public"."finish_idempotent"(uuid, text, jsonb) to "service_role";

revoke all on function "public"."revoke_api_key"(uuid) from public;

grant execute on function "public"."revoke_api_key"(uuid) to "authenticated";

grant execute on function "public"."revoke_api_key"(uuid) to "service_role";

revoke all on function "public"."rotate_api_key"(uuid) from public;

grant execute on function "public"."rotate_api_key"(uuid) to "authenticated";

grant execute on function "public"."rotate_api_key"(uuid) to "service_role";

revoke all on function "public"."use_api_key"(text, text, text, text) from public;

grant execute on function "public"."use_api_key"(text, text, text, text) to "service_role";

revoke all on table "public"."api_keys" from "authenticated";

grant select on table "public"."api_keys" to "authenticated";

grant all on table "public"."api_keys" to "service_role";

revoke all on table "public"."api_requests" from "authenticated";

grant select on table "public"."api_requests" to "authenticated";

grant all on table "public"."api_requests" to "service_role";

reset check_function_bodies;
