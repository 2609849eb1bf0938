-- Deliveries: what reaches members outside the app, as email, on their devices, and at their webhooks. Triggers and
-- functions of each domain add them in the transaction of what they tell of, so none is lost, and none is sent for what
-- was rolled back. The functions send-mail, send-push, and send-webhooks claim and complete them, all in the same way.
-- What a channel sends, and what follows from an outcome, is in the files after this one.
--
-- docs/decisions/0036-deliveries.md has the reasons.

create view private.delivery_channels with (security_invoker = true) as
select * from (values
  ('mail', null, true, interval '30 days', array['1 minute', '4 minutes', '9 minutes', '16 minutes']::interval[], 0),
  ('push', 2, false, interval '2 days', array['1 minute', '4 minutes', '9 minutes', '16 minutes']::interval[], 0),
  ('webhooks', 5, false, interval '30 days', array[
    '5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '14 hours', '20 hours', '20 hours'
  ]::interval[], 0.1)
) as channels (channel, share, at_most_once, kept, retries, jitter);
comment on view private.delivery_channels is
  'How each channel is sent, by the function send-<channel>. share: how many of a member are sent at the same time; '
  'null for any number, as our own mail server takes them. at_most_once: never claimed again unless the attempt is '
  'known to have failed. kept: how long after it was added a delivery is deleted. retries: how long to wait after each '
  'failed attempt before the next; after the last, it''s given up. jitter: by what part that varies, so that what '
  'failed together isn''t repeated together.';

create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  channel text not null check (channel in ('mail', 'push', 'webhooks')),
  user_id uuid references public.users (id) on delete cascade,
  actor_id uuid references public.users (id) on delete cascade,
  kind text,
  subject_id uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  notification_id uuid references public.notifications (id) on delete cascade,
  device_id uuid references public.push_subscriptions (id) on delete cascade,
  endpoint_id uuid references public.webhook_endpoints (id) on delete cascade,
  order_key uuid,
  created_at timestamptz not null default now(),
  due_at timestamptz default now(),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed', 'withheld')),
  attempts integer not null default 0,
  attempted_at timestamptz,
  claimed_until timestamptz,
  ended_at timestamptz,
  status integer,
  error text check (char_length(error) <= 500),
  response text check (char_length(response) <= 1000),
  constraint deliveries_receiver check (case channel
    when 'mail' then kind is not null
    when 'push' then notification_id is not null and device_id is not null and user_id is not null
    else endpoint_id is not null and order_key is not null and kind is not null and user_id is not null
  end),
  constraint deliveries_ended check ((state = 'pending') = (ended_at is null))
);
comment on table private.deliveries is
  'What''s to be sent by email, to devices, and to webhooks, and what was. A claim (private.claim_deliveries) shares '
  'the due ones out by member and leases them; what isn''t completed (private.complete_delivery) by the end of its '
  'lease can be claimed again, except where a channel sends at most once. What it says is looked up when it''s '
  'claimed: a delivery whose subject the member may no longer read is withheld. Failures are retried at growing '
  'intervals, then given up. Deliveries with an order key arrive in order: only the first pending one for an endpoint '
  'and key is sent, and the others have no due time until those before them have ended. A row goes with its account, '
  'notification, device, or endpoint, and otherwise when its channel no longer keeps it.';
comment on column private.deliveries.id is
  'The same in every attempt and replay, by which receivers of webhooks recognize what they already have.';
comment on column private.deliveries.user_id is
  'Whose it is; null for mail to an address that may belong to no account: an invitation to a deal, which goes to the '
  'address of the party that is its subject, and the acknowledgment of the legal notice that is its subject.';
comment on column private.deliveries.kind is 'Mail: the kind of notification. Webhooks: the type of event. Push: null.';
comment on column private.deliveries.data is
  'Mail: as in notifications. Webhooks: IDs only, of what happened and what it belongs to. Push: empty, because the '
  'notification says it.';
comment on column private.deliveries.order_key is
  'What it''s ordered by: for webhooks a listing, an offer with its deal, or a conversation. Null without an order.';
