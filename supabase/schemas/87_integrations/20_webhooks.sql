-- Webhooks: members' own servers get matches, price drops, offers, deal steps, and messages as events, signed as
-- Standard Webhooks. Triggers note deliveries in the transaction of the event, so none is lost, and none is sent for
-- what was rolled back. The send-webhooks function claims and sends them.
--
-- docs/decisions/0032-webhooks.md has the reasons.
--
-- Locks are taken in one order: the endpoint, then its queue, then deliveries; several queues by object and endpoint.

create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  url text not null check (
    char_length(url) <= 2000
      and url ~* '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?][!-~]*)?$' and url not like '%#%'
  ),
  events text[] not null check (events <@ array['matches', 'price_drops', 'offers', 'deals', 'messages']),
  description text not null default '' check (char_length(description) <= 100),
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('member', 'failing', 'gone', 'secured')),
  previous_secret_until timestamptz,
  failing_since timestamptz,
  constraint webhook_endpoints_some_events check (cardinality(events) between 1 and 5),
  constraint webhook_endpoints_disabled check ((disabled_at is null) = (disabled_reason is null))
);
comment on table public.webhook_endpoints is
  'Addresses of members'' own servers, at most 5 each. Members write them through functions.';
comment on column public.webhook_endpoints.events is
  'matches: a listing matches the buy box or an alerting saved search, for the first time or back on the market. '
  'price_drops: one that does got cheaper. offers and deals: a step in the ledger. messages: a message arrived.';
comment on column public.webhook_endpoints.disabled_reason is
  'member: turned off. failing: an event couldn''t be delivered for three days, and no other could either. gone: it '
  'answered 410. secured: by private.end_access. Null while it''s on.';
comment on column public.webhook_endpoints.previous_secret_until is
  'Until when the secret before the last rotation signs, too; null if it was never rotated.';
comment on column public.webhook_endpoints.failing_since is
  'The first failed attempt since the last delivery; null after a delivery.';
create index webhook_endpoints_user_idx on public.webhook_endpoints (user_id);

create table private.webhook_secrets (
  endpoint_id uuid primary key references public.webhook_endpoints (id) on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/=]{32,}$'),
  previous text
);
comment on table private.webhook_secrets is
  'What deliveries are signed with. Not hashed, because signing takes the secret itself. Shown to the member once.';

create table private.webhook_queues (
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  object_id uuid not null,
  due_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  primary key (endpoint_id, object_id)
);
comment on table private.webhook_queues is
  'One row for each endpoint and object with pending deliveries. Only its first is sent, so that an object''s events '
  'arrive in order.';
comment on column private.webhook_queues.due_at is
  'When the next attempt may begin. A claim moves it to the end of its lease, so that another worker takes over from '
  'one that was killed.';
comment on column private.webhook_queues.claimed_until is
  'When the lease of an attempt in progress ends; null or past otherwise. Each member has a share of them.';
create index webhook_queues_claimed_idx on private.webhook_queues (claimed_until) where claimed_until is not null;
create index webhook_queues_due_idx on private.webhook_queues (endpoint_id, due_at);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  position bigint generated always as identity,
  object_id uuid not null,
  type text not null check (type ~ '^[a-z_]+[.][a-z_]+$'),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed', 'withheld')),
  attempts integer not null default 0,
  attempted_at timestamptz,
  retry_at timestamptz,
  status integer,
  error text check (char_length(error) <= 300),
  response text check (char_length(response) <= 1000)
);
comment on table public.webhook_deliveries is
  'Events for endpoints, kept for 30 days. Members read those of their own endpoints.';
comment on column public.webhook_deliveries.id is
  'The message''s ID, the same in every attempt and replay, by which receivers recognize what they already have.';
comment on column public.webhook_deliveries.position is 'The order of an object''s events.';
comment on column public.webhook_deliveries.object_id is
  'What the event is about and ordered by: a listing, an offer with its deal, or a conversation.';
comment on column public.webhook_deliveries.data is
  'IDs only: id and object of what happened, and the IDs of what it belongs to.';
comment on column public.webhook_deliveries.state is
  'delivered: answered with 2xx. failed: given up after three days, or pending when the endpoint was turned off. '
  'withheld: when it was to be sent, the member could no longer read what it tells of.';
