-- The dashboard: market figures, activity of followed members, and daily figures of one's own listings. Days are UTC.

-- Daily figures of a listing ----------------------------------------------------------------------

create table public.listing_days (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  messages integer not null default 0 check (messages >= 0),
  constraint listing_days_pkey primary key (property_id, day)
);
comment on table public.listing_days is
  'Views, saves, contacts, and messages of a listing by UTC date, for its owner with the analytics entitlement. Kept '
  'by triggers. A day without any has no row.';
comment on column public.listing_days.views is 'Views that day, counted as in properties.view_count.';
comment on column public.listing_days.saves is
  'Saves that day that still exist; unsaving subtracts from the day of the save.';
comment on column public.listing_days.contacts is
  'Members who sent the owner their first message about the listing that day.';
comment on column public.listing_days.messages is 'Messages about the listing that members sent its owner that day.';

create function private.record_daily_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.listing_days as d (property_id, day, saves) values (new.property_id,
      private.utc_day(new.created_at), 1)
    on conflict on constraint listing_days_pkey do update set saves = d.saves + 1;
  else
    -- The save may be deleted with its listing, before that listing's daily figures.
    update public.listing_days d set saves = d.saves - 1
    from public.properties p
    where p.id = old.property_id and d.property_id = p.id and d.day = private.utc_day(old.created_at);
  end if;
  return null;
end;
$$;
comment on function private.record_daily_save() is
  'Row trigger on saved_listings: counts the save on the day it was made.';

-- Named to run after 10_count_save, which locks the listing first.
create trigger record_daily_save after insert or delete on public.saved_listings
  for each row execute function private.record_daily_save();

create function private.record_daily_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- private.send_message has locked the pair of members, so two concurrent messages can't both be the first.
  insert into public.listing_days as d (property_id, day, messages, contacts)
  select p.id, private.utc_day(new.created_at), 1, (not exists (
      select from public.messages m
      where m.property_id = new.property_id and m.user_id = new.user_id and m.conversation_id = new.conversation_id
        and m.id <> new.id
    ))::integer
  from public.properties p
  join public.conversations c on c.id = new.conversation_id and p.user_id in (c.user_a_id, c.user_b_id)
  where p.id = new.property_id and p.user_id <> new.user_id
  on conflict on constraint listing_days_pkey do update
    set messages = d.messages + 1, contacts = d.contacts + excluded.contacts;
  return null;
end;
$$;
comment on function private.record_daily_contact() is
  'Row trigger on messages: counts a member''s message to the owner about a listing, and the first one as a contact, '
  'on its day.';

create trigger record_daily_contact after insert on public.messages
  for each row when (new.property_id is not null) execute function private.record_daily_contact();

create function public.listing_analytics(month date default null, property_id uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  first_day constant date := date_trunc('month', coalesce(listing_analytics.month, private.utc_day(now())))::date;
  next_month constant date := first_day + interval '1 month';
  detailed constant boolean := private.has_entitlement('analytics');
begin
  if listing_analytics.property_id is not null
    and not exists (select from public.properties p where p.id = listing_analytics.property_id and p.user_id = me)
  then
    raise exception 'Not a listing of your own' using errcode = '42501';
  end if;
  return (
    with own as materialized (
      select p.id from public.properties p
      where p.user_id = me and p.id = coalesce(listing_analytics.property_id, p.id)
    ),
    counted as materialized (
      select d.* from own o
      join private.own_listing_days(first_day) as d on d.property_id = o.id and d.day < next_month
    ),
    days as (
      select c.day, sum(c.views) as views, sum(c.saves) as saves, sum(c.contacts) as contacts
      from counted c where detailed group by 1 having sum(c.views + c.saves + c.contacts) > 0
    )
    select jsonb_build_object(
      'month', first_day,
      'detailed', detailed,
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(c.views), 0) from counted c),
      'saves', (select coalesce(sum(c.saves), 0) from counted c),
      'contacts', (select coalesce(sum(c.contacts), 0) from counted c),
      'days', (select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d)
    )
  );
end;
$$;
comment on function public.listing_analytics(date, uuid) is
  'Figures of the caller''s listings, or one of them, for the month of a date (default: this month): {month, detailed, '
  'own_listings, views, saves, contacts, days: [{day, views, saves, contacts}]}. Omits days without any. Without the '
  'analytics entitlement (detailed), there are no days. Raises 42501 for someone else''s listing.';

-- Daily figures of the market ---------------------------------------------------------------------

-- Daily totals are stored as changes that are only inserted, as in private.listing_changes: posting and signing in
-- never wait, and thirty days take some hundred rows, however many listings and members there are.
create table private.daily_changes (
  id bigint generated always as identity primary key,
  day date not null,
  listings bigint not null default 0,
  asking bigint not null default 0,
  members bigint not null default 0
);
comment on table private.daily_changes is
  'Sums by UTC date, for the last 90 days. listings and asking: number and total asking price of active listings '
  'posted that day. members: members who last signed in that day.';
