-- Webhooks: what events say, what members see of them, and what follows from an outcome.
--
-- docs/decisions/0032-webhooks.md has the reasons.

create function private.can_use_webhooks(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.program_refusal(member) is null;
end;
$$;
comment on function private.can_use_webhooks(uuid) is
  'Whether a member''s endpoints are sent to, as private.program_refusal.';

create function private.can_read_event(event private.deliveries) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  member constant uuid := event.user_id;
  subject constant uuid := (event.data ->> 'id')::uuid;
begin
  case split_part(event.kind, '.', 1)
    when 'match' then
      return exists (
        select from public.deal_alerts a join public.properties p on p.id = a.property_id
        where a.id = (event.data ->> 'match_id')::uuid and a.user_id = member and p.status = 'active'
          and not private.blocked_between(member, p.user_id)
          and (p.verified or not private.is_badge_alert(member, a.in_buy_box, a.search_ids))
      );
    when 'message' then
      return exists (
        select from public.messages m
        join public.conversation_members s on s.conversation_id = m.conversation_id and s.user_id = member
        where m.id = subject and m.removed_at is null and not private.blocked_between(member, s.other_id)
      );
    when 'listing' then
      return exists (select from public.properties p where p.id = subject and p.user_id = member);
    when 'question' then
      return exists (
        select from public.listing_questions q join public.properties p on p.id = q.property_id
        where q.id = subject and q.removed_at is null and p.user_id = member
          and not private.blocked_between(member, q.user_id)
      );
    when 'showing' then
      return exists (
        select from public.showing_bookings b
        join public.listing_showings s on s.id = b.showing_id join public.properties p on p.id = s.property_id
        where s.id = subject and b.user_id = (event.data ->> 'member_id')::uuid and p.user_id = member
          and not private.blocked_between(member, b.user_id)
      );
    when 'webhook' then
      return true;
    else
      return event.order_key = any (private.offer_ids_of(member));
  end case;
end;
$$;
comment on function private.can_read_event(private.deliveries) is
  'Whether a member may read now what an event tells of: a match that''s on the market, a message or a question that '
  'wasn''t removed, a booking that wasn''t canceled, none of them across a block, a listing of their own, or the '
  'ledger of an offer.';

create function private.webhook_content(delivery private.deliveries) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'url', e.url, 'type', delivery.kind, 'timestamp', delivery.created_at, 'data', delivery.data,
      'secrets', array_remove(array[s.secret, case when e.previous_secret_until > now() then s.previous end], null)
    )
    from public.webhook_endpoints e join private.webhook_secrets s on s.endpoint_id = e.id
    where e.id = delivery.endpoint_id and private.can_read_event(delivery) and private.webhook_key_works(e.api_key_id)
  );
end;
$$;
comment on function private.webhook_content(private.deliveries) is
  'For private.delivery_content: {url, type, timestamp, data, secrets}. secrets: to sign with, the current one first. '
  'Null if the member can no longer read what it tells of, or the key that made the endpoint has ended.';

create function private.note_webhook(
  done private.deliveries, outcome text, held_until timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  endpoint public.webhook_endpoints;
  is_gone constant boolean := outcome = 'gone';
  is_dead boolean;
begin
  update public.webhook_endpoints e
  set failing_since = case when outcome <> 'delivered' then coalesce(e.failing_since, clock_timestamp()) end,
    held_until = coalesce(note_webhook.held_until, e.held_until)
  where ((e.failing_since is null) = (outcome <> 'delivered') or note_webhook.held_until is not null) and e.id in (
    select free.id from public.webhook_endpoints free where free.id = done.endpoint_id for no key update skip locked
  );
  if done.state <> 'failed' then
    return;
  end if;
  select * into endpoint from public.webhook_endpoints e where e.id = done.endpoint_id;
  is_dead := is_gone or not exists (
    select from private.deliveries d
    where d.endpoint_id = endpoint.id and d.state = 'delivered' and d.attempted_at > now() - interval '3 days'
  );
  if is_dead then
    perform private.disable_webhook(endpoint.id, case when is_gone then 'gone' else 'failing' end);
  end if;
  perform private.notify(
    endpoint.user_id, 'webhook', null, endpoint.id,
    jsonb_build_object('host', private.webhook_host(endpoint.url), 'disabled', is_dead), '{host}'
  );
end;
$$;
comment on function private.note_webhook(private.deliveries, text, timestamptz) is
  'For private.complete_delivery: notes whether the endpoint works, and until when it wants nothing. After the last '
  'attempt, turns it off if nothing was delivered to it for three days, or if it''s gone (410), and notifies the '
  'member (kind webhook, subject the endpoint, data {host, disabled}).';

create function private.webhook_deliveries(endpoint_id uuid) returns table (
  id uuid, type text, state text, attempts integer, created_at timestamptz, attempted_at timestamptz,
  retry_at timestamptz, status integer, error text, response text
)
language sql stable security definer set search_path = ''
as $$
  select d.id, d.kind, d.state, d.attempts, d.created_at, d.attempted_at,
    case when d.state = 'pending' and d.attempts > 0 and d.claimed_until is null then d.due_at end,
    d.status, d.error, d.response
  from private.deliveries d
  where d.endpoint_id = webhook_deliveries.endpoint_id and d.user_id = auth.uid()
    and (not private.is_api_key() or exists (
      select from public.webhook_endpoints e where e.id = d.endpoint_id and e.api_key_id = (private.calling_key()).id
    ))
  order by d.position desc limit 20;
$$;
comment on function private.webhook_deliveries(uuid) is
  'The newest 20 deliveries to an endpoint of the caller, newest first; none for someone else''s, or, '
  'with an API key, for one that it didn''t make. retry_at: when the '
  'next attempt is due, after one that failed.';
select private.expose('webhook_deliveries', 'authenticated');