comment on column public.webhook_deliveries.attempts is 'Since the event, or its last replay.';
comment on column public.webhook_deliveries.retry_at is 'When the next attempt is due, after one that failed.';
comment on column public.webhook_deliveries.status is 'HTTP status of the last attempt; null if there was no answer.';
comment on column public.webhook_deliveries.error is 'Why the last attempt failed.';
comment on column public.webhook_deliveries.response is 'The beginning of the answer to the last attempt.';
create index webhook_deliveries_newest_idx on public.webhook_deliveries (endpoint_id, position desc);
create index webhook_deliveries_pending_idx on public.webhook_deliveries (endpoint_id, object_id, position)
  where state = 'pending';
create index webhook_deliveries_created_idx on public.webhook_deliveries (created_at);

-- Noting events -----------------------------------------------------------------------------------

create function private.can_use_webhooks(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.program_refusal(member) is null;
end;
$$;
comment on function private.can_use_webhooks(uuid) is
  'Whether a member''s endpoints are sent to, as private.program_refusal.';

create function private.add_webhook(endpoint uuid, type text, object uuid, data jsonb) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.add_webhook(uuid, text, uuid, jsonb) is
  'Queues an event behind the others of its object, and notifies the channel webhooks. The caller has locked the '
  'endpoint. Returns the delivery''s ID.';

create function private.add_webhooks(member uuid, topic text, type text, object uuid, data jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.add_webhooks(uuid, text, text, uuid, jsonb) is
  'Queues an event for those of a member''s endpoints that want its topic.';

create function private.note_alert_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function private.note_alert_webhooks() is
  'Statement trigger on deal_alerts: match.new, match.back_on_market, and match.price_drop.';

create trigger note_webhooks after insert on public.deal_alerts
  referencing new table as added for each statement execute function private.note_alert_webhooks();

create function private.note_ledger_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function private.note_ledger_webhooks() is
  'Insert trigger on ledger_entries: an event of the entry''s kind for those who may read it now. A seller doesn''t '
  'hear of a sealed offer.';

create trigger note_webhooks after insert on public.ledger_entries
  for each row execute function private.note_ledger_webhooks();

create function private.note_message_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function private.note_message_webhooks() is
  'Insert trigger on messages: message.received for the other member of the conversation.';

create trigger note_webhooks after insert on public.messages
  for each row execute function private.note_message_webhooks();

create function private.can_read_webhook(member uuid, delivery public.webhook_deliveries) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.can_read_webhook(uuid, public.webhook_deliveries) is
  'Whether a member may read now what a delivery tells of: a listing that''s on the market, a message that wasn''t '
  'removed, neither across a block, or the ledger of an offer.';

-- Sending -----------------------------------------------------------------------------------------

create function private.webhook_backoff(attempts integer) returns interval
language sql volatile set search_path = ''
as $$
  select (array['5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '14 hours', '20 hours',
    '20 hours'])[attempts]::interval * (0.9 + 0.2 * random());
$$;
comment on function private.webhook_backoff(integer) is
  'How long to wait after this many failed attempts, with jitter, so that what failed together isn''t repeated '
  'together. Null after 10, about three days later.';

create function private.webhooks_in_turn(most integer) returns table (endpoint_id uuid, object_id uuid)
language sql stable security definer set search_path = ''
as $$
  with busy as (
    select e.id, e.user_id, e.failing_since is not null as is_failing
    from private.webhook_queues q join public.webhook_endpoints e on e.id = q.endpoint_id
    where q.claimed_until > clock_timestamp()
  ), waiting as (
    select e.id, e.user_id, e.failing_since is not null as is_failing, q.object_id, q.due_at, q.place
    from public.webhook_endpoints e
    cross join lateral (
      select w.object_id, w.due_at, row_number() over (order by w.due_at, w.object_id) as place
      from private.webhook_queues w where w.endpoint_id = e.id and w.due_at <= clock_timestamp()
      order by w.due_at, w.object_id limit 5
    ) as q
    where e.disabled_at is null
      and not (e.failing_since is not null and exists (select from busy b where b.id = e.id))
  ), turns as (
    select w.*, row_number() over (partition by w.user_id order by w.is_failing, w.place, w.due_at)
      + (select count(*) from busy b where b.user_id = w.user_id) as turn
    from waiting w where w.place = 1 or not w.is_failing
  ), shares as (
    select t.*, row_number() over (partition by t.is_failing order by t.turn, t.due_at) as failing_place
    -- Of each member.
    from turns t where t.turn <= 5 and private.can_use_webhooks(t.user_id)
  )
  select s.id, s.object_id from shares s
  where not s.is_failing or s.failing_place + (select count(*) from busy b where b.is_failing) <= 20
  order by s.turn, s.due_at limit most;
$$;
comment on function private.webhooks_in_turn(integer) is
  'Due deliveries in the order in which they''re sent, as endpoint and object: the oldest of each member in turn, at '
  'most 5 of a member at the same time, one for an endpoint that failed last, and 20 for all that did. So slow '
  'receivers hold up only their owner.';

create function private.claim_webhooks(max_rows integer, lease_seconds integer)
returns table (
  id uuid, endpoint_id uuid, attempt integer, is_failing boolean, url text, type text, "timestamp" timestamptz,
    data jsonb, secrets text[]
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  claimed record;
  delivery public.webhook_deliveries;
  lease_end constant timestamptz := clock_timestamp() + make_interval(secs => lease_seconds);
begin
  -- Two claims at the same time would each give a member their share.
  perform pg_advisory_xact_lock(hashtextextended('claim webhooks', 0));
  for claimed in
    select e.id as endpoint_id, e.user_id, e.url, e.failing_since is not null as is_failing, t.object_id,
      array_remove(array[s.secret, case when e.previous_secret_until > now() then s.previous end], null) as secrets
    from private.webhooks_in_turn(least(greatest(max_rows, 1), 100)) with ordinality
      as t (endpoint_id, object_id, place)
    join public.webhook_endpoints e on e.id = t.endpoint_id
    join private.webhook_secrets s on s.endpoint_id = e.id
    join private.webhook_queues q on q.endpoint_id = t.endpoint_id and q.object_id = t.object_id
    order by t.place for key share of e skip locked for update of q skip locked
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
    update private.webhook_queues q set due_at = lease_end, claimed_until = lease_end
    where q.endpoint_id = claimed.endpoint_id and q.object_id = claimed.object_id;
    update public.webhook_deliveries d
    set attempts = d.attempts + 1, attempted_at = clock_timestamp(), retry_at = null where d.id = delivery.id;
    return query select delivery.id, claimed.endpoint_id, delivery.attempts + 1, claimed.is_failing, claimed.url,
      delivery.type, delivery.created_at, delivery.data, claimed.secrets;
  end loop;
end;
$$;
comment on function private.claim_webhooks(integer, integer) is 'Implements public.claim_webhooks.';

create function public.claim_webhooks(max_rows integer, lease_seconds integer)
returns table (
  id uuid, endpoint_id uuid, attempt integer, is_failing boolean, url text, type text, "timestamp" timestamptz,
    data jsonb, secrets text[]
)
language sql volatile set search_path = ''
as $$
  select private.record_job_run('send-webhooks');
  select * from private.claim_webhooks(max_rows, lease_seconds);
$$;
comment on function public.claim_webhooks(integer, integer) is
  'For the send-webhooks function: claims due deliveries, as private.webhooks_in_turn shares them out, the first '
  'pending one of each object. is_failing: the last attempt at the endpoint failed, so this one is worth less '
  'patience. After lease_seconds without public.complete_webhooks, they can be claimed again. secrets: to sign with, '
  'the current one first. Withholds what members can no longer read.';

create function private.disable_webhook(endpoint uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.webhook_endpoints e set disabled_at = now(), disabled_reason = reason
  where e.id = endpoint and e.disabled_at is null;
  perform from private.webhook_queues q where q.endpoint_id = endpoint order by q.object_id for update;
  delete from private.webhook_queues q where q.endpoint_id = endpoint;
  update public.webhook_deliveries d set state = 'failed', retry_at = null,
    error = coalesce(d.error, 'The endpoint was turned off.')
  where d.endpoint_id = endpoint and d.state = 'pending';
end;
$$;
comment on function private.disable_webhook(uuid, text) is
  'Turns an endpoint off. What''s pending fails, and can be replayed.';

create function private.end_webhooks(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint uuid;
  was_there boolean := false;
begin
  for endpoint in
    select e.id from public.webhook_endpoints e where e.user_id = member and e.disabled_at is null order by e.id
  loop
    perform private.disable_webhook(endpoint, 'secured');
    was_there := true;
  end loop;
  return was_there;
end;
$$;
comment on function private.end_webhooks(uuid, uuid) is
  'For private.end_access: turns all endpoints of a member off. Returns whether one was on.';

create function private.webhook_host(url text) returns text
language sql immutable set search_path = ''
as $$ select substring(url from '^https://([^/?]+)'); $$;
comment on function private.webhook_host(text) is 'The host and port in an endpoint''s address, for notifications.';

create function private.give_up_webhook(delivery public.webhook_deliveries, is_gone boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.give_up_webhook(public.webhook_deliveries, boolean) is
  'After the last attempt: turns the endpoint off if nothing was delivered to it for three days, or if it''s gone, and '
  'notifies the member (kind webhook, subject the endpoint, data {host, disabled}).';

create function private.complete_webhook(
  delivery_id uuid, attempt integer, status integer, error text, response text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
    update private.webhook_queues q set due_at = coalesce(next_at, clock_timestamp()), claimed_until = null
    where q.endpoint_id = delivery.endpoint_id and q.object_id = delivery.object_id;
  end if;
  if delivery.state = 'failed' then
    perform private.give_up_webhook(delivery, is_gone);
  end if;
end;
$$;
comment on function private.complete_webhook(uuid, integer, integer, text, text) is
  'Records what came of an attempt: delivered for 2xx, else another attempt later, or none after the last and for 410, '
  'by which a receiver says that it''s gone. The object''s next event follows. Does nothing for an attempt that isn''t '
  'the latest.';

create function private.complete_webhooks(results jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.webhook_deliveries d where d.id in (
    select old.id from public.webhook_deliveries old
    where old.created_at < now() - interval '30 days' order by old.id for update skip locked
  );
  update public.webhook_endpoints e
  set failing_since = case when not r.has_delivered then coalesce(e.failing_since, clock_timestamp()) end
  from (
    select d.endpoint_id, bool_or(r.error is null and r.status between 200 and 299) as has_delivered
    from jsonb_to_recordset(results) as r (id uuid, status integer, error text)
    join public.webhook_deliveries d on d.id = r.id group by d.endpoint_id
  ) as r
  where e.id = r.endpoint_id and (e.failing_since is null) <> r.has_delivered and e.id in (
    select free.id from public.webhook_endpoints free where free.id = r.endpoint_id for no key update skip locked
  );
  select private.complete_webhook(ordered.id, ordered.attempt, ordered.status, ordered.error, ordered.response)
  from (
    select r.* from jsonb_to_recordset(results) as r (
      id uuid, attempt integer, status integer, error text, response text
    )
    join public.webhook_deliveries d on d.id = r.id
    order by d.object_id, d.endpoint_id offset 0
  ) as ordered;
$$;
comment on function private.complete_webhooks(jsonb) is
  'For the send-webhooks function: records what came of claimed deliveries, [{id, attempt, status, error, response}]. '
  'Anything but a status of 2xx without an error is a failure. Also deletes deliveries after 30 days.';
select private.expose('complete_webhooks', 'service_role');

-- Members' functions ------------------------------------------------------------------------------

create function private.own_webhook(endpoint_id uuid) returns public.webhook_endpoints
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint public.webhook_endpoints;
begin
  perform private.require_own_session(false);
  select * into endpoint from public.webhook_endpoints e
  where e.id = endpoint_id and e.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a webhook of yours' using errcode = '42501';
  end if;
  return endpoint;
end;
$$;
comment on function private.own_webhook(uuid) is
  'One of the caller''s endpoints, locked. Raises 42501 for any other, and as private.require_own_session.';

create function private.require_webhooks() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_own_session();
  if not private.has_entitlement('api_access') then
    raise exception 'Webhooks are for Closer and Partner members.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('webhook_change');
end;
$$;
comment on function private.require_webhooks() is
  'Raises P0001, to be shown as is, unless the caller has the api_access entitlement, and beyond the limit on changes. '
  'Raises as private.require_own_session.';

create function private.new_webhook_secret() returns text
language sql volatile set search_path = ''
as $$ select 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64'); $$;
comment on function private.new_webhook_secret() is 'A random secret, in the form of Standard Webhooks.';

create function private.create_webhook(url text, events text[], description text default '') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.create_webhook(text, text[], text) is
  'Adds an endpoint of the caller, and notifies them. Returns {id, secret}; the secret is never shown again. Raises '
  'P0001 beyond 5 and as private.require_webhooks; 23514 for an address that isn''t https and for unknown events.';
select private.expose('create_webhook', 'authenticated');

create function private.change_webhook(endpoint_id uuid, url text, events text[], description text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.change_webhook(uuid, text, text[], text) is
  'Changes an endpoint of the caller, and notifies them of a new address. Pending deliveries go there. Raises as '
  'private.create_webhook, and 42501 for someone else''s.';
select private.expose('change_webhook', 'authenticated');

create function private.rotate_webhook_secret(endpoint_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.rotate_webhook_secret(uuid) is
  'Replaces the secret of an endpoint of the caller, notifies them, and returns the new one. For a day, deliveries are '
  'signed with both. Raises 42501 for someone else''s, and P0001 as private.require_webhooks.';
select private.expose('rotate_webhook_secret', 'authenticated');

create function private.switch_webhook(endpoint_id uuid, enabled boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  if enabled then
    perform private.require_webhooks();
    update public.webhook_endpoints e set disabled_at = null, disabled_reason = null, failing_since = null
    where e.id = endpoint.id;
  else
    perform private.disable_webhook(endpoint.id, 'member');
  end if;
end;
$$;
comment on function private.switch_webhook(uuid, boolean) is
  'Turns an endpoint of the caller on or off. While it''s off, events aren''t recorded; pending ones fail, and can be '
  'replayed. Turning it off takes no entitlement. Raises 42501 for someone else''s.';
select private.expose('switch_webhook', 'authenticated');

create function private.delete_webhook(endpoint_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  delete from public.webhook_endpoints e where e.id = endpoint.id;
  perform private.delete_notifications(endpoint.id, '{webhook}');
end;
$$;
comment on function private.delete_webhook(uuid) is
  'Deletes an endpoint of the caller with its deliveries. Takes no entitlement. Raises 42501 for someone else''s.';
select private.expose('delete_webhook', 'authenticated');

create function private.test_webhook(endpoint_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.test_webhook(uuid) is
  'Queues a test event (webhook.test) for an endpoint of the caller, and returns the delivery''s ID. Raises 42501 for '
  'someone else''s, and P0001 for one that''s off and as private.require_webhooks.';
select private.expose('test_webhook', 'authenticated');

create function private.replay_webhooks(endpoint_id uuid, delivery_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.replay_webhooks(uuid, uuid) is
  'Queues a delivery of an endpoint of the caller again, in any state, or, without one, all that failed, in the order '
  'of their events. Returns how many. Raises 42501 for someone else''s endpoint, and P0001 for one that''s off and as '
  'private.require_webhooks.';
select private.expose('replay_webhooks', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

alter table public.webhook_endpoints enable row level security;
alter table public.webhook_deliveries enable row level security;

create policy "Members can read their own webhooks"
  on public.webhook_endpoints for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read deliveries of their own webhooks"
  on public.webhook_deliveries for select to authenticated
  using (endpoint_id in (select e.id from public.webhook_endpoints e where e.user_id = (select auth.uid())));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.webhook_endpoints, public.webhook_deliveries from anon, authenticated;
grant select on public.webhook_endpoints, public.webhook_deliveries to authenticated;
grant all on public.webhook_endpoints, public.webhook_deliveries to service_role;
grant execute on function
  private.claim_webhooks(integer, integer), public.claim_webhooks(integer, integer) to service_role;
