-- The alerts that triggers would have sent in the last two weeks, of new listings and lower prices.
insert into public.deal_alerts (
  user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, created_at, in_buy_box, search_ids
)
select
  wanted.user_id, h.property_id, case when h.previous_price is null then 'new' else 'price_drop' end, h.price,
  h.previous_price, wanted.mail = 'daily' and digest_at > now(),
  case wanted.mail when 'instant' then h.at when 'daily' then case when digest_at <= now() then digest_at end end,
  h.at, wanted.in_buy_box, wanted.search_ids
from (
  select
    property_id, price, changed_at as at,
    lag(price) over (partition by property_id order by changed_at, id) as previous_price
  from public.listing_prices
) as h
join public.properties as p on p.id = h.property_id and (p.status = 'active' or h.at < p.status_changed_at)
cross join lateral jsonb_populate_record(p, jsonb_build_object('price', h.price)) as listing
cross join lateral (
  select
    m.user_id, bool_or(m.search_id is null) as in_buy_box, bool_or(m.is_premium) as is_premium,
    coalesce(array_agg(m.search_id) filter (where m.search_id is not null), '{}') as search_ids,
    case
      when bool_or(m.mail = 'instant' and m.is_premium) then 'instant' when bool_or(m.mail <> 'off') then 'daily'
      else 'off'
    end as mail
  from (
    select
      box.user_id, null::uuid as search_id, box.alert_mail as mail,
      private.tier_has_entitlement(u.membership_tier, 'premium_alerts') as is_premium
    from private.matching_boxes(listing) as box join public.users as u on u.id = box.user_id
    where box.vip_alerts
    union all
    select s.user_id, s.search_id, s.mail, true from private.matching_searches(listing) as s where s.created_at <= h.at
  ) as m
  group by m.user_id
) as wanted
-- The daily email is sent at noon UTC: the next one after the change.
cross join lateral (
  select (date_trunc('day', h.at at time zone 'utc' + interval '12 hours') + interval '12 hours') at time zone 'utc'
    as digest_at
) as next
where p.id::text like 'de300000-0000-4000-9000-%'
  and h.at > now() - interval '14 days'
  and (h.previous_price is null or h.price < h.previous_price and wanted.is_premium)
order by h.at
on conflict on constraint deal_alerts_once do nothing;

-- Notifications exist as long as the listing is on the market.
insert into public.notifications (user_id, kind, subject_id, data)
select
  a.user_id, 'deal_alert', a.id,
  jsonb_build_object(
    'property_id', p.id, 'title', p.title, 'event', a.event, 'price', a.price, 'previous_price', a.previous_price,
    'city', p.city, 'state', p.state
  ) || private.alert_reason(a.in_buy_box, a.search_ids)
from public.deal_alerts as a join public.properties as p on p.id = a.property_id
where p.status = 'active' and a.user_id::text like 'de300000-0000-4000-8000-%';
update private.alert_mail as m set digest_on = (digest.sent_at at time zone 'utc')::date
from (
  select a.user_id, max(a.mailed_at) as sent_at
  from public.deal_alerts as a where a.mailed_at <> a.created_at group by 1
) as digest
where digest.user_id = m.user_id;

-- Spreads a listing's views over its days: most on the first ones, more on weekdays.
-- They add up to its view count. The shares depend on its ID, so that listings differ. Only for the sign-ins' listings,
-- because only owners see them.
insert into public.listing_days as d (property_id, day, views)
select property_id, day, views
from (
  select
    property_id, day,
    (round(view_count * sum(weight) over past / sum(weight) over whole)
      - round(view_count * (sum(weight) over past - weight) / sum(weight) over whole))::integer as views
  from (
    select
      p.id as property_id, p.view_count, day::date as day,
      -- Views grow with age to the power of 0.72.
      ((age + 1) ^ 0.72 - age ^ 0.72) * (0.5 + mod(abs(hashtext(p.id::text || age)::bigint), 100) / 100.0)
        * case when extract(isodow from day) > 5 then 0.7 else 1 end as weight
    from public.properties as p
    cross join lateral generate_series(
      -- Until it was sold.
      0, (case p.status when 'sold' then p.status_changed_at else now() end at time zone 'utc')::date
        - (p.created_at at time zone 'utc')::date
    ) as age
    cross join lateral (select (p.created_at at time zone 'utc')::date + age as day) as at
    where p.user_id in ('de300000-0000-4000-8000-000000000001', 'de300000-0000-4000-8000-000000000002', 'de300000-0000-4000-8000-000000000003', 'de300000-0000-4000-8000-000000000004', 'de300000-0000-4000-8000-000000000005') and p.id::text like 'de300000-0000-4000-9000-%'
  ) as shares
  window whole as (partition by property_id), past as (partition by property_id order by day)
) as viewed
where views > 0
on conflict on constraint listing_days_pkey do update set views = excluded.views;

-- Where those views came from: a few from each of these, by the listing and the day.
insert into private.listing_sources (property_id, day, source, views)
select property_id, day, source, count(*)
from public.listing_days
cross join lateral generate_series(1, views) as view
cross join lateral (
  select (array['search', 'search', 'search', 'map', 'map', 'dashboard', 'alert', 'direct', 'profile', 'similar'])[
    1 + mod(abs(hashtext(property_id::text || day || view)::bigint), 10)
  ] as source
) as drawn
group by 1, 2, 3;
