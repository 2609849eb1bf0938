-- Deal alerts: members are notified of listings that match their buy box. Each event is sent once, in the app and by
-- email: instantly, in one email a day, or not at all, as set in the buy box. With the entitlement premium_alerts they
-- also get instant email, price drops, listings back on the market, and alerts for saved searches
-- (50_search_alerts.sql). Without it, instant means once a day. 70_alert_outbox.sql sends and withdraws them.

create table public.deal_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  event text not null check (event in ('new', 'price_drop', 'back_on_market')),
  price bigint not null,
  previous_price bigint,
  awaits_digest boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  in_buy_box boolean not null default true,
  search_ids uuid[] not null default '{}',
  constraint deal_alerts_once unique (user_id, property_id, event, price)
);
comment on table public.deal_alerts is
  'Alerts sent: one row per member, listing, event, and price, kept as long as account and listing exist, so that '
  'nothing is sent twice.';
comment on column public.deal_alerts.price is 'Asking price at that time, whole USD.';
comment on column public.deal_alerts.previous_price is
  'What the price dropped from (properties.dropped_from), whole USD, if the event lowered it; else null.';
comment on column public.deal_alerts.awaits_digest is 'Whether it goes into the member''s next daily email.';
comment on column public.deal_alerts.mailed_at is 'When its email was queued; null if it wasn''t.';
comment on column public.deal_alerts.in_buy_box is 'Whether the listing matched the member''s buy box then.';
comment on column public.deal_alerts.search_ids is
  'The alerting saved searches that the listing matched then, oldest first; some may have been deleted since.';
create index deal_alerts_property_idx on public.deal_alerts (property_id);
create index deal_alerts_digest_idx on public.deal_alerts (user_id) where awaits_digest;

-- Email settings ----------------------------------------------------------------------------------

create table private.alert_mail (
  user_id uuid primary key references public.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  digest_on date
);
comment on table private.alert_mail is
  'Email settings per member with a buy box or an alerting search: the unsubscribe token, which needs no other '
  'proof, and the UTC date of the last daily email.';

create function private.prepare_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.alert_mail (user_id) values (new.user_id) on conflict do nothing;
  return null;
end;
$$;
comment on function private.prepare_alert_mail() is
  'Insert trigger on buybox_profiles and search_alerts: creates the member''s unsubscribe token. It survives deleting '
  'and recreating them.';

create trigger prepare_alert_mail after insert on public.buybox_profiles
  for each row execute function private.prepare_alert_mail();
create trigger prepare_alert_mail after insert on public.search_alerts
  for each row execute function private.prepare_alert_mail();

create function private.is_mail_wanted(alert public.deal_alerts) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return alert.in_buy_box and exists (
    select from public.buybox_profiles b where b.user_id = alert.user_id and b.vip_alerts and b.alert_mail <> 'off'
  ) or exists (
    select from public.search_alerts s where s.search_id = any (alert.search_ids) and s.mail <> 'off'
  );
end;
$$;
comment on function private.is_mail_wanted(public.deal_alerts) is
  'Whether its member still wants email for the buy box, or one of the saved searches, that an alert was sent for.';

create function private.stop_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member constant uuid := old.user_id;
begin
  -- Locked before the alerts, as when sending the daily email or deleting an account.
  perform from private.alert_mail m where m.user_id = member for update;
  update public.deal_alerts a set awaits_digest = false
  where a.user_id = member and a.awaits_digest and not private.is_mail_wanted(a);
  delete from private.unsent_mail q using public.deal_alerts a
  where q.user_id = member and q.kind = 'deal_alert'
    and a.id = q.subject_id and not private.is_mail_wanted(a);
  delete from private.unsent_mail q
  where q.user_id = member and q.kind = 'deal_digest'
    and not exists (
      select from public.buybox_profiles b where b.user_id = member and b.vip_alerts and b.alert_mail <> 'off'
    )
    and not exists (select from public.search_alerts s where s.user_id = member and s.mail <> 'off');
  return null;
end;
$$;
comment on function private.stop_alert_mail() is
  'Trigger on buybox_profiles and search_alerts: discards unsent deal emails when the member turns them off, except '
  'those that another saved search or the buy box still wants.';

