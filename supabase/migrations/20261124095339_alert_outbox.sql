set check_function_bodies = off;

drop trigger "alert_on_insert" on "public"."properties";

drop trigger "alert_on_update" on "public"."properties";

drop trigger "withdraw_alerts" on "public"."properties";

drop trigger "withdraw_badge_alerts" on "public"."properties";

drop index "private"."mail_queue_user_idx";

drop index "public"."buybox_profiles_anywhere_idx";

drop index "public"."buybox_profiles_states_idx";

drop view "private"."jobs";

drop function "private"."alert_members"();

drop function "private"."matching_boxes"(public.properties);

drop function "private"."matching_searches"(public.properties);

drop function "private"."withdraw_badge_alerts"();

drop function "private"."withdraw_listing_alerts"();

create table "private"."alert_batches" (
  "id"       bigint                   generated always as identity not null,
  "event_id" bigint                   not null,
  "members"  uuid[]                   not null,
  "due_at"   timestamp with time zone not null default now(),
  constraint "alert_batches_pkey" primary key (id)
);

create table "private"."alert_events" (
  "id"             bigint                   generated always as identity not null,
  "property_id"    uuid                     not null,
  "kind"           text                     not null,
  "listing"        jsonb                    not null,
  "before"         jsonb,
  "previous_price" bigint,
  "is_split"       boolean                  not null default false,
  "created_at"     timestamp with time zone not null default now(),
  constraint "alert_events_kind_check"
    check
    ((kind = ANY (ARRAY['new'::text, 'price_drop'::text, 'back_on_market'::text, 'verified'::text,
    'left_market'::text, 'lost_badge'::text]))),
  constraint "alert_events_pkey" primary key (id)
);

create table "private"."box_index" (
  "is_alerting"   boolean not null,
  "state"         text    not null,
  "property_type" text    not null,
  "max_price"     bigint  not null,
  "min_price"     bigint  not null,
  "user_id"       uuid    not null,
  constraint "box_index_pkey" primary key
    (is_alerting, state, property_type, max_price, min_price, user_id)
);

