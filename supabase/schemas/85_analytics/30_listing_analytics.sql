-- Analytics of one's own listings. Everyone sees totals; the analytics entitlement adds days, sources, listings, and
-- the comparison with similar listings.
--
-- The steps of a deal, per listing and UTC date in listing_days:
--   view     a person who opened the listing, once a day (20_listing_views.sql)
--   save     a member who saved it and hasn't removed it
--   contact  a member who wrote to the seller about it for the first time
--   message  everything members wrote to the seller about it

create function private.own_listing_days(since date)
returns setof public.listing_days
language sql stable security definer set search_path = ''
as $$
  select d.* from public.properties p join public.listing_days d on d.property_id = p.id and d.day >= since
  where p.user_id = (select auth.uid());
$$;
comment on function private.own_listing_days(date) is
  'Daily figures of the caller''s listings since a date, for functions that return their sums: only the analytics '
  'entitlement lets members read the days themselves.';

create function private.similar_listing_rates(listing public.properties, since date)
returns table (count integer, views_per_day double precision, saves_per_day double precision)
language sql stable set search_path = ''
as $$
  select
    count(*)::integer,
    percentile_cont(0.5) within group (order by s.views / s.days),
    percentile_cont(0.5) within group (order by s.saves / s.days)
  from (
    select
      (private.utc_day(now()) - greatest(since, private.utc_day(p.created_at)) + 1)::double precision as days,
      coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves
    from (
      select near.id, near.created_at from public.properties near
      where near.status = 'active' and near.state = listing.state and near.property_type = listing.property_type
        and near.price between listing.price * 0.75 and listing.price * 1.25 and near.user_id <> listing.user_id
      order by near.price, near.id limit 200
    ) as p
    left join public.listing_days d on d.property_id = p.id and d.day >= since
    group by p.id, p.created_at
  ) as s
  having count(*) >= 3;
$$;
comment on function private.similar_listing_rates(public.properties, date) is
  'Median views and saves per day on the market since a date, of at most 200 active listings of others with the same '
  'type and state and a price within 25%. No row for fewer than three, which would say too much about one of them.';

create function private.seller_analytics(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  since constant date := today - days + 1;
  totals jsonb;
begin
  if days is null or days not in (30, 90) then
    raise exception 'Analytics cover 30 or 90 days' using errcode = '22023';
  end if;
  select jsonb_build_object(
    'since', since, 'until', today, 'detailed', private.has_entitlement('analytics'),
    'own_listings', (select count(*) from public.properties p where p.user_id = me),
    'views', coalesce(sum(d.views), 0), 'saves', coalesce(sum(d.saves), 0),
    'contacts', coalesce(sum(d.contacts), 0), 'messages', coalesce(sum(d.messages), 0)
  ) into totals from private.own_listing_days(since) as d;
  if not private.has_entitlement('analytics') then
    return totals;
  end if;
  return totals || jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.day), '[]') from (
        select d.day, sum(d.views) as views, sum(d.saves) as saves, sum(d.contacts) as contacts,
          sum(d.messages) as messages
        from private.own_listing_days(since) as d group by 1
      ) as s
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.source), '[]') from (
        select v.source, sum(v.views) as views
        from public.properties p join private.listing_sources v on v.property_id = p.id and v.day >= since
        where p.user_id = me group by 1
      ) as s
    ),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.views desc, l.id), '[]') from (
        select
          p.id, p.title, p.status, o.views, o.saves, o.contacts, o.messages,
          o.views / t.on_market as views_per_day, o.saves / t.on_market as saves_per_day,
          case when p.status = 'active' then (
            select to_jsonb(r) from private.similar_listing_rates(p, since) as r
          ) end as similar
        from public.properties p
        cross join lateral (
          select (today - greatest(since, private.utc_day(p.created_at)) + 1)::double precision as on_market
        ) as t
        cross join lateral (
          select coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
            coalesce(sum(d.contacts), 0) as contacts, coalesce(sum(d.messages), 0) as messages
          from public.listing_days d where d.property_id = p.id and d.day >= since
        ) as o
        where p.user_id = me
        order by o.views desc, p.id limit 25
      ) as l
    )
  );
end;
$$;
comment on function private.seller_analytics(integer) is
  'Figures of the caller''s listings for the last 30 or 90 days (UTC): {since, until, detailed, own_listings, views, '
  'saves, contacts, messages}. With the analytics entitlement (detailed) also {days: [{day, views, saves, contacts, '
  'messages}], sources: [{source, views}], listings: [{id, title, status, views, saves, contacts, messages, '
  'views_per_day, saves_per_day, similar: {count, views_per_day, saves_per_day} or null}]}: days with any activity, '
  'and the 25 listings with the most views. Raises 22023 for another number of days.';
select private.expose('seller_analytics', 'authenticated');

-- Reach -------------------------------------------------------------------------------------------

create function private.listing_reach(property_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.properties;
begin
  select p.* into listing from public.properties p where p.id = listing_reach.property_id and p.user_id = auth.uid();
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'views', listing.view_count,
    'saves', listing.saves,
    'askers', (
      select count(distinct q.user_id) from public.listing_questions q
      where q.property_id = listing.id and q.removed_at is null
    ),
    'invited', (select count(*) from public.listing_invitations i where i.property_id = listing.id),
    'invitations_left', private.remaining_uses(listing.user_id, 'listing_invitation'),
    'invitable', case when listing.status = 'active' then
      (select count(*) from private.best_invitees(listing, 10)) else 0 end,
    'booked', (
      select count(distinct b.user_id)
      from public.listing_showings s join public.showing_bookings b on b.showing_id = s.id
      where s.property_id = listing.id and s.canceled_at is null
    )
  );
end;
$$;
comment on function private.listing_reach(uuid) is
  'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: '
  'members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, '
  'invitable: how many of up to 10 members an invitation would go to now, as private.best_invitees picks them, '
  'booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who '
  'ask or book are, because they contact the seller. Raises 42501 for another''s listing.';
select private.expose('listing_reach', 'authenticated');

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.own_listing_days(date) to authenticated, service_role;
