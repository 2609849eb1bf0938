set check_function_bodies = off;

drop function "private"."is_badge_alert"(boolean, uuid[]);

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
    where box.vip_alerts and (event.kind <> 'verified' or private.flag_filter(box.filters, 'verifiedOnly'))
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

create or replace function private.exported_listings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by p.created_at, p.id), '[]')
      from public.listing_terms t join public.properties p on p.id = t.property_id where p.user_id = me.id
    ),
    'listing_documents', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.position), '[]')
      from public.listing_documents d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'document_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'member_id' order by r.requested_at, r.id), '[]')
      from public.listing_document_requests r where r.member_id = me.id
    ),
    'listing_prices', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.property_id, l.changed_at, l.id), '[]')
      from public.listing_prices l join public.properties p on p.id = l.property_id where p.user_id = me.id
    ),
    'listing_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.day), '[]')
      from public.listing_days d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      -- A reviewer doesn't get the seller's content.
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'reviewer_id' - case when p.user_id = me.id then '' else 'approved_listing' end
        order by r.requested_at
      ), '[]')
      from public.listing_reviews r join public.properties p on p.id = r.property_id
      where p.user_id = me.id or r.reviewer_id = me.id
    ),
    'listing_feedback', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]')
      from public.property_feedback f where f.user_id = me.id
    ),
    'saved_listings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_listings s where s.user_id = me.id
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.is_badge_alert (
  member     uuid,
  in_buy_box boolean,
  search_ids uuid[]
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not exists (
    select from public.buybox_profiles b
    where in_buy_box and b.user_id = member and not private.flag_filter(b.filters, 'verifiedOnly')
  ) and not exists (
    select from public.search_alerts s where s.search_id = any (search_ids) and not s.verified_only
  );
$function$;

create or replace function private.send_deal_digests (
  at timestamp with time zone
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  day constant date := (at at time zone 'UTC')::date;
  noon constant timestamptz := (day + time '12:00') at time zone 'UTC';
  queued_count integer;
begin
  if at < noon then
    return 0;
  end if;
  -- Alerts older than a week are no longer news.
  update public.deal_alerts a set awaits_digest = false
  where a.id in (
    select w.id from public.deal_alerts w where w.awaits_digest
      and w.created_at < noon - interval '7 days' for update skip locked
  );
  -- Skips locked rows (accounts being deleted, boxes being changed) until the next run, so this never waits.
  with due as materialized (
    select m.user_id, m.token
    from private.alert_mail m
    join auth.users account on account.id = m.user_id
    where (m.digest_on is null or m.digest_on < day)
      and account.email_confirmed_at is not null
      and exists (select from public.deal_alerts w where w.user_id = m.user_id and w.awaits_digest
        and w.created_at < noon and private.is_mail_wanted(w))
    for update of m skip locked
  ),
  pending as materialized (
    select w.*, due.token
    from due join public.deal_alerts w on w.user_id = due.user_id
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
    insert into private.mail_queue (user_id, kind, data)
    select n.user_id, 'deal_digest', jsonb_build_object(
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
      select box.user_id
      from (select private.box_candidates(listing, '{t}') where listing.id is not null) as box (user_id)
      where event.kind <> 'verified' or exists (
        select from public.buybox_profiles b
        where b.user_id = box.user_id and private.flag_filter(b.filters, 'verifiedOnly')
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
      and (event.kind = 'left_market' or private.is_badge_alert(a.user_id, a.in_buy_box, a.search_ids))
  ));
$function$;

comment on column "private"."alert_events"."kind" is 'new, price_drop, and back_on_market become alerts; verified becomes new alerts of buy boxes and searches for verified listings. left_market and lost_badge withdraw alerts.';

comment on function "private"."is_badge_alert"(uuid, boolean, uuid[]) is 'Whether, of the buy box and searches that a member''s deal alert was sent for, only those for verified listings are left.';

comment on function "private"."withdraw_listing_alerts"(private.alert_events, uuid[]) is
  'Withdraws what these members were alerted of: all alerts of a listing that left the market, or, when it lost the badge, those for verified listings.';

revoke all on function "private"."is_badge_alert"(uuid, boolean, uuid[]) from public;

reset check_function_bodies;
