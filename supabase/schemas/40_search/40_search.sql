-- Marketplace search: filters, text, sort orders, count, facets, and map.
--
-- A search shows what the policy on properties lets the caller read of the active listings: those of everyone but
-- private.hidden_member_ids. It reads private.search_listings; only the rows it returns come from properties.

-- Filters -----------------------------------------------------------------------------------------

create function private.range_filter(filters jsonb, field text, side text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field -> side;
begin
  if jsonb_typeof(filters -> field) not in ('object', 'null') then
    raise exception 'Not a range: %', field using errcode = '22023';
  end if;
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(raw_value) <> 'number' then
    raise exception 'Not a number: % of %', side, field using errcode = '22023';
  end if;
  return nullif(least(greatest((raw_value #>> '{}')::numeric, 0), 1e15), 0);
end;
$$;
comment on function private.range_filter(jsonb, text, text) is
  'The min or max of a range filter, clamped to 0 to 1e15; null when unset, 0, or negative. Raises 22023 for '
  'anything but a number.';

create function private.list_filter(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field;
begin
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(raw_value) <> 'array' or exists (select from jsonb_array_elements(raw_value) as item
    where jsonb_typeof(item) <> 'string') then
    raise exception 'Not a list of words: %', field using errcode = '22023';
  end if;
  return array(select distinct jsonb_array_elements_text(raw_value));
end;
$$;
comment on function private.list_filter(jsonb, text) is
  'The distinct values of a list filter; empty when unset. Raises 22023 for anything but a list of strings.';

create function private.bounds_condition(box jsonb) returns text
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
    ' and p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision',
    box ->> 'south', box ->> 'north', box ->> 'west', box ->> 'east'
  );
end;
$$;
comment on function private.bounds_condition(jsonb) is
  'SQL condition on listing p for a map area, edges included. Raises 22023 for anything but four numbers.';

create function private.seller_condition() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_member_ids();
begin
  return case hidden when '{}' then '' else format(' and p.user_id <> all (%L::uuid[])', hidden) end;
end;
$$;
comment on function private.seller_condition() is
  'SQL condition that excludes sellers hidden from the caller by a block; empty if there are none.';

create function private.miles_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) returns double precision
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return 2 * 3958.8 * asin(least(1, sqrt(
    sin(radians(latitude_b - latitude_a) / 2) ^ 2
    + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2
  )));
end;
$$;
comment on function private.miles_between(double precision, double precision, double precision, double precision) is
  'Distance in miles between two positions in degrees: the haversine formula, with the Earth''s mean radius.';

create function private.radius_condition(latitude double precision, longitude double precision, miles integer)
returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- A degree of latitude is 69 miles, one of longitude less.
  height constant double precision := miles / 69.0;
  width constant double precision := height / cos(radians(latitude));
begin
  if miles not between 1 and 100 then
    raise exception 'A radius is 1 to 100 miles' using errcode = '22023';
  elsif latitude is null then
    return 'false';
  end if;
  -- The box lets an index find candidates.
  return format(
    '(p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision'
    ' and private.miles_between(p.latitude, p.longitude, %L::double precision, %L::double precision) <= %s)',
    latitude - height, latitude + height, longitude - width, longitude + width, latitude, longitude, miles
  );
end;
$$;
comment on function private.radius_condition(double precision, double precision, integer) is
  'SQL condition on listing p for at most `miles` from a position in degrees. Nothing passes if the position is null. '
  'Raises 22023 unless miles are 1 to 100.';

-- The next two are immutable although they read ZIP codes, which only a migration changes. As constants, unlike
-- subqueries, positions can be estimated by the planner, and searched for on several servers while one is down.

create function private.zip_condition(zip text, miles integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  center record;
begin
  if miles is null then
    return format('p.zip = %L', zip);
  end if;
  select z.latitude, z.longitude into center from public.zip_codes z where z.zip = zip_condition.zip;
  return private.radius_condition(center.latitude, center.longitude, miles);
end;
$$;
comment on function private.zip_condition(text, integer) is
  'SQL condition on listing p for a ZIP code, or for at most `miles` from its center if not null. Nothing passes for '
  'an unknown ZIP code with miles. Raises 22023 unless miles are 1 to 100.';

create function private.city_condition(name text, state text, miles integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  city_name constant text := private.place_key(name);
  inside constant text := format('p.state = %L and p.city_name = %L', state, city_name);
  center record;
begin
  if miles is null then
    return inside;
  end if;
  select avg(z.latitude) as latitude, avg(z.longitude) as longitude into center
  from public.zip_codes z where private.place_key(z.city) = city_name and z.state = city_condition.state;
  return format('(%s or %s)', inside, private.radius_condition(center.latitude, center.longitude, miles));
end;
$$;
comment on function private.city_condition(text, text, integer) is
  'SQL condition on listing p for a city. With miles, which reach from the middle of its ZIP codes, also for what''s '
  'around it: a large city extends beyond a small radius. Raises 22023 unless miles are null or 1 to 100.';

create function private.location_condition(filters jsonb, out states text[], out condition text)
language plpgsql immutable set search_path = ''
as $$
declare
  places constant text[] := private.list_filter(filters, 'places');
  place text;
  parts text[];
  alternatives text[] := '{}';
  is_anywhere boolean := false;
begin
  states := private.list_filter(filters, 'states');
  condition := '';
  if places = '{}' then
    return;
  elsif cardinality(places) > 20 then
    raise exception 'A search has at most 20 places' using errcode = '22023';
  end if;
  if states <> '{}' then
    alternatives := array[format('p.state = any (%L::text[])', states)];
  end if;
  foreach place in array places loop
    parts := regexp_match(place, '^(city|county|zip):([^+]{1,100})(?:\+([0-9]{1,9}))?, ([A-Z]{2})$');
    if parts is null
      or parts[1] = 'county' and parts[3] is not null
      or parts[1] = 'zip' and parts[2] !~ '^[0-9]{5}$'
    then
      raise exception 'Not a place: %', place using errcode = '22023', hint = 'Such as "city:Memphis, TN".';
    end if;
    alternatives := alternatives || case parts[1]
      when 'city' then private.city_condition(parts[2], parts[4], parts[3]::integer)
      when 'county' then format('p.state = %L and p.county = %L', parts[4], parts[2])
      else private.zip_condition(parts[2], parts[3]::integer)
    end;
    states := states || parts[4];
    -- A radius may reach into other states.
    is_anywhere := is_anywhere or parts[3] is not null;
  end loop;
  states := case when is_anywhere then '{}' else array(select distinct unnest(states)) end;
  condition := format(' and (%s)', array_to_string(alternatives, ' or '));
end;
$$;
comment on function private.location_condition(jsonb) is
  'The places of search filters: every state that a matching listing can be in (empty for all), and an SQL condition '
  'on listing p that begins with and, empty if the states say it all. A listing is in one of the states or in one of '
  'the places. Raises 22023 for what isn''t a place, more than 20, and a radius beyond 100 miles.';

create function private.number_conditions(filters jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  field record;
  low numeric;
  high numeric;
  conditions text := '';
begin
  for field in
    select * from (values
      -- Counts and whole USD: rounding a bound inward doesn't change the result. Bathrooms are quarters.
      ('price', 'p.price', 1), ('bedrooms', 'p.bedrooms', 1), ('bathrooms', 'p.bathrooms', 0.25),
      ('sqft', 'p.sqft', 1), ('units', 'p.units', 1), ('yearBuilt', 'p.year_built', 1), ('capRate', 'p.cap_rate', 0),
      ('pricePerSqft', 'p.price_per_sqft', 0), ('pricePerUnit', 'p.price_per_unit', 0)
    ) as fields (name, expression, step)
  loop
    low := private.range_filter(filters, field.name, 'min');
    high := private.range_filter(filters, field.name, 'max');
    if field.step > 0 then
      low := ceil(low / field.step) * field.step;
      high := floor(high / field.step) * field.step;
    end if;
    if low is not null then
      conditions := conditions || format(' and %s >= %s', field.expression, low);
    end if;
    if high is not null then
      conditions := conditions || format(' and %s <= %s', field.expression, high);
    end if;
  end loop;
  -- Days since it was posted, at most 100 years.
  low := private.range_filter(filters, 'age', 'min');
  high := private.range_filter(filters, 'age', 'max');
  if low is not null then
    conditions := conditions || format(' and p.created_at <= now() - interval ''1 day'' * %s', least(low, 36500));
  end if;
  if high is not null then
    conditions := conditions || format(' and p.created_at >= now() - interval ''1 day'' * %s', least(high, 36500));
  end if;
  return conditions;
end;
$$;
comment on function private.number_conditions(jsonb) is
  'SQL condition on listing p for the ranges of search filters; empty for none. A listing that doesn''t state a number '
  'passes no range of it. Raises 22023 for anything but numbers.';

create function private.flag_filter(filters jsonb, field text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(filters -> field) not in ('boolean', 'null') then
    raise exception 'Not true or false: %', field using errcode = '22023';
  end if;
  return coalesce(filters -> field = 'true', false);
end;
$$;
comment on function private.flag_filter(jsonb, text) is
  'A switch of search filters; false when unset. Raises 22023 for anything but true, false, and null.';

create function private.filter_conditions(
  filters jsonb, out states text[], out types text[], out verified_only boolean, out conditions text
)
language plpgsql immutable security definer set search_path = ''
as $$
declare
  location record;
  financing text[];
  list record;
begin
  if jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  location := private.location_condition(filters);
  states := location.states;
  types := private.list_filter(filters, 'propertyType');
  if 'Residential' = any (types) then
    types := types || private.residential_types();
  elsif types && private.residential_types() then
    types := types || 'Residential'::text;
  end if;
  types := array(select distinct unnest(types));

  verified_only := private.flag_filter(filters, 'verifiedOnly');
  conditions := location.condition
    || case when verified_only then ' and p.verified' else '' end
    || case when private.flag_filter(filters, 'noJv') then ' and p.no_jv' else '' end
    || case when private.flag_filter(filters, 'priceDrop') then ' and p.price_dropped' else '' end;
  financing := private.list_filter(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || private.creative_financing_types();
  end if;
  for list in
    select * from (values
      ('p.financing = any (%L::text[])', financing),
      ('p.condition = any (%L::text[])', private.list_filter(filters, 'condition')),
      ('p.occupancy = any (%L::text[])', private.list_filter(filters, 'occupancy')),
      ('p.strategies && %L::text[]', private.list_filter(filters, 'strategy'))
    ) as lists (test, chosen)
    where lists.chosen <> '{}'
  loop
    conditions := conditions || ' and ' || format(list.test, list.chosen);
  end loop;
  conditions := conditions || private.number_conditions(filters);
  if jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.bounds_condition(filters -> 'box');
  end if;
  if jsonb_typeof(filters -> 'shape') <> 'null' then
    conditions := conditions || private.shape_condition(filters -> 'shape');
  end if;
end;
$$;
comment on function private.filter_conditions(jsonb) is
  'Parses search filters, the same for every caller, into states and property types (both empty for all), whether only '
  'verified listings pass, and an SQL condition on listing p for everything but states and types. Raises 22023 as '
  'described for public.search_properties.';

create function private.parse_filters(filters jsonb, out states text[], out types text[], out conditions text)
language plpgsql stable set search_path = ''
as $$
declare
  parsed constant record := private.filter_conditions(filters);
begin
  if parsed.verified_only and not private.has_entitlement('verified_only') then
    raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  states := parsed.states;
  types := parsed.types;
  conditions := private.seller_condition() || parsed.conditions;
end;
$$;
comment on function private.parse_filters(jsonb) is
  'Parses the caller''s search filters into states, property types (both empty for all), and an SQL condition on '
  'listing p for the rest, including blocks. Raises 42501 and 22023 as described for public.search_properties.';

create function private.state_and_type_condition(states text[], types text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case states when '{}' then '' else format(' and p.state = any (%L::text[])', states) end
    || case types when '{}' then '' else format(' and p.property_type = any (%L::text[])', types) end;
end;
$$;
comment on function private.state_and_type_condition(text[], text[]) is
  'SQL condition on listing p for states and property types; empty lists match all.';

create function private.facet_values(facet text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select distinct c.value from private.listing_changes c where c.facet = facet_values.facet);
end;
$$;
comment on function private.facet_values(text) is 'Every value of a facet that a listing has or has had.';

create function private.selected_or_all(selected text[], available text[]) returns text[]
language sql immutable set search_path = ''
as $$ select array(select value from unnest(available) as value where selected = '{}' or value = any (selected)); $$;
comment on function private.selected_or_all(text[], text[]) is
  'The available values that are selected; all of them if none are selected.';

-- Pages of results --------------------------------------------------------------------------------

create function private.search_properties(filters jsonb, search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  limits record;
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  last_row private.search_listings := private.cursor_row(sort, after);
  parsed record;
  conditions text;
  -- For rows that are read anyway, without a text index.
  text_filter text;
  after_cursor text := '';
  by_slices boolean := false;
  page uuid[];
begin
  if search_term = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured')
    and private.hidden_member_ids() = '{}' then
    return query select * from private.listings_in_order(private.page_of_all(sort, last_row, size));
    return;
  end if;

  limits := private.search_limits();
  parsed := private.parse_filters(filters);
  conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  text_filter := private.search_condition(search_term, false);
  if jsonb_typeof(after) = 'object' then
    -- Not for a first page: Postgres would start at the end of the index rather than at the price filter.
    after_cursor := ' and ' || (private.ordering(sort)).after_cursor;
  end if;
  if search_term = '' then
    by_slices := true;
    if parsed.states = '{}' then
      page := private.page_by_scan(sort, conditions, last_row, size, limits.filter_scan);
      -- Reading a few listings by the index of a filter is cheaper than looking for them in every slice.
      by_slices := cardinality(page) = size or private.estimate_matches(conditions) > limits.indexed;
    end if;
  elsif parsed.states <> '{}' then
    by_slices := private.is_common(search_term);
  elsif private.is_common(search_term, limits.findable) then
    -- Finds a page, unless the filters are selective.
    page := private.page_by_scan(sort, conditions || text_filter, last_row, size, limits.text_scan);
  end if;
  if page is null or cardinality(page) < size then
    page := case
      when by_slices then private.page_by_slices(sort, parsed.states, parsed.types,
        parsed.conditions || after_cursor || text_filter, last_row, size)
      else private.page_by_text(sort, conditions || after_cursor || private.search_condition(search_term, true),
        last_row, size)
    end;
  end if;
  return query select * from private.listings_in_order(page);
end;
$$;
comment on function private.search_properties(jsonb, text, text, jsonb, integer) is
  'Implements public.search_properties.';

create function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
-- PL/pgSQL, because Postgres would plan an SQL function again at every call.
language plpgsql stable set search_path = ''
as $$
begin
  if sort is distinct from 'best-match' then
    return query select * from private.search_properties(filters, search, sort, after, page_size);
  elsif auth.uid() is null then
    raise exception 'Sign in to see what matches your investment criteria best.' using errcode = '42501';
  else
    return query select * from private.best_matches(filters, search, after, page_size);
  end if;
end;
$$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, '
  'address, city, state, and ZIP have its words. filters, all optional: {states, places, propertyType, financing, '
  'condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), '
  'pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, '
  'priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees; shape: an '
  'area drawn on the map, 3 to 100 corners [longitude, latitude]}. A listing is in one of the states or of the places, '
  'which read "city:Memphis, TN", "county:Shelby, TN", or "zip:38103, TN"; "city:Memphis+10, TN" and '
  '"zip:38103+10, TN" add 1 to 100 miles around. Residential matches Single Family, Multi Family, and Condo in both '
  'directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then '
  'newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other '
  'members'' listings that fail none of its criteria except strategy, about the newest 1,000, by match_score, then '
  'newest; those that don''t state what a filter of the box asks for only among the newest 5,000 listings. '
  'Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, '
  'priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises '
  '42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, '
  'and 22P02, 22003, 22007, or 22008 for an invalid one.';

-- Count -------------------------------------------------------------------------------------------

create function private.count_properties(filters jsonb default '{}', search text default '') returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  found_rows integer;
begin
  if search_term <> '' then
    -- Reading in order soon finds the first thousand listings with a common text.
    conditions := conditions || private.search_condition(search_term, not private.is_common(search_term));
  end if;
  if conditions = '' then
    return (select least(coalesce(sum(c.change), 0), 1001) from private.listing_changes c where c.facet = 'total');
  end if;
  execute format(
    'select count(*)::integer
     from (select 1 from private.search_listings p where true %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_properties(jsonb, text) is
  'Number of listings search_properties would find, counted up to 1,001; 1001 means more than 1,000. Raises the '
  'same errors.';
select private.expose('count_properties', 'anon');

-- Facets ------------------------------------------------------------------------------------------

create function private.facet_totals(hidden_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with totals as (
      select changes.facet, changes.value, sum(changes.change) as listings
      from (
        select c.facet, c.value, c.change from private.listing_changes c
        union all
        select f.facet, f.value, -1
        from (select * from private.search_listings where user_id = any (hidden_ids) offset 0) as p
        -- A row made of its columns, because a distributed table has no type of its own on other servers.
        cross join lateral private.facets_of(row(p.*)::private.search_listings) as f
      ) as changes
      group by 1, 2 having sum(changes.change) > 0
    )
    select coalesce(jsonb_object_agg(kinds.facet, kinds.options), '{}')
    from (select t.facet, jsonb_object_agg(t.value, t.listings) as options from totals t group by 1) as kinds
  );
end;
$$;
comment on function private.facet_totals(uuid[]) is
  'Number of listings with each value of each facet, {facet: {value: number}}, from the stored totals, without the '
  'listings of these members.';

create type private.facet_source as (name text, fields text[], is_switch boolean, expression text, option text);
comment on type private.facet_source is
  'name: in the result of public.property_facets. fields: the filters it counts the options of. is_switch: whether its '
  'only value is true. expression: SQL for the value, or list of values, of listing p. option: SQL condition on p for '
  'one value.';

create function private.facet_sources() returns setof private.facet_source
language sql immutable set search_path = ''
as $$
  values ('states', array['states', 'places'], false, 'p.state', 'p.state = %L'),
    ('propertyTypes', array['propertyType'], false, 'p.property_type', 'p.property_type = %L'),
    ('financing', array['financing'], false, 'p.financing', 'p.financing = %L'),
    ('condition', array['condition'], false, 'p.condition', 'p.condition = %L'),
    ('occupancy', array['occupancy'], false, 'p.occupancy', 'p.occupancy = %L'),
    ('strategy', array['strategy'], false, 'p.strategies', 'p.strategies @> array[%L]'),
    ('noJv', array['noJv'], true, 'nullif(p.no_jv, false)::text', 'p.no_jv = %L'),
    ('priceDrop', array['priceDrop'], true, 'nullif(p.price_dropped, false)::text', 'p.price_dropped = %L'),
    ('verified', array['verifiedOnly'], true, 'nullif(p.verified, false)::text', 'p.verified = %L');
$$;
comment on function private.facet_sources() is 'What public.property_facets counts: the facets of private.facets_of.';

create function private.count_values(sources private.facet_source[], conditions text, share numeric) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  execute format(
    'with found as materialized (select %s from private.search_listings p %s where true %s),
     counted as (%s)
     select coalesce(jsonb_object_agg(c.facet, c.options), ''{}'')
     from (
       select facet, jsonb_object_agg(value, listings) as options from counted where value is not null group by 1
     ) as c',
    (select string_agg(format('%s as %I', s.expression, s.name), ', ') from unnest(sources) as s),
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end,
    conditions,
    (
      select string_agg(
        format('select %L as facet, %s as value, count(*) as listings from found f %s group by 2', s.name,
          case s.name when 'strategy' then 'v.value' else format('f.%I', s.name) end,
          case s.name when 'strategy' then 'cross join unnest(f.strategy) as v (value)' else '' end),
        ' union all '
      )
      from unnest(sources) as s
    )
  ) into result;
  return result;
end;
$$;
comment on function private.count_values(private.facet_source[], text, numeric) is
  'How many listings that meet the conditions, in a sample of `share` percent, have each value of these facets: '
  '{facet: {value: number}}. Facets and values that none has are missing.';

create function private.at_least(sampled integer, share numeric) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  -- Three standard errors of a Poisson count below the estimate.
  low constant numeric := greatest(sampled, floor((sampled - 3 * sqrt(sampled)) * 100 / share));
  digit constant numeric := power(10, floor(log(low)));
begin
  return floor(low / digit) * digit;
end;
$$;
comment on function private.at_least(integer, numeric) is
  'The round number, such as 60, 100, or 2,000, that a count almost certainly reaches when a sample of `share` percent '
  'has `sampled`, at least 1.';

create function private.count_options(sources private.facet_source[], conditions text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  share constant numeric := private.sample_percent(10000);
  sampled jsonb;
begin
  if share = 100 or private.estimate_matches(conditions) <= 10000 then
    return private.count_values(sources, conditions, 100);
  end if;
  sampled := private.count_values(sources, conditions, share);
  return (
    select jsonb_object_agg(s.name, (
      select coalesce(jsonb_object_agg(known.value, case
        when sampled -> s.name ? known.value
          then jsonb_build_object('atLeast', private.at_least((sampled -> s.name ->> known.value)::integer, share))
      end), '{}')
      from unnest(private.facet_values(s.name)) as known (value)
    ))
    from unnest(sources) as s
  );
end;
$$;
comment on function private.count_options(private.facet_source[], text) is
  'How many listings that meet the conditions have each value of these facets: {facet: {value: number}}, without '
  'values that none has. If more than about 10,000 of more than 20,000 listings match, {atLeast: number} from a '
  'sample, or null for a value that the sample doesn''t have.';

create function private.property_facets(filters jsonb default '{}', search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  text_filter text := '';
  all_conditions text;
  own_conditions text;
  source private.facet_source;
  -- Facets that no filter narrows are counted together.
  together private.facet_source[] := '{}';
  counts jsonb;
begin
  if search_term <> '' then
    text_filter := private.search_condition(search_term, not private.is_common(search_term));
  end if;
  all_conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter;
  if all_conditions = private.seller_condition() then
    counts := private.facet_totals(private.hidden_member_ids());
    counts := counts || jsonb_build_object('total', coalesce(counts -> 'total' -> '', '0'));
  else
    counts := jsonb_build_object('total', private.count_properties(filters, search));
    for source in select * from private.facet_sources() loop
      parsed := private.filter_conditions(filters - source.fields);
      own_conditions := private.state_and_type_condition(parsed.states, parsed.types) || private.seller_condition()
        || parsed.conditions || text_filter;
      if own_conditions = all_conditions then
        together := together || source;
      else
        counts := counts || private.count_options(array[source], own_conditions);
      end if;
    end loop;
    counts := counts || private.count_options(together, all_conditions);
  end if;
  return (
    select jsonb_object_agg(s.name, coalesce(
      case when s.is_switch then counts -> s.name -> 'true' else counts -> s.name end,
      case when s.is_switch then '0' else '{}' end::jsonb
    ))
    from private.facet_sources() as s
  ) || jsonb_build_object('total', counts -> 'total');
end;
$$;
comment on function private.property_facets(jsonb, text) is
  'Number of listings that search_properties would find, {total, states, propertyTypes, financing, condition, '
  'occupancy, strategy, noJv, priceDrop, verified}. total: up to 1,001, exact without text and filters. Others: how '
  'many it would find with only that value of its kind, or that switch, and all filters of other kinds: a number, '
  '{atLeast: number} if more than about 10,000 listings match, or null if not counted. Values without a listing are '
  'missing. Raises the same errors.';
select private.expose('property_facets', 'anon');

-- Map ---------------------------------------------------------------------------------------------

create function private.map_clusters(conditions text, cell double precision, share numeric)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language plpgsql stable security definer set search_path = '' rows 300
as $$
begin
  return query execute format(
    'select null::uuid, avg(p.latitude), avg(p.longitude), round(count(*) * 100 / $2)::integer,
       case when $2 = 100 then min(p.price) end, bool_or(p.verified)
     from private.search_listings p %s where true %s group by floor(p.latitude / $1), floor(p.longitude / $1)',
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end, conditions
  ) using cell, share;
end;
$$;
comment on function private.map_clusters(text, double precision, numeric) is
  'Clusters, as described for public.map_properties, of the listings that meet the conditions, in a sample of `share` '
  'percent of all listings. Estimated numbers have no lowest price.';

create function private.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_exact constant integer := 10000;
  sample constant numeric := private.sample_percent(20000);
  parsed record := private.parse_filters(filters);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
    || private.search_condition(private.normalize_search(search), true) || private.bounds_condition(box);
  is_sampled boolean;
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  is_sampled := sample < 100 and private.estimate_matches(conditions) > max_exact;
  if not is_sampled then
    execute format('select count(*) from (select 1 from private.search_listings p where true %s limit 501) as matching',
      conditions) into found_rows;
  end if;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified
       from private.search_listings p where true %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query
      select * from private.map_clusters(conditions, cell,
        case when is_sampled then sample else 100 end);
  end if;
end;
$$;
comment on function private.map_properties(jsonb, text, jsonb, double precision) is
  'Listings that search_properties would find in a map area ({west, south, east, north}, degrees): up to 500 '
  'individually, newest first; more are clustered in cells of `cell` degrees. A cluster has no id; it has the mean '
  'position, number, and lowest price (USD) of its listings, and whether any is verified. If about 10,000 or more of '
  'more than 40,000 listings match, clusters are estimated from a sample: their price is null, and small ones may be '
  'missing. Raises the errors of search_properties, and 22023 for a cell outside 0.0001 to 90.';
select private.expose('map_properties', 'anon');

-- Grants ------------------------------------------------------------------------------------------
-- For the generated columns of search_alerts.
grant execute on function private.filter_conditions(jsonb) to authenticated, service_role;
grant execute on function
  private.search_properties(jsonb, text, text, jsonb, integer),
  public.search_properties(jsonb, text, text, jsonb, integer)
  to anon, authenticated, service_role;