create index daily_changes_day_idx on private.daily_changes (day);

create type private.day_change as (day date, listings bigint, asking bigint, members bigint);
comment on type private.day_change is 'A change to the sums of a day.';

create function private.record_daily_changes(changes private.day_change[]) returns void
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
  -- One writer at a time; others skip it. Under a stricter isolation level, concurrently deleted rows would be an
  -- error.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.daily_changes'))
  then
    with summed as (delete from private.daily_changes returning *)
    insert into private.daily_changes (day, listings, asking, members)
    select s.day, sum(s.listings), sum(s.asking), sum(s.members) from summed s where s.day > oldest group by 1;
  end if;
end;
$$;
comment on function private.record_daily_changes(private.day_change[]) is
  'Adds changes to the sums of their days, except days that are no longer kept. Never waits.';

create function private.record_listing_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.record_daily_changes(array[
      (private.utc_day(old.created_at), -(old.status = 'active')::integer, case when old.status = 'active' then
        -old.price else 0 end, 0),
      (private.utc_day(new.created_at), (new.status = 'active')::integer, case when new.status = 'active' then
        new.price else 0 end, 0)
    ]::private.day_change[]);
  else
    perform private.record_daily_changes(array(
      select (private.utc_day(t.created_at), s.sign, s.sign * t.price, 0)::private.day_change
      from touched t, (select case tg_op when 'INSERT' then 1 else -1 end) as s (sign)
      where t.status = 'active'
    ));
  end if;
  return null;
end;
$$;
comment on function private.record_listing_days() is
  'Trigger on properties: keeps the number and price of active listings by the day they were posted.';

create trigger sum_added after insert on public.properties
  referencing new table as touched for each statement execute function private.record_listing_days();
create trigger sum_removed after delete on public.properties
  referencing old table as touched for each statement execute function private.record_listing_days();
create trigger sum_changed after update on public.properties
  for each row when ((old.status, old.price) is distinct from (new.status, new.price))
  execute function private.record_listing_days();

create function private.record_member_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_day constant date := case when tg_op <> 'INSERT' then private.utc_day(old.last_sign_in_at) end;
  new_day constant date := case when tg_op <> 'DELETE' then private.utc_day(new.last_sign_in_at) end;
begin
  if old_day is distinct from new_day then
    perform private.record_daily_changes(array[(old_day, 0, 0, -1), (new_day, 0, 0, 1)]::private.day_change[]);
  end if;
  return null;
end;
$$;
comment on function private.record_member_days() is
  'Trigger on auth.users: moves a member to the day of their last sign-in. Later sign-ins that day write nothing.';

create trigger record_member_days after insert or delete or update of last_sign_in_at on auth.users
  for each row execute function private.record_member_days();

create function private.market_figures()
returns table (new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint,
  deal_flow_listings bigint)
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
comment on function private.market_figures() is
  'Part of public.dashboard_figures: the figures that are the same for everyone.';

create function private.upcoming_events(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with mine as (
    select r.event_id, r.status as role from public.event_registrations r where r.user_id = (select auth.uid())
    union all
    select e.id, 'organizing' from public.events e where e.user_id = (select auth.uid())
  ),
  coming as (
    select e.id, e.title, e.starts_at, e.ends_at, e.time_zone, e.format, e.location, e.price_usd,
      -- An organizer may have registered, too.
      min(m.role) as role
    from mine m join public.events e on e.id = m.event_id
    where e.status = 'published' and e.ends_at > now()
    group by e.id
    order by e.starts_at, e.id
    limit max_rows
  )
  select coalesce(jsonb_agg(to_jsonb(c) order by c.starts_at, c.id), '[]') from coming c;
$$;
comment on function private.upcoming_events(integer) is
  'Part of public.dashboard_figures: the next events that the caller organizes, registered for, or waits for: [{id, '
  'title, starts_at, ends_at, time_zone, format, location, price_usd, role}]. role: organizing, registered, or '
  'waitlisted.';

create function private.getting_started() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'email_confirmed', private.email_confirmed(),
    'photo', u.profile_image_url is not null,
    'buy_box', exists (select from public.buybox_profiles b where b.user_id = u.id),
    'saved_listing', exists (select from public.saved_listings s where s.user_id = u.id),
    'connection', exists (select from public.member_stats s where s.user_id = u.id and s.connections > 0)
  )
  from public.users u join public.member_details d on d.user_id = u.id
  where u.id = (select auth.uid()) and not d.getting_started_dismissed and u.created_at > now() - interval '30 days';
$$;
comment on function private.getting_started() is
  'Part of public.dashboard_figures: which first steps the caller has taken: {email_confirmed, photo, buy_box, '
  'saved_listing, connection}. Null 30 days after sign-up, or once the caller has dismissed the checklist.';

