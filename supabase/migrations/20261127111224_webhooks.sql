set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."jobs";

drop view "private"."personal_data";

create table "private"."webhook_queues" (
  "endpoint_id" uuid                     not null,
  "object_id"   uuid                     not null,
  "due_at"      timestamp with time zone not null default clock_timestamp(),
  constraint "webhook_queues_pkey" primary key (endpoint_id, object_id)
);

create table "private"."webhook_secrets" (
  "endpoint_id" uuid not null,
  "secret"      text not null,
  "previous"    text,
  constraint "webhook_secrets_pkey" primary key (endpoint_id),
  constraint "webhook_secrets_secret_check" check ((secret ~ '^whsec_[A-Za-z0-9+/=]{32,}$'::text))
);

create table "public"."webhook_deliveries" (
  "id"           uuid                     not null default gen_random_uuid(),
  "endpoint_id"  uuid                     not null,
  "position"     bigint                   generated always as identity not null,
  "object_id"    uuid                     not null,
  "type"         text                     not null,
  "data"         jsonb                    not null,
  "created_at"   timestamp with time zone not null default clock_timestamp(),
  "state"        text                     not null default 'pending'::text,
  "attempts"     integer                  not null default 0,
  "attempted_at" timestamp with time zone,
  "retry_at"     timestamp with time zone,
  "status"       integer,
  "error"        text,
  "response"     text,
  constraint "webhook_deliveries_data_check" check ((jsonb_typeof(data) = 'object'::text)),
  constraint "webhook_deliveries_error_check" check ((char_length(error) <= 300)),
  constraint "webhook_deliveries_pkey" primary key (id),
  constraint "webhook_deliveries_response_check" check ((char_length(response) <= 1000)),
  constraint "webhook_deliveries_state_check"
    check
    ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'withheld'::text]))),
  constraint "webhook_deliveries_type_check" check ((type ~ '^[a-z_]+[.][a-z_]+$'::text))
);

alter table "public"."webhook_deliveries"
  enable row level security;

revoke all on table "public"."webhook_deliveries" from "anon";

create table "public"."webhook_endpoints" (
  "id"                    uuid                     not null default gen_random_uuid(),
  "user_id"               uuid                     not null,
  "url"                   text                     not null,
  "events"                text[]                   not null,
  "description"           text                     not null default ''::text,
  "created_at"            timestamp with time zone not null default now(),
  "disabled_at"           timestamp with time zone,
  "disabled_reason"       text,
  "previous_secret_until" timestamp with time zone,
  constraint "webhook_endpoints_description_check" check ((char_length(description) <= 100)),
  constraint "webhook_endpoints_disabled_reason_check"
    check ((disabled_reason = ANY (ARRAY['member'::text, 'failing'::text, 'gone'::text]))),
  constraint "webhook_endpoints_disabled"
    check (((disabled_at IS NULL) = (disabled_reason IS NULL))),
  constraint "webhook_endpoints_events_check"
    check
    ((events <@ ARRAY['matches'::text, 'price_drops'::text, 'offers'::text, 'deals'::text,
    'messages'::text])),
  constraint "webhook_endpoints_pkey" primary key (id),
  constraint "webhook_endpoints_some_events"
    check (((cardinality(events) >= 1) AND (cardinality(events) <= 5))),
  constraint "webhook_endpoints_url_check"
    check
    (((char_length(url) <= 2000) AND (url ~*
    '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?][!-~]*)?$'::text) AND
    (url !~~ '%#%'::text)))
);

alter table "public"."webhook_endpoints"
  enable row level security;

revoke all on table "public"."webhook_endpoints" from "anon";

