-- The outbox of deal alerts. A change of a listing only notes an event here, so its seller waits for nobody, however
-- many members it concerns. Workers (public.send_deal_alerts) split each event into batches of members and handle a
-- batch per transaction: it deletes the batch and adds its alerts, so a crash neither loses nor repeats any. Events of
-- a listing are handled in order.

create table private.alert_events (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  kind text not null
    check (kind in ('new', 'price_drop', 'back_on_market', 'verified', 'left_market', 'lost_badge')),
  listing jsonb not null,
  before jsonb,
  previous_price bigint,
  is_split boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table private.alert_events is
  'Changes of listings that members are still to be alerted of, or whose alerts are still to be withdrawn. A row goes '
  'when its last batch is done.';
comment on column private.alert_events.kind is
  'new, price_drop, and back_on_market become alerts; verified becomes new alerts of buy boxes and searches for '
  'verified listings. left_market and lost_badge withdraw alerts.';
comment on column private.alert_events.listing is 'The row of public.properties, without long texts, after the change.';
comment on column private.alert_events.before is
  'The same before the change, if the listing was on the market, else null.';
comment on column private.alert_events.previous_price is 'Becomes that of the alerts: whole USD, null if not lowered.';
comment on column private.alert_events.is_split is 'Whether private.alert_batches has its batches.';
create index alert_events_property_idx on private.alert_events (property_id, id);
create index alert_events_unsplit_idx on private.alert_events (id) where not is_split;

create table private.alert_batches (
  id bigint generated always as identity primary key,
  event_id bigint not null references private.alert_events (id) on delete cascade,
  members uuid[] not null,
  due_at timestamptz not null default now()
);
comment on table private.alert_batches is 'What is left of an event: members it may concern. A done batch is deleted.';
comment on column private.alert_batches.due_at is 'Later than now after a failure.';
create index alert_batches_event_idx on private.alert_batches (event_id);

-- Noting events -----------------------------------------------------------------------------------

create function private.note_alert_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_active constant boolean := tg_op = 'UPDATE' and old.status = 'active';
  long_texts constant text[] := '{description,images,annual_expenses,unit_mix}';
begin
  insert into private.alert_events (property_id, kind, listing, before, previous_price)
  values (
    new.id,
    coalesce(tg_argv[0], case
      -- Also for the first time on the market, after it waited for review.
      when tg_op = 'INSERT' or old.status_changed_at is null and not was_active then 'new'
      when not was_active then 'back_on_market'
      when new.price >= old.price then 'verified'
      when new.dropped_from is not null then 'price_drop'
      -- Cheaper, but the higher price was hardly public: only news to members who haven't been alerted yet.
      else 'new'
    end),
    to_jsonb(new) - long_texts,
    case when was_active then to_jsonb(old) - long_texts end,
    case when tg_op = 'UPDATE' and new.price < old.price then new.dropped_from end
  );
  perform pg_notify('jobs', 'send-deal-alerts');
  return null;
end;
$$;
comment on function private.note_alert_event() is
  'Trigger on properties: notes a listing that is new, cheaper, verified, back on the market, or, as its argument '
  'says, left_market or lost_badge. Wakes the job send-deal-alerts.';

create trigger alert_on_insert after insert on public.properties
  for each row when (new.status = 'active') execute function private.note_alert_event();
create trigger alert_on_update after update of price, status, verified on public.properties
  for each row
  when (
    new.status = 'active'
      and (new.price < old.price or old.status <> 'active' or (new.verified and not old.verified))
  )
  execute function private.note_alert_event();
create trigger withdraw_alerts after update of status on public.properties
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function private.note_alert_event('left_market');
-- Not `of verified`: that wouldn't see the change of private.review_edited_listing.
create trigger withdraw_badge_alerts after update on public.properties
  for each row when (old.verified and not new.verified) execute function private.note_alert_event('lost_badge');

-- Sending alerts ----------------------------------------------------------------------------------

create function private.wanted_alerts(event private.alert_events, listing public.properties, members uuid[])
returns table (
  user_id uuid, event_kind text, in_buy_box boolean, search_ids uuid[], by_mail boolean, is_instant boolean
)
language plpgsql stable security definer set search_path = '' rows 20
as $$
declare
  occasion constant text := case event.kind when 'verified' then 'new' else event.kind end;
  before constant public.properties := jsonb_populate_record(null::public.properties, event.before);
  premium_tiers constant text[] := (select r.tiers from public.membership_rules r
    where r.entitlement = 'premium_alerts');
begin
  return query
    with matching as (
      select
        box.user_id, null::uuid as search_id, null::timestamptz as search_date, box.alert_mail as mail,
        u.membership_tier = any (premium_tiers) as is_premium,
        case
          when u.membership_tier = any (premium_tiers) then occasion
          -- The first time a listing matches is news to every member.
          when event.before is null or not private.is_match(before, box) then 'new'
        end as event
      from private.matching_boxes(listing, members) box join public.users u on u.id = box.user_id
      where box.vip_alerts and (event.kind <> 'verified' or private.flag_filter(box.filters, 'verified'))
      union all
      select s.user_id, s.search_id, s.created_at, s.mail, true, occasion
      from private.matching_searches(listing, members) s
      where s.verified_only or event.kind <> 'verified'
    )
    select
      m.user_id, m.event, bool_or(m.search_id is null),
      coalesce(
        array_agg(m.search_id order by m.search_date, m.search_id) filter (where m.search_id is not null), '{}'
      ),
      bool_or(m.mail <> 'off'), bool_or(m.mail = 'instant' and m.is_premium)
    from matching m
    -- Nobody can have been alerted of a listing that was just posted. Not `exists`, which may read all alerts of the
    -- listing for every batch.
    where m.event is not null and (m.event <> 'new' or event.kind = 'new' and event.before is null or (
      select 1 from public.deal_alerts sent where sent.user_id = m.user_id and sent.property_id = listing.id limit 1
    ) is null)
    group by m.user_id, m.event;
end;
$$;
comment on function private.wanted_alerts(private.alert_events, public.properties, uuid[]) is
  'Whom of these members private.add_alerts alerts: the kind of their alert, whether the listing is in their buy box, '
  'the saved searches that it matches, and whether they want email about it, or an instant one.';

create function private.add_alerts(event private.alert_events, listing public.properties, members uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payload constant jsonb := jsonb_build_object(
    'property_id', listing.id, 'title', listing.title, 'price', listing.price, 'city', listing.city,
    'state', listing.state
  );
begin
  with inserted as (
    insert into public.deal_alerts (
      user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, in_buy_box, search_ids
    )
    select
      w.user_id, listing.id, w.event_kind, listing.price,
      case when w.event_kind <> 'new' then event.previous_price end,
      w.by_mail and not w.is_instant or mail.instant and not mail.has_room,
      case when mail.instant and mail.has_room then now() end, w.in_buy_box, w.search_ids
    from private.wanted_alerts(event, listing, members) w
    join public.users u on u.id = w.user_id
    cross join lateral (
      select
        w.is_instant and private.has_verified_email(w.user_id) as instant,
        -- Keeps sellers from flooding inboxes with tiny price cuts: the rest waits for the daily email.
        w.is_instant and (
          select count(*) < 20 from private.deliveries q
          where q.channel = 'mail' and q.user_id = w.user_id and q.kind = 'deal_alert'
            and q.created_at > now() - interval '1 hour'
        ) as has_room
    ) as mail
    -- Skips members whose account is being deleted.
    for key share of u
    on conflict on constraint deal_alerts_once do nothing
    returning id, user_id, mailed_at,
      payload || jsonb_build_object('event', deal_alerts.event, 'previous_price', deal_alerts.previous_price)
        || private.alert_reason(in_buy_box, search_ids) as data
  ),
  notified as (
    insert into public.notifications (user_id, kind, subject_id, data)
    select inserted.user_id, 'deal_alert', inserted.id, inserted.data
    from inserted
    left join public.notification_settings s on s.user_id = inserted.user_id and s.kind = 'deal_alert'
    where coalesce(s.in_app, true)
  )
  insert into private.deliveries (channel, user_id, kind, subject_id, data)
  select 'mail', inserted.user_id, 'deal_alert', inserted.id,
    inserted.data || jsonb_build_object('unsubscribe', m.token)
  from inserted join private.alert_mail m on m.user_id = inserted.user_id
  where inserted.mailed_at is not null;
end;
$$;
comment on function private.add_alerts(private.alert_events, public.properties, uuid[]) is
  'Alerts those of these members with alerts on whose buy box or alerting saved search the listing matches, except its '
  'seller, members across a block, and those already alerted at this price. One alert per member, whatever it matches. '
  'An event new only reaches members who had no alert of the listing yet. Without premium_alerts, members get one '
  'alert per listing, as new. Kind deal_alert, subject the alert, data {property_id, title, event, price, '
  'previous_price, city, state, search: name of the saved search if it isn''t in the buy box}; in email also '
  'unsubscribe, the token. At most 20 instant emails per member and hour; the rest waits for the daily one.';

create function private.withdraw_listing_alerts(event private.alert_events, members uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.withdraw_alerts(array(
    select a.id from public.deal_alerts a
    where a.property_id = event.property_id and a.user_id = any (members)
      and (event.kind = 'left_market' or private.is_badge_alert(a.user_id, a.in_buy_box, a.search_ids))
  ));
$$;
comment on function private.withdraw_listing_alerts(private.alert_events, uuid[]) is
  'Withdraws what these members were alerted of: all alerts of a listing that left the market, or, when it lost the '
  'badge, those for verified listings.';

-- Batches -----------------------------------------------------------------------------------------

create function private.alerted_listing(event private.alert_events) returns public.properties
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.properties := jsonb_populate_record(null::public.properties, event.listing);
  is_verified boolean;
begin
  -- Locked before members, as when an account is deleted. This lock only waits for the listing's deletion.
  select p.verified into is_verified from public.properties p where p.id = event.property_id and p.status = 'active'
    for key share;
  if not found or exists (
    select from private.alert_events later
    where later.property_id = event.property_id and later.id > event.id and later.kind = 'left_market'
  ) then
    return null;
  end if;
  listing.verified := listing.verified and is_verified;
  return listing;
end;
$$;
comment on function private.alerted_listing(private.alert_events) is
  'The listing as it was at the event, for matching; not verified if it has lost the badge since. Null if it has been '
  'deleted or has left the market since, even if it''s back: that''s another event.';

create function private.split_alert_event(event private.alert_events) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch_size constant integer := 1000;
  listing public.properties;
begin
  if event.kind not in ('left_market', 'lost_badge') then
    listing := private.alerted_listing(event);
  end if;
  insert into private.alert_batches (event_id, members)
  select event.id, array_agg(numbered.user_id order by numbered.user_id)
  from (
    select c.user_id, (row_number() over (order by c.user_id) - 1) / batch_size as batch
    from (
      select box.user_id
      from (select private.box_candidates(listing, '{t}') where listing.id is not null) as box (user_id)
      where event.kind <> 'verified' or exists (
        select from public.buybox_profiles b
        where b.user_id = box.user_id and private.flag_filter(b.filters, 'verified')
      )
      union select private.search_candidates(listing) where listing.id is not null
      union select a.user_id from public.deal_alerts a
        where a.property_id = event.property_id and event.kind in ('left_market', 'lost_badge')
    ) as c (user_id)
  ) as numbered
  group by numbered.batch order by numbered.batch;
  if found then
    update private.alert_events e set is_split = true where e.id = event.id;
  else
    delete from private.alert_events e where e.id = event.id;
  end if;
end;
$$;
comment on function private.split_alert_event(private.alert_events) is
  'Adds the batches of an event: the members it may concern now. Those who join later aren''t alerted. Deletes an '
  'event that concerns nobody.';

create function private.handle_alert_batch(batch private.alert_batches) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event private.alert_events;
  listing public.properties;
begin
  select * into event from private.alert_events e where e.id = batch.event_id;
  -- Shared: batches don't wait for each other, but a block by or of the seller waits for those in progress
  -- (private.lock_seller_alerts).
  perform pg_advisory_xact_lock_shared(hashtextextended('alerts of ' || (event.listing ->> 'user_id'), 0));
  if event.kind in ('left_market', 'lost_badge') then
    perform private.withdraw_listing_alerts(event, batch.members);
  else
    listing := private.alerted_listing(event);
    if listing.id is not null then
      perform private.add_alerts(event, listing, batch.members);
    end if;
  end if;
  -- Of batches that end at the same time, the second waits and sees that it's the last.
  perform from private.alert_events e where e.id = event.id for update;
  delete from private.alert_batches b where b.id = batch.id;
  delete from private.alert_events e where e.id = event.id
    and not exists (select from private.alert_batches b where b.event_id = e.id);
end;
$$;
comment on function private.handle_alert_batch(private.alert_batches) is
  'Adds or withdraws the alerts of a batch, and deletes it, and its event with the last one.';

create function private.send_deal_alerts() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch private.alert_batches;
  event private.alert_events;
begin
  select * into batch from private.alert_batches b where b.due_at <= now()
    order by b.id for update skip locked limit 1;
  if found then
    begin
      perform private.handle_alert_batch(batch);
    exception
      -- What's wrong with one batch must not hold up the others.
      when others then
        raise warning 'Alerts of listing %: %',
          (select e.property_id from private.alert_events e where e.id = batch.event_id), sqlerrm;
        update private.alert_batches b set due_at = now() + interval '1 minute' where b.id = batch.id;
    end;
    return true;
  end if;
  select * into event from private.alert_events e
  where not e.is_split and not exists (
    select from private.alert_events earlier where earlier.property_id = e.property_id and earlier.id < e.id
  )
  order by e.id for update skip locked limit 1;
  if found then
    perform private.split_alert_event(event);
  end if;
  return found;
end;
$$;
comment on function private.send_deal_alerts() is 'Implements public.send_deal_alerts.';

create function public.send_deal_alerts() returns boolean
language sql volatile set search_path = ''
as $$
  select private.record_job_run('send-deal-alerts');
  select private.send_deal_alerts();
$$;
comment on function public.send_deal_alerts() is
  'For a schedule, every few seconds: does the next piece of the work in private.alert_events, for up to 1,000 '
  'members. Call it again, in another transaction, until it returns false, which says that nothing is left to '
  'do now. Several callers at once share the work.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.send_deal_alerts() to service_role;
grant execute on function public.send_deal_alerts() to service_role;
