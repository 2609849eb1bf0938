-- Search: filters, text, order and place in one function; its count, its facets, the map, and listings like a listing.
--
-- What a search may show is what the policy on properties lets the caller read of the listings with status 'active':
-- those of everyone but private.hidden_members. The functions
-- run with their owner's rights: under the policy on properties Postgres hides the table's statistics from LIKE and
-- uses no index for it, because LIKE is not leakproof.

drop function public.search_properties(text, text, jsonb, integer);
drop function public.count_properties(text);
drop function private.find_properties(text, text, jsonb, integer);
drop function private.count_found(text);

-- Indexes -----------------------------------------------------------------------------------
-- Listings that are no longer in the marketplace cost its searches nothing: every index is of the active ones.

drop index public.properties_newest_idx, public.properties_featured_idx, public.properties_price_idx, public.properties_cap_rate_idx,
  public.properties_point_idx, public.properties_search_idx;

-- The whole marketplace in each order.
create index properties_newest_idx on public.properties (created_at desc, id desc) where status = 'active';
create index properties_featured_idx on public.properties (verified desc, created_at desc, id desc) where status = 'active';
create index properties_price_idx on public.properties (price, id) where status = 'active';
create index properties_cap_rate_idx
  on public.properties ((coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc) where status = 'active';

-- The slice of one state and type in each order, with what filters ask for, so that a listing they
-- leave out is passed over in the index. The first serves both featured and newest.
create index properties_slice_newest_idx
  on public.properties (state, property_type, verified desc, created_at desc, id desc)
  include (price, bedrooms, bathrooms, sqft, financing) where status = 'active';
create index properties_slice_price_idx
  on public.properties (state, property_type, price, id)
  include (verified, bedrooms, bathrooms, sqft, financing) where status = 'active';
create index properties_slice_cap_rate_idx
  on public.properties (state, property_type, (coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc)
  include (cap_rate, verified, price, bedrooms, bathrooms, sqft, financing) where status = 'active';

-- Coordinates are plain numbers: a b-tree compares them under any policy.
create index properties_point_idx on public.properties (latitude, longitude)
  include (price, verified) where status = 'active';

create function private.pieces(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select substr(words, place, 2) from generate_series(1, char_length(words) - 1) as place)
    || string_to_array(translate(words, E'abcdefghijklmnopqrstuvwxyz0123456789 ,\n', ''), null);
$$;
comment on function private.pieces(text) is
  'Every two characters that stand together, and each single one that is no letter, digit, space, comma or line end: what the index of short texts holds.';

-- Texts with three letters in a row by trigrams, others by pairs. A short list of what waits to be sorted in keeps reading fast.
create index properties_search_idx on public.properties
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256) where status = 'active';
create index properties_pieces_idx on public.properties
  using gin (private.pieces(search_text)) with (gin_pending_list_limit = 256) where status = 'active';

-- How many there are ---------------------------------------------------------------------------

-- Totals are kept as changes that are only ever added: a counter for each state would make everybody who posts
-- wait for everybody else, and lock against them. Now and then one writer sums them up.
create table private.listing_changes (
  id bigint generated always as identity primary key,
  facet text not null check (facet in ('total', 'states', 'propertyTypes', 'financing')),
  value text not null,
  change bigint not null
);
comment on table private.listing_changes is
  'The sum of change is how many active listings have that value. A value stays after its last listing is gone.';

create type private.listing_kind as (status text, state text, property_type text, financing text);
comment on type private.listing_kind is 'What the totals ask of a listing.';

create function private.count_listings(listings private.listing_kind[], change integer) returns void
language plpgsql set search_path = ''
as $$
declare
  sum_up boolean;
begin
  with noted as (
    insert into private.listing_changes (facet, value, change)
    select counted.facet, counted.value, count(*) * count_listings.change
    from unnest(listings) as p
    cross join lateral (
      values ('total', ''), ('states', p.state), ('propertyTypes', p.property_type), ('financing', p.financing)
    ) as counted (facet, value)
    where p.status = 'active' and counted.value is not null
    group by 1, 2
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One at a time; whoever finds another at it goes on. Under a stricter isolation the rows may be gone, which is an error there.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.listing_changes'))
  then
    with summed as (delete from private.listing_changes returning *)
    insert into private.listing_changes (facet, value, change)
    select s.facet, s.value, sum(s.change) from summed s group by 1, 2;
  end if;
end;
$$;
comment on function private.count_listings(private.listing_kind[], integer) is
  'Adds `change` to the totals for each of those listings that is active. Waits for nobody.';

create function private.keep_totals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.count_listings(array[(old.status, old.state, old.property_type, old.financing)::private.listing_kind], -1);
    perform private.count_listings(array[(new.status, new.state, new.property_type, new.financing)::private.listing_kind], 1);
  else
    perform private.count_listings(
      array(select (t.status, t.state, t.property_type, t.financing)::private.listing_kind from touched t),
      case tg_op when 'INSERT' then 1 else -1 end
    );
  end if;
  return null;
end;
$$;
comment on function private.keep_totals() is
  'Trigger on properties: counts the listings that a statement added or removed, and moves one that changes from value to value.';

create trigger count_added after insert on public.properties
  referencing new table as touched for each statement execute function private.keep_totals();
create trigger count_removed after delete on public.properties
  referencing old table as touched for each statement execute function private.keep_totals();
create trigger count_changed after update on public.properties
  for each row when (
    (old.status, old.state, old.property_type, old.financing) is distinct from (new.status, new.state, new.property_type, new.financing)
  )
  execute function private.keep_totals();

select private.count_listings(
  array(select (p.status, p.state, p.property_type, p.financing)::private.listing_kind from public.properties p), 1
);

create function private.facets() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with totals as materialized (select facet, value, sum(change) as listings from private.listing_changes group by 1, 2 having sum(change) > 0)
    select jsonb_build_object(
      'total', coalesce(max(listings) filter (where facet = 'total'), 0),
      'states', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'states'), '{}'),
      'propertyTypes', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'propertyTypes'), '{}'),
      'financing', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'financing'), '{}')
    )
    from totals
  );
