-- Push: copies of notifications for the devices that members turned it on for. The send-push function claims and sends
-- them to the push services of their browsers.
--
-- A queued push refers to its notification, so it says what that says when it's sent, and goes when that goes.
-- docs/decisions/0035-push.md has the reasons.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique check (
    char_length(endpoint) <= 1000 and endpoint ~* '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/[!-~]*$'
      and endpoint not like '%#%'
  ),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text not null check (char_length(device) between 1 and 100),
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  failing_since timestamptz
);
comment on table public.push_subscriptions is
  'Devices that get members'' notifications, at most 10 each. Members add them through save_push_subscription.';
comment on column public.push_subscriptions.session_id is
  'The session it was saved in, with which it''s deleted.';
comment on column public.push_subscriptions.endpoint is
  'Where the browser''s push service takes messages for the device. Who knows it and the keys can send some.';
comment on column public.push_subscriptions.p256dh is 'The browser''s public key (P-256, base64url).';
comment on column public.push_subscriptions.auth is 'The secret that messages are encrypted with, too (base64url).';
comment on column public.push_subscriptions.device is 'What the member''s settings call it: "Chrome on Android".';
comment on column public.push_subscriptions.failing_since is
  'The first failure since the last success; null after a success.';
create index push_subscriptions_user_idx on public.push_subscriptions (user_id);

create table public.quiet_hours (
  user_id uuid primary key references public.users (id) on delete cascade,
  starts_at time not null,
  ends_at time not null,
  time_zone text not null,
  constraint quiet_hours_some check (starts_at <> ends_at)
);
comment on table public.quiet_hours is
  'When a member gets no push notifications, every day; they follow at the end. Without a row, never.';
comment on column public.quiet_hours.ends_at is 'On the next day if it''s before starts_at.';
comment on column public.quiet_hours.time_zone is 'IANA name, such as America/New_York.';

create table private.push_queue (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  sent_at timestamptz,
  primary key (notification_id, subscription_id)
);
comment on table private.push_queue is 'Notifications for devices: those to send, and for a day those that were sent.';
comment on column private.push_queue.due_at is
  'When the next attempt may begin. A claim moves it to the end of its lease, so that another run takes over from one '
  'that was killed; quiet hours move it to their end.';
comment on column private.push_queue.claimed_until is
  'When the lease of an attempt in progress ends; null or past otherwise. Each member has a share of them.';
create index push_queue_subscription_idx on private.push_queue (subscription_id);
create index push_queue_due_idx on private.push_queue (due_at) where sent_at is null;
create index push_queue_claimed_idx on private.push_queue (claimed_until) where claimed_until is not null;
create index push_queue_sent_idx on private.push_queue (sent_at) where sent_at is not null;

-- What's sent when --------------------------------------------------------------------------------

create function private.wants_push(member uuid, kind text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select coalesce((private.notification_setting(member, k.kind)).push, k.push)
      -- As instant email.
      and (k.kind <> 'deal_alert' or private.tier_has_entitlement(u.membership_tier, 'premium_alerts'))
    from public.notification_kinds k
    join public.users u on u.id = member
    where k.kind = wants_push.kind
  ), false);
end;
$$;
comment on function private.wants_push(uuid, text) is
  'Whether a member''s devices get notifications of a kind: as they set it, else as the kind says. Deal alerts take '
  'the entitlement premium_alerts. False for null and for an unknown kind or member.';

