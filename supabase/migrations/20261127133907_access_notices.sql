set check_function_bodies = off;

create or replace function private.change_webhook (
  endpoint_id uuid,
  url         text,
  events      text[],
  description text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  perform private.require_webhooks();
  update public.webhook_endpoints e
  set url = change_webhook.url, events = change_webhook.events, description = btrim(change_webhook.description)
  where e.id = endpoint.id;
  if change_webhook.url <> endpoint.url then
    perform private.notify_access('webhook', 'moved', private.webhook_host(change_webhook.url));
  end if;
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
  added constant jsonb := private.issue_api_key(name, scopes, expires_at);
begin
  perform private.notify_access('api_key', 'created', private.clean_text(name));
  return added;
end;
$function$;

create or replace function private.create_feed_address (
  kind text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
  added uuid;
  is_replaced boolean;
begin
  perform private.require_own_session();
  -- It works for its session only, and an address would outlive that.
  if private.is_recovered_session() then
    raise exception 'Set up your authenticator app again first' using errcode = '42501';
  end if;
  if not private.has_entitlement('api_access') then
    raise exception 'Calendar and feed addresses are exclusively available to Closer and Partner members'
      using errcode = '42501';
  end if;
  perform private.consume_rate_limit('feed_address');
  delete from public.feed_addresses f where f.user_id = auth.uid() and f.kind = create_feed_address.kind;
  is_replaced := found;
  insert into public.feed_addresses (user_id, kind) values (auth.uid(), create_feed_address.kind)
  returning id into added;
  insert into private.feed_secrets (address_id, secret_hash) values (added, sha256(convert_to(secret, 'utf8')));
  perform private.notify_access(create_feed_address.kind, case when is_replaced then 'replaced' else 'created' end);
  return secret;
end;
$function$;

create or replace function private.create_webhook (
  url         text,
  events      text[],
  description text   default ''::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  secret constant text := private.new_webhook_secret();
  added uuid;
begin
  perform private.require_webhooks();
  -- The limit holds for those that are added at the same time.
  perform from public.users u where u.id = me for no key update;
  if (select count(*) from public.webhook_endpoints e where e.user_id = me) >= 5 then
    raise exception 'You can have at most 5 webhooks. Delete one first.' using errcode = 'P0001';
  end if;
  insert into public.webhook_endpoints (user_id, url, events, description)
  values (me, create_webhook.url, create_webhook.events, btrim(coalesce(create_webhook.description, '')))
  returning id into added;
  insert into private.webhook_secrets (endpoint_id, secret) values (added, secret);
  perform private.notify_access('webhook', 'created', private.webhook_host(create_webhook.url));
  return jsonb_build_object('id', added, 'secret', secret);
end;
$function$;

create or replace function private.give_up_webhook (
  delivery public.webhook_deliveries,
  is_gone  boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint public.webhook_endpoints;
  is_dead constant boolean := is_gone or not exists (
    select from public.webhook_deliveries d
    where d.endpoint_id = delivery.endpoint_id and d.state = 'delivered' and d.attempted_at > now() - interval '3 days'
  );
begin
  select * into endpoint from public.webhook_endpoints e where e.id = delivery.endpoint_id;
  if is_dead then
    perform private.disable_webhook(endpoint.id, case when is_gone then 'gone' else 'failing' end);
  end if;
  perform private.notify(
    endpoint.user_id, 'webhook', null, endpoint.id,
    jsonb_build_object('host', private.webhook_host(endpoint.url), 'disabled', is_dead), '{host}'
  );
end;
$function$;

create or replace function private.is_always_mailed (
  kind text,
  data jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select kind in ('moderation', 'appeal_decision', 'two_factor', 'access')
    or kind = 'membership' and coalesce(data ->> 'event' in ('started', 'payment_failed', 'ended'), false);
$function$;

create or replace function private.issue_api_key (
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
  return private.add_api_key(me, issue_api_key.name, issue_api_key.scopes, issue_api_key.expires_at);
end;
$function$;

create or replace function private.notify_access (
  what  text,
  event text,
  name  text default null::text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify_always(
    auth.uid(), 'access', gen_random_uuid(),
    jsonb_strip_nulls(jsonb_build_object('what', what, 'event', event, 'name', name))
  );
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
  added := private.issue_api_key(old.name, old.scopes, now() + (old.expires_at - old.created_at));
  update public.api_keys k set replaced_by = (added ->> 'id')::uuid where k.id = old.id;
  perform private.notify_access('api_key', 'replaced', old.name);
  return added;
end;
$function$;

create or replace function private.rotate_webhook_secret (
  endpoint_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
  new_secret constant text := private.new_webhook_secret();
begin
  perform private.require_webhooks();
  update public.webhook_endpoints e set previous_secret_until = now() + interval '1 day' where e.id = endpoint.id;
  update private.webhook_secrets s set previous = s.secret, secret = new_secret where s.endpoint_id = endpoint.id;
  perform private.notify_access('webhook', 'replaced', private.webhook_host(endpoint.url));
  return new_secret;
end;
$function$;

create or replace function private.webhook_host (
  url text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$ select substring(url from '^https://([^/?]+)'); $function$;

comment on function "private"."change_webhook"(uuid, text, text[], text) is
  'Changes an endpoint of the caller, and notifies them of a new address. Pending deliveries go there. Raises as private.create_webhook, and 42501 for someone else''s.';

comment on function "private"."create_api_key"(text, text[], timestamp
  with time zone) is 'Creates a key of the caller, notifies them, and returns {id, key}: the only time that the key can be read. Raises 42501 with a key''s token and without the api_access entitlement, P0001 above a limit or for more than a year, and 23514 for an unknown scope or none.';

comment on function "private"."create_feed_address"(text) is 'Makes the caller''s address of a kind, instead of the one there was, notifies them, and returns its secret: the only time that it can be read. Raises 42501 with an API key''s token and without the api_access entitlement, P0001 above a limit, and 23514 for an unknown kind.';

comment on function "private"."create_webhook"(text, text[], text) is 'Adds an endpoint of the caller, and notifies them. Returns {id, secret}; the secret is never shown again. Raises P0001 beyond 5 and as private.require_webhooks; 23514 for an address that isn''t https and for unknown events.';

comment on function "private"."is_always_mailed"(text, jsonb) is 'Whether a notification is emailed to a confirmed address regardless of settings: when a membership starts or ends, or is about to, for moderators'' decisions, for changes of two-factor authentication, and when programs get access.';

comment on function "private"."issue_api_key"(text, text[], timestamp
  with time zone) is 'A new key of the caller, as private.create_api_key, without a notification.';

comment on function "private"."notify_access"(text, text, text) is 'Notifies the caller that a program was given access to their account, always by email too: it may not have been them. Kind access, data {what: api_key, webhook, calendar, or matches (a private address of these); event: created, replaced, or moved (a webhook, to another address); name: of the key, or the host of the webhook}.';

comment on function "private"."rotate_webhook_secret"(uuid) is 'Replaces the secret of an endpoint of the caller, notifies them, and returns the new one. For a day, deliveries are signed with both. Raises 42501 for someone else''s, and P0001 as private.require_webhooks.';

comment on function "private"."webhook_host"(text) is 'The host and port in an endpoint''s address, for notifications.';

comment on function "public"."change_webhook"(uuid, text, text[], text) is 'Changes an endpoint of the caller, and notifies them of a new address. Pending deliveries go there. Raises as private.create_webhook, and 42501 for someone else''s.';

comment on function "public"."create_api_key"(text, text[], timestamp
  with time zone) is 'Creates a key of the caller, notifies them, and returns {id, key}: the only time that the key can be read. Raises 42501 with a key''s token and without the api_access entitlement, P0001 above a limit or for more than a year, and 23514 for an unknown scope or none.';

comment on function "public"."create_feed_address"(text) is 'Makes the caller''s address of a kind, instead of the one there was, notifies them, and returns its secret: the only time that it can be read. Raises 42501 with an API key''s token and without the api_access entitlement, P0001 above a limit, and 23514 for an unknown kind.';

comment on function "public"."create_webhook"(text, text[], text) is 'Adds an endpoint of the caller, and notifies them. Returns {id, secret}; the secret is never shown again. Raises P0001 beyond 5 and as private.require_webhooks; 23514 for an address that isn''t https and for unknown events.';

comment on function "public"."rotate_webhook_secret"(uuid) is 'Replaces the secret of an endpoint of the caller, notifies them, and returns the new one. For a day, deliveries are signed with both. Raises 42501 for someone else''s, and P0001 as private.require_webhooks.';

revoke all on function "private"."issue_api_key"(text, text[], timestamp with time zone) from public;

revoke all on function "private"."notify_access"(text, text, text) from public;

revoke all on function "private"."webhook_host"(text) from public;

reset check_function_bodies;