end;
$$;
comment on function private.facets() is 'Does the work of public.property_facets.';

create function public.property_facets() returns jsonb
language sql stable set search_path = ''
as $$ select private.facets(); $$;
comment on function public.property_facets() is
  'How many active listings there are: {total, states, propertyTypes, financing}, the last three from value to number, values without a listing left out.';

-- What the caller asks for ----------------------------------------------------------------------

create function private.bound(filters jsonb, field text, side text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  held jsonb := filters -> field -> side;
begin
  if jsonb_typeof(filters -> field) not in ('object', 'null') then
    raise exception 'Not a range: %', field using errcode = '22023';
  end if;
  if held is null or jsonb_typeof(held) = 'null' then
    return null;
  end if;
  if jsonb_typeof(held) <> 'number' then
    raise exception 'Not a number: % of %', side, field using errcode = '22023';
  end if;
  return nullif(least(greatest((held #>> '{}')::numeric, 0), 1e15), 0);
end;
$$;
comment on function private.bound(jsonb, text, text) is
  'min or max of a range filter, held between 0 and 1e15; null when unset, which 0 and below are too. 22023 for anything but a number.';

create function private.chosen(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  held jsonb := filters -> field;
begin
  if held is null or jsonb_typeof(held) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(held) <> 'array' or exists (select from jsonb_array_elements(held) as item where jsonb_typeof(item) <> 'string') then
    raise exception 'Not a list of words: %', field using errcode = '22023';
  end if;
  return array(select distinct jsonb_array_elements_text(held));
end;
$$;
comment on function private.chosen(jsonb, text) is 'The values of a list filter, each once; empty when unset. 22023 for anything but a list of words.';

create function private.box_condition(box jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  side text;
begin
  foreach side in array array['west', 'south', 'east', 'north'] loop
    if jsonb_typeof(box -> side) is distinct from 'number' then
      raise exception 'A box has west, south, east and north in degrees' using errcode = '22023';
    end if;
  end loop;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision and p.longitude between %L::double precision and %L::double precision',
    box ->> 'south', box ->> 'north', box ->> 'west', box ->> 'east'
  );
end;
$$;
comment on function private.box_condition(jsonb) is 'The condition on p for a part of the map, edges included. 22023 for anything but four numbers.';

create function private.seller_condition() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_members();
begin
  return case hidden when '{}' then '' else format(' and p.user_id <> all (%L::uuid[])', hidden) end;
end;
$$;
comment on function private.seller_condition() is 'SQL for a listing p whose seller and the caller have not blocked each other; nothing where there is no block.';

create function private.read_filters(filters jsonb, out states text[], out types text[], out others text)
language plpgsql stable set search_path = ''
as $$
declare
  financing text[];
  field text;
  low numeric;
  high numeric;
  -- Prices, rooms and areas are whole numbers, bathrooms whole halves: the nearest one inside asks the same.
  step numeric;
begin
  if jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  states := private.chosen(filters, 'states');
  types := private.chosen(filters, 'propertyType');
  if 'Residential' = any (types) then
    types := types || array['Single Family', 'Multi Family', 'Condo'];
  elsif types && array['Single Family', 'Multi Family', 'Condo'] then
    types := types || 'Residential'::text;
  end if;
  types := array(select distinct unnest(types));

  others := private.seller_condition();
  if jsonb_typeof(filters -> 'verifiedOnly') not in ('boolean', 'null') then
    raise exception 'Not true or false: verifiedOnly' using errcode = '22023';
  end if;
  if filters -> 'verifiedOnly' = 'true' then
    if not private.is_paid() then
      raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
    end if;
    others := others || ' and p.verified';
  end if;
  financing := private.chosen(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || 'Subject To'::text;
  end if;
  if financing <> '{}' then
    others := others || format(' and p.financing = any (%L::text[])', financing);
  end if;
  foreach field in array array['price', 'bedrooms', 'bathrooms', 'sqft'] loop
    step := case field when 'bathrooms' then 0.5 else 1 end;
    low := ceil(private.bound(filters, field, 'min') / step) * step;
    high := floor(private.bound(filters, field, 'max') / step) * step;
    if low is not null then
      others := others || format(' and p.%I >= %s', field, low);
    end if;
    if high is not null then
      others := others || format(' and p.%I <= %s', field, high);
    end if;
  end loop;
  if jsonb_typeof(filters -> 'box') <> 'null' then
    others := others || private.box_condition(filters -> 'box');
  end if;
end;
$$;
comment on function private.read_filters(jsonb) is
  'The states and property types that the filters ask for, empty for all of them, and SQL for the rest of what they ask of a listing p. 42501 and 22023 as told of public.search_properties.';

create function private.place_condition(states text[], types text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case states when '{}' then '' else format(' and p.state = any (%L::text[])', states) end
    || case types when '{}' then '' else format(' and p.property_type = any (%L::text[])', types) end;
end;
$$;
comment on function private.place_condition(text[], text[]) is 'SQL for a listing p in those states and of those types; empty lists ask nothing.';

drop function private.search_pattern(text);

create function private.wanted_text(search text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- Nothing that is searched is half as long. What a text costs grows with the square of its length.
  return lower(left(btrim(coalesce(search, '')), 1000));
end;
$$;
comment on function private.wanted_text(text) is 'What a search looks for in search_text; an empty text for none.';

create function private.text_condition(wanted text, by_index boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if wanted = '' then
    return '';
  elsif by_index and wanted ~ '[[:alnum:]]{3}' then
    return format(' and p.search_text like %L', '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%');
  elsif by_index and private.pieces(wanted) <> '{}' then
    return format(' and private.pieces(p.search_text) @> %L::text[] and strpos(p.search_text, %L) > 0', private.pieces(wanted), wanted);
  else
    return format(' and strpos(p.search_text, %L) > 0', wanted);
  end if;
end;
$$;
comment on function private.text_condition(text, boolean) is
  'SQL for a listing p whose text contains this one: such that an index of texts finds it, or such that none is used.';

create function private.matches_among_newest(wanted text, most integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*) from (
      select from (
        select p.search_text from public.properties p where p.status = 'active' order by p.created_at desc, p.id desc limit 1500
      ) as newest
      where strpos(newest.search_text, wanted) > 0 limit most
    ) as matching
  );
end;
$$;
comment on function private.matches_among_newest(text, integer) is
  'How many of the newest 1,500 listings contain the text, counted up to `most`. Postgres itself cannot tell a common text from a rare one well enough.';

create function private.values_of(facet text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select distinct c.value from private.listing_changes c where c.facet = values_of.facet);
end;
$$;
comment on function private.values_of(text) is 'Every state or property type that a listing has, or has had.';

-- A page ----------------------------------------------------------------------------------------

create function private.ordering(sort text, out tuple text, out columns text, out sorted text, out beyond text)
language plpgsql immutable set search_path = ''
as $$
begin
  tuple := case sort
    when 'featured' then 'p.verified, p.created_at, p.id'
    when 'newest' then 'p.created_at, p.id'
    when 'price-asc' then 'p.price, p.id'
    when 'price-desc' then 'p.price, p.id'
    -- As the indexes have it: listings without a cap rate come last.
    when 'cap-rate' then 'coalesce(p.cap_rate, ''-Infinity''::double precision), p.id'
  end;
  columns := case sort when 'cap-rate' then 'p.cap_rate, p.id' else tuple end;
  sorted := case sort when 'price-asc' then tuple else replace(tuple, ', p.', ' desc, p.') || ' desc' end;
  -- Compared as one row, so that an index on the order finds the place.
  beyond := format('(%s) %s (%s)', tuple, case sort when 'price-asc' then '>' else '<' end, replace(tuple, 'p.', '($1).'));
end;
$$;
comment on function private.ordering(text) is
  'SQL for an order of listings p: what it compares, the columns for that, its ORDER BY, and the condition for what comes after the listing $1.';

create function private.last_seen(sort text, after jsonb) returns public.properties
language plpgsql stable set search_path = ''
as $$
declare
  needed text[] := case sort
    when 'featured' then array['verified', 'created_at', 'id']
    when 'newest' then array['created_at', 'id']
    when 'price-asc' then array['price', 'id']
    when 'price-desc' then array['price', 'id']
    when 'cap-rate' then array['id']
  end;
  seen public.properties;
begin
  if needed is null then
    raise exception 'Unknown sort %', coalesce(sort, 'null') using errcode = '22023';
  end if;
  if after is null or jsonb_typeof(after) = 'null' then
    -- Before every listing there can be, so that a first page is asked for like any other.
    seen.verified := true;
    seen.created_at := 'infinity';
    seen.price := case sort when 'price-asc' then 0 else 9223372036854775807 end;
    seen.cap_rate := 'Infinity';
    seen.id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return seen;
  end if;
  if jsonb_typeof(after) <> 'object' or exists (select from unnest(needed) as key where after ->> key is null) then
    raise exception 'Not a row to go on from'
      using errcode = '22023', hint = format('"after" needs %s for this sort.', array_to_string(needed, ', '));
  end if;
  select r.id, r.verified, r.created_at, r.price, r.cap_rate
  into seen.id, seen.verified, seen.created_at, seen.price, seen.cap_rate
  from jsonb_to_record(after) as r (
    id uuid, verified boolean, created_at timestamptz, price bigint, cap_rate double precision
  );
  return seen;
end;
$$;
comment on function private.last_seen(text, jsonb) is
  'The listing after which a page begins. 22023 for an unknown sort and for a row that lacks what the sort needs, 22P02, 22003, 22007 or 22008 for one that holds something else.';

create function private.page_by_text(sort text, conditions text, seen public.properties, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  o record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'with found as materialized (select %s from public.properties p where p.status = ''active'' %s)
     select array(select p.id from found p order by %s limit $2)',
    o.columns, conditions, o.sorted
  ) into page using seen, size;
  return page;
end;
$$;
comment on function private.page_by_text(text, text, public.properties, integer) is
  'The ids of a page, from everything that passes conditions, in which $1 is the listing it goes on from: for a text so rare that an index of texts finds all of it soon.';

create function private.page_by_walk(sort text, conditions text, seen public.properties, size integer, furthest integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  o record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id from (select p.* from public.properties p where p.status = ''active'' and %s order by %s limit $3) p
       where true %s order by %s limit $2
     )',
    o.beyond, o.sorted, conditions, o.sorted
  ) into page using seen, size, furthest;
  return page;
end;
$$;
comment on function private.page_by_walk(text, text, public.properties, integer, integer) is
  'The ids of a page among the next listings in that order, so many of them at most; fewer than asked for when those hold no more.';

create function private.page_by_slices(sort text, states text[], types text[], conditions text, seen public.properties, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  o record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id
       from unnest($3) as slice (state) cross join unnest($4) as kind (property_type) cross join unnest($5) as half (verified)
       cross join lateral (
         select %s from public.properties p
         where p.status = ''active'' and p.state = slice.state and p.property_type = kind.property_type %s %s
         order by %s limit $2
       ) p
       order by %s limit $2
     )',
    o.columns, case sort when 'newest' then 'and p.verified = half.verified' end, conditions, o.sorted, o.sorted
  )
  into page
  using seen, size,
    -- None that no listing has: each would be looked up with each of the others.
    array(select known from unnest(private.values_of('states')) as known where states = '{}' or known = any (states)),
    array(select known from unnest(private.values_of('propertyTypes')) as known where types = '{}' or known = any (types)),
    case sort when 'newest' then array[true, false] else array[true] end;
  return page;
end;
$$;
comment on function private.page_by_slices(text, text[], text[], text, public.properties, integer) is
  'The ids of a page: the next of each state and type in that order, merged. An index has each slice in this order already, for newest in two halves.';

create function private.find_properties(filters jsonb, search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  wanted text := private.wanted_text(search);
  seen public.properties := private.last_seen(sort, after);
  asked record;
  conditions text;
  -- The text, for listings that are read anyway.
  in_passing text;
  beyond text := '';
  by_slices boolean := false;
  page uuid[];
begin
  -- What most people see, with a plan that Postgres keeps. The inner limit tells it how little is read.
  if wanted = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured') and private.hidden_members() = '{}' then
    if sort = 'newest' then
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active' and (p.created_at, p.id) < (seen.created_at, seen.id)
        order by p.created_at desc, p.id desc limit 100
      ) as newest limit size;
    else
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active' and (p.verified, p.created_at, p.id) < (seen.verified, seen.created_at, seen.id)
        order by p.verified desc, p.created_at desc, p.id desc limit 100
      ) as featured limit size;
    end if;
    return;
  end if;

  asked := private.read_filters(filters);
  conditions := private.place_condition(asked.states, asked.types) || asked.others;
  in_passing := private.text_condition(wanted, false);
  if jsonb_typeof(after) = 'object' then
    -- Not for a first page: Postgres would begin at that far end of the prices, not at the price asked for.
    beyond := ' and ' || (private.ordering(sort)).beyond;
  end if;
  if wanted = '' then
    by_slices := true;
    if asked.states = '{}' then
      page := private.page_by_walk(sort, conditions, seen, size, 1500);
    end if;
  elsif asked.states <> '{}' then
    by_slices := private.matches_among_newest(wanted, 100) = 100;
  elsif private.matches_among_newest(wanted, 8) = 8 then
    -- In one of 200 listings or more: as good as certain to be met on the way, unless the filters are in it.
    page := private.page_by_walk(sort, conditions || in_passing, seen, size, 8000);
  end if;
  if page is null or cardinality(page) < size then
    page := case
      when by_slices then private.page_by_slices(sort, asked.states, asked.types, asked.others || beyond || in_passing, seen, size)
      else private.page_by_text(sort, conditions || beyond || private.text_condition(wanted, true), seen, size)
    end;
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, place) join public.properties p on p.id = found.id order by found.place;
end;
$$;
comment on function private.find_properties(jsonb, text, text, jsonb, integer) is 'Does the work of public.search_properties.';

create function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
-- Not SQL, which Postgres would plan again at every call.
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.find_properties(filters, search, sort, after, page_size);
end;
$$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and whose title, address, city, state or ZIP contain the text. '
  'filters: {states, propertyType, financing: lists; price (USD), bedrooms, bathrooms, sqft: {min, max}, inclusive, 0 unset; verifiedOnly: true, for paid members; box: {west, south, east, north} in degrees}, every one optional; Residential matches Single Family, Multi Family and Condo both ways, Creative also finds Subject To. '
  'sort: featured (verified first, then newest), newest, price-asc, price-desc, cap-rate. '
  'after: the last row of the page before ({id, verified, created_at, price, cap_rate}), null for the first page. page_size is held between 1 and 100. 42501 for verifiedOnly without a paid membership, 22023 for a filter or sort that is none or an after that lacks what the sort needs, 22P02, 22003, 22007 or 22008 for one that holds something else.';

-- Count, map, similar ------------------------------------------------------------------------------

create function private.count_found(filters jsonb, search text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked record := private.read_filters(filters);
  wanted text := private.wanted_text(search);
  conditions text := private.place_condition(asked.states, asked.types) || asked.others;
  found_rows integer;
begin
  if wanted <> '' then
    -- From about one listing in 15 on, the first thousand are soon met.
    conditions := conditions || private.text_condition(wanted, private.matches_among_newest(wanted, 100) < 100);
  end if;
  if conditions = '' then
    return (select least(coalesce(sum(c.change), 0), 1001) from private.listing_changes c where c.facet = 'total');
  end if;
  execute format(
    'select count(*)::integer from (select from public.properties p where p.status = ''active'' %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_found(jsonb, text) is 'Does the work of public.count_properties.';

create function public.count_properties(filters jsonb default '{}', search text default '') returns integer
language sql stable set search_path = ''
as $$ select private.count_found(filters, search); $$;
comment on function public.count_properties(jsonb, text) is
  'How many listings search_properties would find in all, counted up to 1,001; 1001 means more than 1,000. Errors as there.';

create function private.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint, verified boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked record := private.read_filters(filters);
  conditions text := 'p.status = ''active''' || private.place_condition(asked.states, asked.types) || asked.others
    || private.text_condition(private.wanted_text(search), true) || private.box_condition(box);
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  execute format('select count(*) from (select from public.properties p where %s limit 501) as matching', conditions) into found_rows;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified from public.properties p where %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query execute format(
      'select null::uuid, avg(p.latitude), avg(p.longitude), count(*)::integer, min(p.price), bool_or(p.verified)
       from public.properties p where %s group by floor(p.latitude / $1), floor(p.longitude / $1)', conditions
    ) using cell;
  end if;
end;
$$;
comment on function private.map_properties(jsonb, text, jsonb, double precision) is 'Does the work of public.map_properties.';

create function public.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint, verified boolean)
language sql stable set search_path = ''
as $$ select * from private.map_properties(filters, search, box, cell); $$;
comment on function public.map_properties(jsonb, text, jsonb, double precision) is
  'What search_properties would find in a part of the map ({west, south, east, north}, degrees): up to 500 listings one by one, newest first, more of them gathered in cells of that many degrees. '
  'A gathering has no id; it stands at its listings'' mean point and has their number, lowest price (USD), and whether any is verified. Errors as for search_properties; 22023 for a cell outside 0.0001 to 90.';

create function private.nearest_in_price(states text[], kind text, price bigint, other_than uuid, most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_members();
begin
  return array(
    select near.id
    from unnest(states) as slice (state)
    cross join lateral (
      (
        select p.id, p.price from public.properties p
        where p.status = 'active' and p.state = slice.state and p.property_type = kind and p.id <> other_than
          and p.price >= nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price, p.id limit most
      )
      union all
      (
        select p.id, p.price from public.properties p
        where p.status = 'active' and p.state = slice.state and p.property_type = kind and p.id <> other_than
          and p.price < nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price desc, p.id limit most
      )
    ) as near
    order by abs(near.price - nearest_in_price.price), near.price, near.id limit most
  );
end;
$$;
comment on function private.nearest_in_price(text[], text, bigint, uuid, integer) is
  'Active listings of a type in those states, nearest in price first. Each state is read from that price up and down.';

create function private.like_listing(property_id uuid, most integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(most, 4), 1), 24);
  listing public.properties;
  page uuid[];
begin
  select * into strict listing from public.properties p where p.id = property_id;
  page := private.nearest_in_price(array[listing.state], listing.property_type, listing.price, listing.id, size);
  if cardinality(page) < size then
    page := page || private.nearest_in_price(
      array_remove(private.values_of('states'), listing.state), listing.property_type, listing.price, listing.id, size - cardinality(page)
    );
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, place) join public.properties p on p.id = found.id order by found.place;
end;
$$;
comment on function private.like_listing(uuid, integer) is 'Does the work of public.similar_properties, for a listing the caller may read.';

create function public.similar_properties(property_id uuid, most integer default 4) returns setof public.properties
language sql stable set search_path = ''
as $$
  select near.* from public.properties p cross join lateral private.like_listing(p.id, most) as near where p.id = property_id;
$$;
comment on function public.similar_properties(uuid, integer) is
  'Active listings like one: of its type, in its state first, nearest in price. None for a listing the caller may not read. Between 1 and 24 of them.';

revoke all on private.listing_changes from public;
revoke execute on all functions in schema private from public;
grant execute on function
  private.find_properties(jsonb, text, text, jsonb, integer), private.count_found(jsonb, text), private.facets(),
  private.map_properties(jsonb, text, jsonb, double precision), private.like_listing(uuid, integer)
  to anon, authenticated, service_role;
-- Whoever posts or edits a listing fills the index.
grant execute on function private.pieces(text) to authenticated, service_role;
revoke execute on function
  public.search_properties(jsonb, text, text, jsonb, integer), public.count_properties(jsonb, text), public.property_facets(),
  public.map_properties(jsonb, text, jsonb, double precision), public.similar_properties(uuid, integer)
  from public;
grant execute on function
  public.search_properties(jsonb, text, text, jsonb, integer), public.count_properties(jsonb, text), public.property_facets(),
  public.map_properties(jsonb, text, jsonb, double precision), public.similar_properties(uuid, integer)
  to anon, authenticated, service_role;
