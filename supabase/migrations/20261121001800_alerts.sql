-- Deal alerts: what comes onto the market, or becomes cheaper there, is told to the members whose buy box it matches. Each
-- event once, in the app and by mail as the box says: at once, in one letter a day, or not.

alter table public.buybox_profiles
  add column alert_mail text not null default 'daily'
    constraint buybox_profiles_alert_mail_check check (alert_mail in ('off', 'instant', 'daily'));
comment on column public.buybox_profiles.vip_alerts is 'Whether deal alerts are made for the member at all.';
comment on column public.buybox_profiles.alert_mail is
  'How deal alerts come by mail: off, instant, or daily, all of a day in one letter. To a confirmed address only.';

drop trigger guard_columns on public.buybox_profiles;
create trigger guard_columns before update on public.buybox_profiles
  for each row execute function private.guard_columns(
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing',
    'investment_strategies', 'vip_alerts', 'alert_mail', 'phone'
  );

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
  constraint deal_alerts_once unique (user_id, property_id, event, price)
);
comment on table public.deal_alerts is
  'What was told to whom: one row a member, listing, event and price, written by trigger, kept while account and listing are there. So nothing is told twice.';
comment on column public.deal_alerts.price is 'Asking price at that moment, whole USD.';
comment on column public.deal_alerts.previous_price is 'Asking price before, whole USD, where the event made it lower.';
comment on column public.deal_alerts.awaits_digest is 'Whether it is for the member''s next daily letter.';
comment on column public.deal_alerts.mailed_at is 'When the mail that tells of it was put into the queue; null while none was.';
create index deal_alerts_property_idx on public.deal_alerts (property_id);
create index deal_alerts_waiting_idx on public.deal_alerts (user_id) where awaits_digest;

-- Kinds: one that is shown, and one that comes by mail alone --------------------------------------------

alter table public.notification_kinds
  add column mail_chosen_in text constraint notification_kinds_mail_chosen_in_check check (mail_chosen_in in ('buy_box'));
comment on column public.notification_kinds.mail_chosen_in is
  'Where a member chooses mail of this kind, if not in notification_settings: in the buy box.';

insert into public.notification_kinds (kind, position, mail_chosen_in) values ('deal_alert', 5, 'buy_box'), ('deal_digest', 6, 'buy_box');

-- What mail needs of a member ------------------------------------------------------------------------------

create table private.alert_mail (
  user_id uuid primary key references public.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  digest_on date
);
comment on table private.alert_mail is
  'For mail about deals, a row a member with a buy box: the token of the links that end it, which needs no other proof, and the day (UTC) of the last daily letter.';

create function private.prepare_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.alert_mail (user_id) values (new.user_id) on conflict do nothing;
  return null;
end;
$$;
comment on function private.prepare_alert_mail() is 'Insert trigger on buybox_profiles: every box has its links. They stay the same should it be made anew.';

create trigger prepare_alert_mail after insert on public.buybox_profiles
  for each row execute function private.prepare_alert_mail();
insert into private.alert_mail (user_id) select user_id from public.buybox_profiles;

create function private.stop_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Before the alerts, as the daily letter is written, and an account deleted.
  perform from private.alert_mail m where m.user_id = new.user_id for update;
  update public.deal_alerts a set awaits_digest = false where a.user_id = new.user_id and a.awaits_digest;
  delete from private.mail_queue q
  where q.user_id = new.user_id and q.kind in ('deal_alert', 'deal_digest') and q.claimed_at is null;
  return null;
end;
$$;
comment on function private.stop_alert_mail() is 'Update trigger on buybox_profiles: whoever wants no more mail about deals gets none that waits.';

create trigger stop_alert_mail after update of vip_alerts, alert_mail on public.buybox_profiles
  for each row
  when ((old.vip_alerts and not new.vip_alerts) or (old.alert_mail <> 'off' and new.alert_mail = 'off'))
  execute function private.stop_alert_mail();

