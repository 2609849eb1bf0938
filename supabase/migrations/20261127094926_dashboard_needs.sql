set check_function_bodies = off;

drop function "public"."dashboard_figures"(text);

create or replace function private.deal_deadlines (
  max_rows integer
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with mine as (
    select d.id, d.title from public.deals d
    where d.state = 'open' and d.id in (
      select p.deal_id from public.deal_parties p where p.user_id = (select auth.uid()) and p.revoked_at is null
    )
  ),
  due as (
    select d.id, d.title, next.kind, next.due_at
    from mine d
    cross join lateral (
      select m.kind, m.due_at from public.deal_milestones m
      where m.deal_id = d.id and m.state in ('pending', 'declared') order by m.due_at, m.kind limit 1
    ) as next
    where next.due_at <= now() + interval '7 days'
    order by next.due_at, d.id
    limit max_rows
  )
  select coalesce(jsonb_agg(to_jsonb(d) order by d.due_at, d.id), '[]') from due d;
$function$;

create or replace function private.offers_to_answer (
  max_rows integer
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with waiting as (
    select o.id, o.title, o.respond_by, case o.proposer when 'buyer' then o.property_id end as listing_id
    from public.offers o
    where o.state = 'open' and o.held_at is null and o.respond_by > now()
      and (
        (o.proposer = 'buyer' and o.seller_id = (select auth.uid()))
        or (o.proposer = 'seller' and o.buyer_id = (select auth.uid()))
      )
    order by o.respond_by, o.id
    limit max_rows
  )
  select coalesce(jsonb_agg(to_jsonb(w) order by w.respond_by, w.id), '[]') from waiting w;
$function$;

create or replace function public.dashboard_figures (
  time_zone text default 'UTC'::text
)
  returns table (
    new_listings        bigint,
    new_listings_before bigint,
    active_members      bigint,
    deal_flow           bigint,
    deal_flow_listings  bigint,
    following           integer,
    followers           integer,
    has_buy_box         boolean,
    getting_started     jsonb,
    upcoming_events     jsonb,
    tasks_due           jsonb,
    offers_to_answer    jsonb,
    deal_deadlines      jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0),
    exists (select from public.buybox_profiles b where b.user_id = (select auth.uid())),
    private.getting_started(), private.upcoming_events(4), public.pipeline_due(time_zone, 5),
    private.offers_to_answer(100), private.deal_deadlines(50)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$function$;

create or replace function public.weekly_report()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, like the dashboard's new listings.
  first_day constant date := today - 6;
  since constant timestamptz := first_day::timestamp at time zone 'utc';
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
        coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join private.own_listing_days(first_day) as d on d.property_id = p.id
      where p.user_id = me group by p.id
    ),
    matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= since
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o join public.listing_prices l on l.property_id = o.id and l.changed_at >= since
    ),
    events as (
      select e.id, e.title, e.starts_at, e.time_zone, e.format, e.location
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = me and r.status = 'registered' and e.status = 'published' and e.ends_at > now()
      order by e.starts_at, e.id limit 20
    )
    select jsonb_build_object(
      'from', first_day,
      'to', today,
      'figures', (
        select to_jsonb(f) - array[
          'has_buy_box', 'getting_started', 'upcoming_events', 'tasks_due', 'offers_to_answer', 'deal_deadlines'
        ]
        from public.dashboard_figures() as f
      ),
      'has_buy_box', exists (select from public.buybox_profiles b where b.user_id = me),
      'matches', (select count(*) from matches),
      'newest_matches', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc, m.id desc), '[]')
        from (select * from matches m order by m.created_at desc, m.id desc limit 10) as m
      ),
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(o.views), 0) from own o),
      'saves', (select coalesce(sum(o.saves), 0) from own o),
      'contacts', (select coalesce(sum(o.contacts), 0) from own o),
      'listings', (
        select coalesce(jsonb_agg(to_jsonb(o) order by o.contacts desc, o.saves desc, o.views desc, o.id), '[]')
        from (
          select * from own o where o.status <> 'sold' or o.views + o.saves + o.contacts > 0
          order by o.contacts desc, o.saves desc, o.views desc, o.id limit 25
        ) as o
      ),
      'price_changes', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.changed_at desc, c.id), '[]')
        from (select * from changes c where c.previous_price is not null order by c.changed_at desc, c.id limit 25) as c
      ),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]') from events e)
    )
  );
end;
$function$;

comment on function "private"."deal_deadlines"(integer) is 'Part of public.dashboard_figures: the next open milestone of each of the caller''s open deals, if it''s overdue or due within a week, the earliest first: [{id, title, kind, due_at}]. id and title: the deal''s.';

comment on function "private"."offers_to_answer"(integer) is 'Part of public.dashboard_figures: the offers that wait for the caller''s answer, the soonest to expire first: [{id, title, respond_by, listing_id}]. listing_id: the caller''s listing; null for their own offers, and once it''s deleted.';

comment on function "public"."dashboard_figures"(text) is 'The figures of the caller''s dashboard, in one row. new_listings: active listings posted in the last 7 days, including today. new_listings_before: in the 7 days before. active_members: members who signed in within 30 days. deal_flow: total asking price in USD of the deal_flow_listings active listings posted in the last 30 days. following, followers: the caller''s. has_buy_box: whether the caller has one. getting_started: see private.getting_started. upcoming_events: the caller''s next four, see private.upcoming_events. tasks_due: of the caller''s pipeline in this time zone, see public.pipeline_due. offers_to_answer, deal_deadlines: see the private functions of these names.';

revoke all on function "private"."deal_deadlines"(integer) from public;

grant execute on function "private"."deal_deadlines"(integer) to "authenticated";

grant execute on function "private"."deal_deadlines"(integer) to "service_role";

revoke all on function "private"."offers_to_answer"(integer) from public;

grant execute on function "private"."offers_to_answer"(integer) to "authenticated";

grant execute on function "private"."offers_to_answer"(integer) to "service_role";

revoke all on function "public"."dashboard_figures"(text) from public;

grant execute on function "public"."dashboard_figures"(text) to "authenticated";

grant execute on function "public"."dashboard_figures"(text) to "service_role";

reset check_function_bodies;
