-- The search projection: one narrow row for each active listing, with what search filters, sorts, and counts by. It has
-- no policies, references, or triggers, so it can be partitioned, or move to another server (docs/scale.md). Functions
-- that read it add the caller's blocks themselves.
--
-- A change of a listing is noted in private.search_outbox and applied from there: in the same transaction, unless
-- search has moved.

create table private.search_listings (
  id uuid not null,
  user_id uuid not null,
  state text not null,
  county text,
  city_name text not null,
  zip text not null,
  latitude double precision not null,
  longitude double precision not null,
  property_type text not null,
  price bigint not null,
  bedrooms integer not null,
  bathrooms double precision not null,
  sqft integer not null,
  units integer,
  year_built integer,
  price_per_sqft double precision,
  price_per_unit double precision,
  cap_rate double precision,
  condition text,
  financing text,
  occupancy text not null,
  strategies text[] not null,
  no_jv boolean not null,
  price_dropped boolean not null,
  verified boolean not null,
  priority boolean not null,
  created_at timestamptz not null,
  search_text text not null,
  -- With the state, by which Citus can distribute the table (docs/scale.md).
  primary key (id, state)
);
comment on table private.search_listings is
  'Active listings as search reads them. Columns are those of public.properties unless described here.';
comment on column private.search_listings.city_name is 'The city as private.place_key.';
comment on column private.search_listings.search_text is 'That of public.properties, as private.fold_text.';
comment on column private.search_listings.price_per_sqft is 'USD; null if sqft isn''t stated.';
comment on column private.search_listings.price_per_unit is 'USD; null if units isn''t stated.';
comment on column private.search_listings.strategies is 'private.suitable_strategies.';
comment on column private.search_listings.no_jv is 'Whether the seller asks for no joint-venture share.';
comment on column private.search_listings.price_dropped is 'Whether dropped_from is set.';

create function private.leads(priority boolean, cap_rate double precision) returns boolean
language sql immutable set search_path = ''
as $$ select priority and cap_rate is not null; $$;
comment on function private.leads(boolean, double precision) is
  'Whether a listing comes before others in the featured order, after verified ones: one with priority, unless it '
  'lacks the cap rate that buyers compare by. Null without a priority.';

create function private.search_row(listing public.properties) returns private.search_listings
language plpgsql immutable set search_path = ''
as $$
declare
  result private.search_listings;
begin
  result.id := listing.id;
  result.user_id := listing.user_id;
  result.state := listing.state;
  result.county := listing.county;
  result.city_name := private.place_key(listing.city);
  result.zip := listing.zip;
  result.latitude := listing.latitude;
  result.longitude := listing.longitude;
  result.property_type := listing.property_type;
  result.price := listing.price;
  result.bedrooms := listing.bedrooms;
  result.bathrooms := listing.bathrooms;
  result.sqft := listing.sqft;
  result.units := listing.units;
  result.year_built := listing.year_built;
  result.price_per_sqft := listing.price::double precision / nullif(listing.sqft, 0);
  result.price_per_unit := listing.price::double precision / listing.units;
  result.cap_rate := listing.cap_rate;
  result.condition := listing.condition;
  result.financing := listing.financing;
  result.occupancy := listing.occupancy;
  result.strategies := private.suitable_strategies(listing.condition, listing.property_type);
  result.no_jv := listing.jv_share_pct = 0;
  result.price_dropped := listing.dropped_from is not null;
  result.verified := listing.verified;
  result.priority := private.leads(listing.priority, listing.cap_rate);
  result.created_at := listing.created_at;
  result.search_text := private.fold_text(listing.search_text);
  return result;
end;
$$;
comment on function private.search_row(public.properties) is 'A listing as search reads it, whatever its status.';

create table private.search_slices (
  state text not null,
  property_type text not null,
  verified boolean not null,
  priority boolean not null,
  primary key (state, property_type, verified, priority)
);
comment on table private.search_slices is
  'The slices that pages of results are merged from: every state with every property type, verified or not, with '
  'priority or not. A table, because Citus can only look up slices that are distributed like the listings.';

-- Indexes -----------------------------------------------------------------------------------------

create index search_listings_newest_idx on private.search_listings (created_at desc, id desc)
  include (state, county, property_type, price, condition, financing, user_id);
create index search_listings_featured_idx
  on private.search_listings (verified desc, priority desc, created_at desc, id desc);