create function private.unsubscribe_from_alerts(token uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid;
begin
  select m.user_id into member from private.alert_mail m where m.token = unsubscribe_from_alerts.token;
  update public.buybox_profiles b set alert_mail = 'off' where b.user_id = member and b.alert_mail <> 'off';
  return member is not null;
end;
$$;
comment on function private.unsubscribe_from_alerts(uuid) is 'Does the work of public.unsubscribe_from_alerts.';

create function public.unsubscribe_from_alerts(token uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.unsubscribe_from_alerts(token); $$;
comment on function public.unsubscribe_from_alerts(uuid) is
  'Ends all mail about deals for the member whose link carries this token, signed in or not; the app goes on telling. False for a token that nobody has.';

-- Making them ------------------------------------------------------------------------------------------

-- However many boxes there are, a listing matches few: with the planner's thousand, all members would be read for each.
alter function private.matching_boxes(public.properties) rows 20;

create function private.alert_members() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event constant text := case
    when tg_op = 'INSERT' then 'new' when old.status <> 'active' then 'back_on_market' else 'price_drop'
  end;
  previous_price constant bigint := case when new.price < old.price then old.price end;
  facts constant jsonb := jsonb_build_object(
    'property_id', new.id, 'title', new.title, 'event', event, 'price', new.price, 'previous_price', previous_price,
    'city', new.city, 'state', new.state
  );
begin
  -- Shared, so that alerts do not wait for each other, but a block by or of the seller does: see hold_alerts.
  perform pg_advisory_xact_lock_shared(hashtextextended('alerts of ' || new.user_id, 0));
  with made as (
    insert into public.deal_alerts (user_id, property_id, event, price, previous_price, awaits_digest, mailed_at)
    select
      box.user_id, new.id, event, new.price, previous_price,
      box.alert_mail = 'daily' or mail.instant and not mail.has_room,
      case when mail.instant and mail.has_room then now() end
    from private.matching_boxes(new) box
    join public.users u on u.id = box.user_id
    cross join lateral (
      select
        box.alert_mail = 'instant' and exists (
          select from auth.users a where a.id = box.user_id and a.email_confirmed_at is not null
        ) as instant,
        -- No seller fills a mailbox by lowering a price dollar by dollar: what is more waits for the daily letter.
        box.alert_mail = 'instant' and (
          select count(*) < 20 from private.mail_queue q
          where q.user_id = box.user_id and q.kind = 'deal_alert' and q.created_at > now() - interval '1 hour'
        ) as has_room
    ) as mail
    where box.vip_alerts
    -- Of members whose account is being deleted, none is left when this goes on.
    for key share of u
    on conflict on constraint deal_alerts_once do nothing
    returning id, user_id, mailed_at
  ),
  told as (
    insert into public.notifications (user_id, kind, subject_id, data)
    select made.user_id, 'deal_alert', made.id, facts
    from made
    left join public.notification_settings s on s.user_id = made.user_id and s.kind = 'deal_alert'
    where coalesce(s.in_app, true)
  )
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select made.user_id, 'deal_alert', made.id, facts || jsonb_build_object('unsubscribe', m.token)
  from made join private.alert_mail m on m.user_id = made.user_id
  where made.mailed_at is not null;
  return null;
end;
$$;
comment on function private.alert_members() is
  'Trigger on properties: a listing that is new, cheaper or back on the market is told to every member with alerts on whose buy box it matches: not to its seller, nor across a block, nor what was told before at this price. '
  'Kind deal_alert, subject the alert, data {property_id, title, event, price, previous_price, city, state}; by mail also unsubscribe, the token of the link. At most 20 instant letters an hour and member; the rest waits for the daily one.';

create trigger alert_of_new after insert on public.properties
  for each row when (new.status = 'active') execute function private.alert_members();
create trigger alert_of_change after update of price, status on public.properties
  for each row
  when (new.status = 'active' and (new.price < old.price or old.status <> 'active'))
  execute function private.alert_members();

-- What is no deal any more ---------------------------------------------------------------------------------

-- A notification leads to a listing that is on the market, or is not there: paused ones cannot be opened, and a sold one
-- is no deal. The alert itself stays, so that nothing is told twice.
create function private.withdraw_alerts(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- In the order of accounts that are deleted.
  perform from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert' order by n.id for update;
  delete from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert';
  perform from private.mail_queue q where q.subject_id = any (ids) and q.kind = 'deal_alert' order by q.id for update;
  delete from private.mail_queue q where q.subject_id = any (ids) and q.kind = 'deal_alert' and q.claimed_at is null;
end;
$$;
comment on function private.withdraw_alerts(uuid[]) is 'Takes back the notifications of these alerts, read or not, and the letters that were not sent yet.';

create function private.withdraw_listing_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(select a.id from public.deal_alerts a where a.property_id = new.id));
  return null;
end;
$$;
comment on function private.withdraw_listing_alerts() is 'Trigger on properties: what was told of a listing goes when it leaves the market.';

create trigger withdraw_alerts after update of status on public.properties
  for each row when (old.status = 'active' and new.status <> 'active') execute function private.withdraw_listing_alerts();

create function private.forget_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(select gone.id from gone));
  return null;
end;
$$;
comment on function private.forget_alerts() is 'Statement trigger on deal_alerts: with a listing or an account goes what was told of it.';

create trigger forget_alerts after delete on public.deal_alerts
  referencing old table as gone for each statement execute function private.forget_alerts();

create function private.hold_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || least(new.blocker_id, new.blocked_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || greatest(new.blocker_id, new.blocked_id), 0));
  return new;
