-- The dashboard: what is new on the market, what those one follows do, and how one's own listings fare by day.
-- Days are those of UTC everywhere.

create function private.utc_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'utc')::date; $$;
comment on function private.utc_day(timestamptz) is 'The day (UTC) of a moment; null for none.';

-- A listing, day by day -----------------------------------------------------------------------

create table public.listing_days (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  constraint listing_days_pkey primary key (property_id, day)
);
comment on table public.listing_days is
  'How often a listing was viewed and saved on a day (UTC), and how many members first wrote about it. Kept by triggers, for its owner alone; a day without anything has no row.';
comment on column public.listing_days.views is 'Views of that day, counted as in properties.view_count.';
comment on column public.listing_days.saves is 'Saves of that day that still stand: whoever takes theirs back is taken off the day of the save.';
comment on column public.listing_days.contacts is 'Members whose first message about the listing to its owner was sent that day.';

create or replace function private.count_view(property_id uuid) returns integer
language sql volatile security definer set search_path = ''
as $$
  with counted as (
    update public.properties p set view_count = p.view_count + 1
    where p.id = count_view.property_id and p.status <> 'paused' returning p.id, p.view_count
  ), noted as (
    insert into public.listing_days as d (property_id, day, views)
    select c.id, private.utc_day(now()), 1 from counted c
    on conflict on constraint listing_days_pkey do update set views = d.views + 1
  )
  select c.view_count from counted c;
$$;
comment on function private.count_view(uuid) is
  'Adds one view to a listing and to its day; the new count, or null for a listing that is unknown or paused.';

create function private.count_save_of_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.listing_days as d (property_id, day, saves) values (new.property_id, private.utc_day(new.created_at), 1)
    on conflict on constraint listing_days_pkey do update set saves = d.saves + 1;
  else
    -- Never an insert: the save may go because its listing does.
    update public.listing_days d set saves = d.saves - 1
    where d.property_id = old.property_id and d.day = private.utc_day(old.created_at);
  end if;
  return null;
end;
$$;
comment on function private.count_save_of_day() is 'Row trigger on saved_listings: the saves of the day on which it was saved.';
-- After count_save, which takes the listing first: triggers fire by name.
create trigger count_save_of_day after insert or delete on public.saved_listings
  for each row execute function private.count_save_of_day();

-- The key to the listing keeps its index; this one also finds what a member wrote about it.
drop index public.messages_property_idx;
create index messages_property_idx on public.messages (property_id, user_id);

create function private.count_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever sends holds the pair of members (private.send_message): two first messages at once are not both the first.
  insert into public.listing_days as d (property_id, day, contacts)
  select p.id, private.utc_day(new.created_at), 1
  from public.properties p
  join public.conversations c on c.id = new.conversation_id and p.user_id in (c.low_id, c.high_id)
  where p.id = new.property_id and p.user_id <> new.user_id
    and not exists (
      select from public.messages m
      where m.property_id = new.property_id and m.user_id = new.user_id and m.conversation_id = new.conversation_id and m.id <> new.id
    )
  on conflict on constraint listing_days_pkey do update set contacts = d.contacts + 1;
  return null;
end;
$$;
comment on function private.count_contact() is
  'Row trigger on messages: a member''s first message about a listing to its owner counts for its day.';
create trigger count_contact after insert on public.messages
  for each row when (new.property_id is not null) execute function private.count_contact();

-- What is known of the days so far: views were not counted by day.
insert into public.listing_days (property_id, day, saves, contacts)
select known.property_id, known.day, sum(known.saves), sum(known.contacts)
from (
  select s.property_id, private.utc_day(s.created_at), 1, 0 from public.saved_listings s
  union all
  select first.property_id, private.utc_day(min(first.created_at)), 0, 1
  from public.messages first
  join public.properties p on p.id = first.property_id and p.user_id <> first.user_id
  join public.conversations c on c.id = first.conversation_id and p.user_id in (c.low_id, c.high_id)
  group by first.property_id, first.user_id
) as known (property_id, day, saves, contacts)
group by 1, 2;

