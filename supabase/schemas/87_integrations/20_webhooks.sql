-- Webhooks: members' own servers get matches, what happens to their listings, offers, deal steps, and messages as
-- events, signed as Standard Webhooks. Triggers note them in the transaction of the event; 88_deliveries sends them.
--
-- docs/decisions/0032-webhooks.md has the reasons.

create view private.webhook_events with (security_invoker = true) as
select e.type, e.entry, case
    when e.type like 'match.price%' then 'price_drops' when e.type like 'match.%' then 'matches'
    when e.type ~ '^(listing|question|showing)[.]' then 'own_listings' when e.type like 'message.%' then 'messages'
    when e.type like 'offer.%' then 'offers' else 'deals'
  end as topic
from (values
  ('match.created', null), ('match.returned', null), ('match.price_dropped', null), ('listing.approved', null),
  ('listing.returned', null), ('listing.held', null), ('listing.removed', null), ('listing.restored', null),
  ('listing.viewed', null), ('listing.saved', null), ('listing.claimed', null), ('listing.claim_changed', null),
  ('listing.valued', null), ('listing.availability_asked', null), ('listing.badge_ended', null),
  ('question.asked', null), ('showing.booked', null),
  ('message.received', null),
  ('offer.made', 'offer.make'), ('offer.revised', 'offer.revise'), ('offer.countered', 'offer.counter'),
  ('offer.accepted', 'offer.accept'), ('offer.declined', 'offer.decline'), ('offer.withdrawn', 'offer.withdraw'),
  ('offer.backed_up', 'offer.back_up'), ('offer.opened', 'offer.open'), ('offer.promoted', 'offer.promote'),
  ('offer.expired', 'offer.expire'), ('offer.held', 'offer.hold'), ('offer.resumed', 'offer.resume'),
  ('offer.canceled', 'offer.cancel'), ('deal.opened', 'deal.open'), ('deal.closed', 'deal.close'),
  ('deal.fallen_through', 'deal.fall_through'), ('ending.reported', 'ending.report'),
  ('closing.confirmed', 'closing.confirm'), ('outcome.recorded', 'outcome.record'),
  ('milestone.declared', 'milestone.declare'), ('milestone.confirmed', 'milestone.confirm'),
  ('milestone.accepted', 'milestone.accept'), ('milestone.rejected', 'milestone.reject'),
  ('milestone.disputed', 'milestone.dispute'), ('milestone.completed', 'milestone.complete'),
  ('milestone.waived', 'milestone.waive'), ('extension.proposed', 'extension.propose'),
  ('extension.agreed', 'extension.agreed'), ('extension.declined', 'extension.declined'),
  ('extension.withdrawn', 'extension.withdrawn'), ('contract.extended', 'contract.extend'),
  ('deadline.reminded', 'deadline.remind'), ('deadline.missed', 'deadline.miss'), ('party.invited', 'party.invite'),
  ('party.joined', 'party.join'), ('party.revoked', 'party.revoke'), ('party.rights_changed', 'party.rights'),
  ('party.company_named', 'party.company'), ('party.accepted', 'party.accept'), ('split.proposed', 'split.propose'),
  ('split.approved', 'split.approved'), ('split.declined', 'split.declined'), ('split.withdrawn', 'split.withdrawn'),
  ('split.agreed', 'split.agree'), ('document.added', 'document.add'), ('document.shared', 'document.share'),
  ('document.unshared', 'document.unshare'), ('document.removed', 'document.remove'),
  ('instructions.entered', 'instructions.enter'), ('instructions.changed', 'instructions.change'),
  ('instructions.stopped', 'instructions.stop'), ('instructions.withdrawn', 'instructions.withdraw'),
  ('agreement.prepared', 'agreement.prepare'), ('agreement.signed', 'agreement.sign'),
  ('agreement.declined', 'agreement.decline'), ('agreement.countered', 'agreement.counter'),
  ('agreement.withdrawn', 'agreement.withdraw'), ('agreement.completed', 'agreement.complete'),
  ('agreement.sealed', 'agreement.seal'), ('terms.amended', 'terms.amend'),
  ('release.agreed', 'release.agree'), ('release.paused', 'release.pause'), ('release.resumed', 'release.resume'),
  ('release.completed', 'release.pay'),
  ('authority.requested', 'authority.ask'), ('authority.verified', 'authority.see'),
  ('title.opened', 'title.open'), ('title.item_changed', 'title.item'), ('title.settlement_approved', 'title.approve'),
  ('title.cleared', 'title.clear'),
  ('deal.linked', 'double_close.link'), ('deal.purchase_moved', 'double_close.move'),
  ('deal.purchase_closed', 'double_close.close'), ('deal.unlinked', 'double_close.end')
) as e (type, entry);
comment on view private.webhook_events is
  'Every type of event, as object.past_participle, and its topic. entry: the kind of the ledger''s entries that it '
  'tells of; null for what isn''t in the ledger. A test compares it with src/domain/integrations/webhook-topics.ts.';