create trigger stop_alert_mail after update of vip_alerts, alert_mail on public.buybox_profiles
  for each row
  when ((old.vip_alerts and not new.vip_alerts) or (old.alert_mail <> 'off' and new.alert_mail = 'off'))
  execute function private.stop_alert_mail();
create trigger stop_alert_mail after update of mail on public.search_alerts
  for each row when (old.mail <> 'off' and new.mail = 'off') execute function private.stop_alert_mail();
create trigger stop_alert_mail_on_delete after delete on public.search_alerts
  for each row execute function private.stop_alert_mail();

create function private.unsubscribe_from_alerts(token uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid;
begin
  select m.user_id into member from private.alert_mail m where m.token = unsubscribe_from_alerts.token;
  update public.buybox_profiles b set alert_mail = 'off' where b.user_id = member and b.alert_mail <> 'off';
  update public.search_alerts s set mail = 'off' where s.user_id = member and s.mail <> 'off';
  return member is not null;
end;
$$;
comment on function private.unsubscribe_from_alerts(uuid) is
  'Turns off all deal emails, for the buy box and saved searches, of the member with this token, signed in or not; '
  'notifications in the app continue. False for an unknown token.';
select private.expose('unsubscribe_from_alerts', 'anon');

-- Reasons -----------------------------------------------------------------------------------------

create function private.alert_reason(in_buy_box boolean, search_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search_name text;
begin
  if not in_buy_box then
    select s.name into search_name from public.saved_searches s
    where s.id = any (search_ids) order by array_position(search_ids, s.id) limit 1;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('search', search_name));
end;
$$;
comment on function private.alert_reason(boolean, uuid[]) is
  'What an alert''s data says about its cause: {search}, the name of the first of these saved searches; {} if the '
  'listing is in the buy box, or all are gone.';

-- Withdrawing alerts ------------------------------------------------------------------------------

-- Notifications only ever link to active listings. The alert row stays, so that nothing is sent twice.
create function private.withdraw_alerts(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- In the same order as when accounts are deleted.
  perform from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert' order by n.id for update;
  delete from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert';
  perform from private.deliveries d where d.subject_id = any (ids) and d.kind = 'deal_alert' order by d.id for update;
  delete from private.unsent_mail q where q.subject_id = any (ids) and q.kind = 'deal_alert';
end;
$$;
comment on function private.withdraw_alerts(uuid[]) is
  'Deletes the notifications of these alerts, read or not, and their unsent emails.';

create function private.is_badge_alert(member uuid, in_buy_box boolean, search_ids uuid[]) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.buybox_profiles b
    where in_buy_box and b.user_id = member and not private.flag_filter(b.filters, 'verified')
  ) and not exists (
    select from public.search_alerts s where s.search_id = any (search_ids) and not s.verified_only
  );
$$;
comment on function private.is_badge_alert(uuid, boolean, uuid[]) is
  'Whether, of the buy box and searches that a member''s deal alert was sent for, only those for verified listings are '
  'left.';

create function private.delete_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(select gone.id from gone));
  return null;
end;
$$;
comment on function private.delete_alerts() is
  'Statement trigger on deal_alerts: withdraws the alerts of a deleted listing or account.';

create trigger delete_alerts after delete on public.deal_alerts
  referencing old table as gone for each statement execute function private.delete_alerts();

create function private.lock_seller_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || least(new.blocker_id, new.blocked_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || greatest(new.blocker_id, new.blocked_id), 0));
  return new;
end;
$$;
comment on function private.lock_seller_alerts() is
  'Insert trigger on member_blocks: waits for batches of alerts of either member''s listings in progress; later ones '
  'see the block.';

create function private.withdraw_blocked_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(
    select a.id from public.properties p join public.deal_alerts a on a.property_id = p.id
    where (p.user_id, a.user_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
  ));
  return null;
end;
$$;
comment on function private.withdraw_blocked_alerts() is
  'Trigger on member_blocks: withdraws alerts about each other''s listings.';

-- Named to run after lock_blocked_pair, which locks the relationship of the two members.
create trigger lock_seller_alerts before insert on public.member_blocks
  for each row execute function private.lock_seller_alerts();
create trigger withdraw_alerts after insert on public.member_blocks
  for each row execute function private.withdraw_blocked_alerts();

-- Daily digest ------------------------------------------------------------------------------------