create or replace function private.add_alerts (
  event   private.alert_events,
  listing public.properties,
  members uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  occasion constant text := case event.kind when 'verified' then 'new' else event.kind end;
  before constant public.properties := jsonb_populate_record(null::public.properties, event.before);
  premium_tiers constant text[] := (select r.tiers from public.membership_rules r
    where r.entitlement = 'premium_alerts');
  payload constant jsonb := jsonb_build_object(
    'property_id', listing.id, 'title', listing.title, 'price', listing.price, 'city', listing.city,
    'state', listing.state
  );
begin
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
    where box.vip_alerts and event.kind <> 'verified'
    union all
    select s.user_id, s.search_id, s.created_at, s.mail, true, occasion
    from private.matching_searches(listing, members) s
    where s.verified_only or event.kind <> 'verified'
  ),
  wanted as (
    select
      m.user_id, m.event, bool_or(m.search_id is null) as in_buy_box,
      coalesce(
        array_agg(m.search_id order by m.search_date, m.search_id) filter (where m.search_id is not null), '{}'
      ) as search_ids,
      bool_or(m.mail <> 'off') as by_mail, bool_or(m.mail = 'instant' and m.is_premium) as is_instant
    from matching m
    -- Nobody can have been alerted of a listing that was just posted. Not `exists`, which may read all alerts of the
    -- listing for every batch.
    where m.event is not null and (m.event <> 'new' or event.kind = 'new' and event.before is null or (
      select 1 from public.deal_alerts sent where sent.user_id = m.user_id and sent.property_id = listing.id limit 1
    ) is null)
    group by m.user_id, m.event
  ),
  inserted as (
    insert into public.deal_alerts (
      user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, in_buy_box, search_ids
    )
    select
      w.user_id, listing.id, w.event, listing.price, case when w.event <> 'new' then event.previous_price end,
      w.by_mail and not w.is_instant or mail.instant and not mail.has_room,
      case when mail.instant and mail.has_room then now() end, w.in_buy_box, w.search_ids
    from wanted w
    join public.users u on u.id = w.user_id
    cross join lateral (
      select
        w.is_instant and exists (
          select from auth.users a where a.id = w.user_id and a.email_confirmed_at is not null
        ) as instant,
        -- Keeps sellers from flooding inboxes with tiny price cuts: the rest waits for the daily email.
        w.is_instant and (
          select count(*) < 20 from private.mail_queue q
          where q.user_id = w.user_id and q.kind = 'deal_alert' and q.created_at > now() - interval '1 hour'
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
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select inserted.user_id, 'deal_alert', inserted.id, inserted.data || jsonb_build_object('unsubscribe', m.token)
  from inserted join private.alert_mail m on m.user_id = inserted.user_id
  where inserted.mailed_at is not null;
end;
$function$;

create or replace function private.alerted_listing (
  event private.alert_events
)
  returns public.properties
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.box_candidates (
  listing  public.properties,
  alerting boolean[]
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return query
    select i.user_id from private.box_index i
    where i.is_alerting = any (alerting) and i.state = any (array[listing.state, ''])
      and i.property_type = any (array[listing.property_type, ''])
      and i.max_price >= listing.price and i.min_price <= listing.price
      and i.user_id <> listing.user_id;
end;
$function$;

create or replace function private.box_index_rows (
  box public.buybox_profiles
)
  returns SETOF private.box_index
  language sql
  immutable
  rows 4
  set search_path to ''
  AS $function$
  select distinct box.vip_alerts, state, property_type, coalesce(box.max_price, 9223372036854775807),
    coalesce(box.min_price, 0), box.user_id
  from unnest(case box.states when '{}' then array[''] else box.states end) as state
    cross join unnest(
      case box.property_types when '{}' then array[''] else private.box_property_types(box) end
    ) as property_type;
$function$;

create or replace function private.handle_alert_batch (
  batch private.alert_batches
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.index_box()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from private.box_index i using private.box_index_rows(old) as r
    where (i.is_alerting, i.state, i.property_type, i.max_price, i.min_price, i.user_id)
      = (r.is_alerting, r.state, r.property_type, r.max_price, r.min_price, r.user_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.box_index select r.* from private.box_index_rows(new) as r;
  end if;
  return null;
end;
$function$;

create or replace function private.lock_deal_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Alerting of a listing locks it, then the members it alerts. So first lock the account's own listings, and those
  -- whose counts it changes. For update: a weaker lock would be upgraded when the listings are deleted, and could then
  -- wait for a vote that holds its foreign key's lock and waits for this one.
  perform from public.properties p
  where p.user_id = old.id or p.id in (
    select s.property_id from public.saved_listings s where s.user_id = old.id
    union select f.property_id from public.property_feedback f where f.user_id = old.id
  )
  order by p.id for update;
  perform from private.alert_mail m where m.user_id = old.id for update;
  return old;
end;
$function$;

create or replace function private.matching_boxes (
  listing  public.properties,
  members  uuid[]            default null::uuid[],
  max_rows bigint            default null::bigint
)
  returns SETOF public.buybox_profiles
  language plpgsql
  stable
  security definer
  rows 20
  set search_path to ''
  AS $function$
declare
  blocked constant uuid[] := array(
    select case m.blocker_id when listing.user_id then m.blocked_id else m.blocker_id end
    from public.member_blocks m where listing.user_id in (m.blocker_id, m.blocked_id)
  );
begin
  return query
    select b.*
    from unnest(coalesce(members, array(select private.box_candidates(listing, '{t,f}')))) as candidate (user_id)
      join public.buybox_profiles b on b.user_id = candidate.user_id
    where b.user_id <> listing.user_id and b.user_id <> all (blocked) and private.is_match(listing, b)
    limit max_rows;
end;
$function$;

create or replace function private.matching_buy_boxes (
  property_id uuid
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  listing public.properties;
begin
  select * into listing from public.properties p where p.id = property_id
    and (p.user_id = auth.uid() or private.is_staff());
  if not found then
    raise exception 'Only the owner of a listing can see how many buy boxes it matches' using errcode = '42501';
  end if;
  if listing.status <> 'active' then
    return null;
  end if;
  -- Still counts members the owner has blocked; otherwise, comparing counts before and after a block would reveal
  -- their box.
  return least(1001, (select count(*) from private.matching_boxes(listing, max_rows => 1001)) + (
    select count(*)
    from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
    where m.blocker_id = listing.user_id and private.is_match(listing, b)
      and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id
        and o.blocked_id = m.blocker_id)
  ));
end;
$function$;

create or replace function private.matching_searches (
  listing public.properties,
  members uuid[]            default null::uuid[]
)
  returns SETOF public.search_alerts
  language plpgsql
  stable
  security definer
  rows 20
  set search_path to ''
  AS $function$
begin
  return query
    select s.* from public.search_alerts s join public.users u on u.id = s.user_id
    where (members is null or s.user_id = any (members))
      and (s.states @> array[listing.state] or s.states = '{}')
      and (s.property_types = '{}' or listing.property_type = any (s.property_types))
      and (listing.verified or not s.verified_only)
      and s.user_id <> listing.user_id
      and private.tier_has_entitlement(u.membership_tier, 'premium_alerts')
      and (not s.verified_only or private.tier_has_entitlement(u.membership_tier, 'verified_only'))
      and not private.blocked_between(s.user_id, listing.user_id)
      and private.passes_search(listing, s.filters, s.search);
end;
$function$;

create or replace function private.note_alert_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  was_active constant boolean := tg_op = 'UPDATE' and old.status = 'active';
  long_texts constant text[] := '{description,images,annual_expenses,unit_mix}';
begin
  insert into private.alert_events (property_id, kind, listing, before, previous_price)
  values (
    new.id,
    coalesce(tg_argv[0], case
      when tg_op = 'INSERT' then 'new'
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
  perform pg_notify('deal_alerts', '');
  return null;
end;
$function$;

create or replace function private.rebuild_box_index()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  lock table public.buybox_profiles in share mode;
  delete from private.box_index;
  insert into private.box_index
  select r.* from public.buybox_profiles b cross join lateral private.box_index_rows(b) as r
  -- In the order of the index, which fills it faster.
  order by r.is_alerting, r.state, r.property_type, r.max_price, r.min_price, r.user_id;
end;
$function$;

create or replace function private.search_candidates (
  listing public.properties
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return query
    select distinct s.user_id from public.search_alerts s
    where (s.states @> array[listing.state] or s.states = '{}')
      and (s.property_types = '{}' or listing.property_type = any (s.property_types));
end;
$function$;

create or replace function private.send_deal_alerts()
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.split_alert_event (
  event private.alert_events
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
      select private.box_candidates(listing, '{t}') where listing.id is not null and event.kind <> 'verified'
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
$function$;

create or replace function private.withdraw_listing_alerts (
  event   private.alert_events,
  members uuid[]
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.withdraw_alerts(array(
    select a.id from public.deal_alerts a
    where a.property_id = event.property_id and a.user_id = any (members)
      and (event.kind = 'left_market' or private.is_badge_alert(a.in_buy_box, a.search_ids))
  ));
$function$;

create or replace function public.send_deal_alerts()
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-deal-alerts');
  select private.send_deal_alerts();
$function$;

revoke all on function "public"."send_deal_alerts"() from "anon";

revoke all on function "public"."send_deal_alerts"() from "authenticated";

alter table "private"."alert_batches"
  add constraint "alert_batches_event_id_fkey" foreign key (event_id)
    references private.alert_events(id) on delete cascade;

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job));

create index alert_batches_event_idx on private.alert_batches using btree (event_id);

create index alert_events_property_idx on private.alert_events using btree (property_id, id);

create index alert_events_unsplit_idx on private.alert_events using btree (id)
  where (not is_split);

create index mail_queue_user_idx on private.mail_queue using btree (user_id, kind, created_at);

create trigger index_box
  after insert or delete or update of user_id,
    states, property_types, min_price, max_price, vip_alerts on public.buybox_profiles
  for each row
  execute function private.index_box();

create trigger alert_on_insert
  after insert on public.properties
  for each row
  when ((new.status = 'active'::text))
  execute function private.note_alert_event();

create trigger alert_on_update
  after update of price, status, verified on public.properties
  for each row
  when
    (((new.status = 'active'::text) AND ((new.price < old.price) OR (old.status <> 'active'::text)
    OR (new.verified AND (NOT old.verified)))))
  execute function private.note_alert_event();

create trigger withdraw_alerts
  after update of status on public.properties
  for each row
  when (((old.status = 'active'::text) AND (new.status <> 'active'::text)))
  execute function private.note_alert_event('left_market');

create trigger withdraw_badge_alerts
  after update on public.properties
  for each row
  when ((old.verified AND (NOT new.verified)))
  execute function private.note_alert_event('lost_badge');

comment on column "private"."alert_batches"."due_at" is 'Later than now after a failure.';

comment on column "private"."alert_events"."before" is 'The same before the change, if the listing was on the market, else null.';

comment on column "private"."alert_events"."is_split" is 'Whether private.alert_batches has its batches.';

comment on column "private"."alert_events"."kind" is 'new, price_drop, and back_on_market become alerts; verified becomes new alerts of searches for verified listings. left_market and lost_badge withdraw alerts.';

comment on column "private"."alert_events"."listing" is 'The row of public.properties, without long texts, after the change.';

comment on column "private"."alert_events"."previous_price" is 'Becomes that of the alerts: whole USD, null if not lowered.';

comment on column "private"."box_index"."is_alerting" is 'Whether alerts are on: buybox_profiles.vip_alerts.';

comment on column "private"."box_index"."max_price" is 'Whole USD; the largest bigint for a box without a maximum.';

comment on column "private"."box_index"."min_price" is 'Whole USD; 0 for a box without a minimum.';

comment on column "private"."box_index"."property_type" is 'One of private.box_property_types, so boxes for homes also have Residential; empty for a box without types.';

comment on column "private"."box_index"."state" is 'Empty for a box without states.';

comment on function "private"."add_alerts"(private.alert_events, public.properties, uuid[]) is
  'Alerts those of these members with alerts on whose buy box or alerting saved search the listing matches, except its seller, members across a block, and those already alerted at this price. One alert per member, whatever it matches. An event new only reaches members who had no alert of the listing yet. Without premium_alerts, members get one alert per listing, as new. Kind deal_alert, subject the alert, data {property_id, title, event, price, previous_price, city, state, search: name of the saved search if it isn''t in the buy box}; in email also unsubscribe, the token. At most 20 instant emails per member and hour; the rest waits for the daily one.';

comment on function "private"."alerted_listing"(private.alert_events) is 'The listing as it was at the event, for matching; not verified if it has lost the badge since. Null if it has been deleted or has left the market since, even if it''s back: that''s another event.';

comment on function "private"."box_candidates"(public.properties, boolean[]) is
  'Other members whose buy boxes have a listing''s state, type, and price, each once, with alerts on, off, or both. All that match are among them.';

comment on function "private"."box_index_rows"(public.buybox_profiles) is 'The rows of a buy box in private.box_index.';

comment on function "private"."handle_alert_batch"(private.alert_batches) is
  'Adds or withdraws the alerts of a batch, and deletes it, and its event with the last one.';

comment on function "private"."index_box"() is 'Trigger on buybox_profiles: keeps private.box_index.';

comment on function "private"."lock_seller_alerts"() is 'Insert trigger on member_blocks: waits for batches of alerts of either member''s listings in progress; later ones see the block.';

comment on function "private"."matching_boxes"(public.properties, uuid[], bigint) is
  'Buy boxes that a listing matches: other members'', not across a block; of these members, or of all for null. At most max_rows of them, all for null.';

comment on function "private"."matching_searches"(public.properties, uuid[]) is
  'Alerting saved searches that a listing matches: other members'', not across a block, with the entitlements they need; of these members, or of all for null. Filters first in a form that indexes can use, then by private.passes_search.';

comment on function "private"."note_alert_event"() is 'Trigger on properties: notes a listing that is new, cheaper, verified, back on the market, or, as its argument says, left_market or lost_badge. Notifies the channel deal_alerts.';

comment on function "private"."rebuild_box_index"() is 'Fills private.box_index again from all buy boxes. Members who change theirs wait.';

comment on function "private"."search_candidates"(public.properties) is 'Members with an alerting search for a listing''s state and property type. All whose searches match are among them.';

comment on function "private"."send_deal_alerts"() is 'Implements public.send_deal_alerts.';

comment on function "private"."split_alert_event"(private.alert_events) is 'Adds the batches of an event: the members it may concern now. Those who join later aren''t alerted. Deletes an event that concerns nobody.';

comment on function "private"."withdraw_listing_alerts"(private.alert_events, uuid[]) is
  'Withdraws what these members were alerted of: all alerts of a listing that left the market, or, when it lost the badge, those of searches for verified listings.';

comment on function "public"."matching_buy_boxes"(uuid) is 'Number of other members'' buy boxes that a listing matches, for its owner and staff, without saying whose. Counted up to 1,001; 1001 means more than 1,000. Members who blocked the owner don''t count; members the owner blocked do, so that blocking reveals nothing. Null while the listing isn''t active. Raises 42501 for anyone else and for an unknown listing.';

comment on function "public"."send_deal_alerts"() is 'For a schedule, every few seconds: does the next piece of the work in private.alert_events, for up to 1,000 members. Call it again, in another transaction, until it returns false, which says that nothing is left to do now. Several callers at once share the work.';

comment on table "private"."alert_batches" is 'What is left of an event: members it may concern. A done batch is deleted.';

comment on table "private"."alert_events" is 'Changes of listings that members are still to be alerted of, or whose alerts are still to be withdrawn. A row goes when its last batch is done.';

comment on table "private"."box_index" is 'One row for each state and property type of a buy box, kept by trigger. It goes with the buy box, so it has no reference to the member, which would need an index of its own.';

comment on table "public"."deal_alerts" is 'Alerts sent: one row per member, listing, event, and price, kept as long as account and listing exist, so that nothing is sent twice.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes.';

revoke all
  on function "private"."add_alerts"(private.alert_events, public.properties, uuid[])
  from public;

revoke all on function "private"."alerted_listing"(private.alert_events) from public;

revoke all on function "private"."box_candidates"(public.properties, boolean[]) from public;

revoke all on function "private"."box_index_rows"(public.buybox_profiles) from public;

revoke all on function "private"."handle_alert_batch"(private.alert_batches) from public;

revoke all on function "private"."index_box"() from public;

revoke all on function "private"."matching_boxes"(public.properties, uuid[], bigint) from public;

revoke all on function "private"."matching_searches"(public.properties, uuid[]) from public;

revoke all on function "private"."note_alert_event"() from public;

revoke all on function "private"."rebuild_box_index"() from public;

revoke all on function "private"."search_candidates"(public.properties) from public;

revoke all on function "private"."send_deal_alerts"() from public;

grant execute on function "private"."send_deal_alerts"() to "service_role";

revoke all on function "private"."split_alert_event"(private.alert_events) from public;

revoke all on function "private"."withdraw_listing_alerts"(private.alert_events, uuid[]) from public;

revoke all on function "public"."send_deal_alerts"() from public;

grant execute on function "public"."send_deal_alerts"() to "service_role";

reset check_function_bodies;

-- Written by hand: the index of the buy boxes there are.
select private.rebuild_box_index();