create function private.webhook_event_names() returns text[]
language sql immutable security definer set search_path = ''
as $$ select array(select e.topic from private.webhook_events e union select e.type from private.webhook_events e); $$;
comment on function private.webhook_event_names() is 'What an endpoint can subscribe to: topics, and types of events.';

create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  url text not null check (
    char_length(url) <= 2000
      and url ~* '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?][!-~]*)?$' and url not like '%#%'
  ),
  events text[] not null check (private.is_list_of(events, private.webhook_event_names())),
  description text not null default '' check (char_length(description) <= 100),
  api_key_id uuid references public.api_keys (id) on delete cascade,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('member', 'failing', 'gone', 'secured')),
  previous_secret_until timestamptz,
  failing_since timestamptz,
  held_until timestamptz,
  constraint webhook_endpoints_some_events check (cardinality(events) > 0),
  constraint webhook_endpoints_disabled check ((disabled_at is null) = (disabled_reason is null))
);
comment on table public.webhook_endpoints is
  'Addresses of members'' own servers, at most 5 each. Members write them through functions.';
comment on column public.webhook_endpoints.events is
  'Topics, or single types of events. matches: a listing matches the buy box or an alerting saved search, for the '
  'first time or back on the market. price_drops: one that does got cheaper. own_listings: what happens to the '
  'member''s own listings. offers and deals: a step in the ledger. messages: a message arrived.';
comment on column public.webhook_endpoints.api_key_id is
  'The API key that made it, without which it gets nothing; null for one that the member made or turned on again.';
comment on column public.webhook_endpoints.disabled_reason is
  'member: turned off. failing: an event couldn''t be delivered for three days, and no other could either. gone: it '
  'answered 410. secured: by private.end_access. Null while it''s on.';
comment on column public.webhook_endpoints.previous_secret_until is
  'Until when the secret before the last rotation signs, too; null if it was never rotated.';
comment on column public.webhook_endpoints.failing_since is
  'The first failed attempt since the last delivery; null after a delivery.';
comment on column public.webhook_endpoints.held_until is
  'Until when nothing is sent, because it answered 429 or 503 and said so (Retry-After); null if it never did.';
create index webhook_endpoints_user_idx on public.webhook_endpoints (user_id);
create index webhook_endpoints_key_idx on public.webhook_endpoints (api_key_id);

create table private.webhook_secrets (
  endpoint_id uuid primary key references public.webhook_endpoints (id) on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/=]{32,}$'),
  previous text
);
comment on table private.webhook_secrets is
  'What deliveries are signed with. Not hashed, because signing takes the secret itself. Shown to the member once.';

-- Noting events -----------------------------------------------------------------------------------