end;
$$;
comment on function private.hold_alerts() is
  'Insert trigger on member_blocks: alerts of either''s listings that are being made end first, and those that come see the block.';

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
comment on function private.withdraw_blocked_alerts() is 'Trigger on member_blocks: what either was told of the other''s listings goes.';

-- By its name after hold_block, which locks what stands between the two.
create trigger hold_block_alerts before insert on public.member_blocks
  for each row execute function private.hold_alerts();
create trigger withdraw_alerts after insert on public.member_blocks
  for each row execute function private.withdraw_blocked_alerts();

-- Once a day ---------------------------------------------------------------------------------------------------

create function private.send_deal_digests(at timestamptz) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day constant date := (at at time zone 'UTC')::date;
  noon constant timestamptz := (day + time '12:00') at time zone 'UTC';
  written integer;
begin
  if at < noon then
    return 0;
  end if;
  -- What nobody could be told for a week is no news.
  update public.deal_alerts a set awaits_digest = false
  where a.id in (
    select w.id from public.deal_alerts w where w.awaits_digest and w.created_at < noon - interval '7 days' for update skip locked
  );
  -- Whatever somebody else holds at this moment, an account that is being deleted or a box that is being changed, is passed over
  -- and waits for the next time: so this waits for nobody, and nobody twice for this.
  with due as materialized (
    select m.user_id, m.token
    from private.alert_mail m
    join public.buybox_profiles box on box.user_id = m.user_id
    join auth.users account on account.id = m.user_id
    where (m.digest_on is null or m.digest_on < day)
      and box.vip_alerts and box.alert_mail <> 'off' and account.email_confirmed_at is not null
      and exists (select from public.deal_alerts w where w.user_id = m.user_id and w.awaits_digest and w.created_at < noon)
    for update of m skip locked
  ),
  waiting as materialized (
    select w.*, due.token
    from due join public.deal_alerts w on w.user_id = due.user_id
    where w.awaits_digest and w.created_at < noon
    for update of w skip locked
  ),
  standing as materialized (
    select
      w.id, w.user_id, w.token, w.created_at, p.id as property_id,
      jsonb_build_object(
        'property_id', p.id, 'title', p.title, 'event', w.event, 'price', p.price,
        'previous_price', case when p.price < w.previous_price then w.previous_price end, 'city', p.city, 'state', p.state
      ) as facts
    from waiting w join public.properties p on p.id = w.property_id
    where p.status = 'active' and not private.blocked_between(w.user_id, p.user_id)
      and (w.event <> 'price_drop' or p.price < w.previous_price)
  ),
  news as (
    select latest.*, row_number() over (partition by latest.user_id order by latest.created_at desc, latest.id) as place
    from (
      select distinct on (s.user_id, s.property_id) s.* from standing s order by s.user_id, s.property_id, s.created_at desc, s.id
    ) latest
  ),
  queued as (
    insert into private.mail_queue (user_id, kind, data)
    select n.user_id, 'deal_digest', jsonb_build_object(
      'count', count(*), 'deals', jsonb_agg(n.facts order by n.place) filter (where n.place <= 20), 'unsubscribe', n.token
    )
    from news n group by n.user_id, n.token
    returning user_id
  ),
  told as (
    update public.deal_alerts a set awaits_digest = false, mailed_at = now() from standing s where a.id = s.id
  ),
  dated as (
    update private.alert_mail m set digest_on = day from queued where m.user_id = queued.user_id
  )
  select count(*) into written from queued;
  return written;