create index search_listings_price_idx on private.search_listings (price, id);
create index search_listings_cap_rate_order_idx
  on private.search_listings ((coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc);
-- One state and property type in each order, with the filtered columns included, so that the index can skip listings.
-- The first serves both featured and newest.
create index search_listings_slice_newest_idx
  on private.search_listings (state, property_type, verified desc, priority desc, created_at desc, id desc)
  include (price, bedrooms, bathrooms, sqft, financing);
create index search_listings_slice_price_idx on private.search_listings (state, property_type, price, id)
  include (verified, bedrooms, bathrooms, sqft, financing);
create index search_listings_slice_cap_rate_idx
  on private.search_listings (state, property_type, (coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc)
  include (cap_rate, verified, price, bedrooms, bathrooms, sqft, financing);
create index search_listings_point_idx on private.search_listings (latitude, longitude) include (price, verified);
-- Trigrams for texts with three letters in a row, bigrams for others. A short pending list keeps reads fast.
create index search_listings_text_idx on private.search_listings
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index search_listings_bigrams_idx on private.search_listings
  using gin (private.bigrams(search_text)) with (gin_pending_list_limit = 256);
-- For buy boxes with few matches: by state, type, condition, and financing. '' means not stated.
create index search_listings_cells_idx on private.search_listings
  (state, property_type, (coalesce(condition, '')), (coalesce(financing, '')), price)
  include (condition, financing, county, created_at, id, user_id);
create index search_listings_county_idx on private.search_listings (state, county);
create index search_listings_city_idx on private.search_listings (state, city_name);
create index search_listings_zip_idx on private.search_listings (zip);
-- For filters that few or no listings pass.
create index search_listings_bedrooms_idx on private.search_listings (bedrooms);
create index search_listings_bathrooms_idx on private.search_listings (bathrooms);
create index search_listings_sqft_idx on private.search_listings (sqft);
create index search_listings_units_idx on private.search_listings (units);
create index search_listings_year_built_idx on private.search_listings (year_built);
create index search_listings_price_per_sqft_idx on private.search_listings (price_per_sqft);
create index search_listings_price_per_unit_idx on private.search_listings (price_per_unit);
create index search_listings_cap_rate_idx on private.search_listings (cap_rate);
create index search_listings_condition_idx on private.search_listings (condition);
create index search_listings_financing_idx on private.search_listings (financing);
create index search_listings_dropped_idx on private.search_listings (created_at) where price_dropped;
create index search_listings_user_idx on private.search_listings (user_id);

-- A larger sample helps the planner tell rare texts from common ones.
alter table private.search_listings alter column search_text set statistics 500;

-- Totals ------------------------------------------------------------------------------------------

-- Totals are stored as changes that are only inserted: a counter per state would make members who post wait for each
-- other. Occasionally, one writer sums them up.
create table private.listing_changes (
  id bigint generated always as identity primary key,
  facet text not null,
  value text not null,
  change bigint not null
);
comment on table private.listing_changes is
  'The sum of `change` is the number of active listings with that value of that facet (private.facets_of). A value '
  'stays after its last listing is gone.';

create function private.facets_of(listing private.search_listings) returns table (facet text, value text)
language sql immutable set search_path = ''
as $$
  select f.facet, f.value
  from (values
    ('total', ''), ('states', listing.state), ('property_type', listing.property_type),
    ('financing', listing.financing), ('condition', listing.condition), ('occupancy', listing.occupancy),
    ('no_jv', nullif(listing.no_jv, false)::text), ('price_dropped', nullif(listing.price_dropped, false)::text),
    ('verified', nullif(listing.verified, false)::text)
  ) as f (facet, value)
  where f.value is not null
  union all
  select 'strategies', s.strategy from unnest(listing.strategies) as s (strategy);
$$;
comment on function private.facets_of(private.search_listings) is
  'Each facet of public.property_facets that a listing counts for, and its value: true for a switch, empty for total.';

create function private.update_listing_totals(removed private.search_listings[], added private.search_listings[])
returns void
language plpgsql set search_path = ''
as $$
declare
  sum_up boolean;
begin
  with noted as (
    insert into private.listing_changes (facet, value, change)
    select changed.facet, changed.value, sum(changed.change)
    from (
      select f.facet, f.value, -1 as change from unnest(removed) as r cross join lateral private.facets_of(r) as f
      union all
      select f.facet, f.value, 1 from unnest(added) as a cross join lateral private.facets_of(a) as f
    ) as changed
    group by 1, 2 having sum(changed.change) <> 0
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One writer at a time; others skip it. Under a stricter isolation level, concurrently deleted rows would be an
  -- error.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.listing_changes'))
  then
    with summed as (delete from private.listing_changes returning *)
    insert into private.listing_changes (facet, value, change)
    select s.facet, s.value, sum(s.change) from summed s group by 1, 2;
  end if;
end;
$$;
comment on function private.update_listing_totals(private.search_listings[], private.search_listings[]) is
  'Counts listings that leave and enter the projection. Never waits.';

-- Outbox ------------------------------------------------------------------------------------------

create table private.search_outbox (
  id bigint generated always as identity primary key,
  listing_id uuid not null
);
comment on table private.search_outbox is
  'Listings whose row in the projection is out of date, in order of their changes.';

create function private.note_search_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    insert into private.search_outbox (listing_id)
    select t.id from touched t join replaced r on r.id = t.id
    where t.status is distinct from r.status
      or t.status = 'active' and private.search_row(t) is distinct from private.search_row(r);
  else
    insert into private.search_outbox (listing_id) select t.id from touched t where t.status = 'active';
  end if;
  return null;
end;
$$;
comment on function private.note_search_change() is
  'Trigger on properties: notes the listings that search has to read again.';

create trigger note_search_insert after insert on public.properties
  referencing new table as touched for each statement execute function private.note_search_change();
create trigger note_search_delete after delete on public.properties
  referencing old table as touched for each statement execute function private.note_search_change();
create trigger note_search_update after update on public.properties
  referencing old table as replaced new table as touched
  for each statement execute function private.note_search_change();

create function private.project_listings(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed private.search_listings[];
  added private.search_listings[];
begin
  with gone as (delete from private.search_listings l where l.id = any (ids) returning l as listing)
  -- Distinct, because Citus may return a row of each copy of a shard when it deletes from both.
  select coalesce(array_agg(distinct g.listing), '{}') into removed from gone g;
  added := array(
    select private.search_row(p) from public.properties p where p.id = any (ids) and p.status = 'active'
  );
  insert into private.search_listings select a.* from unnest(added) as a;
  perform private.update_listing_totals(removed, added);
end;
$$;
comment on function private.project_listings(uuid[]) is
  'Brings the projection and its totals up to date with these listings. Doing it twice does no harm.';

create function private.apply_search_changes(max_changes integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  with taken as (
    delete from private.search_outbox o
    where o.id in (select n.id from private.search_outbox n order by n.id limit max_changes for update skip locked)
    returning o.listing_id
  )
  select array_agg(distinct t.listing_id) into ids from taken t;
  perform private.project_listings(ids);
  return coalesce(cardinality(ids), 0);
end;
$$;
comment on function private.apply_search_changes(integer) is
  'For search on another server: applies the oldest `max_changes` in the outbox and removes them. Returns how many '
  'listings that were.';

create function private.apply_search_changes_now() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_outbox o using noted n where o.id = n.id;
  perform private.project_listings(array(select distinct n.listing_id from noted n));
  return null;
end;
$$;
comment on function private.apply_search_changes_now() is
  'Trigger on search_outbox: applies a change in its own transaction. To be disabled when search moves to another '
  'server.';

create trigger apply_now after insert on private.search_outbox
  referencing new table as noted for each statement execute function private.apply_search_changes_now();

create function private.rebuild_search() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  lock table public.properties in share mode;
  delete from private.search_outbox;
  delete from private.listing_changes;
  delete from private.search_listings;
  insert into private.search_listings
  select r.* from public.properties p cross join lateral private.search_row(p) as r where p.status = 'active';
  insert into private.listing_changes (facet, value, change)
  select f.facet, f.value, count(*) from private.search_listings l cross join lateral private.facets_of(l) as f
  group by 1, 2;
end;
$$;
comment on function private.rebuild_search() is
  'Fills the projection and its totals again from all listings. Writers wait.';

-- Sampling ----------------------------------------------------------------------------------------

create function private.sample_percent(max_rows integer) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  listings constant bigint := (select sum(c.change) from private.listing_changes c where c.facet = 'total');
begin
  return case when coalesce(listings, 0) <= 2 * max_rows then 100 else round(100.0 * max_rows / listings, 6) end;
end;
$$;
comment on function private.sample_percent(integer) is
  'The share of the projection to sample for about `max_rows` rows, in percent; 100 for up to twice as many.';

create function private.estimate_matches(conditions text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  share constant numeric := private.sample_percent((private.search_limits()).sample);
  found_rows bigint;
begin
  execute format(
    -- The same pages each time, so that the estimate doesn't change from one request to the next.
    'select count(*) from private.search_listings p tablesample system (%s) repeatable (0) where true %s', share,
    conditions
  ) into found_rows;
  return found_rows * 100 / share;
end;
$$;
comment on function private.estimate_matches(text) is
  'About how many listings meet an SQL condition on p, which begins with and: counted in a sample. Exact for up to '
  '8,000 listings.';