create function private.webhook_key_works(key_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return key_id is null
    or exists (select from public.api_keys k where k.id = key_id and private.api_key_refusal(k) is null);
end;
$$;
comment on function private.webhook_key_works(uuid) is
  'Whether the key that made an endpoint can be used now; true for null. An endpoint that it made ends with it.';

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

create function private.add_webhooks(member uuid, type text, object uuid, data jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant text[] := (
    select array[e.topic, e.type] from private.webhook_events e where e.type = add_webhooks.type
  );
  endpoint uuid;
begin
  for endpoint in
    select e.id from public.webhook_endpoints e
    where e.user_id = member and e.disabled_at is null and e.events && wanted
      and private.can_use_webhooks(member) and private.webhook_key_works(e.api_key_id)
    -- Deleting an endpoint waits for the event, or the event doesn't see the endpoint.
    order by e.id for key share
  loop
    perform private.add_webhook(endpoint, add_webhooks.type, object, data);
  end loop;
end;
$$;
comment on function private.add_webhooks(uuid, text, uuid, jsonb) is
  'Queues an event for those of a member''s endpoints that want it. data: {id, type, url: the path in the API that '
  'answers with it} of what it''s about, and more IDs.';

create function private.webhook_object(id uuid, type text, path text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('id', id, 'type', type, 'url', path || id); $$;
comment on function private.webhook_object(uuid, text, text) is
  'What an event is about, for private.add_webhooks. path: of the API, before the ID.';

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
      alert.user_id,
      case alert.event when 'price_drop' then 'match.price_dropped' when 'new' then 'match.created' else
        'match.returned' end,
      alert.property_id,
      private.webhook_object(alert.property_id, 'listing', '/v1/listings/') || jsonb_build_object('match_id', alert.id)
    );
  end loop;
  return null;
end;
$$;
comment on function private.note_alert_webhooks() is
  'Statement trigger on deal_alerts: match.created, match.returned, and match.price_dropped.';

create trigger note_webhooks after insert on public.deal_alerts
  referencing new table as added for each statement execute function private.note_alert_webhooks();

create function private.note_ledger_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event private.webhook_events;
  listing uuid;
  deal uuid;
  member uuid;
begin
  select * into event from private.webhook_events e where e.entry = new.kind;
  select o.property_id, d.id into listing, deal
  from public.offers o left join public.deals d on d.offer_id = o.id where o.id = new.offer_id;
  for member in
    select e.user_id from public.webhook_endpoints e
    where e.disabled_at is null and e.events && array[event.topic, event.type] and e.user_id in (
      select unnest(array[o.buyer_id, o.seller_id]) from public.offers o where o.id = new.offer_id
      union select p.user_id from public.deal_parties p where p.deal_id = deal
    ) and new.offer_id = any (private.offer_ids_of(e.user_id))
    group by e.user_id order by min(e.id::text)
  loop
    perform private.add_webhooks(
      member, event.type, new.offer_id,
      case event.topic
        when 'deals' then private.webhook_object(deal, 'deal', '/v1/deals/')
        else private.webhook_object(new.offer_id, 'offer', '/v1/offers/')
      end || jsonb_build_object(
        'offer_id', new.offer_id, 'deal_id', deal, 'listing_id', listing, 'step_id', new.id, 'seq', new.seq
      )
    );
  end loop;
  return null;
end;
$$;
comment on function private.note_ledger_webhooks() is
  'Insert trigger on ledger_entries: the event of the entry for those who may read it now. A seller doesn''t hear of a '
  'sealed offer.';

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
    recipient, 'message.received', new.conversation_id,
    private.webhook_object(new.id, 'message', '/v1/messages/')
      || jsonb_build_object('conversation_id', new.conversation_id)
  );
  return null;
end;
$$;
comment on function private.note_message_webhooks() is
  'Insert trigger on messages: message.received for the other member of the conversation.';

create trigger note_webhooks after insert on public.messages
  for each row execute function private.note_message_webhooks();

-- Noting what happens to the member's own listings --------------------------------------------------

create function private.note_listing_webhook(listing uuid, type text, object jsonb default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.add_webhooks(
    p.user_id, note_listing_webhook.type, p.id,
    coalesce(
      note_listing_webhook.object || jsonb_build_object('listing_id', p.id),
      private.webhook_object(p.id, 'listing', '/v1/my/listings/')
    )
  )
  from public.properties p where p.id = listing;
end;
$$;
comment on function private.note_listing_webhook(uuid, text, jsonb) is
  'Queues an event for a listing''s seller. object: what it''s about; null for the listing itself. It names members '
  'only where the app does: who views or saves stays unnamed (private.listing_reach).';

create function private.note_listing_state(earlier public.properties, listing public.properties) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  type constant text := case
    when listing.removed_at is null then case when earlier.removed_at is not null then 'restored' end
    when listing.held_at is not null then case when earlier.held_at is null then 'held' end
    when earlier.removed_at is null or earlier.held_at is not null then 'removed'
  end;
begin
  if type is not null then
    perform private.note_listing_webhook(listing.id, 'listing.' || type);
  end if;
end;
$$;
comment on function private.note_listing_state(public.properties, public.properties) is
  'A step of private.follow_up_listing_status: listing.held, listing.removed, and listing.restored, as moderators '
  'decide. earlier: null for a new listing.';

create function private.note_view_webhook(listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.email_confirmed() and exists (
    select from public.users u where u.id = auth.uid() and u.membership_tier in ('pro', 'partner', 'closer')
  ) then
    perform private.note_listing_webhook(listing, 'listing.viewed');
  end if;
end;
$$;
comment on function private.note_view_webhook(uuid) is
  'For private.record_property_view, which counts a member once a day: listing.viewed, without who, if the caller is a '
  'paid member.';

create function private.note_review_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_listing_webhook(new.property_id, 'listing.' || new.decision);
  return null;
end;
$$;
comment on function private.note_review_webhooks() is
  'Trigger on listing_reviews: listing.approved and listing.returned.';

create trigger note_webhooks after update of decision on public.listing_reviews
  for each row when (old.decision is null and new.decision is not null)
  execute function private.note_review_webhooks();

create function private.note_save_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 200;
begin
  -- A member who saves and removes again and again isn't worth an event each time.
  if exists (
    select from public.properties p join public.webhook_endpoints e on e.user_id = p.user_id
    where p.id = new.property_id and p.user_id <> new.user_id
  ) and (select c.used <= most from private.count_use(new.user_id, 'save_event', interval '1 day') as c) then
    perform private.note_listing_webhook(new.property_id, 'listing.saved');
  end if;
  return null;
end;
$$;
comment on function private.note_save_webhooks() is
  'Insert trigger on saved_listings: listing.saved, without who, for at most 200 saves of a member a day.';

create trigger note_webhooks after insert on public.saved_listings
  for each row execute function private.note_save_webhooks();

create function private.note_question_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_listing_webhook(
    new.property_id, 'question.asked', private.webhook_object(new.id, 'question', '/v1/questions/')
  );
  return null;
end;
$$;
comment on function private.note_question_webhooks() is
  'Trigger on listing_questions: question.asked, once the seller can read it.';

create trigger note_new_webhooks after insert on public.listing_questions
  for each row when (new.removed_at is null) execute function private.note_question_webhooks();
create trigger note_webhooks after update of removed_at on public.listing_questions
  for each row when (old.removed_at is not null and new.removed_at is null)
  execute function private.note_question_webhooks();

create function private.note_booking_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_listing_webhook(
    s.property_id, 'showing.booked',
    private.webhook_object(s.id, 'showing', '/v1/showings/') || jsonb_build_object('member_id', new.user_id)
  )
  from public.listing_showings s where s.id = new.showing_id;
  return null;
end;
$$;
comment on function private.note_booking_webhooks() is
  'Insert trigger on showing_bookings: showing.booked, with who, whom the app shows to the seller, too.';

create trigger note_webhooks after insert on public.showing_bookings
  for each row execute function private.note_booking_webhooks();

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

create function private.calling_key() returns public.api_keys
language sql stable security definer set search_path = ''
as $$
  select coalesce(next, k) from public.api_keys k left join public.api_keys next on next.id = k.replaced_by
  where k.id = (auth.jwt() ->> 'api_key')::uuid and k.user_id = auth.uid();
$$;
comment on function private.calling_key() is
  'The API key with which the request was made, or the one that replaced it; null for a session.';

create function private.check_webhook_scopes(events text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  missing constant text := private.missing_webhook_scope(check_webhook_scopes.events, (private.calling_key()).scopes);
begin
  if missing is not null then
    raise exception 'This takes a key with the scope %.', missing using errcode = '42501';
  end if;
end;
$$;
comment on function private.check_webhook_scopes(text[]) is
  'Raises 42501 unless the caller''s key has the scope webhooks, and those of what the events tell.';

create function private.missing_webhook_scope(events text[], scopes text[]) returns text
language sql stable security definer set search_path = ''
as $$
  select n.scope from (
    select 'webhooks' as scope
    union all select case e.topic when 'messages' then 'messages' when 'offers' then 'deals' when 'deals' then 'deals'
      else 'own:read' end
    from private.webhook_events e where array[e.topic, e.type] && missing_webhook_scope.events
  ) as n where n.scope <> all (missing_webhook_scope.scopes) limit 1;
$$;
comment on function private.missing_webhook_scope(text[], text[]) is
  'The first scope that a key with these scopes lacks to have these events sent: webhooks, and those of what they '
  'tell, as in src/domain/integrations/webhook-topics.ts, which a test compares. Null if it lacks none.';

create function private.own_webhook(endpoint_id uuid, by_key boolean default false) returns public.webhook_endpoints
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint public.webhook_endpoints;
begin
  if by_key and private.is_api_key() then
    perform private.check_webhook_scopes('{}');
  else
    perform private.require_own_session(false);
  end if;
  select * into endpoint from public.webhook_endpoints e
  where e.id = endpoint_id and e.user_id = auth.uid()
    and (not private.is_api_key() or e.api_key_id = (private.calling_key()).id)
  for no key update;
  if not found then
    raise exception 'Not a webhook of yours' using errcode = '42501';
  end if;
  return endpoint;
end;
$$;
comment on function private.own_webhook(uuid, boolean) is
  'One of the caller''s endpoints, locked; with an API key, if by_key, one that it made. Raises 42501 for any other, '
  'and as private.require_own_session or private.check_webhook_scopes.';

create function private.require_webhooks() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_api_key() then
    perform private.require_own_session();
  end if;
  if not private.has_entitlement('api_access') then
    raise exception 'Webhooks are for Closer and Partner members.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('webhook_change');
end;
$$;
comment on function private.require_webhooks() is
  'Raises P0001, to be shown as is, unless the caller has the api_access entitlement, and beyond the limit on changes. '
  'Raises as private.require_own_session for a session.';

create function private.check_webhook_url(url text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  parts constant text[] := regexp_match(lower(url), '^https://(\[[^]]*\]|[^/?:@\\]*)(?::([0-9]{1,9}))?(?:[/?]|$)');
  host constant text := rtrim(trim(both '[]' from parts[1]), '.');
  -- Programs read a number with a leading zero as octal, PostgreSQL as decimal: it isn't an address.
  address constant inet := case
    when pg_input_is_valid(host, 'inet') and host ~ '^[0-9.]+$|:' and host !~ '(^|[.])0[0-9]' then host
  end;
begin
  if exists (
    select from private.security_settings s where host || coalesce(':' || parts[2], '') = any (s.private_webhook_hosts)
  ) then
    return;
  elsif not coalesce(parts[2]::bigint between 1 and 65535, true) then
    raise exception 'Use a port from 1 to 65535.' using errcode = 'P0001', detail = 'url';
  elsif address is not null and not private.is_public_address(address) or address is null and (
    host !~ '[.]' or host ~ '[.]([0-9]+|0x[0-9a-f]*)$'
    or host ~ '(^|[.])(localhost|local|internal|intranet|lan|home|corp|private|localdomain|svc|test|invalid|onion)$'
    or host ~ '[.]home[.]arpa$'
  ) then
    raise exception '% isn’t on the public internet. Webhooks only go to public addresses.', host
      using errcode = 'P0001', detail = 'url';
  end if;
end;
$$;
comment on function private.check_webhook_url(text) is
  'Raises P0001, to be shown as is at the field (in detail), for an address that can''t be on the public internet '
  'by its looks: a private IP address, a name of private networks, or a port that doesn''t exist. What a name leads to '
  'is checked whenever something is sent. private.security_settings has exceptions.';

create function private.is_public_address(address inet) returns boolean
language sql immutable set search_path = ''
as $$
  select case family(address) when 4 then not address <<= any (
    '{0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,'
    '192.88.99.0/24,192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4,'
    '168.63.129.16/32,161.26.0.0/16,166.8.0.0/14,192.80.8.124/32,199.36.153.0/24,35.199.192.0/19}'::inet[]
  ) else address <<= '2000::/3' and not address <<= any ('{2001::/23,2001:db8::/32,2002::/16,3fff::/20}'::inet[]) end;
$$;
comment on function private.is_public_address(inet) is
  'Whether an address is a public one, as src/kit/network/public-address.ts, which a test compares. False for an IPv6 '
  'address that stands for an IPv4 one.';

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
  if private.is_api_key() then
    perform private.check_webhook_scopes(create_webhook.events);
    -- What it makes would go on with the key that replaced it.
    if (private.calling_key()).id <> (auth.jwt() ->> 'api_key')::uuid then
      raise exception 'This key was replaced. Use the new one.' using errcode = '42501';
    end if;
  end if;
  perform private.require_webhooks();
  perform private.check_webhook_url(create_webhook.url);
  -- The limit holds for those that are added at the same time.
  perform from public.users u where u.id = me for no key update;
  if (select count(*) from public.webhook_endpoints e where e.user_id = me) >= 5 then
    raise exception 'You can have at most 5 webhooks. Delete one first.' using errcode = 'P0001';
  end if;
  insert into public.webhook_endpoints (user_id, url, events, description, api_key_id)
  values (me, create_webhook.url, create_webhook.events, btrim(coalesce(create_webhook.description, '')),
    (private.calling_key()).id)
  returning id into added;
  insert into private.webhook_secrets (endpoint_id, secret) values (added, secret);
  perform private.notify_access('webhook', 'created', private.webhook_host(create_webhook.url));
  return jsonb_build_object('id', added, 'secret', secret);
end;
$$;
comment on function private.create_webhook(text, text[], text) is
  'Adds an endpoint of the caller, and notifies them. Returns {id, secret}; the secret is never shown again. One that '
  'an API key adds ends with the key. Raises P0001 beyond 5 and as private.require_webhooks and '
  'private.check_webhook_url; 42501 for a key that was replaced, and as private.require_own_session or '
  'private.check_webhook_scopes; and 23514 for an address that isn''t https and for unknown events.';
select private.expose('create_webhook', 'authenticated');

create function private.change_webhook(endpoint_id uuid, url text, events text[], description text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
  missing constant text := (
    select private.missing_webhook_scope(change_webhook.events, k.scopes)
    from public.api_keys k where k.id = endpoint.api_key_id
  );
begin
  perform private.require_webhooks();
  if change_webhook.url is distinct from endpoint.url then
    perform private.check_webhook_url(change_webhook.url);
  end if;
  -- It stays the key's, so that it ends with the key. What the key can't read is for another webhook.
  if missing is not null then
    raise exception
      'The API key that made this webhook doesn’t have the scope %. Add another webhook for these events.',
      missing using errcode = 'P0001';
  end if;
  update public.webhook_endpoints e
  set url = change_webhook.url, events = change_webhook.events, description = btrim(change_webhook.description)
  where e.id = endpoint.id;
  if change_webhook.url <> endpoint.url then
    perform private.notify_access('webhook', 'moved', private.webhook_host(change_webhook.url));
  end if;
end;
$$;
comment on function private.change_webhook(uuid, text, text[], text) is
  'Changes an endpoint of the caller, and notifies them of a new address. Pending deliveries go there. One that an API '
  'key made stays the key''s. Raises as private.create_webhook, 42501 for someone else''s, and P0001 for events that '
  'the key which made it may not read.';
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
    update public.webhook_endpoints e
    set disabled_at = null, disabled_reason = null, failing_since = null, held_until = null,
      api_key_id = case when private.webhook_key_works(e.api_key_id) then e.api_key_id end
    where e.id = endpoint.id;
  else
    perform private.disable_webhook(endpoint.id, 'member');
  end if;
end;
$$;
comment on function private.switch_webhook(uuid, boolean) is
  'Turns an endpoint of the caller on or off. While it''s off, events aren''t recorded; pending ones fail, and can be '
  'replayed. One whose key has ended is the member''s own from then on. Turning it off takes no entitlement. Raises '
  '42501 for someone else''s.';
select private.expose('switch_webhook', 'authenticated');

create function private.delete_webhook(endpoint_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id, true);
begin
  delete from public.webhook_endpoints e where e.id = endpoint.id;
  perform private.delete_notifications(endpoint.id, '{webhook}');
end;
$$;
comment on function private.delete_webhook(uuid) is
  'Deletes an endpoint of the caller with its deliveries. Takes no entitlement. An API key deletes those that it made. '
  'Raises 42501 for others.';
select private.expose('delete_webhook', 'authenticated');

create function private.test_webhook(endpoint_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint constant public.webhook_endpoints := private.own_webhook(endpoint_id);
begin
  perform private.require_webhooks();
  if endpoint.disabled_at is not null then
    raise exception 'Turn the webhook on first.' using errcode = 'P0001';
  end if;
  return private.add_webhook(
    endpoint.id, 'webhook.tested', gen_random_uuid(),
    jsonb_build_object('id', endpoint.user_id, 'type', 'member', 'url', '/v1/me')
  );
end;
$$;
comment on function private.test_webhook(uuid) is
  'Queues a test event (webhook.tested) for an endpoint of the caller, and returns the delivery''s ID. Raises 42501 '
  'for someone else''s, and P0001 for one that''s off and as private.require_webhooks.';
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

create policy "Members can read their webhooks; API keys, those they made"
  on public.webhook_endpoints for select to authenticated
  using (
    user_id = (select auth.uid())
    and (not (select private.is_api_key()) or api_key_id = (select k.id from private.calling_key() k))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.webhook_endpoints from anon, authenticated;
grant select on public.webhook_endpoints to authenticated;
grant all on public.webhook_endpoints to service_role;
grant execute on function private.calling_key() to authenticated, service_role;
