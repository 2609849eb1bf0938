set check_function_bodies = off;

create or replace function private.city_condition (
  name  text,
  state text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  city_name constant text := private.place_name(name);
  inside constant text := format('p.state = %L and p.city_name = %L', state, city_name);
begin
  return case when miles is null then inside
    else format('(%s or %s)', inside, private.radius_condition(
      format('private.place_name(z.city) = %L and z.state = %L', city_name, state), miles
    )) end;
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
$function$;

create or replace function private.radius_condition (
  center text,
  miles  integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  latitude constant text := format('(select avg(z.latitude) from public.zip_codes z where %s)', center);
  longitude constant text := format('(select avg(z.longitude) from public.zip_codes z where %s)', center);
begin
  if miles not between 1 and 100 then
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

create or replace function private.zip_condition (
  zip   text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return case when miles is null then format('p.zip = %L', zip)
    else private.radius_condition(format('z.zip = %L', zip), miles) end;
end;
$function$;

comment on function "private"."city_condition"(text, text, integer) is 'SQL condition on listing p for a city. With miles, which reach from the middle of its ZIP codes, also for what''s around it: a large city extends beyond a small radius. Raises 22023 unless miles are null or 1 to 100.';

comment on function "private"."radius_condition"(text, integer) is 'SQL condition on listing p for at most `miles` from the middle of the ZIP codes z that fulfill an SQL condition. Nothing passes if there are none. Raises 22023 unless miles are 1 to 100.';

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, address, city, state, or ZIP contains it. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees; shape: an area drawn on the map, 3 to 100 corners [longitude, latitude]}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", or "zip:38103, TN"; "city:Memphis+10, TN" and "zip:38103+10, TN" add 1 to 100 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, the newest 1,000, by match_score, then newest. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

revoke all on function "private"."city_condition"(text, text, integer) from public;

revoke all on function "private"."radius_condition"(text, integer) from public;

reset check_function_bodies;