create function private.quiet_until(member uuid, moment timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  quiet public.quiet_hours;
  local_time timestamp;
  next_end timestamp;
  its_start timestamp;
begin
  select * into quiet from public.quiet_hours h where h.user_id = member;
  local_time := moment at time zone quiet.time_zone;
  next_end := local_time::date + quiet.ends_at;
  if next_end <= local_time then
    next_end := next_end + interval '1 day';
  end if;
  its_start := next_end::date + quiet.starts_at;
  if its_start > next_end then
    its_start := its_start - interval '1 day';
  end if;
  return case when local_time >= its_start then next_end at time zone quiet.time_zone end;
end;
$$;
comment on function private.quiet_until(uuid, timestamptz) is
  'When the quiet hours end that a member has at this moment; null if they have none then.';

create function private.queue_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  news uuid[];
  devices uuid[];
  read_before uuid[];
begin
  -- Most members have no device, and the insert below is planned again for every statement.
  if not exists (select from touched t join public.push_subscriptions s on s.user_id = t.user_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    news := array(select t.id from touched t);
  else
    -- Not those that were only read.
    news := array(
      select t.id from touched t join before b on b.id = t.id where t.created_at > b.created_at and t.read_at is null
    );
    read_before := array(select b.id from before b where b.read_at is not null);
  end if;
  -- Without those that are being removed, with whose session they ended.
  devices := array(
    select s.id from public.push_subscriptions s
    where s.user_id in (select t.user_id from touched t) for key share skip locked
  );
  insert into private.push_queue as q (notification_id, subscription_id)
  select n.id, s.id
  from public.push_subscriptions s join public.notifications n on n.user_id = s.user_id
  where s.id = any (devices) and n.id = any (news) and private.wants_push(n.user_id, n.kind)
    -- Keeps sellers from flooding devices with tiny price cuts, as in private.add_alerts.
    and (n.kind <> 'deal_alert' or (
      select count(*) < 20
      from private.push_queue earlier join public.notifications alert on alert.id = earlier.notification_id
      where earlier.subscription_id = s.id and alert.kind = 'deal_alert'
        and alert.created_at > now() - interval '1 hour'
    ))
  on conflict (notification_id, subscription_id) do update set sent_at = null, attempts = 0, claimed_until = null,
    due_at = case
      when q.notification_id = any (read_before) then now()
      else greatest(now(), q.sent_at + (
        select case n.kind when 'deal_message' then interval '1 minute' else interval '10 minutes' end
        from public.notifications n where n.id = q.notification_id
      )) end
    where q.sent_at is not null;
  if found then
    perform pg_notify('pushes', '');
  end if;
  return null;
end;
$$;
comment on function private.queue_pushes() is
  'Statement trigger on notifications: queues those that are new, and those that are news again, for the member''s '
  'devices, and notifies the channel pushes. What is news again while it''s unread is sent again 10 minutes after the '
  'last time at the earliest, and messages in an open deal one minute; after it was read, right away. At most 20 deal '
  'alerts an hour.';

create trigger push_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.queue_pushes();
create trigger push_renewed after update on public.notifications
  referencing old table as before new table as touched for each statement execute function private.queue_pushes();

create function private.check_quiet_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.check_time_zone(new.time_zone);
  return new;
end;
$$;
comment on function private.check_quiet_hours() is
  'Trigger on quiet_hours: raises P0001, to be shown as is, for an unknown time zone.';

create function private.release_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.push_queue q set due_at = now()
  from public.push_subscriptions s
  where s.id = q.subscription_id and s.user_id = coalesce(new.user_id, old.user_id)
    and q.sent_at is null and q.attempts = 0 and q.due_at > now();
  return null;
end;
$$;
comment on function private.release_pushes() is
  'Trigger on quiet_hours: has pushes that were held until the old end looked at again.';

create trigger check_quiet_hours before insert or update on public.quiet_hours
  for each row execute function private.check_quiet_hours();
create trigger release_pushes after update or delete on public.quiet_hours
  for each row execute function private.release_pushes();

-- Sending -----------------------------------------------------------------------------------------

create function private.pushes_in_turn(most integer) returns table (notification_id uuid, subscription_id uuid)
language sql stable security definer set search_path = ''
as $$
  with devices as (
    select s.id, s.user_id, s.failing_since is not null as is_failing,
      s.failing_since is not null or s.last_success_at is null as is_doubtful
    from public.push_subscriptions s
  ), busy as (
    select d.* from private.push_queue q join devices d on d.id = q.subscription_id
    where q.claimed_until > clock_timestamp()
  ), waiting as (
    select q.notification_id, q.due_at, d.*,
      row_number() over (partition by d.id order by q.due_at, q.notification_id) as place
    from private.push_queue q join devices d on d.id = q.subscription_id
    where q.sent_at is null and q.due_at <= clock_timestamp()
      and not (d.is_failing and exists (select from busy b where b.id = d.id))
  ), turns as (
    select w.*, row_number() over (partition by w.user_id order by w.is_failing, w.place, w.due_at)
      + (select count(*) from busy b where b.user_id = w.user_id) as turn
    from waiting w where w.place = 1 or not w.is_failing
  ), shares as (
    select t.*, row_number() over (partition by t.is_doubtful order by t.turn, t.due_at) as doubtful_place
    -- Of each member.
    from turns t where t.turn <= 2
  )
  select s.notification_id, s.id from shares s
  where not s.is_doubtful or s.doubtful_place + (select count(*) from busy b where b.is_doubtful) <= 20
  order by s.turn, s.due_at limit most;
$$;
comment on function private.pushes_in_turn(integer) is
  'Due pushes in the order in which they''re sent: the oldest of each member in turn, at most 2 of a member at the '
  'same time, one for a device that failed last, and 20 for all devices that did or that never got one. So slow push '
  'services hold up only the members whose devices use them.';

create function private.claim_pushes(max_rows integer, lease_seconds integer)
returns table (
  notification_id uuid, subscription_id uuid, attempt integer, endpoint text, p256dh text, auth text,
  is_failing boolean,
    user_id uuid, kind text, actor_id uuid, actor_name text, actor_trusted boolean, title_trusted boolean, place text,
    data jsonb, hides_details boolean
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  -- Two claims at the same time would each give a member their share.
  perform pg_advisory_xact_lock(hashtextextended('claim pushes', 0));
  delete from private.push_queue q where q.sent_at < now() - interval '1 day';
  -- Again if all of those were dropped or held.
  for round in 1..20 loop
    return query
      with due as (
        select q.notification_id, q.subscription_id, private.quiet_until(n.user_id, now()) as held_until,
          n.read_at is null and n.user_id = s.user_id and private.wants_push(n.user_id, n.kind) and exists (
            select from auth.sessions a
            where a.id = s.session_id and a.user_id = s.user_id and (a.not_after is null or a.not_after > now())
          ) as is_wanted
        from private.pushes_in_turn(least(greatest(max_rows, 1), 100)) as t
        join private.push_queue q on q.notification_id = t.notification_id and q.subscription_id = t.subscription_id
        join public.notifications n on n.id = q.notification_id
        join public.push_subscriptions s on s.id = q.subscription_id
        for update of q skip locked
      ),
      dropped as (
        delete from private.push_queue q using due d
        where q.notification_id = d.notification_id and q.subscription_id = d.subscription_id and not d.is_wanted
      ),
      moved as (
        update private.push_queue q
        set due_at = coalesce(d.held_until, clock_timestamp() + make_interval(secs => lease_seconds)),
          claimed_until = case when d.held_until is null
            then clock_timestamp() + make_interval(secs => lease_seconds) end,
          attempts = q.attempts + (d.held_until is null)::integer
        from due d
        where q.notification_id = d.notification_id and q.subscription_id = d.subscription_id and d.is_wanted
        returning q.*, d.held_until
      )
      select m.notification_id, m.subscription_id, m.attempts, s.endpoint, s.p256dh, s.auth,
        s.failing_since is not null, n.user_id, n.kind,
        f.actor_id, f.actor_name, f.actor_trusted, f.title_trusted, f.place, n.data,
        coalesce((select p.hide_push_details from public.message_settings p where p.user_id = n.user_id), false)
      from moved m
      join public.notifications n on n.id = m.notification_id
      join public.push_subscriptions s on s.id = m.subscription_id
      cross join lateral private.notification_facts(n.user_id, n.kind, n.actor_id, n.data) f
      where m.held_until is null;
    exit when found or not exists (select from private.pushes_in_turn(1));
  end loop;
end;
$$;
comment on function private.claim_pushes(integer, integer) is 'Implements public.claim_pushes.';

create function public.claim_pushes(max_rows integer, lease_seconds integer)
returns table (
  notification_id uuid, subscription_id uuid, attempt integer, endpoint text, p256dh text, auth text,
  is_failing boolean,
    user_id uuid, kind text, actor_id uuid, actor_name text, actor_trusted boolean, title_trusted boolean, place text,
    data jsonb, hides_details boolean
)
language sql volatile set search_path = ''
as $$
  select private.record_job_run('send-push');
  select * from private.claim_pushes(max_rows, lease_seconds);
$$;
comment on function public.claim_pushes(integer, integer) is
  'For the send-push function: claims up to 100 due pushes, as private.pushes_in_turn shares them out. is_failing: the '
  'last attempt at the device failed, so this one is worth less patience. After lease_seconds without '
  'public.complete_pushes, they can be claimed again. Holds those of members in their quiet hours, and drops those '
  'that were read, turned off, or whose device''s session has ended. The columns about the notification are those of '
  'public.claim_mail. hides_details: whether the member wants the text to say only of what kind it is.';

create function private.complete_push(
  notification_id uuid, subscription_id uuid, attempt integer, outcome text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  device public.push_subscriptions;
begin
  select * into device from public.push_subscriptions s where s.id = subscription_id;
  -- An account that's being deleted has no use for it.
  if not found or not private.keep_account(device.user_id) then
    return;
  end if;
  if outcome = 'gone' or outcome = 'failed' and device.failing_since < now() - interval '3 days' then
    delete from public.push_subscriptions s where s.id = subscription_id;
    return;
  end if;
  update public.push_subscriptions s
  set last_success_at = case outcome when 'sent' then clock_timestamp() else s.last_success_at end,
    failing_since = case outcome when 'failed' then coalesce(s.failing_since, clock_timestamp()) end
  where s.id = subscription_id;
  -- Not if its lease ended and it was claimed again.
  update private.push_queue q
  set sent_at = case outcome when 'sent' then clock_timestamp() end, claimed_until = null,
    due_at = clock_timestamp() + attempt * attempt * interval '1 minute'
  where q.notification_id = notification_id and q.subscription_id = subscription_id
    and q.attempts = attempt and q.sent_at is null;
  if outcome = 'failed' and attempt >= 5 then
    delete from private.push_queue q
    where q.notification_id = notification_id and q.subscription_id = subscription_id and q.attempts = attempt;
  end if;
end;
$$;
comment on function private.complete_push(uuid, uuid, integer, text) is
  'Records what came of an attempt. sent: it''s done. failed: retried after 1, 4, 9, and 16 minutes, then given up, '
  'and a device that has only failed for three days is removed. gone: the device is removed.';

create function private.complete_pushes(results jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.complete_push(r.notification_id, r.subscription_id, r.attempt, r.outcome)
  from (
    select r.* from jsonb_to_recordset(results) as r (
      notification_id uuid, subscription_id uuid, attempt integer, outcome text
    )
    order by r.subscription_id, r.notification_id offset 0
  ) as r;
$$;
comment on function private.complete_pushes(jsonb) is
  'For the send-push function: records what came of claimed pushes, [{notification_id, subscription_id, attempt, '
  'outcome}], as private.complete_push.';
select private.expose('complete_pushes', 'service_role');

-- Members' functions ------------------------------------------------------------------------------

create function private.save_push_subscription(endpoint text, p256dh text, auth text, device text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
begin
  perform private.require_own_session(false);
  perform private.check_email_verified();
  perform private.consume_rate_limit('push_subscription');
  -- With what's queued for the member who used the browser before.
  delete from public.push_subscriptions s
  where s.endpoint = save_push_subscription.endpoint and s.user_id <> me;
  insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth, device)
  values (
    me, (auth.jwt() ->> 'session_id')::uuid, save_push_subscription.endpoint, save_push_subscription.p256dh,
    save_push_subscription.auth, private.clean_line(save_push_subscription.device)
  )
  on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth = excluded.auth, device = excluded.device, failing_since = null
  where s.user_id = me;
  delete from public.push_subscriptions s where s.user_id = me and (
    not exists (select from auth.sessions a where a.id = s.session_id and a.user_id = me)
    or s.id in (
      select o.id from public.push_subscriptions o where o.user_id = me
      order by o.endpoint = save_push_subscription.endpoint desc, coalesce(o.last_success_at, o.created_at) desc
      offset 10
    )
  );
end;
$$;
comment on function private.save_push_subscription(text, text, text, text) is
  'Has a browser get the caller''s notifications, and nobody else''s: a PushSubscription''s endpoint and keys '
  '(base64url), and what to call the device. Removes devices whose session has ended, and beyond 10 those that got '
  'nothing for longest. Raises 42501 as private.require_own_session, 23514 for an endpoint that isn''t https or keys '
  'that can''t be, 23502 without a name, and P0001, to be shown as is, without a verified email and beyond the limit '
  'an hour.';
select private.expose('save_push_subscription', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

alter table public.push_subscriptions enable row level security;
alter table public.quiet_hours enable row level security;

create policy "Members can read their own devices"
  on public.push_subscriptions for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can remove their own devices"
  on public.push_subscriptions for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own quiet hours"
  on public.quiet_hours for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own quiet hours"
  on public.quiet_hours for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own quiet hours"
  on public.quiet_hours for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own quiet hours"
  on public.quiet_hours for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.push_subscriptions, public.quiet_hours from anon, authenticated;
grant select, delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.quiet_hours to authenticated;
grant all on public.push_subscriptions, public.quiet_hours to service_role;
grant execute on function
  private.claim_pushes(integer, integer), public.claim_pushes(integer, integer) to service_role;
