-- Listings, their feedback, view counts and search. Money is whole USD, area is square feet.

create function private.own_listing_images(owner uuid, paths text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(paths), 1) = 1
    and coalesce(bool_and(coalesce(
      path like owner::text || '/properties/_%' and path not like '%..%' and char_length(path) <= 300,
      false
    )), true)
  from unnest(paths) as path;
$$;
comment on function private.own_listing_images(uuid, text[]) is
  'True when every path lies in that owner''s listing folder of the bucket images; false for nulls and lists in lists.';

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 140),
  description text not null check (char_length(btrim(description)) between 1 and 8000),
  property_type text not null check (property_type in (
    'Single Family', 'Multi Family', 'Condo', 'Commercial', 'Industrial', 'Land', 'Mixed Use', 'Residential'
  )),
  address text not null check (char_length(btrim(address)) between 1 and 200),
  city text not null check (char_length(btrim(city)) between 1 and 100),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  county text check (char_length(county) <= 100),
  price bigint not null check (price between 1 and 100000000000),
  bedrooms integer not null default 0 check (bedrooms between 0 and 10000),
  bathrooms double precision not null default 0
    check (bathrooms between 0 and 10000 and bathrooms * 2 = floor(bathrooms * 2)),
  sqft integer not null default 0 check (sqft between 0 and 2000000000),
  lot_sqft integer not null default 0 check (lot_sqft between 0 and 2000000000),
  condition text check (condition in ('Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down')),
  financing text check (financing in (
    'Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To'
  )),
  occupancy text not null default 'vacant' check (occupancy in ('vacant', 'occupied')),
  off_market_contract boolean not null default false,
  images text[] not null default '{}' check (cardinality(images) <= 10),
  noi bigint check (noi between -100000000000 and 100000000000),
  cap_rate double precision generated always as (noi::double precision * 100 / price) stored,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  verified boolean not null default false,
  jv_share_pct integer not null default 0 check (jv_share_pct between 0 and 100),
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  search_text text not null generated always as (
    lower(title || E'\n' || address || ', ' || city || ', ' || state || ' ' || zip)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint properties_own_images check (private.own_listing_images(user_id, images))
);
comment on table public.properties is 'Investment property listings. Everyone may read them.';
comment on column public.properties.price is 'Asking price, whole USD.';
comment on column public.properties.noi is 'Net operating income a year, whole USD, as the seller states it; null when not stated.';
comment on column public.properties.cap_rate is 'Cap rate in percent: noi / price x 100. Null without noi.';
comment on column public.properties.images is 'Paths inside the bucket images, at most 10, in the seller''s own folder. The first is the cover.';
comment on column public.properties.jv_share_pct is 'Joint-venture share the poster must offer, in percent: 50 on an unpaid tier, else 0. Set by trigger.';
comment on column public.properties.verified is 'Set by trigger: true while the poster''s tier is partner.';
comment on column public.properties.search_text is 'What text search looks in, lower case.';

create index properties_newest_idx on public.properties (created_at desc, id desc);
create index properties_featured_idx on public.properties (verified desc, created_at desc, id desc);
create index properties_price_idx on public.properties (price, id);
create index properties_cap_rate_idx
  on public.properties ((coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc);
create index properties_user_idx on public.properties (user_id, created_at desc);
create index properties_point_idx on public.properties (latitude, longitude);
create index properties_search_idx on public.properties using gin (search_text extensions.gin_trgm_ops);
-- A larger sample tells the planner rare texts from common ones, short texts above all.
alter table public.properties alter column search_text set statistics 500;

create table public.property_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  feedback_type text not null check (feedback_type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  unique (user_id, property_id)
);
comment on table public.property_feedback is 'One like or dislike a member and listing. The listing carries the totals.';
create index property_feedback_property_idx on public.property_feedback (property_id);

-- What the poster's tier decides ----------------------------------------------

create function private.apply_tier_to_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  -- Locked, so that a tier that changes meanwhile either is read here or finds the listing there.
  select membership_tier into tier from public.users where id = new.user_id for share;
  new.verified := coalesce(tier = 'partner', false);
  new.jv_share_pct := case when private.is_paid_tier(tier) then 0 else 50 end;
  new.likes := 0;
  new.dislikes := 0;
  return new;
end;
$$;
comment on function private.apply_tier_to_listing() is
  'Insert trigger: partner listings start verified, unpaid tiers carry the 50% JV requirement, counters start at zero whatever the client sent.';

create trigger apply_tier_to_listing before insert on public.properties
  for each row execute function private.apply_tier_to_listing();

create function private.start_listing_unseen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.view_count := 0;
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end;
$$;
comment on function private.start_listing_unseen() is
  'Insert trigger: an API caller cannot choose the view count or the dates of a listing.';

create trigger start_listing_unseen before insert on public.properties
  for each row execute function private.start_listing_unseen();

create function private.apply_tier_to_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.properties
  set verified = new.membership_tier = 'partner',
      jv_share_pct = case when private.is_paid_tier(new.membership_tier) then 0 else 50 end
  where user_id = new.id;
  return new;
end;
$$;
comment on function private.apply_tier_to_listings() is 'Update trigger on users: a change of tier reaches the member''s listings at once.';

create trigger apply_tier_to_listings after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier)
  execute function private.apply_tier_to_listings();