create function private.offers_to_answer(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
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
$$;
comment on function private.offers_to_answer(integer) is
  'Part of public.dashboard_figures: the offers that wait for the caller''s answer, the soonest to expire first: [{id, '
  'title, respond_by, listing_id}]. listing_id: the caller''s listing; null for their own offers, and once it''s '
  'deleted.';

create function private.deal_deadlines(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
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
$$;
comment on function private.deal_deadlines(integer) is
  'Part of public.dashboard_figures: the next open milestone of each of the caller''s open deals, if it''s overdue or '
  'due within a week, the earliest first: [{id, title, kind, due_at}]. id and title: the deal''s.';

create function public.dashboard_figures(time_zone text default 'UTC')
returns table (
  new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint, deal_flow_listings bigint,
    following integer, followers integer, has_buy_box boolean, getting_started jsonb, upcoming_events jsonb,
    tasks_due jsonb, offers_to_answer jsonb, deal_deadlines jsonb
)
language sql stable set search_path = ''
as $$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0),
    exists (select from public.buybox_profiles b where b.user_id = (select auth.uid())),
    private.getting_started(), private.upcoming_events(4), public.pipeline_due(time_zone, 5),
    private.offers_to_answer(100), private.deal_deadlines(50)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$$;
comment on function public.dashboard_figures(text) is
  'The figures of the caller''s dashboard, in one row. new_listings: active listings posted in the last 7 days, '
  'including today. new_listings_before: in the 7 days before. active_members: members who signed in within 30 '
  'days. deal_flow: total asking price in USD of the deal_flow_listings active listings posted in the last 30 days. '
  'following, followers: the caller''s. has_buy_box: whether the caller has one. getting_started: see '
  'private.getting_started. upcoming_events: the caller''s next four, see private.upcoming_events. '
  'tasks_due: of the caller''s pipeline in this time zone, see public.pipeline_due. offers_to_answer, deal_deadlines: '
  'see the private functions of these names.';

-- Activity feed -----------------------------------------------------------------------------------

create function private.followed_connections(until timestamptz, until_id uuid, max_rows integer)
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
      where c.sender_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id)
        and c.receiver_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit max_rows
    )
    union all
    (
      select c.id, c.updated_at, c.sender_id from public.connections c
      where c.receiver_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id)
        and c.sender_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit max_rows
    )
  ) as made
  order by made.at desc, made.id desc, f.followed_id
  limit max_rows;
$$;
comment on function private.followed_connections(timestamptz, uuid, integer) is
  'Part of public.following_feed: connections between members the caller follows and the caller''s own connections, '
  'newest first from a cursor on; a connection between two followed members appears once. Other connections stay '
  'private.';