create function public.listing_analytics(month date default null, property_id uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  first_day constant date := date_trunc('month', coalesce(listing_analytics.month, private.utc_day(now())))::date;
  next_month constant date := first_day + interval '1 month';
begin
  if listing_analytics.property_id is not null
    and not exists (select from public.properties p where p.id = listing_analytics.property_id and p.user_id = me)
  then
    raise exception 'Not a listing of your own' using errcode = '42501';
  end if;
  return (
    with own as materialized (
      select p.id, p.title, p.status from public.properties p
      where p.user_id = me and p.id = coalesce(listing_analytics.property_id, p.id)
    ),
    counted as materialized (
      select d.* from own o join public.listing_days d on d.property_id = o.id and d.day >= first_day and d.day < next_month
    ),
    listings as (
      select o.id, o.title, o.status, sum(c.views) as views, sum(c.saves) as saves, sum(c.contacts) as contacts
      from own o join counted c on c.property_id = o.id
      group by 1, 2, 3
      having sum(c.views + c.saves + c.contacts) > 0
      order by sum(c.contacts) desc, sum(c.saves) desc, sum(c.views) desc, o.id
      limit 50
    ),
    days as (
      select c.day, sum(c.views) as views, sum(c.saves) as saves, sum(c.contacts) as contacts
      from counted c group by 1 having sum(c.views + c.saves + c.contacts) > 0
    )
    select jsonb_build_object(
      'month', first_day,
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(c.views), 0) from counted c),
      'saves', (select coalesce(sum(c.saves), 0) from counted c),
      'contacts', (select coalesce(sum(c.contacts), 0) from counted c),
      'days', (select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d),
      'listings', (select coalesce(jsonb_agg(to_jsonb(l) order by l.contacts desc, l.saves desc, l.views desc, l.id), '[]') from listings l)
    )
  );
end;
$$;
comment on function public.listing_analytics(date, uuid) is
  'How the caller''s own listings, or one of them, fared in the month of that day (this month by default): {month, own_listings, views, saves, contacts, days: [{day, views, saves, contacts}], listings: [{id, title, status, views, saves, contacts}]}. '
  'Days and listings without anything are left out; at most 50 listings, those with the most contacts, then saves, then views. 42501 for a listing of somebody else.';

-- The market, by day ---------------------------------------------------------------------------

-- Totals by day are kept as changes that are only ever added, as in private.listing_changes: nobody who posts or signs in waits
-- for anybody, and a question about thirty days reads some hundred rows however many listings and members there are.
create table private.daily_changes (
  id bigint generated always as identity primary key,
  day date not null,
  listings bigint not null default 0,
  asking bigint not null default 0,
  members bigint not null default 0
);
comment on table private.daily_changes is
  'Sums by day (UTC), of the last 90: listings and asking, how many active listings were posted then and what is asked for them in all; members, how many signed in last then.';
create index daily_changes_day_idx on private.daily_changes (day);

create type private.day_change as (day date, listings bigint, asking bigint, members bigint);
comment on type private.day_change is 'What is added to the sums of a day.';

create function private.note_days(changes private.day_change[]) returns void
language plpgsql set search_path = ''
as $$
declare
  oldest constant date := private.utc_day(now()) - 90;
  sum_up boolean;
