set check_function_bodies = off;

create or replace function private.own_webhook (
  endpoint_id uuid
)
  returns public.webhook_endpoints
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint public.webhook_endpoints;
begin
  perform private.require_own_session();
  select * into endpoint from public.webhook_endpoints e
  where e.id = endpoint_id and e.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a webhook of yours' using errcode = '42501';
  end if;
  return endpoint;
end;
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
    raise exception 'Sign in to manage API keys, webhooks, and feeds' using errcode = '42501';
  end if;
end;
$function$;

create or replace function private.require_webhooks()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_own_session();
  if not private.has_entitlement('api_access') then
    raise exception 'Webhooks are for Closer and Partner members.' using errcode = 'P0001';
  end if;
  if not private.email_confirmed() then
    raise exception 'Verify your email to use webhooks.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('webhook_change');
end;
$function$;

comment on function "private"."own_webhook"(uuid) is 'One of the caller''s endpoints, locked. Raises 42501 for any other, and as private.require_own_session.';

comment on function "private"."require_own_session"() is 'Raises 42501 unless a member makes the request in a full session: a key can''t manage keys, webhooks, or feeds.';

comment on function "private"."require_webhooks"() is 'Raises P0001, to be shown as is, unless the caller has the api_access entitlement and a verified email, and beyond the limit on changes. Raises 42501 as private.require_own_session.';

reset check_function_bodies;