create function private.followed_activity(last_at timestamptz, last_id uuid, last_kind text, max_rows integer)
returns table (
  kind text, id uuid, at timestamptz, member_id uuid, member_name text, member_image text, member_tier text,
  other_id uuid
)
-- As many as a page has, because plans for 1,000 rows read whole tables.
language plpgsql stable set search_path = '' rows 10
as $$
#variable_conflict use_column
begin
  return query
    with followed as materialized (
      -- Only members the caller can see, so that private profiles aren't named.
      select u.id, u.name, u.profile_image_url as image, u.membership_tier as tier
      from public.follows f join public.users u on u.id = f.followed_id
      where f.follower_id = (select auth.uid())
    ),
    -- At most a page per member and kind, after the cursor, each read in order from an index.
    found as (
      select 'listing' as kind, p.id, p.created_at as at, f.id as member_id, null::uuid as other_id
      from followed f cross join lateral (
        select p.id, p.created_at from public.properties p
        where p.user_id = f.id and p.status <> 'paused' and (p.created_at, p.id) <= (last_at, last_id)
        order by p.created_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'deal', p.id, p.status_changed_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.status_changed_at from public.properties p
        where p.user_id = f.id and p.status = 'sold' and (p.status_changed_at, p.id) <= (last_at, last_id)
        order by p.status_changed_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'post', p.id, p.created_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.created_at from public.feed_posts p
        where p.user_id = f.id and (p.created_at, p.id) <= (last_at, last_id)
        order by p.created_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'topic', t.id, t.created_at, f.id, null
      from followed f cross join lateral (
        select t.id, t.created_at from public.forum_topics t
        where t.user_id = f.id and (t.created_at, t.id) <= (last_at, last_id)
        order by t.created_at desc, t.id desc limit max_rows + 1
      ) as t
      union all
      select 'review', r.id, r.created_at, f.id, r.member_id
      from followed f cross join lateral (
        select r.id, r.created_at, r.member_id from public.member_reviews r
        where r.author_id = f.id and (r.created_at, r.id) <= (last_at, last_id)
        order by r.created_at desc, r.id desc limit max_rows + 1
      ) as r
      union all
      select 'connection', c.id, c.at, c.member_id, c.other_id
      from private.followed_connections(last_at, last_id, max_rows + 1) as c
    )
    select n.kind, n.id, n.at, f.id, f.name, f.image, f.tier, n.other_id
    from found n join followed f on f.id = n.member_id
    where (n.at, n.id, n.kind) < (last_at, last_id, last_kind)
    order by n.at desc, n.id desc, n.kind desc limit max_rows;
end;
$$;
comment on function private.followed_activity(timestamptz, uuid, text, integer) is
  'Part of public.following_feed: what members the caller follows did before a cursor, newest first, without details.';

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
  -- After everything that has happened, so that the first page needs no special case.
  last_at timestamptz := 'infinity';
  last_id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  last_kind text := '';
begin
  if jsonb_typeof(after) <> 'null' then
    if jsonb_typeof(after) <> 'object' or after ->> 'at' is null or after ->> 'id' is null
      or after ->> 'kind' is null then
      raise exception 'Not a valid cursor' using errcode = '22023', hint = '"after" needs at, id and kind.';
    end if;
    last_at := after ->> 'at';
    last_id := after ->> 'id';
    last_kind := after ->> 'kind';
  end if;
  return query
    select
      n.kind, n.id, n.at, n.member_id, n.member_name, n.member_image, n.member_tier,
      coalesce(l.title, p.title, t.title),
      coalesce(public.excerpt(p), left(r.text, 600)),
      coalesce(l.images[1], p.image),
      l.price, l.cap_rate, l.city, l.state,
      coalesce(forum.id, other.id), coalesce(forum.title, other.name),
      r.rating
    from private.followed_activity(
      last_at, last_id, last_kind, least(greatest(coalesce(page_size, 10), 1), 50)
    ) as n
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
  'A page of the activity of members the caller follows, newest first, as far as the caller can see it. kind: '
  'listing (posted), deal (sold), post, topic, review (of a member), or connection (with one of the caller''s '
  'connections). id: of the listing, post, topic, review, or connection. at: when. member: who. title, excerpt (at '
  'most 600 characters), and image (path in the images bucket) if there are any. price, cap_rate, city, and state '
  'of a listing. about: the forum, the reviewed member, or the connected member. rating of a review. after: the '
  'last item of the previous page ({at, id, kind}, with at as returned), null for the first. page_size is clamped '
  'to 1 to 50. Raises 22023 for an incomplete cursor, and 22P02 or 22007 for an invalid one.';

-- Weekly report -----------------------------------------------------------------------------------

create function private.own_listings_since(first_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
        coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join private.own_listing_days(first_day) as d on d.property_id = p.id
      where p.user_id = (select auth.uid()) group by p.id
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o
      join public.listing_prices l on l.property_id = o.id and l.changed_at >= first_day::timestamp at time zone 'utc'
    )
    select jsonb_build_object(
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
      )
    )
  );
end;
$$;
comment on function private.own_listings_since(date) is
  'Part of public.weekly_report: the figures of the caller''s listings, and their price changes, since the start of a '
  'day (UTC).';

create function public.weekly_report() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, like the dashboard's new listings.
  first_day constant date := today - 6;
begin
  return private.own_listings_since(first_day) || (
    with matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= first_day::timestamp at time zone 'utc'
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
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]') from events e)
    )
  );
end;
$$;
comment on function public.weekly_report() is
  'The caller''s weekly report, for today and the six days before (UTC): {from, to, figures: the numbers '
  'of public.dashboard_figures, has_buy_box, matches: number of new matching listings, newest_matches: 10 of them, '
  'own_listings, views, saves, contacts, listings: 25 of the caller''s with any of these, price_changes: 25 of '
  'theirs, events: the next 20 they registered for}.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_days enable row level security;

create policy "Owners with analytics can read their listings' days"
  on public.listing_days for select to authenticated
  -- Both run once per statement, not once per row.
  using (
    (select private.has_entitlement('analytics'))
    and property_id in (select p.id from public.properties p where p.user_id = (select auth.uid()))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_days from anon, authenticated;
grant select on public.listing_days to authenticated;
grant all on public.listing_days to service_role;
grant execute on function
  private.market_figures(), private.upcoming_events(integer), private.getting_started(),
  private.offers_to_answer(integer), private.deal_deadlines(integer),
  private.followed_connections(timestamptz, uuid, integer), private.followed_activity(timestamptz, uuid, text, integer),
  private.own_listings_since(date)
  to authenticated, service_role;
grant execute on function
  public.listing_analytics(date, uuid), public.dashboard_figures(text), public.following_feed(jsonb, integer),
  public.weekly_report()
  to authenticated, service_role;