begin
  with noted as (
    insert into private.daily_changes (day, listings, asking, members)
    select c.day, sum(c.listings), sum(c.asking), sum(c.members)
    from unnest(changes) as c where c.day > oldest
    group by 1 having sum(c.listings) <> 0 or sum(c.asking) <> 0 or sum(c.members) <> 0
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One at a time; whoever finds another at it goes on. Under a stricter isolation the rows may be gone, which is an error there.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.daily_changes'))
  then
    with summed as (delete from private.daily_changes returning *)
    insert into private.daily_changes (day, listings, asking, members)
    select s.day, sum(s.listings), sum(s.asking), sum(s.members) from summed s where s.day > oldest group by 1;
  end if;
end;
$$;
comment on function private.note_days(private.day_change[]) is 'Adds those changes to the sums of their days, but for days long past. Waits for nobody.';

create function private.keep_listing_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.note_days(array[
      (private.utc_day(old.created_at), -(old.status = 'active')::integer, case when old.status = 'active' then -old.price else 0 end, 0),
      (private.utc_day(new.created_at), (new.status = 'active')::integer, case when new.status = 'active' then new.price else 0 end, 0)
    ]::private.day_change[]);
  else
    perform private.note_days(array(
      select (private.utc_day(t.created_at), s.sign, s.sign * t.price, 0)::private.day_change
      from touched t, (select case tg_op when 'INSERT' then 1 else -1 end) as s (sign)
      where t.status = 'active'
    ));
  end if;
  return null;
end;
$$;
comment on function private.keep_listing_days() is
  'Trigger on properties: active listings and their prices, in the sums of the day they were posted.';

create trigger sum_added after insert on public.properties
  referencing new table as touched for each statement execute function private.keep_listing_days();
create trigger sum_removed after delete on public.properties
  referencing old table as touched for each statement execute function private.keep_listing_days();
create trigger sum_changed after update on public.properties
  for each row when ((old.status, old.price) is distinct from (new.status, new.price))
  execute function private.keep_listing_days();

create function private.keep_member_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant date := case when tg_op <> 'INSERT' then private.utc_day(old.last_sign_in_at) end;
  now_is constant date := case when tg_op <> 'DELETE' then private.utc_day(new.last_sign_in_at) end;
begin
  if was is distinct from now_is then
    perform private.note_days(array[(was, 0, 0, -1), (now_is, 0, 0, 1)]::private.day_change[]);
  end if;
  return null;
end;
$$;
comment on function private.keep_member_days() is
  'Trigger on auth.users: moves a member to the day of their last sign-in. Later ones of the same day write nothing.';

create trigger keep_member_days after insert or delete or update of last_sign_in_at on auth.users
  for each row execute function private.keep_member_days();

select private.note_days(
  array(select (private.utc_day(p.created_at), count(*), sum(p.price), 0)::private.day_change from public.properties p where p.status = 'active' group by private.utc_day(p.created_at))
  || array(select (private.utc_day(a.last_sign_in_at), 0, 0, count(*))::private.day_change from auth.users a group by private.utc_day(a.last_sign_in_at))
);

create function private.market_figures()
returns table (new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint, deal_flow_listings bigint)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(sum(c.listings) filter (where c.day > t.today - 7), 0)::bigint,
    coalesce(sum(c.listings) filter (where c.day > t.today - 14 and c.day <= t.today - 7), 0)::bigint,
    coalesce(sum(c.members), 0)::bigint,
    coalesce(sum(c.asking), 0)::bigint,
    coalesce(sum(c.listings), 0)::bigint
  from (select private.utc_day(now())) as t (today)
  left join private.daily_changes c on c.day > t.today - 30;
$$;
comment on function private.market_figures() is 'Part of public.dashboard_figures: what is the same for everybody.';

create function public.dashboard_figures()
returns table (
  new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint, deal_flow_listings bigint, following integer, followers integer
)
language sql stable set search_path = ''
as $$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$$;
comment on function public.dashboard_figures() is
  'The figures of the caller''s dashboard, one row. new_listings: active listings posted in the last 7 days, today included; new_listings_before: in the 7 days before those. active_members: members who signed in within 30 days. '
  'deal_flow: what is asked in all, in USD, for the deal_flow_listings active listings posted in the last 30 days. following, followers: the caller''s.';

-- What those one follows do ----------------------------------------------------------------------

create index properties_sold_idx on public.properties (user_id, status_changed_at desc, id desc) where status = 'sold';
create index member_reviews_author_idx on public.member_reviews (author_id, created_at desc, id desc);
drop index public.forum_topics_user_idx;
create index forum_topics_user_idx on public.forum_topics (user_id, created_at desc, id desc);

create function private.followed_connections(until timestamptz, until_id uuid, most integer)
returns table (id uuid, at timestamptz, member_id uuid, other_id uuid)
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id),
  mine as materialized (
    select c.receiver_id as id from me join public.connections c on c.sender_id = me.id and c.status = 'accepted'
    union all
    select c.sender_id from me join public.connections c on c.receiver_id = me.id and c.status = 'accepted'
  )
  select distinct on (made.at, made.id) made.id, made.at, f.followed_id, made.other_id
  from me
  join public.follows f on f.follower_id = me.id
  cross join lateral (
    (
      select c.id, c.updated_at as at, c.receiver_id as other_id from public.connections c
      where c.sender_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id) and c.receiver_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit most
    )
    union all
    (
      select c.id, c.updated_at, c.sender_id from public.connections c
      where c.receiver_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id) and c.sender_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit most
    )
  ) as made
  order by made.at desc, made.id desc, f.followed_id
  limit most;