comment on column private.deliveries.due_at is
  'When the next attempt may begin; null while it waits behind another with its order key.';
comment on column private.deliveries.state is
  'delivered: the receiver has it. failed: given up. withheld: when it was to be sent, the member could no longer read '
  'what it tells of, or had turned it off.';
comment on column private.deliveries.attempts is 'Since it was added, or last replayed.';
comment on column private.deliveries.claimed_until is
  'When the lease of an attempt in progress ends; null without one. Each member has a share of them.';
comment on column private.deliveries.status is 'HTTP status of the last attempt at a webhook; null without an answer.';
comment on column private.deliveries.error is 'Why the last attempt failed.';
comment on column private.deliveries.response is 'The beginning of a webhook''s answer to the last attempt.';
create index deliveries_due_idx on private.deliveries (channel, due_at) where state = 'pending';
create index deliveries_created_idx on private.deliveries (created_at);
create index deliveries_user_idx on private.deliveries (user_id, kind, created_at);
create index deliveries_actor_idx on private.deliveries (actor_id) where actor_id is not null;
create index deliveries_subject_idx on private.deliveries (subject_id) where subject_id is not null;
create index deliveries_notification_idx on private.deliveries (notification_id) where notification_id is not null;
create index deliveries_device_idx on private.deliveries (device_id) where device_id is not null;
create index deliveries_endpoint_idx on private.deliveries (endpoint_id, position desc) where endpoint_id is not null;
create index deliveries_order_idx on private.deliveries (endpoint_id, order_key, position)
  where state = 'pending' and order_key is not null;

create function private.release_next_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or new.state <> 'pending' then
    update private.deliveries d set due_at = clock_timestamp()
    where d.due_at is null and d.id = (
      select n.id from private.deliveries n
      where n.endpoint_id = old.endpoint_id and n.order_key = old.order_key and n.state = 'pending'
      order by n.position limit 1
    );
  end if;
  return null;
end;
$$;
comment on function private.release_next_delivery() is
  'Trigger on deliveries with an order key that had a due time: once one has ended, however it did, the next is due.';

create trigger release_next after update or delete on private.deliveries
  for each row when (old.state = 'pending' and old.order_key is not null and old.due_at is not null)
  execute function private.release_next_delivery();

create function private.deliveries_in_turn(wanted text, most integer)
returns table (id uuid, is_failing boolean)
language sql stable security definer set search_path = ''
as $$
  with open as (
    select d.id, d.due_at, d.position, c.share, coalesce(d.claimed_until > clock_timestamp(), false) as is_busy,
      -- Invitations, which are to no member, count as their sender's.
      coalesce(d.user_id, d.actor_id, d.id) as member, coalesce(d.device_id, d.endpoint_id) as receiver,
      coalesce(s.failing_since, e.failing_since) is not null as is_failing,
      coalesce(s.failing_since, e.failing_since) is not null or s.id is not null and s.last_success_at is null
        as is_doubtful
    from private.delivery_channels c
    join private.deliveries d on d.channel = c.channel and d.state = 'pending'
    left join public.push_subscriptions s on s.id = d.device_id
    left join public.webhook_endpoints e on e.id = d.endpoint_id
    where c.channel = wanted and e.disabled_at is null and d.due_at <= clock_timestamp()
      and coalesce(e.held_until <= clock_timestamp(), true)
      and (d.claimed_until is null or d.claimed_until > clock_timestamp() or not c.at_most_once)
      and (d.order_key is null or not exists (
        select from private.deliveries b
        where b.endpoint_id = d.endpoint_id and b.order_key = d.order_key and b.state = 'pending'
          and b.position < d.position
      ))
  ), busy as (
    select o.member, o.receiver, o.is_doubtful from open o where o.is_busy
  ), waiting as (
    select o.*, row_number() over (partition by coalesce(o.receiver, o.member) order by o.due_at, o.position) as place
    from open o where not o.is_busy
      and not (o.is_failing and exists (select from busy b where b.receiver = o.receiver))
  ), turns as (
    select w.*, row_number() over (partition by w.member order by w.is_failing, w.place, w.due_at, w.position)
      + coalesce(taken.places, 0) as turn
    from waiting w
    left join (select b.member, count(*) as places from busy b group by b.member) as taken on taken.member = w.member
    where w.place = 1 or not w.is_failing and w.place <= coalesce(w.share, w.place)
  ), shares as (
    select t.*, row_number() over (partition by t.is_doubtful order by t.turn, t.due_at, t.position) as doubtful_place
    -- Of each member.
    from turns t where t.turn <= coalesce(t.share, t.turn)
      and (wanted <> 'webhooks' or private.can_use_webhooks(t.member))
  )
  select s.id, s.is_failing from shares s
  where not s.is_doubtful or s.doubtful_place + (select count(*) from busy b where b.is_doubtful) <= 20
  order by s.turn, s.due_at, s.position limit most;