end;
$$;
comment on function private.send_deal_digests(timestamptz) is 'Does the work of public.send_deal_digests.';

create function public.send_deal_digests(at timestamptz default now()) returns integer
language sql volatile set search_path = ''
as $$ select private.send_deal_digests(at); $$;
comment on function public.send_deal_digests(timestamptz) is
  'For a schedule, every few minutes: from noon (UTC) on puts into the mail queue one letter for each member who wants one a day (kind deal_digest), with the alerts made before that noon and not mailed, whose listing is on the market and whose news holds. '
  'Each listing once, as it stands now; the newest 20 and how many there are: data {count, deals: [{property_id, title, event, price, previous_price, city, state}], unsubscribe}. Nothing before noon, nor twice on a day. Returns how many were written.';

-- An account that is deleted -----------------------------------------------------------------------------------------

create function private.hold_deals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever changes a listing holds it while its alerts are made, which ask for the members. So the listings whose counts this
  -- account changes come first; its own are no concern of others.
  perform from public.properties p
  where p.user_id <> old.id and p.id in (
    select s.property_id from public.saved_listings s where s.user_id = old.id
    union select f.property_id from public.property_feedback f where f.user_id = old.id
  )
  order by p.id for no key update;
  perform from private.alert_mail m where m.user_id = old.id for update;
  perform from public.deal_alerts a
  where a.user_id = old.id or a.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by a.id for update;
  return old;
end;
$$;
comment on function private.hold_deals() is
  'Delete trigger on auth.users, by its name after hold_allowances and before hold_relations, which locks the member: listings and alerts that change or go with the account are held first and in one order.';
create trigger hold_deals before delete on auth.users for each row execute function private.hold_deals();

-- What members can download ------------------------------------------------------------------------------------------------

create function private.exported_alerts() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object('deal_alerts', (
    select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]') from public.deal_alerts a where a.user_id = me.id
  ))
  from me;
$$;
comment on function private.exported_alerts() is 'Part of public.export_my_data: which deals the caller was told of.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts()
  where (select auth.uid()) is not null;
$$;

-- Policies, grants ------------------------------------------------------------------------------------------------------------

alter table public.deal_alerts enable row level security;
create policy "Members read their own alerts"
  on public.deal_alerts for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.deal_alerts from anon, authenticated;
grant select on public.deal_alerts to authenticated;
grant all on public.deal_alerts to service_role;
revoke all on private.alert_mail from public;

revoke execute on all functions in schema private from public;
grant execute on function private.exported_alerts() to authenticated, service_role;
grant execute on function private.send_deal_digests(timestamptz) to service_role;
-- Whoever has the link needs no account.
grant execute on function private.unsubscribe_from_alerts(uuid) to anon, authenticated, service_role;
revoke execute on function public.send_deal_digests(timestamptz), public.unsubscribe_from_alerts(uuid) from public, anon, authenticated;
grant execute on function public.send_deal_digests(timestamptz) to service_role;
grant execute on function public.unsubscribe_from_alerts(uuid) to anon, authenticated, service_role;
