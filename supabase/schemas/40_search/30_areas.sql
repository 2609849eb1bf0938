-- Where a search looks: conditions for places with a radius around them, parts of the map, and drawn areas.

create function private.shape_corners(shape jsonb) returns point[]
language plpgsql immutable set search_path = ''
as $$
declare
  max_corners constant integer := 100;
begin
  if jsonb_typeof(shape) <> 'array' or jsonb_array_length(shape) not between 3 and max_corners then
    raise exception 'A drawn area has 3 to % corners', max_corners using errcode = '22023', detail = 'shape';
  end if;
  if exists (
    select from jsonb_array_elements(shape) as corner
    where case
      when jsonb_typeof(corner) <> 'array' or jsonb_array_length(corner) <> 2 then true
      when jsonb_typeof(corner -> 0) <> 'number' or jsonb_typeof(corner -> 1) <> 'number' then true
      else abs((corner ->> 0)::numeric) > 180 or abs((corner ->> 1)::numeric) > 90
    end
  ) then
    raise exception 'A corner is a longitude and a latitude in degrees' using errcode = '22023', detail = 'shape';
  end if;
  return array(
    -- Rounded, because products of tiny numbers are out of range.
    select point(round((c.corner ->> 0)::numeric, 6), round((c.corner ->> 1)::numeric, 6))
    from jsonb_array_elements(shape) with ordinality as c (corner, ordinal) order by c.ordinal
  );
end;
$$;
comment on function private.shape_corners(jsonb) is
  'The corners (x is the longitude) of a drawn area, [[longitude, latitude], ...] in degrees. Raises 22023 for '
  'anything but 3 to 100 of them.';

create function private.shape_condition(shape jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  corners constant point[] := private.shape_corners(shape);
  size constant integer := cardinality(corners);
  outline constant polygon := (
    '(' || array_to_string(array(select c::text from unnest(corners) as c), ',') || ')'
  )::polygon;
  bounds constant box := box(outline);
  crosses boolean;
  is_wide boolean;
  surface double precision;
begin
  with edges as (
    select n, corners[n] as a, corners[n % size + 1] as b from generate_series(1, size) as n
  )
  select bool_or(abs(e.a[0] - e.b[0]) > 180), sum(e.a[0] * e.b[1] - e.b[0] * e.a[1]),
    -- Neighbors share a corner.
    bool_or(exists (
      select from edges o
      where o.n > e.n + 1 and not (e.n = 1 and o.n = size) and lseg(e.a, e.b) ?# lseg(o.a, o.b)
    ))
  into is_wide, surface, crosses from edges e;
  if is_wide then
    raise exception 'A drawn area can''t cross the 180th meridian' using errcode = '22023', detail = 'shape';
  elsif crosses then
    raise exception 'The outline of a drawn area can''t cross itself' using errcode = '22023', detail = 'shape';
  elsif abs(surface) < 1e-9 then
    raise exception 'A drawn area can''t be a line' using errcode = '22023', detail = 'shape';
  end if;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision'
    ' and point(p.longitude, p.latitude) <@ %L::polygon',
    (bounds[1])[1], (bounds[0])[1], (bounds[1])[0], (bounds[0])[0], outline
  );
end;
$$;
comment on function private.shape_condition(jsonb) is
  'SQL condition on listing p for a drawn area, its outline included. The box around it lets an index find candidates. '
  'Raises 22023 for what isn''t one (private.shape_corners), crosses itself or the 180th meridian, or has no surface.';

create function private.bounds_condition(box jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  side text;
begin
  foreach side in array array['west', 'south', 'east', 'north'] loop
    if jsonb_typeof(box -> side) is distinct from 'number' then
      raise exception 'A box has west, south, east and north in degrees' using errcode = '22023', detail = side;
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
    raise exception 'A search has at most 20 places' using errcode = '22023', detail = 'places';
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
      raise exception 'Not a place: %', place
        using errcode = '22023', hint = 'Such as "city:Memphis, TN".', detail = 'places';
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
