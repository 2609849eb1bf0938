-- Webhooks: members' own servers get matches, price drops, offers, deal steps, and messages as events, signed as
-- Standard Webhooks. Triggers note them in the transaction of the event; 88_deliveries sends them.
--
-- docs/decisions/0032-webhooks.md has the reasons.

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

-- Noting events -----------------------------------------------------------------------------------

create function private.add_webhook(endpoint uuid, type text, object uuid, data jsonb) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added uuid;
  last_one uuid;
begin
  -- Locked, it can't end before this is added, and release it. One that's ending now isn't waited for: what's due too
  -- early isn't claimed (private.deliveries_in_turn).
  select d.id into last_one from private.deliveries d
  where d.endpoint_id = endpoint and d.order_key = object and d.state = 'pending'
  order by d.position desc limit 1 for no key update skip locked;
  insert into private.deliveries (channel, user_id, endpoint_id, order_key, kind, data, created_at, due_at)
  select 'webhooks', e.user_id, e.id, object, add_webhook.type, add_webhook.data, clock_timestamp(),
    case when last_one is null then now() end
  from public.webhook_endpoints e where e.id = endpoint returning id into added;
  perform pg_notify('jobs', 'send-webhooks');
  return added;
end;
$$;
comment on function private.add_webhook(uuid, text, uuid, jsonb) is
  'Queues an event behind the others of its object, and wakes the job send-webhooks. The caller has locked the '
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

-- Turning off ---------------------------------------------------------------------------------------

create function private.disable_webhook(endpoint uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.webhook_endpoints e set disabled_at = now(), disabled_reason = reason
  where e.id = endpoint and e.disabled_at is null;
  perform from private.deliveries d where d.endpoint_id = endpoint and d.state = 'pending' order by d.id for update;
  update private.deliveries d set state = 'failed', ended_at = clock_timestamp(), claimed_until = null,
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
  update private.deliveries d
  set state = 'pending', attempts = 0, attempted_at = null, ended_at = null, status = null, error = null,
    response = null, due_at = case when again.place = 1 then now() end
  from (
    select old.id, row_number() over (partition by old.order_key order by old.position) as place
    from private.deliveries old
    where old.endpoint_id = endpoint.id and old.state <> 'pending'
      and case when delivery_id is null then old.state = 'failed' else old.id = delivery_id end
  ) as again
  where d.id = again.id;
  get diagnostics replayed = row_count;
  if replayed > 0 then
    perform pg_notify('jobs', 'send-webhooks');
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

create policy "Members can read their own webhooks"
  on public.webhook_endpoints for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.webhook_endpoints from anon, authenticated;
grant select on public.webhook_endpoints to authenticated;
grant all on public.webhook_endpoints to service_role;
