set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."properties";

drop trigger "touch_updated_at" on "public"."properties";

alter table "public"."properties"
  add column "units" integer;

alter table "public"."properties"
  add column "year_built" integer;

create or replace function private.filter_conditions (
  filters jsonb,
  OUT     states text[],
  OUT     types text[],
  OUT     verified_only boolean,
  OUT     conditions text
)
  returns record
  language plpgsql
  immutable
  security definer
  set search_path to ''
  AS $function$
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
    || case when private.flag_filter(filters, 'noJv') then ' and p.jv_share_pct = 0' else '' end
    || case when private.flag_filter(filters, 'priceDrop') then ' and p.dropped_from is not null' else '' end;
  financing := private.list_filter(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || private.creative_financing_types();
  end if;
  for list in
    select * from (values
      ('p.financing = any (%L::text[])', financing),
      ('p.condition = any (%L::text[])', private.list_filter(filters, 'condition')),
      ('p.occupancy = any (%L::text[])', private.list_filter(filters, 'occupancy')),
      ('private.suitable_strategies(p.condition, p.property_type) && %L::text[]',
        private.list_filter(filters, 'strategy'))
    ) as lists (test, chosen)
    where lists.chosen <> '{}'
  loop
    conditions := conditions || ' and ' || format(list.test, list.chosen);
  end loop;
  conditions := conditions || private.number_conditions(filters);
  if jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.bounds_condition(filters -> 'box');
  end if;
end;
$function$;

create or replace function private.flag_filter (
  filters jsonb,
  field   text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(filters -> field) not in ('boolean', 'null') then
    raise exception 'Not true or false: %', field using errcode = '22023';
  end if;
  return coalesce(filters -> field = 'true', false);
end;
$function$;

create or replace function private.location_condition (
  filters jsonb,
  OUT     states text[],
  OUT     condition text
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
    parts := coalesce(
      regexp_match(place, '^(city|county):(.{1,100}), ([A-Z]{2})$'),
      regexp_match(place, '^(zip):([0-9]{5})(?:\+([0-9]{1,9}))?, ([A-Z]{2})$')
    );
    if parts is null then
      raise exception 'Not a place: %', place using errcode = '22023', hint = 'Such as "city:Memphis, TN".';
    end if;
    alternatives := alternatives || case parts[1]
      when 'city' then format('p.state = %L and lower(p.city) = lower(%L)', parts[3], parts[2])
      when 'county' then format('p.state = %L and p.county = %L', parts[3], parts[2])
      else private.zip_condition(parts[2], parts[3]::integer)
    end;
    states := states || parts[cardinality(parts)];
    -- A radius may reach into other states.
    is_anywhere := is_anywhere or parts[1] = 'zip' and parts[3] is not null;
  end loop;
  states := case when is_anywhere then '{}' else array(select distinct unnest(states)) end;
  condition := format(' and (%s)', array_to_string(alternatives, ' or '));
end;
$function$;

create or replace function private.miles_between (
  latitude_a  double precision,
  longitude_a double precision,
  latitude_b  double precision,
  longitude_b double precision
)
  returns double precision
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return 2 * 3958.8 * asin(least(1, sqrt(
    sin(radians(latitude_b - latitude_a) / 2) ^ 2
    + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2
  )));
end;
$function$;

create or replace function private.number_conditions (
  filters jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  field record;
  low numeric;
  high numeric;
  conditions text := '';
begin
  for field in
    select * from (values
      -- Counts and whole USD: rounding a bound inward doesn't change the result. Bathrooms are halves.
      ('price', 'p.price', 1), ('bedrooms', 'p.bedrooms', 1), ('bathrooms', 'p.bathrooms', 0.5),
      ('sqft', 'p.sqft', 1), ('units', 'p.units', 1), ('yearBuilt', 'p.year_built', 1), ('capRate', 'p.cap_rate', 0)
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
  for field in
    select f.name, f.quantity, private.range_filter(filters, f.name, 'min') as low,
      private.range_filter(filters, f.name, 'max') as high
    from (values ('pricePerSqft', 'p.sqft'), ('pricePerUnit', 'p.units')) as f (name, quantity)
  loop
    -- Multiplied, because dividing would round. 0 sqft is not stated.
    if field.low is not null then
      conditions := conditions || format(' and p.price >= %s * nullif(%s, 0)', field.low, field.quantity);
    end if;
    if field.high is not null then
      conditions := conditions || format(' and p.price <= %s * nullif(%s, 0)', field.high, field.quantity);
    end if;
  end loop;
  -- Days since it was posted, at most 100 years.
  low := least(private.range_filter(filters, 'age', 'min'), 36500);
  high := least(private.range_filter(filters, 'age', 'max'), 36500);
  if low is not null then
    conditions := conditions || format(' and p.created_at <= now() - interval ''1 day'' * %s', low);
  end if;
  if high is not null then
    conditions := conditions || format(' and p.created_at >= now() - interval ''1 day'' * %s', high);
  end if;
  return conditions;
end;
$function$;

create or replace function private.property_facets (
  filters jsonb,
  search  text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  by_slices constant boolean := search_term = '' and jsonb_typeof(coalesce(filters -> 'box', 'null')) = 'null';
  text_filter text := '';
  facet record;
  result jsonb;
begin
  if search_term = '' and private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
    = private.seller_condition()
  then
    return private.facet_totals(private.hidden_member_ids());
  end if;
  if search_term <> '' then
    text_filter := private.text_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  result := jsonb_build_object('total', private.count_properties(filters, search));
  for facet in
    select * from (values
      ('states', array['states', 'places']), ('propertyTypes', array['propertyType']),
      ('financing', array['financing'])
    ) as facets (name, fields)
  loop
    parsed := private.parse_filters(filters - facet.fields);
    result := result || jsonb_build_object(facet.name, private.count_options(
      facet.name,
      private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter,
      by_slices
    ));
  end loop;
  return result;
end;
$function$;

create or replace function private.zip_condition (
  zip   text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  latitude constant text := format('(select z.latitude from public.zip_codes z where z.zip = %L)', zip);
  longitude constant text := format('(select z.longitude from public.zip_codes z where z.zip = %L)', zip);
begin
  if miles is null then
    return format('p.zip = %L', zip);
  elsif miles not between 1 and 100 then
    raise exception 'A radius is 1 to 100 miles' using errcode = '22023';
  end if;
  -- The box lets an index find candidates. A degree of latitude is 69 miles, one of longitude less.
  return format(
    '(p.latitude between %1$s - %3$s / 69.0 and %1$s + %3$s / 69.0'
    ' and p.longitude between %2$s - %3$s / (69.0 * cos(radians(%1$s)))'
    ' and %2$s + %3$s / (69.0 * cos(radians(%1$s)))'
    ' and private.miles_between(p.latitude, p.longitude, %1$s, %2$s) <= %3$s)', latitude, longitude, miles
  );
end;
$function$;

alter table "public"."properties"
  add constraint "properties_units_check" check (((units >= 1) AND (units <= 10000)));

alter table "public"."properties"
  add constraint "properties_year_built_check"
    check (((year_built >= 1600) AND (year_built <= 2100)));

create index properties_city_idx on public.properties using btree (state, lower(city))
  where (status = 'active'::text);

create index properties_zip_idx on public.properties using btree (zip)
  where (status = 'active'::text);

create trigger check_updated_columns
  before update on public.properties
  for each row
  execute function
    private.allow_update_columns('title', 'description', 'property_type', 'address', 'city',
    'state',
    'zip',
    'county',
    'price',
    'bedrooms',
    'bathrooms',
    'sqft',
    'lot_sqft',
    'condition',
    'financing',
    'occupancy',
    'off_market_contract',
    'images',
    'noi',
    'latitude',
    'longitude',
    'status',
    'arv',
    'repair_cost',
    'monthly_rent',
    'other_monthly_income',
    'vacancy_pct',
    'annual_expenses', 'units', 'year_built', 'cap_rate', 'search_text', 'dropped_from');

create trigger touch_updated_at
  before update of title,
    description,
    property_type,
    address,
    city,
    state,
    zip,
    county,
    price,
    bedrooms,
    bathrooms,
    sqft,
    lot_sqft,
    condition,
    financing,
    occupancy,
    off_market_contract,
    images,
    noi,
    latitude,
    longitude,
    arv,
    repair_cost,
    monthly_rent,
    other_monthly_income, vacancy_pct, annual_expenses, units, year_built on public.properties
  for each row
  execute function private.touch_updated_at();

comment on column "public"."properties"."units" is 'Number of dwellings or rentable spaces; null if not stated.';

comment on column "public"."properties"."year_built" is 'Null if not stated.';

comment on function "private"."filter_conditions"(jsonb) is 'Parses search filters, the same for every caller, into states and property types (both empty for all), whether only verified listings pass, and an SQL condition on listing p for everything but states and types. Raises 22023 as described for public.search_properties.';

comment on function "private"."flag_filter"(jsonb, text) is 'A switch of search filters; false when unset. Raises 22023 for anything but true, false, and null.';

comment on function "private"."location_condition"(jsonb) is 'The places of search filters: every state that a matching listing can be in (empty for all), and an SQL condition on listing p that begins with and, empty if the states say it all. A listing is in one of the states or in one of the places. Raises 22023 for what isn''t a place, more than 20, and a radius beyond 100 miles.';

comment on function
  "private"."miles_between"(double precision, double precision, double precision, double precision)
  is 'Distance in miles between two positions in degrees: the haversine formula, with the Earth''s mean radius.';

comment on function "private"."number_conditions"(jsonb) is 'SQL condition on listing p for the ranges of search filters; empty for none. A listing that doesn''t state a number passes no range of it. Raises 22023 for anything but numbers.';

comment on function "private"."zip_condition"(text, integer) is 'SQL condition on listing p for a ZIP code, or for at most `miles` from its center if not null. Nothing passes for an unknown ZIP code with miles. Raises 22023 unless miles are 1 to 100.';

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and whose title, address, city, state, or ZIP contains the text. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", "zip:38103, TN", or "zip:38103+10, TN" for 10 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, the newest 1,000, by match_score, then newest. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

revoke all on function "private"."flag_filter"(jsonb, text) from public;

revoke all on function "private"."location_condition"(jsonb) from public;

revoke all
  on function
    "private"."miles_between"(double precision, double precision, double precision, double
    precision)
  from public;

revoke all on function "private"."number_conditions"(jsonb) from public;

revoke all on function "private"."zip_condition"(text, integer) from public;

reset check_function_bodies;