create or replace function private.add_webhook (
  endpoint uuid,
  type     text,
  object   uuid,
  data     jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  added uuid;
begin
  -- Its lock gives the events of an object the order in which their transactions commit.
  insert into private.webhook_queues as q (endpoint_id, object_id) values (endpoint, object)
  on conflict (endpoint_id, object_id) do update set due_at = q.due_at;
  insert into public.webhook_deliveries (endpoint_id, object_id, type, data)
  values (endpoint, object, add_webhook.type, add_webhook.data) returning id into added;
  perform pg_notify('webhooks', '');
  return added;
end;
$function$;

create or replace function private.add_webhooks (
  member uuid,
  topic  text,
  type   text,
  object uuid,
  data   jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint uuid;
begin
  for endpoint in
    select e.id from public.webhook_endpoints e
    where e.user_id = member and e.disabled_at is null and topic = any (e.events)
      and private.can_use_webhooks(member)
    -- Deleting an endpoint waits for the event, or the event doesn't see the endpoint.
    order by e.id for key share
  loop
    perform private.add_webhook(endpoint, add_webhooks.type, object, data);
  end loop;
end;
$function$;

create or replace function private.can_read_webhook (
  member   uuid,
  delivery public.webhook_deliveries
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  subject constant uuid := (delivery.data ->> 'id')::uuid;
begin
  case delivery.data ->> 'object'
    when 'match' then
      return exists (
        select from public.deal_alerts a join public.properties p on p.id = a.property_id
        where a.id = subject and a.user_id = member and p.status = 'active'
          and not private.blocked_between(member, p.user_id)
          and (p.verified or not private.is_badge_alert(member, a.in_buy_box, a.search_ids))
      );
    when 'message' then
      return exists (
        select from public.messages m
        join public.conversation_members s on s.conversation_id = m.conversation_id and s.user_id = member
        where m.id = subject and m.removed_at is null and not private.blocked_between(member, s.other_id)
      );
    when 'test' then
      return true;
    else
      return delivery.object_id = any (private.offer_ids_of(member));
  end case;
end;
$function$;

create or replace function private.can_use_webhooks (
  member uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.standing_of(member) not in ('suspended', 'banned') and exists (
    select from public.users u where u.id = member and private.tier_has_entitlement(u.membership_tier, 'api_access')
  );
end;
$function$;

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
end;
$function$;

create or replace function private.claim_webhooks (
  max_rows      integer,
  busy          uuid[],
  lease_seconds integer
)
  returns table (
    id          uuid,
    endpoint_id uuid,
    attempt     integer,
    url         text,
    type        text,
    "timestamp" timestamp with time zone,
    data        jsonb,
    secrets     text[]
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  claimed record;
  delivery public.webhook_deliveries;
begin
  for claimed in
    select e.id as endpoint_id, e.user_id, e.url, q.object_id,
      array_remove(array[s.secret, case when e.previous_secret_until > now() then s.previous end], null) as secrets
    from public.webhook_endpoints e
    join private.webhook_secrets s on s.endpoint_id = e.id
    -- A few at a time, so that a slow endpoint doesn't hold up the others.
    cross join lateral (
      select w.object_id, w.due_at from private.webhook_queues w
      where w.endpoint_id = e.id and w.due_at <= clock_timestamp()
      order by w.due_at limit 5 for update skip locked
    ) as q
    where e.disabled_at is null and e.id <> all (coalesce(busy, '{}')) and private.can_use_webhooks(e.user_id)
    order by q.due_at limit least(greatest(max_rows, 1), 100)
    for key share of e skip locked
  loop
    loop
      select d.* into delivery from public.webhook_deliveries d
      where d.endpoint_id = claimed.endpoint_id and d.object_id = claimed.object_id and d.state = 'pending'
      order by d.position limit 1;
      exit when not found or private.can_read_webhook(claimed.user_id, delivery);
      update public.webhook_deliveries d set state = 'withheld', retry_at = null where d.id = delivery.id;
    end loop;
    if delivery.id is null then
      delete from private.webhook_queues q
      where q.endpoint_id = claimed.endpoint_id and q.object_id = claimed.object_id;
      continue;
    end if;
    update private.webhook_queues q set due_at = clock_timestamp() + make_interval(secs => lease_seconds)
    where q.endpoint_id = claimed.endpoint_id and q.object_id = claimed.object_id;
    update public.webhook_deliveries d
    set attempts = d.attempts + 1, attempted_at = clock_timestamp(), retry_at = null where d.id = delivery.id;
    return query select delivery.id, claimed.endpoint_id, delivery.attempts + 1, claimed.url, delivery.type,
      delivery.created_at, delivery.data, claimed.secrets;
  end loop;
end;
$function$;

create or replace function private.complete_webhook (
  delivery_id uuid,
  attempt     integer,
  status      integer,
  error       text,
  response    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_delivered constant boolean := coalesce(error is null and status between 200 and 299, false);
  is_gone constant boolean := coalesce(status = 410, false);
  next_at timestamptz;
  delivery public.webhook_deliveries;
begin
  select d.* into delivery from public.webhook_deliveries d where d.id = delivery_id;
  -- An account that's being deleted has no use for it.
  if delivery.id is null or not private.keep_account(
    (select e.user_id from public.webhook_endpoints e where e.id = delivery.endpoint_id)
  ) then
    return;
  end if;
  perform from public.webhook_endpoints e where e.id = delivery.endpoint_id for key share;
  perform from private.webhook_queues q
  where q.endpoint_id = delivery.endpoint_id and q.object_id = delivery.object_id for update;
  if not is_delivered and not is_gone then
    next_at := clock_timestamp() + private.webhook_backoff(attempt);
  end if;
  update public.webhook_deliveries d
  set state = case when is_delivered then 'delivered' when next_at is null then 'failed' else 'pending' end,
    retry_at = next_at, status = complete_webhook.status, error = left(complete_webhook.error, 300),
    response = left(complete_webhook.response, 1000)
  -- Not if its lease ended and it was claimed again.
  where d.id = delivery_id and d.state = 'pending' and d.attempts = attempt
  returning d.* into delivery;
  if not found then
    return;
  end if;
  if next_at is null and not exists (
    select from public.webhook_deliveries d
    where d.endpoint_id = delivery.endpoint_id and d.object_id = delivery.object_id and d.state = 'pending'
  ) then
    delete from private.webhook_queues q
    where q.endpoint_id = delivery.endpoint_id and q.object_id = delivery.object_id;
  else
    update private.webhook_queues q set due_at = coalesce(next_at, clock_timestamp())
    where q.endpoint_id = delivery.endpoint_id and q.object_id = delivery.object_id;
  end if;
  if delivery.state = 'failed' then
    perform private.give_up_webhook(delivery, is_gone);
  end if;
end;
$function$;

create or replace function private.complete_webhooks (
  results jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.webhook_deliveries d where d.id in (
    select old.id from public.webhook_deliveries old
    where old.created_at < now() - interval '30 days' order by old.id for update skip locked
  );
  select private.complete_webhook(ordered.id, ordered.attempt, ordered.status, ordered.error, ordered.response)
  from (
    select r.* from jsonb_to_recordset(results) as r (
      id uuid, attempt integer, status integer, error text, response text
    )
    join public.webhook_deliveries d on d.id = r.id
    order by d.object_id, d.endpoint_id offset 0
  ) as ordered;
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
  return jsonb_build_object('id', added, 'secret', secret);
end;
$function$;

create or replace function private.delete_webhook (
  endpoint_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  delete from public.webhook_endpoints e where e.id = endpoint.id;
  perform private.delete_notifications(endpoint.id, '{webhook}');
end;
$function$;

create or replace function private.disable_webhook (
  endpoint uuid,
  reason   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.webhook_endpoints e set disabled_at = now(), disabled_reason = reason
  where e.id = endpoint and e.disabled_at is null;
  perform from private.webhook_queues q where q.endpoint_id = endpoint order by q.object_id for update;
  delete from private.webhook_queues q where q.endpoint_id = endpoint;
  update public.webhook_deliveries d set state = 'failed', retry_at = null,
    error = coalesce(d.error, 'The endpoint was turned off.')
  where d.endpoint_id = endpoint and d.state = 'pending';
end;
$function$;

create or replace function private.exported_webhooks()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'webhooks', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' || jsonb_build_object('deliveries', (
        select coalesce(jsonb_agg(to_jsonb(d) - '{endpoint_id,position}'::text[] order by d.position), '[]')
        from public.webhook_deliveries d where d.endpoint_id = e.id
      )) order by e.created_at), '[]')
      from public.webhook_endpoints e where e.user_id = (select auth.uid())
    )
  );
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
    jsonb_build_object('host', substring(endpoint.url from '^https://([^/?]+)'), 'disabled', is_dead), '{host}'
  );
end;
$function$;

create or replace function private.new_webhook_secret()
  returns text
  language sql
  set search_path to ''
  AS $function$ select 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64'); $function$;

create or replace function private.note_alert_webhooks()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  alert record;
begin
  for alert in
    select a.id, a.user_id, a.property_id, a.event from added a
    where exists (select from public.webhook_endpoints e where e.user_id = a.user_id and e.disabled_at is null)
    order by a.property_id, a.user_id
  loop
    perform private.add_webhooks(
      alert.user_id, case alert.event when 'price_drop' then 'price_drops' else 'matches' end,
      'match.' || alert.event, alert.property_id,
      jsonb_build_object('id', alert.id, 'object', 'match', 'listing_id', alert.property_id)
    );
  end loop;
  return null;
end;
$function$;

create or replace function private.note_ledger_webhooks()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  topic constant text := case when starts_with(new.kind, 'offer.') then 'offers' else 'deals' end;
  listing uuid;
  deal uuid;
  member uuid;
begin
  select o.property_id, d.id into listing, deal
  from public.offers o left join public.deals d on d.offer_id = o.id where o.id = new.offer_id;
  for member in
    select e.user_id from public.webhook_endpoints e
    where e.disabled_at is null and topic = any (e.events) and e.user_id in (
      select unnest(array[o.buyer_id, o.seller_id]) from public.offers o where o.id = new.offer_id
      union select p.user_id from public.deal_parties p where p.deal_id = deal
    ) and new.offer_id = any (private.offer_ids_of(e.user_id))
    group by e.user_id order by min(e.id::text)
  loop
    perform private.add_webhooks(
      member, topic, new.kind, new.offer_id,
      jsonb_build_object(
        'id', new.id, 'object', case topic when 'offers' then 'offer_step' else 'deal_step' end,
        'offer_id', new.offer_id, 'deal_id', deal, 'listing_id', listing, 'seq', new.seq
      )
    );
  end loop;
  return null;
end;
$function$;

create or replace function private.note_message_webhooks()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  recipient constant uuid := (
    select s.user_id from public.conversation_members s
    where s.conversation_id = new.conversation_id and s.user_id <> new.user_id
  );
begin
  perform private.add_webhooks(
    recipient, 'messages', 'message.received', new.conversation_id,
    jsonb_build_object('id', new.id, 'object', 'message', 'conversation_id', new.conversation_id)
  );
  return null;
end;
$function$;

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
  select * into endpoint from public.webhook_endpoints e
  where e.id = endpoint_id and e.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a webhook of yours' using errcode = '42501';
  end if;
  return endpoint;
end;
$function$;

create or replace function private.replay_webhooks (
  endpoint_id uuid,
  delivery_id uuid default null::uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
  replayed integer;
begin
  perform private.require_webhooks();
  if endpoint.disabled_at is not null then
    raise exception 'Turn the webhook on first.' using errcode = 'P0001';
  end if;
  insert into private.webhook_queues as q (endpoint_id, object_id)
  select distinct d.endpoint_id, d.object_id from public.webhook_deliveries d
  where d.endpoint_id = endpoint.id and d.state <> 'pending'
    and case when delivery_id is null then d.state = 'failed' else d.id = delivery_id end
  order by d.object_id
  on conflict on constraint webhook_queues_pkey do update set due_at = q.due_at;
  update public.webhook_deliveries d
  set state = 'pending', attempts = 0, attempted_at = null, retry_at = null, status = null, error = null,
    response = null
  where d.endpoint_id = endpoint.id and d.state <> 'pending'
    and case when delivery_id is null then d.state = 'failed' else d.id = delivery_id end;
  get diagnostics replayed = row_count;
  if replayed > 0 then
    perform pg_notify('webhooks', '');
  end if;
  return replayed;
end;
$function$;

create or replace function private.require_webhooks()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null then
    raise exception 'Only members can have webhooks' using errcode = '42501';
  end if;
  if not private.has_entitlement('api_access') then
    raise exception 'Webhooks are for Closer and Partner members.' using errcode = 'P0001';
  end if;
  if not private.email_confirmed() then
    raise exception 'Verify your email to use webhooks.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('webhook_change');
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
  return new_secret;
end;
$function$;

create or replace function private.switch_webhook (
  endpoint_id uuid,
  enabled     boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  if enabled then
    perform private.require_webhooks();
    update public.webhook_endpoints e set disabled_at = null, disabled_reason = null where e.id = endpoint.id;
  else
    perform private.disable_webhook(endpoint.id, 'member');
  end if;
end;
$function$;

create or replace function private.test_webhook (
  endpoint_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
  subject constant uuid := gen_random_uuid();
begin
  perform private.require_webhooks();
  if endpoint.disabled_at is not null then
    raise exception 'Turn the webhook on first.' using errcode = 'P0001';
  end if;
  return private.add_webhook(
    endpoint.id, 'webhook.test', subject, jsonb_build_object('id', subject, 'object', 'test')
  );
end;
$function$;

create or replace function private.webhook_backoff (
  attempts integer
)
  returns interval
  language sql
  set search_path to ''
  AS $function$
  select (array['5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '14 hours', '20 hours',
    '20 hours'])[attempts]::interval * (0.9 + 0.2 * random());
$function$;

create or replace function public.change_webhook (
  endpoint_id uuid,
  url         text,
  events      text[],
  description text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.change_webhook(endpoint_id, url, events, description); $function$;

create or replace function public.claim_webhooks (
  max_rows      integer,
  busy          uuid[],
  lease_seconds integer
)
  returns table (
    id          uuid,
    endpoint_id uuid,
    attempt     integer,
    url         text,
    type        text,
    "timestamp" timestamp with time zone,
    data        jsonb,
    secrets     text[]
  )
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-webhooks');
  select * from private.claim_webhooks(max_rows, busy, lease_seconds);
$function$;

create or replace function public.complete_webhooks (
  results jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.complete_webhooks(results); $function$;

create or replace function public.create_webhook (
  url         text,
  events      text[],
  description text   default ''::text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.create_webhook(url, events, description); $function$;

create or replace function public.delete_webhook (
  endpoint_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.delete_webhook(endpoint_id); $function$;

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
    || private.exported_api() || private.exported_webhooks() || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.replay_webhooks (
  endpoint_id uuid,
  delivery_id uuid default null::uuid
)
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.replay_webhooks(endpoint_id, delivery_id); $function$;

create or replace function public.rotate_webhook_secret (
  endpoint_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.rotate_webhook_secret(endpoint_id); $function$;

create or replace function public.switch_webhook (
  endpoint_id uuid,
  enabled     boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.switch_webhook(endpoint_id, enabled); $function$;

create or replace function public.test_webhook (
  endpoint_id uuid
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.test_webhook(endpoint_id); $function$;

alter table "private"."webhook_queues"
  add constraint "webhook_queues_endpoint_id_fkey" foreign key (endpoint_id)
    references public.webhook_endpoints(id) on delete cascade;

alter table "private"."webhook_secrets"
  add constraint "webhook_secrets_endpoint_id_fkey" foreign key (endpoint_id)
    references public.webhook_endpoints(id) on delete cascade;

alter table "public"."webhook_deliveries"
  add constraint "webhook_deliveries_endpoint_id_fkey" foreign key (endpoint_id)
    references public.webhook_endpoints(id) on delete cascade;

alter table "public"."webhook_endpoints"
  add constraint "webhook_endpoints_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('webhook_change'::text,'01:00:00'::interval,'make'::text,'webhook change'::text,60,60,60), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10), ('api_key'::text,'1 day'::interval,'create'::text,'API key'::text,20,20,20)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text, 'reconcile-payments'::text, 'advance-deals'::text, 'seal-ledger'::text, 'send-webhooks'::text, 'stamp-ledger'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job))
  WHERE ((scheduled.job <> 'stamp-ledger'::text) OR (r.job IS NOT NULL));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.api_idempotency'::text,'{}'::text[],'answers to repeated API requests'::text,NULL::text,'deleted'::text,'kept for a day'::text,'{}'::text[]), ('private.api_key_secrets'::text,'{}'::text[],'API keys'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into keys'::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you verify it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.webhook_queues'::text,'{}'::text[],'which of your webhooks have events to send'::text,NULL::text,'deleted'::text,'until they’re sent'::text,'{}'::text[]), ('private.webhook_secrets'::text,'{}'::text[],'signing secrets of your webhooks'::text,NULL::text,'deleted'::text,'shown to you once'::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.api_keys'::text,'{user_id}'::text[],'API keys'::text,'api_keys'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.api_requests'::text,'{user_id}'::text[],'requests with your API keys'::text,'api_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_deliveries'::text,'{}'::text[],'events sent to your webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_endpoints'::text,'{user_id}'::text[],'webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index webhook_queues_due_idx on private.webhook_queues using btree (endpoint_id, due_at);

create index webhook_deliveries_created_idx on public.webhook_deliveries using btree (created_at);

create index webhook_deliveries_newest_idx on public.webhook_deliveries
  using btree (endpoint_id, "position" desc);

create index webhook_deliveries_pending_idx on public.webhook_deliveries
  using btree (endpoint_id, object_id, "position")
  where (state = 'pending'::text);

create index webhook_endpoints_user_idx on public.webhook_endpoints using btree (user_id);

create trigger note_webhooks
  after insert on public.deal_alerts referencing NEW table as added
  for each STATEMENT
  execute function private.note_alert_webhooks();

create trigger note_webhooks
  after insert on public.ledger_entries
  for each row
  execute function private.note_ledger_webhooks();

create trigger note_webhooks
  after insert on public.messages
  for each row
  execute function private.note_message_webhooks();

create trigger a_check_standing
  before insert or delete or update on public.webhook_deliveries
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.webhook_endpoints
  for each STATEMENT
  execute function private.check_standing('private');

create policy "Members can read deliveries of their own webhooks" on "public"."webhook_deliveries"
  for select
  to "authenticated"
  using ((endpoint_id in ( select e.id
   from public.webhook_endpoints e
  where (e.user_id = ( select auth.uid() as uid)))));

create policy "Members can read their own webhooks" on "public"."webhook_endpoints"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

comment on column "private"."webhook_queues"."due_at" is 'When the next attempt may begin. A claim moves it to the end of its lease, so that another worker takes over from one that was killed.';

comment on column "public"."membership_rules"."entitlement" is 'verified_only: the Verified Only filter. seller_contact: email, phone, and website of public profiles. start_conversations: the first message to them. premium_resources: premium content. exclusive_events: registering for and organizing exclusive events, and their links. no_jv_requirement: listings without the 50% joint venture. fast_review: review within 24 hours. analytics: days, sources, and comparisons of one''s own listings, not just totals. premium_alerts: instant email, price-drop and back-on-market alerts, and alerts for saved searches. priority_visibility: listings come before others in the featured order, after verified ones. in_person_events: registering for in-person events. api_access: API keys, webhooks, and feeds.';

comment on column "public"."webhook_deliveries"."attempts" is 'Since the event, or its last replay.';

comment on column "public"."webhook_deliveries"."data" is 'IDs only: id and object of what happened, and the IDs of what it belongs to.';

comment on column "public"."webhook_deliveries"."error" is 'Why the last attempt failed.';

comment on column "public"."webhook_deliveries"."id" is 'The message''s ID, the same in every attempt and replay, by which receivers recognize what they already have.';

comment on column "public"."webhook_deliveries"."object_id" is 'What the event is about and ordered by: a listing, an offer with its deal, or a conversation.';

comment on column "public"."webhook_deliveries"."position" is 'The order of an object''s events.';

comment on column "public"."webhook_deliveries"."response" is 'The beginning of the answer to the last attempt.';

comment on column "public"."webhook_deliveries"."retry_at" is 'When the next attempt is due, after one that failed.';

comment on column "public"."webhook_deliveries"."state" is 'delivered: answered with 2xx. failed: given up after three days, or pending when the endpoint was turned off. withheld: when it was to be sent, the member could no longer read what it tells of.';

comment on column "public"."webhook_deliveries"."status" is 'HTTP status of the last attempt; null if there was no answer.';

comment on column "public"."webhook_endpoints"."disabled_reason" is 'member: turned off. failing: an event couldn''t be delivered for three days, and no other could either. gone: it answered 410. Null while it''s on.';

comment on column "public"."webhook_endpoints"."events" is 'matches: a listing matches the buy box or an alerting saved search, for the first time or back on the market. price_drops: one that does got cheaper. offers and deals: a step in the ledger. messages: a message arrived.';

comment on column "public"."webhook_endpoints"."previous_secret_until" is 'Until when the secret before the last rotation signs, too; null if it was never rotated.';

comment on function "private"."add_webhook"(uuid, text, uuid, jsonb) is 'Queues an event behind the others of its object, and notifies the channel webhooks. The caller has locked the endpoint. Returns the delivery''s ID.';

comment on function "private"."add_webhooks"(uuid, text, text, uuid, jsonb) is
  'Queues an event for those of a member''s endpoints that want its topic.';

comment on function "private"."can_read_webhook"(uuid, public.webhook_deliveries) is
  'Whether a member may read now what a delivery tells of: a listing that''s on the market, a message that wasn''t removed, neither across a block, or the ledger of an offer.';

comment on function "private"."can_use_webhooks"(uuid) is 'Whether a member''s endpoints are sent to: they have the api_access entitlement and aren''t suspended or banned.';

comment on function "private"."change_webhook"(uuid, text, text[], text) is
  'Changes an endpoint of the caller. Pending deliveries go to the new address. Raises as private.create_webhook, and 42501 for someone else''s.';

comment on function "private"."claim_webhooks"(integer, uuid[], integer) is
  'Implements public.claim_webhooks.';

comment on function "private"."complete_webhook"(uuid, integer, integer, text, text) is
  'Records what came of an attempt: delivered for 2xx, else another attempt later, or none after the last and for 410, by which a receiver says that it''s gone. The object''s next event follows. Does nothing for an attempt that isn''t the latest.';

comment on function "private"."complete_webhooks"(jsonb) is 'For the send-webhooks function: records what came of claimed deliveries, [{id, attempt, status, error, response}]. Anything but a status of 2xx without an error is a failure. Also deletes deliveries after 30 days.';

comment on function "private"."create_webhook"(text, text[], text) is 'Adds an endpoint of the caller. Returns {id, secret}; the secret is never shown again. Raises P0001 beyond 5 and as private.require_webhooks; 23514 for an address that isn''t https and for unknown events.';

comment on function "private"."delete_webhook"(uuid) is 'Deletes an endpoint of the caller with its deliveries. Takes no entitlement. Raises 42501 for someone else''s.';

comment on function "private"."disable_webhook"(uuid, text) is 'Turns an endpoint off. What''s pending fails, and can be replayed.';

comment on function "private"."exported_webhooks"() is 'Part of public.export_my_data: the caller''s webhooks with their deliveries, without secrets.';

comment on function "private"."give_up_webhook"(public.webhook_deliveries, boolean) is
  'After the last attempt: turns the endpoint off if nothing was delivered to it for three days, or if it''s gone, and notifies the member (kind webhook, subject the endpoint, data {host, disabled}).';

comment on function "private"."new_webhook_secret"() is 'A random secret, in the form of Standard Webhooks.';

comment on function "private"."note_alert_webhooks"() is 'Statement trigger on deal_alerts: match.new, match.back_on_market, and match.price_drop.';

comment on function "private"."note_ledger_webhooks"() is 'Insert trigger on ledger_entries: an event of the entry''s kind for those who may read it now. A seller isn''t told of a sealed offer.';

comment on function "private"."note_message_webhooks"() is 'Insert trigger on messages: message.received for the other member of the conversation.';

comment on function "private"."own_webhook"(uuid) is 'One of the caller''s endpoints, locked. Raises 42501 for any other.';

comment on function "private"."replay_webhooks"(uuid, uuid) is 'Queues a delivery of an endpoint of the caller again, in any state, or, without one, all that failed, in the order of their events. Returns how many. Raises 42501 for someone else''s endpoint, and P0001 for one that''s off and as private.require_webhooks.';

comment on function "private"."require_webhooks"() is 'Raises P0001, to be shown as is, unless the caller has the api_access entitlement and a verified email, and beyond the limit on changes. Raises 42501 for visitors.';

comment on function "private"."rotate_webhook_secret"(uuid) is 'Replaces the secret of an endpoint of the caller, and returns the new one. For a day, deliveries are signed with both. Raises 42501 for someone else''s, and P0001 as private.require_webhooks.';

comment on function "private"."switch_webhook"(uuid, boolean) is 'Turns an endpoint of the caller on or off. While it''s off, events aren''t recorded; pending ones fail, and can be replayed. Turning it off takes no entitlement. Raises 42501 for someone else''s.';

comment on function "private"."test_webhook"(uuid) is 'Queues a test event (webhook.test) for an endpoint of the caller, and returns the delivery''s ID. Raises 42501 for someone else''s, and P0001 for one that''s off and as private.require_webhooks.';

comment on function "private"."webhook_backoff"(integer) is 'How long to wait after this many failed attempts, with jitter, so that what failed together isn''t repeated together. Null after 10, about three days later.';

comment on function "public"."change_webhook"(uuid, text, text[], text) is 'Changes an endpoint of the caller. Pending deliveries go to the new address. Raises as private.create_webhook, and 42501 for someone else''s.';

comment on function "public"."claim_webhooks"(integer, uuid[], integer) is 'For the send-webhooks function: claims due deliveries, at most 5 per endpoint and none of the busy ones, the first pending one of each object. After lease_seconds without public.complete_webhooks, they can be claimed again. secrets: to sign with, the current one first. Withholds what members can no longer read.';

comment on function "public"."complete_webhooks"(jsonb) is 'For the send-webhooks function: records what came of claimed deliveries, [{id, attempt, status, error, response}]. Anything but a status of 2xx without an error is a failure. Also deletes deliveries after 30 days.';

comment on function "public"."create_webhook"(text, text[], text) is 'Adds an endpoint of the caller. Returns {id, secret}; the secret is never shown again. Raises P0001 beyond 5 and as private.require_webhooks; 23514 for an address that isn''t https and for unknown events.';

comment on function "public"."delete_webhook"(uuid) is 'Deletes an endpoint of the caller with its deliveries. Takes no entitlement. Raises 42501 for someone else''s.';

comment on function "public"."replay_webhooks"(uuid, uuid) is 'Queues a delivery of an endpoint of the caller again, in any state, or, without one, all that failed, in the order of their events. Returns how many. Raises 42501 for someone else''s endpoint, and P0001 for one that''s off and as private.require_webhooks.';

comment on function "public"."rotate_webhook_secret"(uuid) is 'Replaces the secret of an endpoint of the caller, and returns the new one. For a day, deliveries are signed with both. Raises 42501 for someone else''s, and P0001 as private.require_webhooks.';

comment on function "public"."switch_webhook"(uuid, boolean) is 'Turns an endpoint of the caller on or off. While it''s off, events aren''t recorded; pending ones fail, and can be replayed. Turning it off takes no entitlement. Raises 42501 for someone else''s.';

comment on function "public"."test_webhook"(uuid) is 'Queues a test event (webhook.test) for an endpoint of the caller, and returns the delivery''s ID. Raises 42501 for someone else''s, and P0001 for one that''s off and as private.require_webhooks.';

comment on table "private"."webhook_queues" is 'One row for each endpoint and object with pending deliveries. Only its first is sent, so that an object''s events arrive in order.';

comment on table "private"."webhook_secrets" is 'What deliveries are signed with. Not hashed, because signing takes the secret itself. Shown to the member once.';

comment on table "public"."webhook_deliveries" is 'Events for endpoints, kept for 30 days. Members read those of their own endpoints.';

comment on table "public"."webhook_endpoints" is 'Addresses of members'' own servers, at most 5 each. Members write them through functions.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes. stamp-ledger is one of them once it has succeeded.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."add_webhook"(uuid, text, uuid, jsonb) from public;

revoke all on function "private"."add_webhooks"(uuid, text, text, uuid, jsonb) from public;

revoke all on function "private"."can_read_webhook"(uuid, public.webhook_deliveries) from public;

revoke all on function "private"."can_use_webhooks"(uuid) from public;

revoke all on function "private"."change_webhook"(uuid, text, text[], text) from public;

grant execute on function "private"."change_webhook"(uuid, text, text[], text) to "authenticated";

grant execute on function "private"."change_webhook"(uuid, text, text[], text) to "service_role";

revoke all on function "private"."claim_webhooks"(integer, uuid[], integer) from public;

grant execute on function "private"."claim_webhooks"(integer, uuid[], integer) to "service_role";

revoke all on function "private"."complete_webhook"(uuid, integer, integer, text, text) from public;

revoke all on function "private"."complete_webhooks"(jsonb) from public;

grant execute on function "private"."complete_webhooks"(jsonb) to "service_role";

revoke all on function "private"."create_webhook"(text, text[], text) from public;

grant execute on function "private"."create_webhook"(text, text[], text) to "authenticated";

grant execute on function "private"."create_webhook"(text, text[], text) to "service_role";

revoke all on function "private"."delete_webhook"(uuid) from public;

grant execute on function "private"."delete_webhook"(uuid) to "authenticated";

grant execute on function "private"."delete_webhook"(uuid) to "service_role";

revoke all on function "private"."disable_webhook"(uuid, text) from public;

revoke all on function "private"."exported_webhooks"() from public;

grant execute on function "private"."exported_webhooks"() to "authenticated";

grant execute on function "private"."exported_webhooks"() to "service_role";

revoke all on function "private"."give_up_webhook"(public.webhook_deliveries, boolean) from public;

revoke all on function "private"."new_webhook_secret"() from public;

revoke all on function "private"."note_alert_webhooks"() from public;

revoke all on function "private"."note_ledger_webhooks"() from public;

revoke all on function "private"."note_message_webhooks"() from public;

revoke all on function "private"."own_webhook"(uuid) from public;

revoke all on function "private"."replay_webhooks"(uuid, uuid) from public;

grant execute on function "private"."replay_webhooks"(uuid, uuid) to "authenticated";

grant execute on function "private"."replay_webhooks"(uuid, uuid) to "service_role";

revoke all on function "private"."require_webhooks"() from public;

revoke all on function "private"."rotate_webhook_secret"(uuid) from public;

grant execute on function "private"."rotate_webhook_secret"(uuid) to "authenticated";

grant execute on function "private"."rotate_webhook_secret"(uuid) to "service_role";

revoke all on function "private"."switch_webhook"(uuid, boolean) from public;

grant execute on function "private"."switch_webhook"(uuid, boolean) to "authenticated";

grant execute on function "private"."switch_webhook"(uuid, boolean) to "service_role";

revoke all on function "private"."test_webhook"(uuid) from public;

grant execute on function "private"."test_webhook"(uuid) to "authenticated";

grant execute on function "private"."test_webhook"(uuid) to "service_role";

revoke all on function "private"."webhook_backoff"(integer) from public;

revoke all on function "public"."change_webhook"(uuid, text, text[], text) from public;

grant execute on function "public"."change_webhook"(uuid, text, text[], text) to "authenticated";

grant execute on function "public"."change_webhook"(uuid, text, text[], text) to "service_role";

revoke all on function "public"."claim_webhooks"(integer, uuid[], integer) from public;

grant execute on function "public"."claim_webhooks"(integer, uuid[], integer) to "service_role";

revoke all on function "public"."complete_webhooks"(jsonb) from public;

grant execute on function "public"."complete_webhooks"(jsonb) to "service_role";

revoke all on function "public"."create_webhook"(text, text[], text) from public;

grant execute on function "public"."create_webhook"(text, text[], text) to "authenticated";

grant execute on function "public"."create_webhook"(text, text[], text) to "service_role";

revoke all on function "public"."delete_webhook"(uuid) from public;

grant execute on function "public"."delete_webhook"(uuid) to "authenticated";

grant execute on function "public"."delete_webhook"(uuid) to "service_role";

revoke all on function "public"."replay_webhooks"(uuid, uuid) from public;

grant execute on function "public"."replay_webhooks"(uuid, uuid) to "authenticated";

grant execute on function "public"."replay_webhooks"(uuid, uuid) to "service_role";

revoke all on function "public"."rotate_webhook_secret"(uuid) from public;

grant execute on function "public"."rotate_webhook_secret"(uuid) to "authenticated";

grant execute on function "public"."rotate_webhook_secret"(uuid) to "service_role";

revoke all on function "public"."switch_webhook"(uuid, boolean) from public;

grant execute on function "public"."switch_webhook"(uuid, boolean) to "authenticated";

grant execute on function "public"."switch_webhook"(uuid, boolean) to "service_role";

revoke all on function "public"."test_webhook"(uuid) from public;

grant execute on function "public"."test_webhook"(uuid) to "authenticated";

grant execute on function "public"."test_webhook"(uuid) to "service_role";

revoke all on table "public"."webhook_deliveries" from "authenticated";

grant select on table "public"."webhook_deliveries" to "authenticated";

grant all on table "public"."webhook_deliveries" to "service_role";

revoke all on table "public"."webhook_endpoints" from "authenticated";

grant select on table "public"."webhook_endpoints" to "authenticated";

grant all on table "public"."webhook_endpoints" to "service_role";

reset check_function_bodies;