create function private.due_digests(day date, noon timestamptz) returns setof private.alert_mail
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Alerts older than a week are no longer news.
  update public.deal_alerts a set awaits_digest = false
  where a.id in (
    select w.id from public.deal_alerts w where w.awaits_digest
      and w.created_at < noon - interval '7 days' for update skip locked
  );
  return query
    select m.* from private.alert_mail m
    where (m.digest_on is null or m.digest_on < day)
      and private.has_verified_email(m.user_id)
      and exists (select from public.deal_alerts w where w.user_id = m.user_id and w.awaits_digest
        and w.created_at < noon and private.is_mail_wanted(w))
    for update of m skip locked;
end;
$$;
comment on function private.due_digests(date, timestamptz) is
  'Members whose daily email is due, locked: those with alerts from before noon that wait for it. Skips locked rows '
  '(accounts being deleted, boxes being changed) until the next run, so this never waits.';

create function private.send_deal_digests(at timestamptz) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day constant date := (at at time zone 'UTC')::date;
  noon constant timestamptz := (day + time '12:00') at time zone 'UTC';
  queued_count integer;
begin
  if at < noon then
    return 0;
  end if;
  with pending as materialized (
    select w.*, due.token
    from private.due_digests(day, noon) as due join public.deal_alerts w on w.user_id = due.user_id
    where w.awaits_digest and w.created_at < noon and private.is_mail_wanted(w)
    for update of w skip locked
  ),
  still_current as materialized (
    select
      w.id, w.user_id, w.token, w.created_at, p.id as property_id,
      jsonb_build_object(
        'property_id', p.id, 'title', p.title, 'event', w.event, 'price', p.price,
        'previous_price', case when p.price < w.previous_price then w.previous_price end, 'city', p.city, 'state',
          p.state
      ) || private.alert_reason(w.in_buy_box, w.search_ids) as payload
    from pending w join public.properties p on p.id = w.property_id
    where p.status = 'active' and not private.blocked_between(w.user_id, p.user_id)
      and (w.event <> 'price_drop' or p.price < w.previous_price)
      and (p.verified or not private.is_badge_alert(w.user_id, w.in_buy_box, w.search_ids))
  ),
  news as (
    select
      latest.*,
      row_number() over (partition by latest.user_id order by latest.created_at desc, latest.id) as ordinal
    from (
      select distinct on (s.user_id, s.property_id) s.* from still_current s order by s.user_id, s.property_id,
        s.created_at desc, s.id
    ) latest
  ),
  queued as (
    insert into private.deliveries (channel, user_id, kind, data)
    select 'mail', n.user_id, 'deal_digest', jsonb_build_object(
      'count', count(*), 'deals', jsonb_agg(n.payload order by n.ordinal) filter (where n.ordinal <= 20), 'unsubscribe',
        n.token
    )
    from news n group by n.user_id, n.token
    returning user_id
  ),
  notified as (
    update public.deal_alerts a set awaits_digest = false, mailed_at = now() from still_current s where a.id = s.id
  ),
  dated as (
    update private.alert_mail m set digest_on = day from queued where m.user_id = queued.user_id
  )
  select count(*) into queued_count from queued;
  return queued_count;
end;
$$;
comment on function private.send_deal_digests(timestamptz) is 'Implements public.send_deal_digests.';

create function public.send_deal_digests(at timestamptz default now()) returns integer
language sql volatile set search_path = ''
as $$
  select private.record_job_run('send-deal-digests');
  select private.send_deal_digests(at);
$$;
comment on function public.send_deal_digests(timestamptz) is
  'For a schedule, every few minutes: from noon UTC on, queues one email (kind deal_digest) for each member who '
  'wants a daily one, with the alerts from before noon that weren''t emailed, whose listing is active and whose '
  'news still holds. Each listing appears once, as it is now; the newest 20 and the total: data {count, deals: '
  '[{property_id, title, event, price, previous_price, city, state, search}], unsubscribe}. Does nothing before '
  'noon or twice a day. Returns the number of emails queued.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.deal_alerts enable row level security;

create policy "Members can read their own alerts"
  on public.deal_alerts for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.deal_alerts from anon, authenticated;
grant select on public.deal_alerts to authenticated;
grant all on public.deal_alerts to service_role;
grant execute on function private.send_deal_digests(timestamptz) to service_role;
grant execute on function public.send_deal_digests(timestamptz) to service_role;