create function private.locate_listing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  place record;
begin
  if tg_op = 'UPDATE' and new.zip <> old.zip then
    -- A listing that moves keeps only what the caller stated anew.
    if new.county is not distinct from old.county then
      new.county := null;
    end if;
    if (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
      new.latitude := null;
    end if;
  end if;
  if new.latitude is not null and new.longitude is not null and new.county is not null then
    return new;
  end if;
  select z.latitude, z.longitude, z.county into place from public.zip_codes z where z.zip = new.zip;
  if not found then
    -- A ZIP younger than the reference data: the middle of its sectional centre, without a county.
    select avg(z.latitude) as latitude, avg(z.longitude) as longitude, null::text as county into place
    from public.zip_codes z where z.zip >= left(new.zip, 3) and z.zip <= left(new.zip, 3) || '99';
  end if;
  if place.latitude is null and (new.latitude is null or new.longitude is null) then
    raise exception 'ZIP code % is not known', new.zip using errcode = '23514', hint = 'Check the ZIP code.';
  end if;
  if new.latitude is null or new.longitude is null then
    new.latitude := place.latitude;
    new.longitude := place.longitude;
  end if;
  new.county := coalesce(new.county, place.county);
  return new;
end;
$$;
comment on function private.locate_listing() is
  'Insert and update trigger: a listing without coordinates or county takes those of its ZIP code, also when only the ZIP changes; 23514 for a ZIP code in no known area.';

create trigger locate_listing before insert or update of zip, county, latitude, longitude on public.properties
  for each row execute function private.locate_listing();

create trigger guard_columns before update on public.properties
  for each row execute function private.guard_columns(
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price',
    'bedrooms', 'bathrooms', 'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy',
    'off_market_contract', 'images', 'noi', 'latitude', 'longitude',
    -- Postgres computes these after the trigger, nobody can write them.
    'cap_rate', 'search_text'
  );
create trigger touch_updated_at before update of
    title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude
  on public.properties for each row execute function private.touch_updated_at();

-- Feedback counters ------------------------------------------------------------

create function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.properties
    set likes = likes - (old.feedback_type = 'like')::int,
        dislikes = dislikes - (old.feedback_type = 'dislike')::int
    where id = old.property_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.properties
    set likes = likes + (new.feedback_type = 'like')::int,
        dislikes = dislikes + (new.feedback_type = 'dislike')::int
    where id = new.property_id;
  end if;
  return null;
end;
$$;
comment on function private.count_feedback() is 'Row trigger on property_feedback: keeps likes and dislikes of the listing.';

create trigger count_feedback after insert or delete or update of feedback_type, property_id on public.property_feedback
  for each row execute function private.count_feedback();
create trigger guard_columns before update on public.property_feedback
  for each row execute function private.guard_columns('feedback_type');

-- View count ---------------------------------------------------------------------

create function private.count_view(property_id uuid) returns integer
language sql volatile security definer set search_path = ''
as $$
  update public.properties set view_count = view_count + 1 where id = property_id returning view_count;
$$;
comment on function private.count_view(uuid) is 'Adds one view; the new count, or null for an unknown listing.';

create function public.increment_property_view_count(property_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select private.count_view(property_id); $$;
comment on function public.increment_property_view_count(uuid) is
  'Adds one view to a listing. The browser calls it once a session and listing. Returns the new count, null for an unknown listing.';

-- Search ---------------------------------------------------------------------------

create function private.search_pattern(search text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || replace(replace(replace(lower(btrim(coalesce(search, ''))), '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;
comment on function private.search_pattern(text) is 'LIKE pattern for a literal, case-insensitive substring; ''%%'' for no text.';

-- Under row-level security Postgres hides a table's statistics from LIKE, and plans a common word like a rare one
-- (ten times slower at 100,000 listings). So the search runs with its owner's rights, and what it may show
-- is what the policy on properties says: every listing.
create function private.find_properties(search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  ordering text;
  needed text[];
  last_row public.properties;
  ascending boolean := sort = 'price-asc';
begin
  case sort
    when 'featured' then
      ordering := 'p.verified, p.created_at, p.id';
      needed := array['verified', 'created_at', 'id'];
    when 'newest' then
      ordering := 'p.created_at, p.id';
      needed := array['created_at', 'id'];
    when 'price-asc', 'price-desc' then
      ordering := 'p.price, p.id';
      needed := array['price', 'id'];
    when 'cap-rate' then
      -- As the index has it: listings without a cap rate come last.
      ordering := 'coalesce(p.cap_rate, ''-Infinity''::double precision), p.id';
      needed := array['id'];
    else
      raise exception 'Unknown sort %', sort using errcode = '22023';
  end case;

  if jsonb_typeof(after) = 'null' then
    after := null;
  end if;
  if after is not null then
    if jsonb_typeof(after) <> 'object' or exists (select from unnest(needed) as key where after ->> key is null) then
      raise exception 'Not a row to go on from'
        using errcode = '22023', hint = format('"after" needs %s for this sort.', array_to_string(needed, ', '));
    end if;
    select r.id, r.verified, r.created_at, r.price, r.cap_rate
    into last_row.id, last_row.verified, last_row.created_at, last_row.price, last_row.cap_rate
    from jsonb_to_record(after) as r (
      id uuid, verified boolean, created_at timestamptz, price bigint, cap_rate double precision
    );
  end if;

  return query execute format(
    'select p.* from public.properties p where p.search_text like $1 %s order by %s limit $3',
    case when after is not null then
      -- The same tuple of the last row, so that an index on the ordering finds the place.
      format('and (%s) %s (%s)', ordering, case when ascending then '>' else '<' end, replace(ordering, 'p.', '($2).'))
    end,
    case when ascending then ordering else replace(ordering, ', p.', ' desc, p.') || ' desc' end
  ) using private.search_pattern(search), last_row, least(greatest(coalesce(page_size, 24), 1), 100);
end;
$$;
comment on function private.find_properties(text, text, jsonb, integer) is 'Does the work of public.search_properties.';

create function public.search_properties(
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
language sql stable set search_path = ''
as $$ select * from private.find_properties(search, sort, after, page_size); $$;
comment on function public.search_properties(text, text, jsonb, integer) is
  'A page of listings whose title, address, city, state or ZIP contain the text. sort: featured (verified first, then newest), newest, price-asc, price-desc, cap-rate. '
  'after: the last row of the page before ({id, verified, created_at, price, cap_rate}), null for the first page. page_size is held between 1 and 100. 22023 for an unknown sort or an after that lacks what the sort needs, 22P02, 22003, 22007 or 22008 for one that holds something else.';

create function private.count_found(search text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  -- Dynamic, so that it is planned for this very text: a common one by scanning, a rare one by the index.
  execute
    'select count(*)::integer from (
       select 1 from public.properties p where p.search_text like $1 limit 1001
     ) as matching'
    into found_rows using private.search_pattern(search);
  return found_rows;
end;
$$;
comment on function private.count_found(text) is 'Does the work of public.count_properties.';

create function public.count_properties(search text default '') returns integer
language sql stable set search_path = ''
as $$ select private.count_found(search); $$;
comment on function public.count_properties(text) is
  'How many listings search_properties would find in all, counted up to 1,001; 1001 means more than 1,000.';

-- Policies ---------------------------------------------------------------------------

alter table public.properties enable row level security;
alter table public.property_feedback enable row level security;

-- Constant on purpose: a policy that is not keeps Postgres from using the text and map indexes.
create policy "Listings are for everyone"
  on public.properties for select to anon, authenticated using (true);
create policy "Members with a confirmed email post their own listings"
  on public.properties for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_confirmed()));
create policy "Members edit their own listings"
  on public.properties for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members delete their own listings"
  on public.properties for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "Members read their own feedback"
  on public.property_feedback for select to authenticated using (user_id = (select auth.uid()));
create policy "Members leave their own feedback"
  on public.property_feedback for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Members change their own feedback"
  on public.property_feedback for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members take back their own feedback"
  on public.property_feedback for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.properties, public.property_feedback from anon, authenticated;
grant select on public.properties to anon, authenticated;
grant insert, update, delete on public.properties to authenticated;
grant select, insert, update, delete on public.property_feedback to authenticated;

revoke execute on all functions in schema private from public;
grant execute on function
  private.own_listing_images(uuid, text[]), private.count_view(uuid),
  private.find_properties(text, text, jsonb, integer), private.count_found(text)
  to anon, authenticated, service_role;
revoke execute on function
  public.increment_property_view_count(uuid), public.search_properties(text, text, jsonb, integer),
  public.count_properties(text)
  from public;
grant execute on function
  public.increment_property_view_count(uuid), public.search_properties(text, text, jsonb, integer),
  public.count_properties(text)
  to anon, authenticated, service_role;

alter publication supabase_realtime add table public.properties;