$$;
comment on function private.followed_connections(timestamptz, uuid, integer) is
  'Part of public.following_feed: connections that members whom the caller follows made with connections of the caller''s, from that one on, the newest first; one between two followed members once. '
  'Who else is connected with whom is between the two.';

create function public.following_feed(after jsonb default null, page_size integer default 10)
returns table (
  kind text, id uuid, at timestamptz, member_id uuid, member_name text, member_image text, member_tier text,
  title text, excerpt text, image text, price bigint, cap_rate double precision, city text, state text,
  about_id uuid, about_name text, rating integer
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  last_at timestamptz;
  last_id uuid;
  last_kind text;
  most constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
begin
  if jsonb_typeof(after) <> 'null' then
    if jsonb_typeof(after) <> 'object' or after ->> 'at' is null or after ->> 'id' is null or after ->> 'kind' is null then
      raise exception 'Not an item to go on from' using errcode = '22023', hint = '"after" needs at, id and kind.';
    end if;
    last_at := after ->> 'at';
    last_id := after ->> 'id';
    last_kind := after ->> 'kind';
  end if;
  return query
    with followed as materialized (
      -- Those the caller may see: whose profile has become private is not named here either.
      select u.id, u.name, u.profile_image_url as image, u.membership_tier as tier
      from public.follows f join public.users u on u.id = f.followed_id
      where f.follower_id = (select auth.uid())
    ),
    until as materialized (
      select coalesce(last_at, 'infinity') as at, coalesce(last_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id
    ),
    -- Of each member and kind no more than a page, and the item to go on from: an index has each of them in this order.
    found as (
      select 'listing' as kind, p.id, p.created_at as at, f.id as member_id, null::uuid as other_id
      from followed f cross join lateral (
        select p.id, p.created_at from public.properties p
        where p.user_id = f.id and p.status <> 'paused' and (p.created_at, p.id) <= (select until.at, until.id from until)
        order by p.created_at desc, p.id desc limit most + 1
      ) as p
      union all
      select 'deal', p.id, p.status_changed_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.status_changed_at from public.properties p
        where p.user_id = f.id and p.status = 'sold' and (p.status_changed_at, p.id) <= (select until.at, until.id from until)
        order by p.status_changed_at desc, p.id desc limit most + 1
      ) as p
      union all
      select 'post', p.id, p.created_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.created_at from public.feed_posts p
        where p.user_id = f.id and (p.created_at, p.id) <= (select until.at, until.id from until)
        order by p.created_at desc, p.id desc limit most + 1
      ) as p
      union all
      select 'topic', t.id, t.created_at, f.id, null
      from followed f cross join lateral (
        select t.id, t.created_at from public.forum_topics t
        where t.user_id = f.id and (t.created_at, t.id) <= (select until.at, until.id from until)
        order by t.created_at desc, t.id desc limit most + 1
      ) as t
      union all
      select 'review', r.id, r.created_at, f.id, r.member_id
      from followed f cross join lateral (
        select r.id, r.created_at, r.member_id from public.member_reviews r
        where r.author_id = f.id and (r.created_at, r.id) <= (select until.at, until.id from until)
        order by r.created_at desc, r.id desc limit most + 1
      ) as r
      union all
      select 'connection', c.id, c.at, f.id, c.other_id
      from until cross join lateral private.followed_connections(until.at, until.id, most + 1) as c
      join followed f on f.id = c.member_id
    ),
    page as (
      select n.* from found n
      where last_at is null or (n.at, n.id, n.kind) < (last_at, last_id, last_kind)
      order by n.at desc, n.id desc, n.kind desc limit most
    )
    select
      n.kind, n.id, n.at, f.id, f.name, f.image, f.tier,
      coalesce(l.title, p.title, t.title),
      coalesce(public.excerpt(p), left(r.text, 600)),
      coalesce(l.images[1], p.image),
      l.price, l.cap_rate, l.city, l.state,
      coalesce(forum.id, other.id), coalesce(forum.title, other.name),
      r.rating
    from page n
    join followed f on f.id = n.member_id
    left join public.properties l on n.kind in ('listing', 'deal') and l.id = n.id
    left join public.feed_posts p on n.kind = 'post' and p.id = n.id
    left join public.forum_topics t on n.kind = 'topic' and t.id = n.id
    left join public.forums forum on forum.id = t.forum_id
    left join public.member_reviews r on n.kind = 'review' and r.id = n.id
    left join public.users other on other.id = n.other_id
    order by n.at desc, n.id desc, n.kind desc;