$$;
comment on function private.deliveries_in_turn(text, integer) is
  'Due deliveries of a channel in the order in which they''re sent: the oldest of each member in turn, at most the '
  'channel''s share of a member at the same time, one for a device or endpoint that failed last, and 20 for all that '
  'did and devices that never got one. So slow receivers hold up only their owner. Webhooks of members without '
  'api_access wait, and those to an endpoint that said when to try again. is_failing: the last attempt at the receiver '
  'failed.';

create function private.delivery_content(delivery private.deliveries) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return case delivery.channel
    when 'mail' then private.mail_content(delivery)
    when 'push' then private.push_content(delivery)
    else private.webhook_content(delivery)
  end;
end;
$$;
comment on function private.delivery_content(private.deliveries) is
  'What a delivery says now, and where it goes, as its channel''s function expects it. Null if it isn''t to be sent.';

create function private.claim_deliveries(channel text, max_rows integer, lease_seconds integer)
returns table (id uuid, attempt integer, is_failing boolean, content jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant text := claim_deliveries.channel;
  found_some boolean := false;
  due record;
  said jsonb;
  held_until timestamptz;
begin
  -- Two claims at the same time would each give a member their share.
  perform pg_advisory_xact_lock(hashtextextended('claim ' || wanted, 0));
  delete from private.deliveries d where d.id in (
    select old.id from private.deliveries old join private.delivery_channels c using (channel)
    where old.created_at < now() - c.kept order by old.id for update of old skip locked
  );
  -- Again if all of those were withheld or held.
  for round in 1..20 loop
    for due in
      select d as delivery, t.is_failing
      from private.deliveries_in_turn(wanted, least(greatest(coalesce(max_rows, 20), 1), 100)) with ordinality
        as t (id, is_failing, place)
      join private.deliveries d on d.id = t.id
      where d.state = 'pending' order by t.place for update of d skip locked
    loop
      said := private.delivery_content(due.delivery);
      held_until := case when wanted = 'push' then private.quiet_until((due.delivery).user_id, now()) end;
      if said is null then
        update private.deliveries d set state = 'withheld', ended_at = clock_timestamp(), claimed_until = null
        where d.id = (due.delivery).id;
      elsif held_until is not null then
        update private.deliveries d set due_at = held_until, claimed_until = null where d.id = (due.delivery).id;
      else
        update private.deliveries d
        set attempts = d.attempts + 1, attempted_at = clock_timestamp(),
          claimed_until = clock_timestamp() + make_interval(secs => lease_seconds)
        where d.id = (due.delivery).id;
        found_some := true;
        return query select (due.delivery).id, (due.delivery).attempts + 1, due.is_failing, said;
      end if;
    end loop;
    exit when found_some or not exists (select from private.deliveries_in_turn(wanted, 1));
  end loop;
end;
$$;
comment on function private.claim_deliveries(text, integer, integer) is 'Implements public.claim_deliveries.';

create function public.claim_deliveries(channel text, max_rows integer, lease_seconds integer)
returns table (id uuid, attempt integer, is_failing boolean, content jsonb)
language sql volatile set search_path = ''
as $$
  select private.record_job_run('send-' || channel);
  select * from private.claim_deliveries(channel, max_rows, lease_seconds);
$$;
comment on function public.claim_deliveries(text, integer, integer) is
  'For the functions send-mail, send-push, and send-webhooks: claims up to 100 due deliveries of a channel, as '
  'private.deliveries_in_turn shares them out, with what they say (private.delivery_content). is_failing: the last '
  'attempt at the receiver failed, so this one is worth less patience. After lease_seconds without '
  'public.complete_deliveries, they can be claimed again, except mail. Withholds what''s no longer to be sent, holds '
  'pushes of members in their quiet hours, and deletes what channels no longer keep.';

create function private.delivery_backoff(channel text, attempts integer) returns interval
language sql volatile set search_path = ''
as $$
  select c.retries[attempts] * (1 - c.jitter + 2 * c.jitter * random())
  from private.delivery_channels c where c.channel = delivery_backoff.channel;
$$;
comment on function private.delivery_backoff(text, integer) is
  'How long to wait after this many failed attempts. Null after the last.';

create function private.complete_delivery(
  delivery_id uuid, attempt integer, outcome text, status integer, error text, response text,
  retry_after integer default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  done private.deliveries;
  wait constant interval := case when retry_after > 0 then make_interval(secs => least(retry_after, 86400)) end;
  next_at timestamptz;
begin
  select * into done from private.deliveries d where d.id = delivery_id;
  -- An account that's being deleted has no use for it.
  if done.id is null or not coalesce(private.keep_account(done.user_id), true) then
    return;
  end if;
  if outcome = 'failed' then
    next_at := now() + private.delivery_backoff(done.channel, attempt);
    next_at := case when next_at is not null then greatest(next_at, now() + wait) end;
  end if;
  update private.deliveries d
  set state = case when outcome = 'delivered' then 'delivered' when next_at is null then 'failed' else 'pending' end,
    ended_at = case when next_at is null then clock_timestamp() end, due_at = coalesce(next_at, d.due_at),
    claimed_until = null, status = complete_delivery.status, error = left(complete_delivery.error, 500),
    response = left(complete_delivery.response, 1000)
  -- Not if its lease ended and it was claimed again.
  where d.id = delivery_id and d.state = 'pending' and d.attempts = attempt and d.claimed_until is not null
  returning d.* into done;
  if not found then
    return;
  end if;
  case done.channel
    when 'push' then perform private.note_push(done, outcome);
    when 'webhooks' then perform private.note_webhook(done, outcome, now() + wait);
    else null;
  end case;
end;
$$;
comment on function private.complete_delivery(uuid, integer, text, integer, text, text, integer) is
  'Records what came of an attempt. delivered: it''s done. failed: another attempt follows, as '
  'private.delivery_channels says, but not before retry_after seconds, of which a day counts, or it''s given up. gone: '
  'the receiver doesn''t exist anymore. Does nothing for an attempt that isn''t the latest.';

create function private.complete_deliveries(results jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.complete_delivery(r.id, r.attempt, r.outcome, r.status, r.error, r.response, r.retry_after)
  from (
    select r.* from jsonb_to_recordset(results) as r (
      id uuid, attempt integer, outcome text, status integer, error text, response text, retry_after integer
    )
    join private.deliveries d on d.id = r.id
    -- Devices and mail in one order, as everywhere. A receiver that took one of several isn't failing.
    order by d.device_id, d.endpoint_id, d.channel <> 'mail' and r.outcome = 'delivered', r.id offset 0
  ) as r;
$$;
comment on function private.complete_deliveries(jsonb) is
  'For the functions that claim deliveries: records what came of them, [{id, attempt, outcome, status, error, '
  'response, retry_after}], as private.complete_delivery.';
select private.expose('complete_deliveries', 'service_role');

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.delivery_channels from public, anon, authenticated;
grant execute on function
  private.claim_deliveries(text, integer, integer), public.claim_deliveries(text, integer, integer) to service_role;