end;
$$;
comment on function public.following_feed(jsonb, integer) is
  'A page of what the members whom the caller follows did, the newest first, as far as the caller may see them and it. kind: listing (posted), deal (a listing sold), post, topic (in a forum), review (of a member), connection (with a connection of the caller''s). '
  'id: of the listing, post, topic, review or connection; at: when; member: who. title, excerpt (at most 600 characters) and image (path in the bucket images) where there are such; price, cap_rate, city and state of a listing; about: the forum, the reviewed member or whom they connected with; rating of a review. '
  'after: the last item of the page before ({at, id, kind}, at as it was given), null for the first page. page_size is held between 1 and 50. 22023 for an after that lacks one of them, 22P02 or 22007 for one that holds something else.';

-- The week, for a report ---------------------------------------------------------------------------

create function public.weekly_report() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, as the tile of new listings has them.
  first_day constant date := today - 6;
  begun constant timestamptz := first_day::timestamp at time zone 'utc';
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves, coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join public.listing_days d on d.property_id = p.id and d.day >= first_day
      where p.user_id = me group by p.id
    ),
    matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= begun
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o join public.listing_prices l on l.property_id = o.id and l.changed_at >= begun
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
      'figures', (select to_jsonb(f) from public.dashboard_figures() as f),
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
$$;
comment on function public.weekly_report() is
  'What the caller''s weekly report says, of today and the six days before (UTC): {from, to, figures: as public.dashboard_figures, has_buy_box, matches: how many new listings match, newest_matches: 10 of them, own_listings, views, saves, contacts, '
  'listings: 25 of the caller''s with those, price_changes: 25 of theirs, events: the next 20 that the caller is registered for}.';

-- What members can download -------------------------------------------------------------------------

create or replace function private.exported_listings() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_prices', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.property_id, l.changed_at), '[]')
      from public.listing_prices l join public.properties p on p.id = l.property_id where p.user_id = me.id
    ),
    'listing_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.day), '[]')
      from public.listing_days d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reviewer_id' order by r.requested_at), '[]')
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
$$;

-- Policies, grants: closed first, then what the policies are written for ------------------------------

alter table public.listing_days enable row level security;

create policy "Owners read how their listings fare"
  on public.listing_days for select to authenticated
  -- Whose they are is asked once a statement, not once a day.
  using (property_id in (select p.id from public.properties p where p.user_id = (select auth.uid())));

revoke all on public.listing_days from anon, authenticated;
grant select on public.listing_days to authenticated;
grant all on public.listing_days to service_role;
revoke all on private.daily_changes from public;

revoke execute on all functions in schema private from public;
grant execute on function
  private.utc_day(timestamptz), private.market_figures(), private.followed_connections(timestamptz, uuid, integer)
  to authenticated, service_role;
revoke execute on function
  public.dashboard_figures(), public.following_feed(jsonb, integer), public.listing_analytics(date, uuid), public.weekly_report()
  from public, anon;
grant execute on function
  public.dashboard_figures(), public.following_feed(jsonb, integer), public.listing_analytics(date, uuid), public.weekly_report()
  to authenticated, service_role;
